/** The end of the normal game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, NAMES, points, rounds } from './words.ts';

export const end = (facts: Facts): RulesSection[] => [trigger(facts), scoring(facts)];

const trigger = ({ edition }: Facts): RulesSection => ({
  id: 'end',
  title: 'Das Spielende',
  blocks: [
    'Zweierlei muss zusammenkommen: **Der Stapel der Gebäudeplättchen ist leer, und jemand hat keinen Wertungsmarker mehr.** Du löst das Spielende auf eine von zwei Arten aus:',
    {
      list: [
        'Du ziehst das letzte Plättchen des Stapels, um die Auslage aufzufüllen, während irgendein Spieler, vielleicht du selbst, keinen Marker mehr hat.',
        'Du setzt deinen letzten Marker ein, während der Stapel schon leer ist.',
      ],
    },
    `Geprüft wird das, wenn deine Aktion abgeschlossen ist. Du erhältst **${points(edition.end.points)}** und hast danach keinen Zug mehr; im Spiel für Fortgeschrittene darfst du in diesem Zug noch Verzierungen und Statuen aus deinen Lagern platzieren und eine kaufen. **Alle anderen haben noch genau einen Zug.** Auch in diesen Zügen müssen sie auf einen Königlichen Besuch antworten. Nur wer das Spielende zuerst auslöst, erhält dafür Punkte.`,
    'Monumente kommen nicht vom Stapel; wer eines baut, löst damit nie das Spielende aus.',
    `Damit keine Partie ewig dauert, endet sie auch, und zwar ohne diese Punkte, wenn alle ${rounds(edition.end.stalledRounds)} lang nur gepasst haben.`,
  ],
});

function scoring({ edition, examples }: Facts): RulesSection {
  const { last, bonus, hers, florins: left, scores } = examples.ending;
  const part = (seat: number, code: string): string => String(scores[seat].parts.find((each) => each.code === code)?.points ?? 0);
  const row = (title: string, code: string): string[] => [title, part(0, code), part(1, code)];
  return {
    id: 'final-scoring',
    title: 'Schlusswertung und Gleichstand',
    part: true,
    blocks: [
      `Zu deinen Punkten aus der Partie kommt **1 Punkt für je ${florins(edition.florins.rate)}**, die du noch hast, abgerundet. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt unter den Beteiligten, wer **mehr Blöcke übrig** hat; herrscht auch da Gleichstand, teilen sie sich den Sieg.`,
      {
        example: 'Jemand löst das Spielende aus',
        blocks: [
          `Der Stapel ist leer. Du hast noch einen Marker, Beatrice hat zwei. Du setzt deinen auf den ländlichen Landschaftsplatz: ${points(last)}. Es war dein letzter, also löst du das Spielende aus und erhältst dafür ${points(bonus)}. Beatrice hat noch einen Zug. Sie wertet eine Stadt und erhält ${points(hers)}; ihr anderer Marker ist nichts mehr wert. Am Ende hast du ${florins(left[0])}, Beatrice ${left[1]}.`,
          {
            table: 'Der Endstand dieser Partie',
            head: ['Punkte für', NAMES[0], NAMES[1]],
            rows: [
              row('Wertungen', 'evaluation'),
              row('Boni des Hofes', 'court'),
              row('Bauen ohne Marker', 'building'),
              row('Spielende ausgelöst', 'end'),
              row('Florin', 'florins'),
              ['**Gesamt**', `**${scores[0].total}**`, `**${scores[1].total}**`],
            ],
          },
        ],
      },
    ],
  };
}
