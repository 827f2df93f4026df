/** The advanced game: what is new, its set-up and its wheels. */
import type { RulesSection } from '@bottega/kernel';
import { COLOURS } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { COLOUR, DECORATION, florinPlaces, florins, markers, pieces, STATUE, sections, statuePlaces, THE_DECORATION, warehouses } from './words.ts';

export const advanced = (facts: Facts): RulesSection[] => [overview(facts), setup(facts), board(facts), buying(facts)];

const overview = ({ edition, places }: Facts): RulesSection => ({
  id: 'advanced',
  title: 'Das Spiel für Fortgeschrittene',
  blocks: [
    'Alles Bisherige gilt weiterhin. Neu sind Verzierungen und Statuen, die auf deinen Gebäuden stehen:',
    {
      list: [
        '**Verzierungen** erhöhen den Wert eines Gebäudes um 1, wenn es gewertet wird. Am Ende bringen Sätze **gleicher** Verzierungen Punkte.',
        '**Statuen** erhöhen den Wert nicht. Ein Gebäude mit Statue kann aber noch einmal zählen, auf einem Statuenplatz, und am Ende gibt es Punkte für die meisten Statuen in jeder Stadt.',
      ],
    },
    `Alle haben ${markers(edition.court.advanced.length)} statt ${edition.court.normal.length}, und es gibt ${places.advanced} Wertungsplätze statt ${places.normal}.`,
    {
      figure: 'pieces',
      caption: 'Die sechs Verzierungen, die Statuen in sechs Farben und die goldene Statue',
    },
  ],
});

function setup({ edition, byPlayers, and, sector }: Facts): RulesSection {
  const { pieces: counts, wheel, court } = edition;
  return {
    id: 'advanced-setup',
    title: 'Spielaufbau für Fortgeschrittene',
    part: true,
    blocks: [
      'Baue das Grundspiel auf und ändere Folgendes:',
      {
        steps: [
          `Die Blöcke liegen auf dem **großen Rad**. Es zeigt in jedem Sektor eine Verzierung, im Uhrzeigersinn ${and(wheel.decorations.map((name) => DECORATION[name]))}. Seine Stellung zu Beginn ist zufällig.`,
          `Darin liegt das kleine **Statuenrad** mit je einer Statue pro Sektor, im Uhrzeigersinn ${and(wheel.statues.map((colour) => COLOUR[colour]))}. Zu Beginn liegt ${COLOUR[wheel.statues[0]]} bei Sektor ${sector(0)}.`,
          `Der Vorrat enthält die **Verzierungen** aus der Tabelle unten und ${counts.statues} **Statuen** in jeder der ${COLOURS.length} Farben, insgesamt ${counts.statues * COLOURS.length}.`,
          `Der Hof hat ${sections(court.advanced.length)}. Alle legen in jeden davon einen Marker, insgesamt ${court.advanced.length}. Die **goldenen Statuen** liegen am Hof, ${counts.gold} pro Spieler.`,
          `Alle drehen ihr Spielertableau auf die Seite für Fortgeschrittene: Sie hat ${warehouses(counts.warehouses)} und ${statuePlaces(counts.statuePlaces.length)}. Der Spielplan hat jetzt auch ${florinPlaces(edition.florins.places.length)}.`,
        ],
      },
      {
        table: 'Verzierungen und goldene Statuen nach Spielerzahl',
        head: ['Spieler', 'Verzierungen jeder Sorte', 'Verzierungen insgesamt', 'Goldene Statuen'],
        rows: byPlayers.map(({ players, decorations, allDecorations, gold }) => [String(players), String(decorations), String(allDecorations), String(gold)]),
      },
    ],
  };
}

const board = ({ edition }: Facts): RulesSection => ({
  id: 'advanced-board',
  title: 'Dein Spielertableau für Fortgeschrittene',
  part: true,
  blocks: [
    {
      figure: 'advanced-board',
      caption: 'Ein Spielertableau im Spiel für Fortgeschrittene',
      labels: [
        'Ein Gebäude mit seiner Verzierung (links) und einer Statue (rechts)',
        'Eine Stadt mit Aufwertungsplättchen: Ihr Ertrag hat einen goldenen Rand.',
        `Deine Lager, mit Platz für ${pieces(edition.pieces.warehouses)}`,
        'Deine Statuenplätze, jeder für zwei Städte',
        'Die Florinplätze, für alle',
      ],
    },
  ],
});

function buying({ examples, city, type, sector }: Facts): RulesSection {
  const { spent, decoration, statue, value } = examples.emptied;
  return {
    id: 'advanced-buying',
    title: 'Blöcke kaufen für Fortgeschrittene',
    part: true,
    blocks: [
      'Wenn du kaufst, muss sich mindestens ein Rad drehen. Du hast die Wahl:',
      {
        list: [
          '**Beide Räder** drehen sich um einen Sektor im Uhrzeigersinn, und das große wird wie gewohnt aufgefüllt.',
          '**Nur das Statuenrad** dreht sich um einen Sektor im Uhrzeigersinn, und es kommen keine Blöcke dazu. Das darfst du nur, wenn du danach einen Block bezahlen kannst.',
        ],
      },
      'Dann kaufst du wie gewohnt aus einem Sektor. **Kaufst du alle Blöcke, die in einem Sektor liegen, darfst du entweder die Verzierung oder die Statue nehmen, die er zeigt**, sofern der Vorrat sie noch hat. In dem Sektor muss mindestens ein Block gelegen haben: Ein leerer bringt nichts.',
      {
        figure: 'two-wheels',
        caption: 'Die beiden Räder',
        labels: [
          'Die Verzierung eines Sektors, auf dem großen Rad',
          'Die Statue eines Sektors, auf dem Statuenrad',
          'Die Nabe, um die sich beide Räder drehen. Neben dem Rad wählst du, welche sich drehen.',
        ],
      },
      {
        example: 'Ein Sektor wird leer gekauft',
        blocks: [
          `Du drehst nur das Statuenrad. Sektor ${sector(2)} zeigt jetzt ${THE_DECORATION[decoration]} und die ${STATUE[statue]} Statue. Du kaufst beide Blöcke dort für ${florins(spent)}, und der Sektor ist leer. Du nimmst ${THE_DECORATION[decoration]} für deinen ${type('palazzo')} mit dem Wert ${value} in ${city('viareggio')}; er zählt von nun an ${value + 1}. Die ${STATUE[statue]} Statue hätte dort ebenfalls gepasst.`,
        ],
      },
      'Preise und Sonderfälle sind dieselben wie im [Grundspiel](#buying).',
    ],
  };
}
