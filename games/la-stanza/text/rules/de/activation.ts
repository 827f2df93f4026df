/** Activating a discipline: the conditions, hiring, Strength. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const activation = (f: Facts): RulesSection[] => [activate(f), hiring(f), strength(f)];

function activate(f: Facts): RulesSection {
  const [anna] = f.people;
  const { favour: tale } = f.tales;
  const working = f.count(tale.strength, { one: 'arbeitet # Person', other: 'arbeiten # Personen' });
  return {
    id: 'activate',
    title: 'Disziplin aktivieren',
    part: true,
    blocks: [
      'In jedem Zug darfst du eine Disziplin aktivieren. Dafür musst du zwei Bedingungen erfüllen:',
      {
        steps: [
          '**Saal oder Günstling.** Deine Spielfigur steht im Saal der Disziplin, **oder** du gibst einen Günstling in der Farbe der Disziplin oder einen weißen ab. Ein abgegebener Günstling kommt zurück in den Saal der Politik.',
          '**Einstellen.** Du musst mindestens eine Person dieser Disziplin [einstellen](#hiring), auch wenn schon andere für dich arbeiten. Das kann dir kein Günstling abnehmen.',
        ],
      },
      'Dann zählst du deine [Stärke](#strength) in der Disziplin und nimmst ihre [Belohnung](#rooms), oder du erschaffst ein [Meisterwerk](#masterpieces), wenn du stark genug bist.',
      'In welchem Saal du eine Person getroffen hast, spielt keine Rolle. Gibst du einen Günstling ab, erhältst du die Belohnung der Disziplin, die du aktivierst, nicht die des Saals, in dem du stehst.',
      {
        example: `${anna} nutzt eine Gefälligkeit`,
        blocks: [
          `${anna} steht im Saal der Literatur und hat dort gerade ${f.character(tale.recruited)} rekrutiert. Sie möchte ein Gemälde, gibt also einen gelben Günstling ab und aktiviert von hier aus die **Kunst**. Dafür stellt sie ${f.character(tale.hired)} ein, der schon auf ihrer Rekrutierungsleiste gewartet hat, und zahlt ${f.florins(tale.price)}. Jetzt ${working} der Kunst für sie: Stärke ${tale.strength}, ein Gemälde. ${f.character(tale.recruited)} bleibt auf der Rekrutierungsleiste.`,
          {
            figure: 'favour',
            caption: `${anna}s Tableau nach dem Zug. Ihr gelber Günstling ist weg.`,
            labels: [
              `${f.character(tale.recruited)}: rekrutiert, aber nicht eingestellt.`,
              `${f.character(tale.hired)}: gerade eingestellt.`,
              'Das neue Gemälde in ihrem Museum.',
            ],
          },
        ],
      },
    ],
  };
}

function hiring(f: Facts): RulesSection {
  const [, bruno] = f.people;
  const { hiring: tale } = f.tales;
  const { hiringCosts } = f.edition;
  const total = tale.prices[0] + tale.prices[1];
  return {
    id: 'hiring',
    title: 'Personen einstellen',
    part: true,
    blocks: [
      'Einstellen kannst du nur, während du eine Disziplin aktivierst. Lege eine Person von einem beliebigen Feld deiner Rekrutierungsleiste auf ein beliebiges Feld deiner Arbeiterleiste, nur nicht auf das des Mäzens, und bezahle die Rekrutierungskosten dieses Felds.',
      {
        table: 'Rekrutierungskosten der Arbeiterfelder',
        head: ['Arbeiterfeld, von links', ...hiringCosts.map((_, space) => String(space + 1))],
        rows: [['Florin', ...hiringCosts.map(String)]],
      },
      'Liegt auf diesem Feld schon eine Person, wird sie **ersetzt**: Eine normale Person kommt auf den Ablagestapel, eine Startperson wird aus dem Spiel genommen.',
      'In einer Aktivierung darfst du so viele Personen nacheinander einstellen, wie du bezahlen kannst. Mindestens eine muss zu der Disziplin gehören, die du aktivierst; die anderen dürfen aus jeder Disziplin sein. (Mit einer [Option](#variants) müssen auch sie dazugehören.)',
      {
        example: `${bruno} stellt zwei Personen ein`,
        blocks: [
          `${bruno} steht im Saal der Entdeckungen. Ein Entdecker arbeitet schon für ihn, zwei weitere liegen auf seiner Rekrutierungsleiste. Er aktiviert Entdeckungen und stellt beide ein: ${f.character(tale.hired[0])} für ${f.florins(tale.prices[0])} und ${f.character(tale.hired[1])} für ${f.florins(tale.prices[1])}, zusammen ${f.florins(total)}. ${f.and(tale.displaced.map((name) => f.character(name)))} werden ersetzt. Damit hat er in Entdeckungen Stärke ${tale.strength}, und von seinen ${f.florins(tale.before)} bleiben ihm ${tale.left}.`,
          {
            figure: 'hiring-before',
            caption: 'Vorher: Zwei Entdecker warten auf eine Anstellung.',
            labels: [f.character(tale.hired[0]), f.character(tale.hired[1])],
          },
          { figure: 'hiring-after', caption: 'Nachher: Drei Entdecker arbeiten für ihn.', labels: [f.character(tale.hired[0]), f.character(tale.hired[1])] },
        ],
      },
    ],
  };
}

function strength(f: Facts): RulesSection {
  const [anna] = f.people;
  const { strength: tale } = f.tales;
  const { topReward, masterpieces, bonusTiles } = f.edition;
  return {
    id: 'strength',
    title: 'Stärke',
    part: true,
    blocks: [
      'Nach dem Einstellen zählst du deine Stärke in der Disziplin, die du aktivierst:',
      {
        table: 'Was zur Stärke zählt',
        head: ['Was', 'Stärke', `Für das „+1“ beim Meisterwerk ${f.masterpieces[3].strength}`],
        rows: [
          ['Jede Person der Disziplin auf deiner Arbeiterleiste', '+1, solange sie für dich arbeitet', 'zählt'],
          ['Das Bonusplättchen mit dauerhafter Stärke in der Disziplin', '+1 für den Rest der Partie', 'zählt'],
          ['Jede Scheibe, die du vom Feld der Disziplin im Saal der Religion verwendest', '+1 für diese Aktivierung', 'zählt nicht'],
          [
            `Das Bonusplättchen „${f.say('tile.paid-strength')}“, für ${f.florins(bonusTiles.strengthPrice)}`,
            '+1 für diese Aktivierung, einmal pro Zug',
            'zählt nicht',
          ],
        ],
      },
      `Du darfst beliebig viele Scheiben verwenden, ganz gleich, wo deine Spielfigur steht; sie kommen zurück in deinen Vorrat. Die Belohnung wächst nur bis Stärke ${topReward}. Ab Stärke ${masterpieces.strengths[0]} darfst du **statt** der Belohnung ein Meisterwerk erschaffen.`,
      'Du darfst immer mit einer geringeren Stärke aktivieren, als du hast. Du darfst sogar gar nichts nehmen: Auf jede Belohnung einer Aktivierung kannst du ganz oder teilweise verzichten.',
      {
        example: `${anna} verwendet eine Scheibe`,
        blocks: [
          `${anna} steht im Saal der Kunst. Sie stellt ${f.character(tale.hired)} für ${f.florins(tale.price)} ein; zusammen mit ihrer Startperson ergibt das Stärke ${tale.workers}, genug für eine Schriftrolle. Auf dem Kunstfeld liegt eine ihrer Scheiben. Sie verwendet sie, nimmt sie also zurück in ihren Vorrat, und hat Stärke ${tale.total}: genug für ein Gemälde.`,
          { figure: 'strength', caption: 'Die Felder, bevor sie die Scheibe verwendet.', labels: ['Ihre Scheibe auf dem Kunstfeld.'] },
        ],
      },
    ],
  };
}
