/** The Atelier and its five actions. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';
import { craft } from './craft.ts';
import { drawing, relation } from './relation.ts';

const atelier = (facts: Facts): RulesSection => {
  const { edition, stories, prestiges, list } = facts;
  const { beats, cards, ducatsAlone, studies, tokens } = counted(facts);
  const times = prestiges.map(({ prestige }) => prestige);
  const wood = ducatsAlone(stories.prices.wood);
  return {
    id: 'atelier',
    title: 'Die Werkstatt',
    blocks: [
      'Du führst die Aktionen deiner Partitur eine nach der anderen aus, von links nach rechts. Du darfst eine Aktion mit weniger Schlägen ausführen, als sie hat, oder sie auslassen. Bei einer Aktion, die du auslässt, wirkt kein Lehrling mit, und ihre Nachbarn verbinden sich nicht. Hat dir ein Lehrling bei einer Aktion etwas eingebracht oder hast du für ihn bezahlt, darfst du sie nicht mehr auslassen, es sei denn, du könntest sie nur mit der Hilfe des Meisters ausführen.',
      { figure: 'lines', caption: `Die fünf Aktionen und ihre Zeichen: ${list(edition.lines.map(facts.line))}.` },
      {
        table: 'Was eine Aktion bringt',
        head: ['Aktion', ...times.map(beats), 'Jeder weitere Schlag'],
        rows: [
          [
            '[Holz](#action-wood)',
            ...times.map((time) => `${wood}: Holz der Qualität ${Math.min(time, edition.quality)}`),
            `nichts: Qualität ${edition.quality} ist die höchste`,
          ],
          ['[Studium](#action-study)', ...times.map(studies), `${studies(1)} mehr`],
          [
            '[Anfertigung](#action-craft)',
            ...times.map((time) =>
              time === 1 ? 'eine Geige für einen Musiker mit Prestige 1' : `eine Geige für einen Musiker mit höchstens Prestige ${time}`,
            ),
            'nichts: Es gibt kein höheres Prestige',
          ],
          [
            '[Beziehung](#action-relation)',
            ...times.map((time) =>
              time === 1
                ? `${cards(time)} oder den Beziehungseffekt eines Musikers mit Prestige 1`
                : `${cards(time)} oder den Beziehungseffekt eines Musikers mit höchstens Prestige ${time}`,
            ),
            `${cards(1)} mehr`,
          ],
          ['[Restaurierung](#action-restoration)', ...times.map((time) => `${tokens(time)} auf Geigen`), `${tokens(1)} mehr`],
        ],
      },
      'Mit Handkarten und Lehrlingen kann eine Aktion [mehr Schläge](#time) bekommen.',
    ],
  };
};

const wood = (facts: Facts): RulesSection => {
  const { edition, stories, examples } = facts;
  const { beats, ducats } = counted(facts);
  const { added, bought, aged } = stories.wood;
  return {
    id: 'action-wood',
    part: true,
    title: 'Holz',
    blocks: [
      `Zahle ${ducats(stories.prices.wood)} und lege ein Stück Holz in dein Lager: einen Geigenmarker aus deinem Vorrat mit Lutherie-Markern darauf. Seine **Qualität**, den Geigenmarker mitgezählt, ist die Zahl der Schläge, höchstens ${edition.quality}. Du darfst auch weniger nehmen. Du brauchst einen Geigenmarker in deinem Vorrat.`,
      'Mit jeder Aktion kaufst du genau ein Stück, auch wenn die Aktion noch so lang ist. In deinem Lager haben beliebig viele Stücke Platz; am Ende jedes Werkstattzugs [reifen](#ageing) sie.',
      { figure: 'wood', caption: `Holz der Qualität 1 bis ${edition.quality}.` },
      {
        example: 'Ein Beispiel',
        blocks: told(examples.wood, [
          `Deine Aktion Holz hat ${beats(added.time - 1)}. Du wirfst ${named(facts)(added.card)} ab, eine Holz-Karte: Jetzt hat sie ${beats(added.time)}. Für ${ducats(stories.prices.wood)} erhältst du Holz der Qualität ${bought}. Am Ende dieses Werkstattzugs reift es auf Qualität ${aged}.`,
        ]),
      },
    ],
  };
};

const study = (facts: Facts): RulesSection => {
  const { studies } = counted(facts);
  return {
    id: 'action-study',
    part: true,
    title: 'Studium',
    blocks: [
      `Nimm so viele Studien, wie die Aktion Schläge hat: Lutherie-Marker kommen aus deinem Vorrat zu deinen Studien. Eine Aktion Studium mit 2 Schlägen bringt ${studies(2)}. Mit Studien änderst du deine Partitur, baust Geigen für die Musiker des Meisters und bezahlst manche Effekte.`,
    ],
  };
};

const restoration = (facts: Facts): RulesSection => {
  const { edition, stories, examples } = facts;
  const { beats, tokens } = counted(facts);
  const { restoration: one } = stories;
  const musician = named(facts)(one.card);
  return {
    id: 'action-restoration',
    part: true,
    title: 'Restaurierung',
    blocks: [
      `Lege so viele deiner Lutherie-Marker, wie die Aktion Schläge hat, auf Geigen bei Musikern, und zwar **auf deine oder auf fremde**. Verteile sie, wie du willst, bis höchstens Qualität ${edition.quality} pro Geige. Holz im Lager und Geigen in einer Sammlung kannst du nicht restaurieren.`,
      'Warum solltest du eine gegnerische Geige restaurieren? Dein Marker öffnet dir die Tür zu diesem Musiker: Solange er dort liegt, darfst du für den Musiker Geigen bauen. Und wenn sich die Geige abnutzt oder in die Sammlung kommt, erhältst du deinen Marker als Dukaten oder Studie zurück.',
      {
        example: 'Ein Marker als Schlüssel',
        blocks: told(examples.restoration, [
          `Beatrice hat eine Geige ohne Marker bei ihrem Partner ${musician}. Deine Aktion Restaurierung hat ${beats(one.laid)}; du legst also ${tokens(one.laid)} darauf: Ihre Qualität steigt von ${one.before} auf ${one.restored}. Am Ende von Beatrices nächstem Werkstattzug nutzt sie sich ab: Dein oberster Marker kommt zu dir zurück, und du machst daraus einen Dukaten. Der andere liegt noch dort; in deinem nächsten Zug darfst du also für ${musician} eine Geige bauen.`,
          { figure: 'restoration', caption: `${musician} nach deiner Restaurierung: Beatrices Geige mit zwei Markern von dir.` },
        ]),
      },
    ],
  };
};

export const actionSections = (facts: Facts): RulesSection[] => [
  atelier(facts),
  wood(facts),
  study(facts),
  craft(facts),
  relation(facts),
  drawing(facts),
  restoration(facts),
];
