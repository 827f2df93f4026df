/** How open questions are played, as questions and answers. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, rounds } from './words.ts';

/** Each kind of question by itself, so that nobody has to open them all. */
export const rulings = (facts: Facts): RulesSection[] => [
  {
    id: 'rulings',
    title: 'Précisions : les tours et la fin',
    folded: true,
    blocks: [
      'Le livret de règles laisse quelques questions sans réponse. Ici et dans les sections suivantes, voici comment Bottega les tranche, quel que soit le nombre de joueurs.',
      { answers: theEnd(facts) },
    ],
  },
  { id: 'rulings-building', title: 'Précisions : acheter et construire', folded: true, blocks: [{ answers: building(facts) }] },
  { id: 'rulings-evaluating', title: 'Précisions : évaluer', folded: true, blocks: [{ answers: evaluating(facts) }] },
  { id: 'rulings-advanced', title: 'Précisions : la version avancée', folded: true, blocks: [{ answers: advanced(facts) }] },
];

type Answers = readonly (readonly [question: string, answer: string])[];

const theEnd = ({ edition }: Facts): Answers => [
  ['Qui commence ?', 'Un joueur tiré au sort. Le livret de règles ne le dit pas.'],
  [
    'Quand vérifie-t-on exactement si la fin est déclenchée ?',
    'Une seule fois, quand l’action est terminée. Dans la version avancée, le joueur qui a déclenché la fin peut encore, pendant ce même tour, placer ce qu’il a entreposé et faire un achat.',
  ],
  [
    'La fin peut-elle être déclenchée deux fois ?',
    'Non. Seul le premier joueur qui la déclenche en tire des PV, et tous les autres jouent encore un tour, et un seul.',
  ],
  ['Une Visite Royale compte-t-elle pendant les derniers tours ?', 'Oui. Il faut y répondre, et de nouvelles Visites peuvent commencer.'],
  [
    'Et si tout le monde ne fait que passer ?',
    `Après ${rounds(edition.end.stalledRounds)} où tout le monde n’a fait que passer, la partie s’arrête, et personne ne marque de PV pour la fin. Cela laisse le temps d’économiser en passant. Si, pendant votre tour, vous avez aussi acheté ou placé une décoration ou une statue, vous n’avez pas fait que passer.`,
  ],
  [
    'Et s’il y a égalité pour la victoire ?',
    'Le joueur à qui il reste le plus de blocs gagne, quelles que soient leurs couleurs. Si l’égalité persiste, la victoire est partagée.',
  ],
  [
    'Que puis-je savoir des autres ?',
    'Tout, sauf leurs florins et leurs blocs. Vous voyez les florins d’un joueur qui ne peut payer aucun bloc après avoir fait tourner la roue et, dans la version avancée, le minimum requis quand un joueur réserve un emplacement de florins. Vous pouvez savoir que le sac est vide, mais pas ce qu’il contient.',
  ],
];

const building = ({ edition, city }: Facts): Answers => [
  [
    'Puis-je acheter sans faire tourner la roue ?',
    'Dans la version normale, oui, s’il y a un bloc que vous pouvez payer ; un bloc gratuit compte. Dans la version avancée, au moins une roue tourne.',
  ],
  [
    'Puis-je faire tourner la roue quand le sac est vide ?',
    'Oui, tant qu’il y a des blocs sur la roue. Si la roue et le sac sont vides tous les deux, personne ne peut acheter.',
  ],
  [
    'Quels échanges sont possibles au moment de payer ?',
    `Des paires de la couleur juste inférieure à celle de la ville, chacune pour un bloc ; aucune à ${city('lerici')}. Le livret de règles permettrait aussi d’échanger deux blocs acceptés contre un bloc supérieur. Cela ne fait que gaspiller un bloc : Bottega ne le propose donc pas.`,
  ],
  ['Puis-je payer plus que le prix ?', 'Non. Le paiement est exact, sans retour de monnaie.'],
  ['Dois-je prendre une tuile Amélioration ?', 'Oui, s’il y en a une pour une ville où vous n’en avez pas encore. Vous choisissez laquelle.'],
  [
    'Quand la construction rapporte-t-elle des PV ?',
    `Seulement si tous vos marqueurs étaient utilisés avant que vous ne construisiez. Vous marquez la valeur imprimée sur la tuile, ou la différence entre ${edition.buildings.monument} et la valeur du bâtiment que vous avez transformé en monument.`,
  ],
];

const evaluating = (_facts: Facts): Answers => [
  [
    'Puis-je évaluer quand aucun emplacement n’est disponible pour moi ?',
    'Seulement si le bonus en rend un disponible. Par exemple, les florins de la Cour peuvent vous faire atteindre le minimum d’un emplacement de florins, une statue d’or peut vous ouvrir un emplacement de statue, ou les florins peuvent vous permettre d’acheter la statue qui vous l’ouvre. Vous devez alors vous en servir de façon qu’un emplacement soit disponible en fin de compte.',
  ],
  [
    'Quel marqueur puis-je utiliser ?',
    'Pendant la Visite d’un autre joueur, seulement celui de la section de la Visite. Sinon, n’importe lequel de vos marqueurs à la Cour, même un de la zone ouverte alors qu’il reste des sections bonus à ouvrir.',
  ],
  [
    'Puis-je évaluer de nouveau juste après ma propre Visite ?',
    'Oui. Vous rendez le marqueur Visite Royale au début de votre tour et pouvez aussitôt le reprendre.',
  ],
  [
    'J’ai renoncé au bonus. Puis-je évaluer avec un autre marqueur pendant ce tour ?',
    'Non. Vous pouvez acheter, construire ou passer ; vous pourrez évaluer de nouveau une fois la Visite rendue.',
  ],
  [
    'Dans la version avancée, que puis-je faire avant de répondre à une Visite ?',
    'Placer ce que vous avez entreposé et faire votre achat. Toutes les actions, même passer, viennent après votre réponse.',
  ],
  [
    'À qui sont les emplacements ?',
    'Les emplacements de ville et de florins sont communs : le premier arrivé les prend. Les emplacements de type, de paysage et de statue sont propres à chacun.',
  ],
];

const advanced = ({ edition }: Facts): Answers => [
  [
    'Puis-je faire tourner la roue des statues seule juste pour changer les statues ?',
    'Seulement s’il y a un bloc que vous pouvez payer, et vous devez alors acheter.',
  ],
  ['Puis-je prendre à la fois la décoration et la statue d’un secteur vidé ?', 'Non, l’une ou l’autre, et seulement s’il en reste dans la réserve.'],
  [
    'Combien de décorations et de statues entreposées puis-je placer en un tour ?',
    'Autant que vous le voulez, mais pas pendant le tour où vous les avez entreposées. Le livret de règles peut se lire comme une décoration et une statue par tour ; nous le lisons plus librement. Vous pouvez aussi en placer une au moment même où une autre vous est proposée, pour faire de la place.',
  ],
  [
    'Quand exactement puis-je placer ce que j’ai entreposé et acheter une décoration ou une statue ?',
    'Avant votre action, entre le bonus et l’emplacement, et après votre action ; vous pouvez aussi placer ce que vous avez entreposé quand une nouvelle décoration ou statue vous est proposée. Selon le livret de règles, c’est possible à tout moment de votre tour, donc aussi après avoir fait tourner la roue et avant de payer. Cela ne change quelque chose que dans des situations tout à fait exceptionnelles : Bottega ne le propose donc pas.',
  ],
  [
    `Puis-je acheter une décoration ou une statue pour ${florins(edition.pieces.price)} au milieu d’une évaluation ?`,
    'Oui, entre le bonus et l’emplacement, pourvu qu’un emplacement reste ensuite disponible pour vous.',
  ],
  [
    'Où vont les décorations et les statues défaussées ?',
    'Les décorations et les statues de couleur retournent dans la réserve. Les statues d’or vont dans la boîte, de même quand un joueur n’en veut pas ou renonce au bonus d’une section à statue d’or.',
  ],
  [
    'Une décoration change-t-elle le coût d’un monument ?',
    'Non. Vous payez la différence avec la valeur imprimée. La décoration et la statue passent sur le monument.',
  ],
  ['Que dois-je montrer pour réserver un emplacement de florins ?', 'Seulement que vous avez le minimum. Ce que vous avez en plus reste secret.'],
  ['Ce qui est entreposé rapporte-t-il quelque chose à la fin ?', 'Non.'],
];
