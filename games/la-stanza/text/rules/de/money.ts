/** The other two actions: receiving money, and passing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const money = (f: Facts): RulesSection[] => [receiving(f), PASS];

function receiving(f: Facts): RulesSection {
  const [anna] = f.people;
  const { money: tale, flip } = f.tales;
  const { flippedFinancier, moneyTrack } = f.edition;
  return {
    id: 'money',
    title: 'Einkommen erhalten',
    part: true,
    blocks: [
      'Schiebe deinen Mäzen ein Feld nach rechts. Dann fülle dein Geld **bis zu** dem Betrag auf, bei dem dein Segelschiff auf der [Einkommensleiste](#room-discoveries) steht: Du erhältst, was dir noch fehlt. Hast du schon so viel oder mehr, erhältst du nichts.',
      {
        table: 'Was mit dem Mäzen geschieht',
        head: ['Dein Mäzen liegt', 'Was geschieht'],
        rows: [
          [
            'auf irgendeinem Feld vor dem letzten',
            'Er rückt ein Feld nach rechts. Liegt dort eine Person, wird sie weitergeschoben, und mit ihr alle rechts davon bis zum ersten leeren Feld. Gibt es keins, fällt die Person ganz rechts von der Leiste, so als wäre sie ersetzt worden. Das Feld, das der Mäzen verlässt, bleibt leer.',
          ],
          [
            'auf dem letzten Feld, noch nicht umgedreht',
            `Du drehst ihn auf die Seite mit −${flippedFinancier} PP und legst ihn auf das erste Feld. Liegt dort eine Person, wird sie nach rechts weitergeschoben, und mit ihr alle rechts davon bis zum ersten leeren Feld; weil das letzte Feld jetzt frei ist, fällt niemand von der Leiste.`,
          ],
          ['auf dem letzten Feld, schon umgedreht', 'Er kann dir kein Einkommen mehr bringen.'],
        ],
      },
      `Steht dein Segelschiff auf einem der PP-Felder, füllst du dein Geld weiterhin bis auf ${f.florins(Math.max(...moneyTrack.florins))} auf.`,
      {
        example: `${anna} erhält Einkommen`,
        blocks: [
          `${anna} hat ${f.florins(tale.before)}, ihr Segelschiff steht auf ${f.florins(tale.boat)}. Sie erhält ${f.florins(tale.income)}. Ihr Mäzen rückt auf das zweite Feld und schiebt alle weiter. Weil es keine Lücke gibt, fällt ${f.character(tale.displaced)} von der Leiste und ist aus dem Spiel.`,
          { figure: 'money-before', caption: 'Vorher.', labels: ['Der Mäzen.', 'Die Person ganz rechts, die gleich von der Leiste fällt.'] },
          { figure: 'money-after', caption: 'Nachher.', labels: ['Dieses Feld bleibt leer, bis hier jemand eingestellt wird.', 'Der Mäzen.'] },
        ],
      },
      {
        example: `${anna}s Mäzen wird umgedreht`,
        blocks: [
          `Viel später liegt ihr Mäzen auf dem letzten Feld. Sie hat ${f.florins(flip.before)}, ihr Segelschiff steht auf ${f.florins(flip.boat)}. Sie darf noch einmal Einkommen erhalten: ${f.florins(flip.income)}. Aber nun wird der Mäzen umgedreht, und das kostet sie am Spielende ${flippedFinancier} PP.`,
          { figure: 'flip', caption: 'Die Arbeiterleiste danach.', labels: [`Der umgedrehte Mäzen, wieder auf dem ersten Feld: −${flippedFinancier} PP.`] },
        ],
      },
    ],
  };
}

const PASS: RulesSection = {
  id: 'pass',
  title: 'Passen',
  part: true,
  blocks: [
    'Wenn du gezogen bist und eine Person genommen hast, darfst du passen: Du tust in diesem Zug nichts mehr. Das kostet nichts und bringt nichts, und in deinem nächsten Zug spielst du ganz normal weiter. Nur in den [letzten Zügen](#end) darfst du auch aussteigen.',
  ],
};
