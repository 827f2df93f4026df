/** A turn, and how to move. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const turn = (f: Facts): RulesSection[] => [outline(f), moving(f)];

function outline(f: Facts): RulesSection {
  return {
    id: 'turn',
    title: 'Dein Zug',
    blocks: [
      'Gespielt wird reihum im Uhrzeigersinn; der Startspieler beginnt.',
      {
        steps: [
          `**Ziehe** deine Spielfigur 1 bis ${f.edition.movement} Felder weit und nimm die Person, bei der du anhältst.`,
          'Ist dadurch ein zweiter Saal leer, wird der Spielplan sofort [aufgefüllt](#refill).',
          'Wähle **eine** Aktion: [eine Disziplin aktivieren](#activate), [Einkommen erhalten](#money) oder [passen](#pass).',
        ],
      },
      'Hast du auf dem Bonusfeld angehalten, nimmst du keine Person und wählst keine Aktion: Du nimmst genau ein [Bonusplättchen](#bonus-tiles).',
      'In den [letzten Zügen](#end) hast du anstelle der Aktion oder des Bonusplättchens noch eine weitere Möglichkeit: Du darfst aussteigen; dann ist die Partie für dich zu Ende.',
    ],
  };
}

function moving(f: Facts): RulesSection {
  const { movement, recruitmentSpaces } = f.edition;
  const [anna, bruno] = f.people;
  const reach = f.tales.moving.reach.map(({ character }) => f.character(character));
  return {
    id: 'moving',
    title: 'Ziehen und rekrutieren',
    part: true,
    blocks: [
      `Du musst deine Spielfigur 1 bis ${movement} Felder im Uhrzeigersinn ziehen und bei einer Person oder auf dem Bonusfeld anhalten. So wird gezählt:`,
      {
        list: [
          'Ein Feld zählt, wenn darauf eine Person liegt und keine Spielfigur eines anderen Spielers steht. Alle anderen Felder überspringst du, als wären sie nicht da.',
          'Das Bonusfeld zählt immer, ob dort Spielfiguren stehen oder nicht. Anhalten darfst du dort nur, wenn du jetzt ein Bonusplättchen nehmen kannst, selbst wenn du danach [aussteigst](#end). Auf dem Bonusfeld dürfen beliebig viele Spielfiguren stehen, auf jedem anderen Feld nur eine.',
        ],
      },
      {
        example: `${bruno} zählt seinen Weg`,
        blocks: [
          `${bruno}s Spielfigur steht im Saal der Politik, auf dem zweiten Feld. Das dritte Feld dort ist leer und wird übersprungen. Das Bonusfeld ist Nummer eins; da er keine Bedingung für ein Bonusplättchen erfüllt, darf er dort nicht anhalten. Das erste Feld der Entdeckungen ist Nummer zwei. Auf dem zweiten steht ${anna}s Spielfigur, also wird es übersprungen. Das dritte ist Nummer drei. Das erste Feld der Literatur ist leer, das zweite ist Nummer vier. ${bruno} kann also bei ${f.or(reach)} anhalten und nirgends sonst.`,
          {
            figure: 'moving',
            caption: 'Im Uhrzeigersinn, von links nach rechts.',
            labels: [
              `${bruno}s Spielfigur.`,
              'Leer: wird übersprungen.',
              'Das Bonusfeld: Es zählt, aber er darf hier nicht anhalten.',
              `${anna}s Spielfigur: Das Feld wird übersprungen.`,
              'Das vierte Feld, das zählt.',
              'Zu weit.',
            ],
          },
        ],
      },
      `**Rekrutieren.** Die Person, bei der du anhältst, kommt auf das erste Feld deiner Rekrutierungsleiste, ganz links. Ist es belegt, rücken vorher alle Personen dort ein Feld nach rechts, samt den Lücken zwischen ihnen; wer dabei über das letzte Feld hinausgeschoben wird, wird abgeworfen, auch wenn es eine Lücke gibt. Zu zweit, zu dritt und zu viert hat die Leiste ${f.and(f.byPlayers((count) => recruitmentSpaces[count]))} Felder.`,
      'Du nimmst die Person, ganz gleich, aus welcher Disziplin sie ist, und sie wartet kostenlos auf dich. Du darfst sie noch im selben Zug einstellen.',
      'Kannst du gar nicht ziehen, bleibt deine Spielfigur stehen, und dein Zug ist zu Ende.',
    ],
  };
}
