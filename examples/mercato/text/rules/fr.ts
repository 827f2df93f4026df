/** The rules page in French. */
import { counted, type RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';

const coins = counted('fr', { one: '# pièce', other: '# pièces' });
const cards = counted('fr', { one: '# carte', other: '# cartes' });
const points = counted('fr', { one: '# point', other: '# points' });
const rounds = counted('fr', { one: '# manche', other: '# manches' });

export const write = ({ edition, one, many, cardsInAll, example, rows }: Facts): RulesPage => ({
  sections: [
    {
      id: 'about',
      title: 'En une minute',
      blocks: [
        'Vous tenez un étal sur un petit marché aux fruits. Vos cartes sont des fruits que personne d’autre ne voit. Vendez-les bien et remportez les rubans du marché.',
        `La partie dure **${rounds(edition.rounds)}**. À chaque manche, un fruit est **à la mode** et chacun joue un [tour](#turn).`,
        'Ensuite, tout le monde [mise en secret](#bidding) pour le ruban de la manche. Qui a le plus de points à la fin gagne.',
      ],
    },
    {
      id: 'setup',
      title: 'Mise en place',
      blocks: [
        {
          steps: [
            `Mélangez les ${cards(cardsInAll)}. Chacun en reçoit ${edition.hand.start} ; les autres forment la **pioche**, face cachée.`,
            `Chacun reçoit ${coins(edition.coins.start)}. La **banque** en a encore ${edition.coins.bank}.`,
            'Il y a un ruban par manche. Au début de chaque manche, le hasard désigne le fruit à la mode.',
          ],
        },
        { table: 'Les fruits', head: ['Fruit', 'Cartes', 'Prix', 'Prix à la mode'], rows },
        { figure: 'fruits', caption: 'Chaque fruit a sa propre forme.' },
      ],
    },
    {
      id: 'turn',
      title: 'Votre tour',
      blocks: [
        'À votre tour, faites une seule chose :',
        { list: ['[piochez](#drawing) une carte,', '[vendez](#selling) un fruit,', '[demandez une faveur](#begging) à quelqu’un.'] },
      ],
    },
    {
      id: 'drawing',
      title: 'Piocher',
      part: true,
      blocks: [
        `Prenez la première carte de la pioche. Une main compte ${cards(edition.hand.most)} au plus : la main pleine, vous ne pouvez ni piocher ni demander une faveur.`,
      ],
    },
    {
      id: 'selling',
      title: 'Vendre',
      part: true,
      blocks: [
        `Posez une carte de votre main dans la caisse de son fruit. La banque vous paie son prix, plus ${coins(edition.fashion)} si le fruit est à la mode.`,
        {
          example: 'Exemple',
          blocks: [
            `Vous vendez ${one(example.fruit)}. Cela rapporte ${coins(example.price)} ; dans une manche où ${many(example.fruit)} sont à la mode, ${coins(example.inFashion)}.`,
          ],
        },
        'S’il reste moins de pièces à la banque, vous recevez ce qu’elle a.',
      ],
    },
    {
      id: 'begging',
      title: 'Demander une faveur',
      part: true,
      blocks: [
        'Choisissez quelqu’un qui a au moins une carte en main. Cette personne doit vous donner quelque chose, à son choix : une carte de sa main ou une de ses pièces.',
        'Personne d’autre ne sait quelle carte c’était. Si vous ne pouvez ni piocher, ni vendre, ni demander une faveur, vous vous reposez.',
      ],
    },
    {
      id: 'bidding',
      title: 'Miser',
      blocks: [
        `Quand chacun a joué, tout le monde mise en même temps et en secret, de zéro à ${coins(edition.mostBid)}, mais jamais plus qu’on ne possède.`,
        'Qui a misé le plus, sans égalité, paie sa mise à la banque et prend le ruban. En cas d’égalité, ou si personne ne mise de pièce, personne ne paie et personne ne le prend. Pour une première partie, vous pouvez jouer sans les mises.',
      ],
    },
    {
      id: 'end',
      title: 'Fin de la partie',
      blocks: [
        `Après ${rounds(edition.rounds)}, la partie est finie. Chaque pièce vaut un point, chaque ruban ${points(edition.ribbon)}. Les cartes encore en main ne valent rien.`,
        'Qui a le plus de points gagne. En cas d’égalité, le plus grand nombre de rubans l’emporte ; si l’égalité persiste, la victoire est partagée.',
      ],
    },
  ],
});
