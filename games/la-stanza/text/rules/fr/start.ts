/** What the game is about, and a first turn. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const start = (f: Facts): RulesSection[] => [about(f), firstTurn(f)];

function about(f: Facts): RulesSection {
  const { movement, topReward, masterpieces, roundsBeyondPlayers, lastTurns } = f.edition;
  const turns = f.count(lastTurns, { one: '# tour', other: '# tours' });
  return {
    id: 'about',
    title: 'En deux minutes',
    blocks: [
      'Vous parcourez une maison de la Renaissance, vous y rencontrez des invités célèbres et vous les faites travailler pour vous. Plus vous en réunissez dans une même discipline, plus leur travail rapporte : voyages en mer, livres, influence dans l’Église, œuvres d’art, faveurs des puissants.',
      {
        list: [
          '**Le but.** Avoir le plus de points de prestige (PP) à la fin de la partie. Tous les points sont comptés à ce moment-là.',
          `**Votre tour.** Déplacez votre figurine de 1 à ${movement} cases dans le sens horaire et prenez le personnage auprès duquel elle s’arrête. Choisissez ensuite **une** action : [activer une discipline](#activate), [recevoir de l’argent](#money) ou [passer](#pass). Sur la case Tuiles Bonus, vous prenez à la place une [tuile Bonus](#bonus-tiles).`,
          `**Activer une discipline.** Soyez dans sa salle ou dépensez un pion de sa couleur, et recrutez au moins un personnage de cette discipline. Comptez ensuite les personnages de la discipline qui travaillent pour vous : c’est la valeur de votre activation. De 1 à ${topReward}, la récompense est de plus en plus belle. À partir d’une valeur de ${masterpieces.strengths[0]}, vous pouvez créer à la place un [Chef-d’œuvre](#masterpieces).`,
          `**La fin.** Dès que deux salles n’ont plus de personnage, le plateau est [rempli](#refill), ce qui met fin à une manche. Le nombre de manches est celui des joueurs plus ${roundsBeyondPlayers}. Après la dernière, chacun joue encore ${turns} au plus, et la partie est terminée.`,
          '**D’où viennent les points.** Des Chefs-d’œuvre, de votre bateau, de vos livres, de certaines tuiles Bonus et, tout à la fin, du fait de passer tôt. S’y ajoutent deux comparaisons : qui a le plus de disques parmi les tuiles Bonus, et quel musée a la plus grande valeur.',
        ],
      },
      ...(f.examplesAsPlayed
        ? []
        : [
            'Cette page montre les valeurs de l’édition en jeu. Certains exemples ne peuvent pas être joués avec ces valeurs ; ils sont racontés avec les nôtres.',
          ]),
    ],
  };
}

function firstTurn(f: Facts): RulesSection {
  const [anna, bruno] = f.people;
  const { firstTurn: tale } = f.tales;
  const guest = f.character(tale.recruited);
  const reach = tale.reach.map(({ character, discipline }) => `${f.character(character)} (${f.discipline(discipline)})`);
  const sailed = f.count(tale.steps, { one: '# case', other: '# cases' });
  const working = f.count(tale.strength, { one: '# personnage', other: '# personnages' });
  return {
    id: 'first-turn',
    title: 'Un premier tour, pas à pas',
    blocks: [
      `Imaginez : vous êtes ${anna} et vous commencez une partie à deux. Vous avez ${f.florins(tale.before)} et quelques pions. Votre piste Travailleurs compte six emplacements : votre Mécène occupe le premier, un personnage de départ de chaque discipline occupe les autres.`,
      `**Étape 1 : le déplacement.** Votre figurine est sur la case Tuiles Bonus. Voici qui est à votre portée : ${f.and(reach)}. Vous avancez de deux cases, jusqu’à ${guest} : un explorateur, dans la salle des explorateurs. C’est un bon choix, car vous pouvez le mettre au travail tout de suite.`,
      {
        figure: 'first-turn-walk',
        caption:
          'Le début de la piste Déplacement. Le symbole sur un portrait indique la discipline du personnage. Tout personnage peut se trouver dans n’importe quelle salle.',
        labels: [`La case Tuiles Bonus, avec deux figurines : ${f.and([anna, bruno])}.`, `${guest}, deux cases plus loin.`, 'La dernière case à votre portée.'],
      },
      `**Étape 2 : le personnage.** ${guest} va sur le premier emplacement de votre piste Recrutement. De là, vous pouvez le recruter, pendant ce tour ou plus tard.`,
      {
        figure: 'first-turn-recruit',
        caption: `Les pistes d’${anna} : sa piste Recrutement, où attend ${guest}, et sa piste Travailleurs.`,
        labels: [
          'Le premier emplacement de la piste Recrutement : les nouveaux personnages arrivent ici.',
          'Votre Mécène, sur le premier emplacement de la piste Travailleurs.',
          'Le coût de recrutement d’un emplacement est indiqué au-dessus de lui.',
          `Un autre personnage Découvertes : ${f.character('massimiliano-de-la-luce')}, l’un de vos personnages de départ.`,
        ],
      },
      `**Étape 3 : activer Découvertes.** Vous remplissez les deux conditions : vous êtes dans la salle Découvertes et vous pouvez recruter un personnage Découvertes. Vous pouvez le placer sur tout emplacement, sauf celui du Mécène. Le dernier est le moins cher (${f.florins(tale.cheapest)}), mais votre autre explorateur y travaille. Vous choisissez donc l’emplacement ${tale.space} et payez ${f.florins(tale.price)}. Le personnage de départ qui l’occupait, ${f.character(tale.displaced)}, est retiré et quitte le jeu.`,
      {
        figure: 'first-turn-hire',
        caption: `Après le recrutement : ${guest} a rejoint la piste Travailleurs, et la piste Recrutement est de nouveau vide.`,
        labels: [`${guest} sur l’emplacement ${tale.space}.`, 'L’explorateur qui travaillait déjà pour vous.'],
      },
      `**Étape 4 : calculer la valeur.** Dans la discipline Découvertes, votre piste Travailleurs compte maintenant ${working} : valeur ${tale.strength}.`,
      `**Étape 5 : prendre la récompense.** Votre bateau avance de ${sailed} sur la piste Argent, de ${f.florins(tale.from)} à ${f.florins(tale.to)}. Désormais, chaque fois que vous recevrez de l’argent, vous pourrez compléter jusqu’à ce montant. Il vous reste ${f.florins(tale.left)}, votre tour est terminé et c’est à ${bruno} de jouer.`,
      {
        figure: 'first-turn-sea',
        caption: 'La piste Argent après ce tour.',
        labels: [`Le bateau d’${anna}.`, `Le bateau de ${bruno}, toujours sur la première case.`, 'La première des trois cases qui rapportent un pion blanc.'],
      },
    ],
  };
}
