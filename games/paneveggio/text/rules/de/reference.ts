/** Cards to look up: signs, cards that need a word, and all of them. */
import type { RulesBlock, RulesSection } from '@bottega/kernel';
import { LINES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { counted } from './counted.ts';

const signs = (): RulesSection => ({
  id: 'signs',
  title: 'Die Zeichen',
  blocks: [
    {
      figure: 'signs',
      caption:
        'Mit diesen Zeichen sind alle Effekte auf den Karten dargestellt. Was eingerahmt ist, ist der Preis für das, was nach dem Pfeil kommt; Zahlen geben an, wie viel.',
    },
  ],
});

const special = (facts: Facts): RulesSection => {
  const { boost, card } = facts;
  const { beats } = counted(facts);
  return {
    id: 'special-cards',
    part: true,
    title: 'Karten, die eine Erklärung brauchen',
    blocks: [
      {
        answers: [
          [
            card(8),
            `${card(8)} verlangt keine Geigen und kann jederzeit dein Partner werden. Aber der Solist nimmt nur eine einzige Geige an, und sie braucht 4 Schläge.`,
          ],
          [
            card(10),
            'Wähle einen deiner Partner. Die Geigen bei ihm kommen in die Sammlungen ihrer Besitzer, und alle Marker darauf gehen an ihre Besitzer zurück, wie bei einer Konservierung; dann nimm die Karte auf die Hand zurück.',
          ],
          [card(21), 'Du darfst einen Lehrling ausspielen, dessen drei Aktionen nicht auf deiner Partitur stehen.'],
          [card(22), 'Eine Note um eine Linie versetzen, zwei benachbarte Noten tauschen oder die Partitur verschieben: alles, ohne Studien zu zahlen.'],
          [
            card(23),
            `Lege einen Lutherie-Marker auf eine deiner Noten. In deinem nächsten Werkstattzug hat die Aktion mit dieser Note ${beats(boost)} oder ihre eigene Länge, wenn die größer ist; danach kommt der Marker zurück in deinen Vorrat. Wählst du im nächsten Zug eine Konservierung, erhältst du ihn als Studie zurück. Der Marker wandert mit der Note.`,
          ],
          [card(29), 'Du darfst auch die Studien ausgeben, die du durch genau die Aktion erhältst, bei der du diesen Lehrling einsetzt.'],
          [card(38), 'Die Geige muss für genau diese Karte gebaut werden, auf einem freien Platz.'],
          [card(51), 'Die Karte kommt aus deiner Hand und hat daher keine Geige: Effekte, die Geigen auf ihr zählen, bringen nichts.'],
          [
            card(52),
            'Führe die Aktion aus, zu der die abgeworfene Karte gehört: Bei Studium erhältst du Studien, bei Beziehung ziehst du Karten oder nutzt einen Effekt.',
          ],
          [
            card(54),
            'Nutze einen deiner Partner mit Prestige 1 oder 2 wie mit einer Aktion Beziehung mit 2 Schlägen, auch wenn dort keine Geige von dir liegt. Effekte, die Geigen bei diesem Partner zählen, bringen dann nichts.',
          ],
          [card(55), 'Zwei Effekte nacheinander; beide dürfen von demselben Partner sein, wenn er höchstens Prestige 2 hat.'],
          [
            card(58),
            'Mit der Aktion Beziehung darfst du einen deiner eigenen Partner nutzen, bei dem keine Geige von dir liegt. Genug Schläge braucht die Aktion trotzdem.',
          ],
          [
            card(67),
            'Nutze den Beziehungseffekt eines gegnerischen Partners, ob dort eine Geige von dir liegt oder nicht. Gezählt werden die Geigen bei diesem Musiker.',
          ],
          [card(68), 'Die Geigen, die du restaurierst, dürfen bei jedem Musiker liegen, mit oder ohne Zugende-Effekt, auch bei gegnerischen.'],
        ],
      },
    ],
  };
};

const all = ({ edition, line }: Facts): RulesSection => ({
  id: 'cards',
  title: `Alle ${edition.cards.length} Karten`,
  folded: true,
  blocks: [
    'Geordnet nach Zugehörigkeit. Die Geigen, die ein Musiker verlangt, und die Boni der Plätze sind von unten nach oben angegeben.',
    ...LINES.map((name): RulesBlock => ({ figure: `cards-${name}`, caption: `Die Karten der Zugehörigkeit ${line(name)}.` })),
  ],
});

export const referenceSections = (facts: Facts): RulesSection[] => [signs(), special(facts), all(facts)];
