/** Decorations and statues: placing, storing and buying them. */
import type { RulesSection } from '@bottega/kernel';
import { TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { DECORATION, florins, points, warehouses } from './words.ts';

export const pieces = (facts: Facts): RulesSection[] => [placing(facts), storing(facts), purchase(facts)];

const placing = ({ edition, type }: Facts): RulesSection => ({
  id: 'pieces',
  title: 'Versieringen en beelden',
  part: true,
  blocks: [
    'Een versiering of beeld dat je krijgt aangeboden, hoef je niet te nemen. Neem je het stuk, dan zet je het meteen op een van je gebouwen of [sla je het op](#storing). Op een gebouw blijft het voorgoed staan. Op een gebouw past hoogstens één versiering en één beeld.',
    {
      list: [
        '**Een versiering** past alleen op het type gebouw waar die bij hoort.',
        '**Een beeld** past in elke stad die blokken van zijn kleur accepteert, op elk type gebouw.',
        '**Een gouden beeld** past op elk gebouw in elke stad. Het is alleen bij het hof te krijgen.',
      ],
    },
    {
      table: 'Types en versieringen',
      head: ['Type', 'Versiering'],
      rows: TYPES.map((name) => [type(name), DECORATION[edition.buildings.types[name].decoration]]),
    },
    'Met een versiering telt een gebouw **bij elke waardering 1 meer**: op een stads-, type-, landschaps- of beeldenplaats. Verder verandert er niets: niet wat het kost om het gebouw door het monument te vervangen, en niet de punten voor bouwen zonder markers. Vervang je een gebouw door het monument, dan verhuizen versiering en beeld mee naar het monument.',
  ],
});

const storing = ({ edition }: Facts): RulesSection => ({
  id: 'storing',
  title: 'Stukken opslaan',
  part: true,
  blocks: [
    `Je hebt ${warehouses(edition.pieces.warehouses)}, elk met ruimte voor één versiering of één beeld. Je mag een stuk ook opslaan als het ergens zou passen.`,
    {
      list: [
        'In elke **latere** beurt mag je opgeslagen stukken op gebouwen plaatsen waar ze passen, zoveel als je wilt. Dat kost niets en is geen actie.',
        'Past het nieuwe stuk op geen van je gebouwen en is er geen pakhuis vrij, dan mag je een opgeslagen stuk **afleggen** om ruimte te maken, of het nieuwe laten liggen. Past het wel ergens maar is er geen pakhuis vrij, dan moet je het plaatsen of laten liggen.',
        'Afgelegde stukken gaan terug naar de voorraad, gouden beelden terug in de doos.',
        'Opgeslagen stukken leveren aan het einde niets op.',
      ],
    },
  ],
});

function purchase({ edition, examples, playedWith, city, type, pays }: Facts): RulesSection {
  const { price, florins: had, value, points: score } = examples.gold;
  return {
    id: 'purchase',
    title: 'Een stuk kopen met florijnen',
    part: true,
    blocks: [
      `**Eén keer per beurt** mag je voor **${florins(edition.pieces.price)}** een versiering of beeld uit de voorraad kopen. Dat is geen actie. Je moet het stuk meteen plaatsen:`,
      {
        list: [
          'een versiering zoals altijd op een gebouw van het juiste type;',
          `**een beeld alleen in de stad van zijn eigen kleur**: een wit beeld in ${city('livorno')}, een geel beeld in ${city('pisa')}, enzovoort;`,
          'nooit in een pakhuis. Gouden beelden zijn niet te koop.',
        ],
      },
      'Een stuk kopen mag vóór je actie, tussen het krijgen van een bonus en het kiezen van de plaats, of na je actie. Opgeslagen stukken plaatsen mag op dezelfde momenten, en ook wanneer je een nieuw stuk krijgt aangeboden.',
      {
        example: 'Een aankoop en een gouden beeld',
        blocks: [
          `Je hebt ${florins(had)} en een ${type('palazzo')} met waarde ${value} in ${city('lucca')}. Je koopt voor ${florins(price)} een ${DECORATION[playedWith.buildings.types.palazzo.decoration]} en versiert daarmee het ${type('palazzo')}, dat nu ${value + 1} telt. Als actie neem je je marker uit een vak met een gouden beeld, zet je het beeld op hetzelfde gebouw en kies je de beeldenplaats van ${city('viareggio')} en ${city('lucca')}: ${value + 1} × ${pays(playedWith.cities.lucca.pays, playedWith.cities.lucca.reward)} = ${points(score)}.`,
        ],
      },
    ],
  };
}
