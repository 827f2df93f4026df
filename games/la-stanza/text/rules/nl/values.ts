/** Where the values come from that the rulebooks print only as pictures. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import type { Origin, ValueName, ValueRow } from '../origins.ts';

const WHAT: Readonly<Record<ValueName, string>> = {
  hiringCosts: 'Inhuurkosten van de zes arbeidersvelden, van links naar rechts, in florijnen (uit de spelregels blijkt alleen dat 4 en 1 voorkomen)',
  recruitmentSpaces: 'Velden van het wervingsspoor',
  'moneyTrack.florins': 'Geldspoor, veld voor veld: florijnen (de spelregels noemen begin en einde)',
  'moneyTrack.points': 'Geldspoor, veld voor veld: PP',
  'moneyTrack.whiteMeeples': 'Velden van het geldspoor met een witte helper',
  'masterpieces.covers': 'De zes afdektegels: PP van het veld dat elke tegel afsluit',
  museum: 'Museummeerderheid: PP vanaf de eerste plaats',
  bonusMajority: 'Bonustegelmeerderheid: PP vanaf de eerste plaats',
  passing: 'Plekken voor definitief passen: PP, beste eerst',
  characters: 'Personen',
  starters: 'Startpersoon',
  bank: 'Florijnen in de bank',
};

const ORIGINS: Readonly<Record<Origin, string>> = {
  RB: 'spelregels',
  BOX: 'doos van een eigenaar',
  PUB: 'openbare bron',
  DER: 'afgeleid uit het materiaal en de voorbeelden',
  OUR: 'onze keuze',
  FILE: 'meegegeven met de editie waarmee je speelt',
};

/** The house's own PP of the money track come from three places. */
const POINTS_OF_TRACK = '1 en 11: spelregels; 15: openbare bron; de rest: afgeleid';

const ANY = '2 tot 4';

export function values(f: Facts): RulesSection[] {
  const what = ({ name, discipline }: ValueRow): string => (discipline === null ? WHAT[name] : `${WHAT[name]} van ${f.discipline(discipline)}`);
  const origin = ({ name, origins }: ValueRow): string =>
    name === 'moneyTrack.points' && !origins.includes('FILE') ? POINTS_OF_TRACK : origins.map((mark) => ORIGINS[mark]).join('; ');
  return [
    {
      id: 'values',
      title: 'Gereconstrueerde waarden',
      folded: true,
      blocks: [
        'Sommige waarden staan alleen op de borden en de tegels, niet in de tekst van de spelregels. Hier vind je ze, met waar ze vandaan komen. Wie het spel bezit en ziet dat er een niet klopt, kan met eigen waarden spelen.',
        {
          table: 'Waarden en waar ze vandaan komen',
          head: ['Wat het is', 'Waarde', 'Spelers', 'Waar het vandaan komt'],
          rows: [
            ...f.values.map((row) => [what(row), f.valueText(row) ?? 'onbeperkt', row.players ?? ANY, origin(row)]),
            [
              'Volgorde van de kamers, met de klok mee vanaf het bonustegelveld',
              `${f.colours.map(({ discipline }) => discipline).join(', ')}; elk drie velden`,
              ANY,
              ORIGINS.PUB,
            ],
            ['Kleuren van de disciplines', f.colours.map(({ discipline, colour }) => `${discipline} ${colour}`).join(', '), ANY, ORIGINS.PUB],
            ['Waar het aanvullen begint', 'op het eerste veld na het bonustegelveld', ANY, ORIGINS.DER],
            ['Boekenplank', `${f.count(f.edition.shelfLength, { one: '# boek', other: '# boeken' })} van elk van de vier kleuren`, ANY, ORIGINS.RB],
            ['Arbeidersspoor', 'zes velden: de geldschieter en vijf personen', ANY, ORIGINS.RB],
          ],
        },
        `De voorbeelden in de spelregels noemen ${f.and(['vasco-da-gama', 'amerigo-vespucci', 'john-calvin', 'charles-v', 'paracelsus', 'massimiliano-de-la-luce', 'soledade-and-bizarro', 'maria-nobelli'].map((name) => f.character(name)))}. Alle andere namen zijn van ons, en meestal ook de discipline waar iemand bij hoort. Namen hebben geen invloed op het spel.`,
      ],
    },
  ];
}
