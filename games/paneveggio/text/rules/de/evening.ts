/** The end of an Atelier: what follows the score, wear and ageing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const endOfTurn = (facts: Facts): RulesSection => {
  const { cards } = counted(facts);
  return {
    id: 'end-of-turn',
    title: 'Das Ende eines Werkstattzugs',
    blocks: [
      'Ist deine letzte Aktion vorbei, gehst du diese Schritte der Reihe nach durch:',
      {
        steps: [
          '**Ein Zugende-Effekt.** Du darfst den Zugende-Effekt eines Musikers nutzen, bei dem eine Geige von dir liegt: eines deiner Partner, eines Musikers des Meisters oder eines gegnerischen Partners.',
          '**Kontakte.** Jeder deiner leeren Kontaktstapel bekommt eine Karte vom Nachziehstapel.',
          `**Handkarten.** Hast du mehr als ${cards(facts.edition.handLimit)} auf der Hand, wirf die überzähligen ab.`,
          '**Abgeworfene Karten.** Alle Karten, die du in diesem Zug abgeworfen hast, kommen offen oben auf deine Kontaktstapel. Stapel und Reihenfolge bestimmst du.',
          '[Abnutzung](#wear): Jede deiner Geigen bei einem Musiker verliert ihren obersten Marker oder zerbricht.',
          '[Reifen](#ageing): Jedes Stück Holz in deinem Lager gewinnt 1 Qualität.',
        ],
      },
      'Bei einer [Konservierung](#conservation) entfallen alle diese Schritte bis auf die Prüfung deiner Handkarten: Die überzähligen kommen auf deine Kontaktstapel.',
    ],
  };
};

const wear = (facts: Facts): RulesSection => {
  const { qualities, stories, examples, many } = facts;
  const { points } = counted(facts);
  const partner = named(facts)(stories.firstTurn.partner);
  return {
    id: 'wear',
    part: true,
    title: 'Abnutzung',
    blocks: [
      'Am Ende deines Werkstattzugs verliert **jede deiner Geigen bei einem Musiker** ihren obersten Lutherie-Marker, ganz gleich, wessen Musiker es ist. Fremde Geigen nutzen sich in deinem Zug nicht ab.',
      {
        list: [
          'Gehört der Marker dir, kommt er in deinen Vorrat.',
          'Gehört er einem anderen Spieler, geht er an diesen zurück, der daraus 1 Dukaten oder 1 Studie macht.',
          'Liegt kein Marker auf der Geige, **zerbricht sie**: Der Geigenmarker kommt zurück in deinen Vorrat, und die Geige hast du nicht mehr. Du darfst sie neu bauen.',
        ],
      },
      {
        table: 'Wie lange eine Geige ohne Restaurierung hält',
        head: ['Qualität', 'Marker auf der Geige', 'Nach der nächsten Abnutzung', 'Sie zerbricht am Ende'],
        rows: qualities.map((quality) => [
          String(quality),
          String(quality - 1),
          quality === 1 ? 'zerbrochen' : `Qualität ${quality - 1}`,
          quality === 1 ? 'deines nächsten Werkstattzugs' : `deines ${quality}. Werkstattzugs von jetzt an`,
        ]),
      },
      {
        example: 'Restauriere die Geige ohne Marker',
        blocks: told(examples.mended, [
          `Du hast zwei Geigen bei ${partner}, eine ohne und eine mit einem Marker, und einen Schlag Restaurierung. Restaurierst du die Geige ohne Marker, bleiben beide erhalten und sind zusammen ${points(stories.mended.points)} wert. Restaurierst du die andere, zerbricht die Geige ohne Marker, und ${many(stories.broken.points, { one: 'dir bleibt nur # Punkt', other: 'dir bleiben nur # Punkte' })}.`,
          { figure: 'wear', caption: `${partner}, bevor du restaurierst.`, labels: ['Die Geige ohne Marker', 'Die Geige mit einem Marker'] },
        ]),
      },
    ],
  };
};

const ageing = ({ edition }: Facts): RulesSection => ({
  id: 'ageing',
  part: true,
  title: 'Reifen',
  blocks: [
    `Ganz am Ende deines Werkstattzugs bekommt jedes Stück Holz in deinem Lager einen Lutherie-Marker aus deinem Vorrat, bis höchstens Qualität ${edition.quality}. Das Reifen ist kein Effekt, du kannst also nicht darauf verzichten: Solange ein Marker in deinem Vorrat liegt und ein Stück Holz reifen kann, reift es. Hast du zu wenige Marker, entscheidest du, welche Stücke reifen; du darfst dafür auch Marker von deinen Dukaten, deinen Studien oder anderem Holz nehmen.`,
  ],
});

export const eveningSections = (facts: Facts): RulesSection[] => [endOfTurn(facts), wear(facts), ageing(facts)];
