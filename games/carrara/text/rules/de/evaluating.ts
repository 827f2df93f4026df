/** The third action: evaluating, the Royal Court and the Royal Visit. */
import type { RulesSection } from '@bottega/kernel';
import { type Bonus, CITIES, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { florins, markers, points } from './words.ts';

export const evaluating = (facts: Facts): RulesSection[] => [action(facts), court(facts), visit(facts)];

const action = ({ edition, places }: Facts): RulesSection => ({
  id: 'evaluating',
  title: 'Aktion: Werten',
  blocks: [
    `Mit einer Wertung machst du Gebäude zu Punkten und Florin. Du hast ${markers(edition.court.normal.length)} für die ganze Partie, und dafür gibt es ${places.normal} Wertungsplätze.`,
    {
      steps: [
        '**Nimm einen deiner Marker vom Königlichen Hof.** Kommt er aus einem Bonusabschnitt, nimmst du jetzt dessen Bonus und außerdem den Besuchsmarker, es sei denn, du folgst dem [Besuch](#visit) eines anderen Spielers. Kommt er aus dem offenen Bereich, gibt es weder Bonus noch Besuch.',
        '**Setze den Marker auf einen Wertungsplatz**, der dir offensteht. Dort bleibt er bis zum Ende der Partie.',
        '**Nimm, was der Wertungsplatz bringt.** Deine Gebäude bleiben stehen und können auf anderen Wertungsplätzen noch einmal zählen.',
      ],
    },
    {
      table: 'Die Wertungsplätze',
      head: ['Wertungsplatz', 'Wie viele', 'Für wen', 'Was du brauchst', 'Was zählt'],
      rows: [
        [
          '[Stadt](#city-places)',
          String(CITIES.length),
          'für alle, je ein Spieler',
          'genug [Gebäude](#cities) dort',
          'alle deine Gebäude in dieser Stadt, zum Ertrag der Stadt',
        ],
        [
          '[Gebäudeart](#type-places)',
          String(TYPES.length),
          'nur für dich',
          'ein Gebäude dieser Art',
          'alle deine Gebäude dieser Art, jedes zum Ertrag seiner Stadt',
        ],
        [
          '[Landschaft](#landscape-places)',
          '2',
          'nur für dich',
          'ein Gebäude dieser Landschaft',
          'alle deine Gebäude dieser Landschaft, zum Ertrag der Landschaft',
        ],
      ],
    },
    'Werten darfst du nur, wenn dir nach dem Bonus ein Wertungsplatz offensteht. Jeder Wertungsplatz wird nur einmal benutzt: ein Stadtplatz von einem einzigen Spieler, die eigenen Plätze von jedem Spieler für sich.',
  ],
});

const BONUS: Readonly<Record<Bonus, (facts: Facts) => string>> = {
  florins: ({ edition }) => florins(edition.court.florins),
  points: ({ edition }) => points(edition.court.points),
  gold: () => 'eine goldene Statue',
  decoration: () => 'eine Verzierung deiner Wahl',
};

function court(facts: Facts): RulesSection {
  const { normal, advanced } = facts.edition.court;
  const sections = Array.from({ length: Math.max(normal.length, advanced.length) }, (_, section) => section);
  const bonus = (of: Bonus | undefined): string => (of === undefined ? '–' : BONUS[of](facts));
  return {
    id: 'court',
    title: 'Der Königliche Hof',
    part: true,
    blocks: [
      'Zu Beginn haben alle in jedem Bonusabschnitt einen Marker. Aus welchem Abschnitt du einen Marker nimmst, bestimmt deinen Bonus.',
      {
        table: 'Die Boni der Hofabschnitte',
        head: ['Abschnitt', 'Grundspiel', 'Spiel für Fortgeschrittene'],
        rows: sections.map((section) => [String(section + 1), bonus(normal[section]), bonus(advanced[section])]),
      },
      'Zuerst kommt der Bonus, dann der Wertungsplatz.',
    ],
  };
}

function visit({ examples, city, type }: Facts): RulesSection {
  const { bonus, yours, hers } = examples.visit;
  return {
    id: 'visit',
    title: 'Der Königliche Besuch',
    part: true,
    blocks: [
      'Wer von sich aus mit einem Marker aus einem Bonusabschnitt wertet, nimmt den Besuchsmarker und behält ihn, bis der eigene nächste Zug beginnt. Dann kommt der Besuchsmarker an den Hof zurück, und derselbe Spieler darf sofort wieder werten.',
      'Bis dahin **müssen alle anderen in ihrem Zug vor jeder Aktion auf den Besuch antworten**, mit ihrem eigenen Marker aus demselben Abschnitt:',
      {
        list: [
          '**Dem Besuch folgen:** Werte mit diesem Marker. Du erhältst denselben Bonus und darfst jeden Wertungsplatz benutzen, der dir offensteht. Das ist deine Aktion.',
          '**Auf den Bonus verzichten:** Lege diesen Marker in den **offenen Bereich**. Du verlierst den Bonus, aber nicht den Marker. Dann spielst du deinen Zug wie sonst: kaufen, bauen oder passen. Werten darfst du in diesem Zug nicht, auch nicht mit einem Marker aus dem offenen Bereich.',
        ],
      },
      'Steht dir kein Wertungsplatz offen, kannst du nur verzichten. So wird jeder Abschnitt für alle genau einmal geöffnet: Nach einem Besuch liegt kein Marker mehr darin.',
      'Marker aus dem offenen Bereich kannst du in jedem späteren Zug benutzen, solange niemand sonst den Besuchsmarker hat: ohne Bonus und ohne neuen Besuch.',
      {
        example: 'Drei Spieler und ein Besuch',
        blocks: [
          {
            steps: [
              `Du nimmst deinen Marker aus Abschnitt 1: ${florins(bonus)}. Außerdem nimmst du den Besuchsmarker. Du setzt deinen Marker auf ${city('lucca')} und erhältst ${points(yours)}.`,
              `Beatrice folgt. Auch sie erhält ${florins(bonus)}. Dann wertet sie die Gebäudeart ${type('biblioteca')}, das bringt ${florins(hers)}.`,
              'Cosimo verzichtet. Sein Marker kommt in den offenen Bereich, und er baut.',
              'Dein nächster Zug beginnt: Du gibst den Besuchsmarker zurück. Abschnitt 1 ist leer.',
            ],
          },
          {
            figure: 'court',
            caption: 'Der Hof, gleich nachdem Cosimo verzichtet hat (du bist der Kreis, Beatrice das Quadrat, Cosimo das Dreieck)',
            labels: [
              'Der geöffnete Abschnitt. Niemand hat dort noch einen Marker.',
              'Ein Abschnitt mit seinem Bonus und den Markern aller Spieler',
              'Der offene Bereich mit Cosimos Marker',
            ],
          },
        ],
      },
    ],
  };
}
