/** The final scoring of the advanced game. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATIONS, florins, NAMES, points } from './words.ts';

export const advancedEnd = (facts: Facts): RulesSection[] => [scoring(facts), decorationSets(facts), statueRanks(facts), finale(facts)];

const scoring = (_facts: Facts): RulesSection => ({
  id: 'advanced-end',
  title: 'Eindtelling van het spel voor gevorderden',
  part: true,
  blocks: [
    'De partij eindigt zoals in het basisspel. Daarna krijgt iedereen punten, in deze volgorde: voor florijnen, tegen de koers van de eigen [florijnenplaats](#florin-places) als je er een hebt, en altijd naar beneden afgerond; voor sets van [versieringen](#decoration-sets); en voor de [beelden](#statue-ranks) in elke stad. Bij een gelijke stand geldt hetzelfde als in het [basisspel](#final-scoring).',
  ],
});

const decorationSets = ({ edition }: Facts): RulesSection => ({
  id: 'decoration-sets',
  title: 'Sets van versieringen',
  part: true,
  blocks: [
    'Tel per soort de versieringen op je gebouwen. **Alle versieringen van dezelfde soort vormen één set**, en hoe groter een set is, hoe meer punten die oplevert. Versieringen van verschillende soorten vormen samen geen set. Opgeslagen versieringen tellen niet mee.',
    {
      table: 'Sets van dezelfde versiering',
      head: ['Grootte van de set', 'Punten'],
      rows: edition.pieces.decorationSets.map((score, index) => [String(index + 1), String(score)]),
    },
  ],
});

const statueRanks = ({ edition, city }: Facts): RulesSection => ({
  id: 'statue-ranks',
  title: 'De meeste beelden in een stad',
  part: true,
  blocks: [
    'Vergelijk per stad hoeveel beelden iedereen daar heeft. De kleuren maken niet uit. Om in een stad punten te krijgen, moet je er **minstens één beeld** hebben.',
    {
      table: 'Punten voor de beelden in elke stad',
      head: ['Stad', 'Eerste', 'Tweede', 'Derde'],
      rows: CITIES.map((name) => [city(name), ...edition.cities[name].statues.map(String)]),
    },
    '**Gelijke stand:** alle betrokken spelers krijgen de punten van de eerstvolgende lagere plaats, en ook die plaats is daarmee vergeven. Staan dus twee spelers samen eerste, dan krijgen ze allebei de punten voor de tweede plaats, en de volgende speler krijgt die voor de derde. Wie de derde plaats deelt, krijgt niets.',
  ],
});

function finale({ examples, playedWith, city }: Facts): RulesSection {
  const { florins: money, sets, cities, scores } = examples.finale;
  const rate = playedWith.florins.places[0];
  const counted = (seat: number): string => sets[seat].sets.map(({ type, size }) => DECORATIONS[playedWith.buildings.types[type].decoration](size)).join(', ');
  const part = (title: string, ...codes: string[]): string[] => [
    title,
    ...scores.map(({ parts }) => String(parts.filter(({ code }) => codes.includes(code)).reduce((sum, each) => sum + each.points, 0))),
  ];
  return {
    id: 'advanced-example',
    title: 'Een volledige eindtelling',
    part: true,
    blocks: [
      {
        example: 'Vier spelers aan het einde van een partij voor gevorderden',
        blocks: [
          `**Florijnen.** Je hebt de plaats vanaf ${florins(rate.needs)} gereserveerd: voor je ${florins(money[0].florins)} krijg je ${points(money[0].points)}. Beatrice heeft er ${money[1].florins}, Cosimo ${money[2].florins} en Lucia ${money[3].florins}; met 1 punt per ${florins(playedWith.florins.rate)} krijgen zij ${money[1].points}, ${money[2].points} en ${points(money[3].points)}.`,
          {
            table: 'Versieringen op gebouwen',
            head: ['Speler', 'Sets', 'Punten'],
            rows: sets.map(({ points: score }, seat) => [NAMES[seat], counted(seat), String(score)]),
          },
          {
            table: 'Beelden in elke stad → punten',
            head: ['Stad', ...NAMES],
            rows: cities.map(({ city: name, counts, points: score }) => [
              city(name),
              ...counts.map((count, seat) => (count === 0 ? '–' : `${count} → ${score[seat]}`)),
            ]),
          },
          `In ${city('massa')} sta je samen met Beatrice eerste. Jullie krijgen allebei de punten voor de tweede plaats, en Cosimo krijgt die voor de derde. In ${city('viareggio')} heb jij de meeste beelden; Beatrice en Cosimo staan samen tweede en krijgen de punten voor de derde plaats.`,
          {
            table: 'De eindstand van alle vier',
            head: ['Punten voor', ...NAMES],
            rows: [
              part('Alles tijdens de partij', 'evaluation', 'court', 'building', 'end'),
              part('Florijnen', 'florins'),
              part('Versieringen', 'decorations'),
              part('Beelden', 'statues'),
              ['**Totaal**', ...scores.map(({ total }) => `**${total}**`)],
            ],
          },
        ],
      },
    ],
  };
}
