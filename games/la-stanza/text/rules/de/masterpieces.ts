/** Masterpieces. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const masterpieces = (f: Facts): RulesSection[] => [spaces(f), example(f)];

function spaces(f: Facts): RulesSection {
  const { topReward } = f.edition;
  const top = f.masterpieces[3];
  return {
    id: 'masterpieces',
    title: 'Meisterwerke',
    blocks: [
      'Ist deine Aktivierung stark genug, darfst du **statt** der Belohnung ein Meisterwerk erschaffen: Stelle eine deiner Säulen auf ein freies Meisterwerkfeld dieser Disziplin. Es bringt dir am Spielende PP.',
      {
        table: 'Die Meisterwerke jeder Disziplin',
        head: ['Stärke der Aktivierung', ...f.masterpieces.map(({ strength }) => strength)],
        rows: [['PP am Spielende', ...f.masterpieces.map(({ points }) => String(points))]],
      },
      {
        list: [
          'Auf jedem Feld ist Platz für eine Säule. Du darfst **ein Meisterwerk pro Disziplin** erschaffen.',
          'Mit einer stärkeren Aktivierung darfst du auch ein geringeres Feld nehmen, zum Beispiel weil das bessere abgedeckt oder besetzt ist.',
          `Kannst oder willst du kein Meisterwerk erschaffen, nimmst du höchstens die Belohnung für Stärke ${topReward}.`,
        ],
      },
      `**Das letzte Feld, ${top.strength}.** Dafür brauchst du Stärke ${f.edition.masterpieces.strengths[3]} in der Disziplin und zusätzlich mindestens Stärke 1 in einer zweiten Disziplin, die auf dem Feld abgebildet ist. Für diese zweite zählen nur Personen auf deiner Arbeiterleiste und dauerhafte Bonusplättchen, weder Scheiben noch Florin.`,
      {
        table: `Die zweite Disziplin für das Meisterwerk ${top.strength}`,
        head: [`Für ${top.points} PP in`, 'brauchst du auch Stärke 1 in'],
        rows: f.pairs,
      },
    ],
  };
}

function example(f: Facts): RulesSection {
  const [anna, bruno] = f.people;
  const { masterpiece: tale } = f.tales;
  const working = f.count(tale.workers, { one: 'arbeitet # Person', other: 'arbeiten # Personen' });
  return {
    id: 'masterpieces-example',
    title: 'Ein Meisterwerk entsteht',
    part: true,
    blocks: [
      {
        example: `${anna} erschafft ein Meisterwerk`,
        blocks: [
          `${anna} steht im Saal der Kunst, stellt ${f.character(tale.hired)} ein und ersetzt damit ${f.character(tale.displaced)}. Jetzt ${working} der Kunst für sie. Sie verwendet ihre Scheibe vom Kunstfeld und hat Stärke ${tale.total}. Sie könnte ein Gemälde erschaffen. Doch sie stellt eine Säule auf das Feld für Stärke ${tale.total}: ${tale.points} PP, die ihr niemand mehr nehmen kann.`,
          {
            figure: 'niches',
            caption: `Die Meisterwerkfelder der Kunst danach. ${bruno} kann hier immer noch ein Meisterwerk erschaffen, auf einem der beiden freien Felder.`,
            labels: [
              'In dieser Partie abgedeckt.',
              `${anna}s Säule.`,
              'Die Zahl oben ist die Stärke, die Zahl im Lorbeerkranz sind die PP.',
              'Das Symbol neben der Zahl: die zweite Disziplin.',
            ],
          },
        ],
      },
    ],
  };
}
