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
    title: 'Recevoir de l’argent',
    part: true,
    blocks: [
      'Déplacez votre Mécène d’un emplacement vers la droite. Complétez ensuite vos florins **jusqu’au** montant de la case de votre bateau sur la [piste Argent](#room-discoveries) : vous recevez ce qui manque. Si vous avez déjà ce montant, vous ne recevez rien.',
      {
        table: 'Ce qui arrive au Mécène',
        head: ['Votre Mécène est', 'Ce qui se passe'],
        rows: [
          [
            'sur un emplacement autre que le dernier',
            'Il se déplace d’un emplacement vers la droite. Le personnage qui s’y trouve est poussé, ainsi que ceux qui le suivent, jusqu’au premier emplacement vide. S’il n’y en a pas, le personnage le plus à droite sort de la piste, comme s’il était retiré. L’emplacement que quitte le Mécène reste vide.',
          ],
          [
            'sur le dernier emplacement, non retourné',
            `Vous le retournez sur sa face −${flippedFinancier} PP et le placez sur le premier emplacement. Si un personnage s’y trouve, il est poussé vers la droite, ainsi que ceux qui le suivent, jusqu’au premier emplacement vide ; comme le dernier est maintenant libre, aucun ne sort de la piste.`,
          ],
          ['sur le dernier emplacement, retourné', 'Il ne peut plus rapporter d’argent.'],
        ],
      },
      `Si votre bateau est sur une case PP, complétez jusqu’à ${f.florins(Math.max(...moneyTrack.florins))}.`,
      {
        example: `${anna} reçoit de l’argent`,
        blocks: [
          `${anna} a ${f.florins(tale.before)} ; son bateau est sur la case à ${f.florins(tale.boat)}. Elle reçoit ${f.florins(tale.income)}. Son Mécène se déplace sur le deuxième emplacement et pousse tout le monde. Comme il n’y a pas d’emplacement vide, ${f.character(tale.displaced)} sort de la piste et quitte le jeu.`,
          { figure: 'money-before', caption: 'Avant.', labels: ['Le Mécène.', 'Le personnage le plus à droite, qui va sortir de la piste.'] },
          { figure: 'money-after', caption: 'Après.', labels: ['Cet emplacement reste vide jusqu’à ce qu’un personnage y soit recruté.', 'Le Mécène.'] },
        ],
      },
      {
        example: `${anna} retourne son Mécène`,
        blocks: [
          `Bien plus tard, son Mécène est sur le dernier emplacement. Elle a ${f.florins(flip.before)}, et son bateau est sur la case à ${f.florins(flip.boat)}. Elle peut tout de même recevoir de l’argent : ${f.florins(flip.income)}. Mais son Mécène est maintenant retourné, ce qui lui coûtera ${flippedFinancier} PP à la fin.`,
          {
            figure: 'flip',
            caption: 'La piste Travailleurs après ce tour.',
            labels: [`Le Mécène retourné, revenu sur le premier emplacement : −${flippedFinancier} PP.`],
          },
        ],
      },
    ],
  };
}

const PASS: RulesSection = {
  id: 'pass',
  title: 'Passer',
  part: true,
  blocks: [
    'Après votre déplacement, une fois le personnage pris, vous pouvez passer : vous ne faites plus rien pendant ce tour. Cela ne coûte rien et ne rapporte rien, et vous rejouez normalement à votre prochain tour. Pendant les [derniers tours](#end), et seulement alors, vous pouvez aussi passer définitivement.',
  ],
};
