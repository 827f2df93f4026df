/** Masterpieces. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const masterpieces = (f: Facts): RulesSection[] => [spaces(f), example(f)];

function spaces(f: Facts): RulesSection {
  const { topReward } = f.edition;
  const top = f.masterpieces[3];
  return {
    id: 'masterpieces',
    title: 'Meesterwerken',
    blocks: [
      'Is je activering sterk genoeg, dan mag je een meesterwerk creëren **in plaats van** de beloning te nemen: zet een van je zuilen op een vrij meesterwerkveld van die discipline. Dat is aan het einde PP waard.',
      {
        table: 'Meesterwerken van elke discipline',
        head: ['Sterkte van de activering', ...f.masterpieces.map(({ strength }) => strength)],
        rows: [['PP aan het einde', ...f.masterpieces.map(({ points }) => String(points))]],
      },
      {
        list: [
          'Op elk veld is plaats voor één zuil. Je mag **één meesterwerk per discipline** creëren.',
          'Met een sterkere activering mag je ook een lager veld nemen, bijvoorbeeld omdat het betere is afgedekt of bezet.',
          `Kun of wil je geen meesterwerk creëren, dan krijg je hoogstens de beloning voor sterkte ${topReward}.`,
        ],
      },
      `**Het laatste veld, ${top.strength}.** Daarvoor heb je sterkte ${f.edition.masterpieces.strengths[3]} in de discipline nodig, en bovendien minstens sterkte 1 in een tweede discipline, die op het veld staat. Voor die tweede tellen alleen personen op je arbeidersspoor en permanente bonustegels mee; schijven en florijnen niet.`,
      {
        table: `De tweede discipline voor een meesterwerk van ${top.strength}`,
        head: [`Voor ${top.points} PP in`, 'heb je ook sterkte 1 nodig in'],
        rows: f.pairs,
      },
    ],
  };
}

function example(f: Facts): RulesSection {
  const [anna, bruno] = f.people;
  const { masterpiece: tale } = f.tales;
  const artists = f.count(tale.workers, { one: 'werkt er # kunstenaar', other: 'werken er # kunstenaars' });
  return {
    id: 'masterpieces-example',
    title: 'Zo ontstaat een meesterwerk',
    part: true,
    blocks: [
      {
        example: `${anna} creëert een meesterwerk`,
        blocks: [
          `${anna} staat in de Kunsten-kamer en vervangt ${f.character(tale.displaced)} door ${f.character(tale.hired)}. Nu ${artists} voor haar. Ze gebruikt haar schijf uit het Kunsten-vak en heeft sterkte ${tale.total}. Ze zou een schilderij kunnen maken. Maar ze zet een zuil op het veld voor sterkte ${tale.total}: ${tale.points} PP, en die neemt niemand haar meer af.`,
          {
            figure: 'niches',
            caption: `De meesterwerkvelden van Kunsten daarna. ${bruno} kan hier nog steeds een meesterwerk creëren, op een van de twee vrije velden.`,
            labels: [
              'In deze partij afgedekt.',
              `${anna}’s zuil.`,
              'Het bovenste getal is de sterkte, het getal in de lauwerkrans de PP.',
              'Het teken naast het getal: de tweede discipline.',
            ],
          },
        ],
      },
    ],
  };
}
