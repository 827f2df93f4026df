/** A turn as a whole, and the score. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const turn = (facts: Facts): RulesSection => {
  const { studies } = counted(facts);
  return {
    id: 'turn',
    title: 'Dein Zug',
    blocks: [
      'Ihr spielt reihum im Uhrzeigersinn. Dein Zug hat zwei Teile:',
      {
        steps: [
          `**Du darfst deine Partitur ändern**, so oft du es bezahlen kannst: ${studies(facts.stories.prices.change)} pro Änderung. Im Rest des Zuges kann sie nur noch ein Effekt ändern.`,
          '**Du wählst eines von beidem**: die [Werkstatt](#atelier) oder eine [Konservierung](#conservation). Beides zusammen gibt es nie in einem Zug. Wählst du die Werkstatt, ist das ein Werkstattzug.',
        ],
      },
      {
        table: 'Werkstatt oder Konservierung?',
        head: ['Was', 'Werkstatt', 'Konservierung'],
        rows: [
          [
            'Was du tust',
            'Du führst die Aktionen deiner Partitur aus.',
            'Du bringst deine Geigen in die Sammlung, spielst Karten aus und nimmst Karten zurück.',
          ],
          [
            'Deine Geigen bei Musikern',
            'Jede verliert am Ende einen Marker; hat sie keinen, zerbricht sie.',
            'Alle kommen in deine Sammlung, und nichts nutzt sich ab.',
          ],
          ['Marker auf diesen Geigen', 'Die Abnutzung nimmt von jeder Geige einen.', 'Alle kommen zurück, als Dukaten oder Studien.'],
          ['Holz in deinem Lager', 'Gewinnt am Ende 1 Qualität.', 'Reift nicht.'],
          ['Zugende-Effekte', 'Du darfst einen nutzen.', 'Keine.'],
          ['Deine leeren Kontaktstapel', 'Werden aufgefüllt.', 'Bleiben leer.'],
          ['Karten auf deiner Hand', 'Ausspielen kannst du nur durch einen Bonus oder Effekt.', 'Du darfst beliebig viele ausspielen.'],
        ],
      },
      'Du darfst auch dann eine Konservierung wählen, wenn du bei keinem Musiker eine Geige hast.',
    ],
  };
};

const score = (facts: Facts): RulesSection => {
  const { edition, stories, list, line, actions } = facts;
  return {
    id: 'score',
    title: 'Deine Partitur',
    blocks: [
      `Die Partitur hat fünf Linien und ${edition.beats} Schläge. Die Linien heißen von oben nach unten ${list(edition.lines.map(line))}. Auf jedem Schlag steht genau eine Note.`,
      '**Gleiche Nachbarn sind eine Aktion.** Noten auf derselben Linie, die lückenlos aufeinanderfolgen, bilden eine einzige Aktion mit so vielen Schlägen, wie es Noten sind. Du kannst eine lange Aktion nicht in kürzere zerlegen. Der letzte und der erste Schlag verbinden sich nie zu einer Aktion.',
      {
        figure: 'score',
        caption: `Eine Partitur: ${actions(stories.firstTurn.score)}.`,
        labels: [
          'Eine Linie: Jede Note darauf bedeutet diese Aktion.',
          'Eine Note auf ihrem Schlag.',
          'Zwei Noten auf derselben Linie: eine Aktion mit 2 Schlägen. Die Zahl gibt an, wie viele Schläge eine Aktion hat.',
        ],
      },
    ],
  };
};

const changing = (facts: Facts): RulesSection => {
  const { edition, stories, examples, line, actions } = facts;
  const { studies } = counted(facts);
  const { changes, prices } = stories;
  const price = studies(prices.change);
  const top = line(edition.lines[0]);
  const bottom = line(edition.lines[edition.lines.length - 1]);
  return {
    id: 'changing-score',
    part: true,
    title: 'Die Partitur ändern',
    blocks: [
      {
        table: 'Drei Arten, die Partitur zu ändern',
        head: ['Änderung', 'Was geschieht', 'Preis'],
        rows: [
          [
            'Eine Note versetzen',
            `Eine Note rückt eine Linie nach oben oder unten. ${top} und ${bottom}, die oberste und die unterste Linie, gelten als benachbart.`,
            price,
          ],
          [
            'Zwei Noten tauschen',
            'Zwei Noten auf benachbarten Schlägen wechseln die Schläge; jede bleibt auf ihrer Linie. Der erste und der letzte Schlag gelten als benachbart.',
            price,
          ],
          [
            'Die Partitur verschieben',
            'Alle Noten rücken einen Schlag nach links oder nach rechts. Die Note, die am einen Ende hinausfällt, kommt am anderen wieder herein.',
            price,
          ],
        ],
      },
      'Du darfst beliebig viele Änderungen in beliebiger Reihenfolge vornehmen, aber nur zu Beginn deines Zuges, vor der Werkstatt oder der Konservierung. Hast du keine Studie mehr, darfst du [den Meister um Hilfe bitten](#tokens).',
      {
        example: `Vier Änderungen für ${studies(changes.studies)}`,
        blocks: told(examples.changes, [
          { figure: 'score-before', caption: `Vorher: ${actions(changes.before)}.` },
          {
            steps: [
              'Die Beziehungs-Note rückt eine Linie nach oben, auf Anfertigung. Sie steht jetzt neben der Anfertigungs-Note: eine Aktion mit 2 Schlägen.',
              'Du tauschst die Noten auf den Schlägen 3 und 4; jetzt stehen die beiden Studium-Noten nebeneinander.',
              `Die letzte Restaurierungs-Note rückt eine Linie nach unten: über die unterste Linie hinaus und damit auf ${top}.`,
              'Alle Noten rücken nach links. Die erste Note, Restaurierung, kommt am Ende wieder herein.',
            ],
          },
          { figure: 'score-changed', caption: `Nachher: ${actions(changes.after)}.` },
        ]),
      },
    ],
  };
};

export const turnSections = (facts: Facts): RulesSection[] => [turn(facts), score(facts), changing(facts)];
