/** Decorations and statues: placing, storing and buying them. */
import type { RulesSection } from '@bottega/kernel';
import { TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { A_DECORATION, DECORATION, florins, points, warehouses } from './words.ts';

export const pieces = (facts: Facts): RulesSection[] => [placing(facts), storing(facts), purchase(facts)];

const placing = ({ edition, type }: Facts): RulesSection => ({
  id: 'pieces',
  title: 'Verzierungen und Statuen',
  part: true,
  blocks: [
    'Du musst eine Verzierung oder Statue, die dir angeboten wird, nicht nehmen. Nimmst du sie, platzierst du sie sofort auf einem deiner Gebäude oder [lagerst](#storing) sie ein. Auf einem Gebäude bleibt sie bis zum Ende der Partie. Jedes Gebäude trägt höchstens eine Verzierung und eine Statue.',
    {
      list: [
        '**Eine Verzierung** passt nur auf Gebäude ihrer eigenen Art.',
        '**Eine Statue** passt in jede Stadt, die Blöcke ihrer Farbe annimmt, auf Gebäude jeder Art.',
        '**Eine goldene Statue** passt auf jedes Gebäude in jeder Stadt. Es gibt sie nur vom Hof.',
      ],
    },
    {
      table: 'Gebäudearten und Verzierungen',
      head: ['Gebäudeart', 'Verzierung'],
      rows: TYPES.map((name) => [type(name), DECORATION[edition.buildings.types[name].decoration]]),
    },
    'Mit einer Verzierung zählt ein Gebäude **bei jeder Wertung 1 mehr**, ob Stadt, Gebäudeart, Landschaft oder Statuenplatz. Sonst ändert sie nichts: weder die Kosten für den Ausbau zum Monument noch die Punkte für das Bauen ohne Marker. Wird ein Gebäude zum Monument, kommen seine Verzierung und seine Statue auf das Monument.',
  ],
});

const storing = ({ edition }: Facts): RulesSection => ({
  id: 'storing',
  title: 'Verzierungen und Statuen einlagern',
  part: true,
  blocks: [
    `Du hast ${warehouses(edition.pieces.warehouses)}; in jedes passt ein Stück, also eine Verzierung oder eine Statue. Du darfst ein Stück auch einlagern, wenn es auf eines deiner Gebäude passen würde.`,
    {
      list: [
        'In jedem **späteren** deiner Züge darfst du beliebig viele eingelagerte Stücke auf passenden Gebäuden platzieren. Das kostet nichts und ist keine Aktion.',
        'Passt das neue Stück auf keines deiner Gebäude und ist kein Lager frei, darfst du ein eingelagertes Stück **abwerfen**, um Platz zu schaffen, oder auf das neue verzichten. Passt es auf ein Gebäude, aber kein Lager ist frei, musst du es platzieren oder darauf verzichten.',
        'Abgeworfene Stücke kommen zurück in den Vorrat, goldene Statuen zurück in die Schachtel.',
        'Eingelagerte Stücke bringen am Ende nichts.',
      ],
    },
  ],
});

function purchase({ edition, examples, playedWith, city, type, pays }: Facts): RulesSection {
  const { price, florins: had, value, points: score } = examples.gold;
  return {
    id: 'purchase',
    title: 'Verzierungen und Statuen kaufen',
    part: true,
    blocks: [
      `**Einmal pro Zug** darfst du für **${florins(edition.pieces.price)}** eine Verzierung oder eine Statue aus dem Vorrat kaufen. Das ist keine Aktion. Du musst das Stück sofort platzieren:`,
      {
        list: [
          'eine Verzierung wie gewohnt auf einem Gebäude ihrer Art;',
          `**eine Statue nur in der Stadt ihrer eigenen Farbe**: eine weiße in ${city('livorno')}, eine gelbe in ${city('pisa')} und so weiter;`,
          'nie in einem Lager. Goldene Statuen kannst du nicht kaufen.',
        ],
      },
      'Kaufen kannst du vor deiner Aktion, zwischen Bonus und Wahl des Wertungsplatzes oder nach deiner Aktion. Eingelagerte Stücke darfst du zu denselben Zeitpunkten platzieren und außerdem dann, wenn dir ein neues Stück angeboten wird.',
      {
        example: 'Ein Kauf und eine goldene Statue',
        blocks: [
          `Du hast ${florins(had)} und einen ${type('palazzo')} mit dem Wert ${value} in ${city('lucca')}. Du kaufst für ${florins(price)} ${A_DECORATION[playedWith.buildings.types.palazzo.decoration]} für den ${type('palazzo')}; er zählt jetzt ${value + 1}. Als Aktion nimmst du deinen Marker aus einem Abschnitt mit goldener Statue, platzierst die Statue auf demselben Gebäude und wählst den Statuenplatz für ${city('viareggio')} und ${city('lucca')}: ${value + 1} × ${pays(playedWith.cities.lucca.pays, playedWith.cities.lucca.reward)} = ${points(score)}.`,
        ],
      },
    ],
  };
}
