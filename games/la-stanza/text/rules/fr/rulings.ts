/** How open places of the rulebooks are played here. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export function rulings(f: Facts): RulesSection[] {
  const { meeples, lastTurns, moneyTrack, shelfLength, roundsBeyondPlayers } = f.edition;
  const rounds = f.byPlayers((_, players) => players + roundsBeyondPlayers);
  return [
    {
      id: 'rulings',
      title: 'Précisions',
      folded: true,
      blocks: [
        'Les livrets de règles laissent certaines questions ouvertes, et il leur arrive de se contredire. Ici, le texte anglais prévaut, puis ce que disent la plupart des langues. Voici comment Bottega joue. Sauf indication contraire, cela vaut quel que soit le nombre de joueurs.',
        {
          answers: [
            ['Qui commence ?', 'Le joueur du premier siège. (D’après le livret de règles : celui qui a visité le plus de pays.)'],
            [
              'Quelles cases comptent quand je me déplace ?',
              'Celles qui ont un personnage et aucune figurine d’un autre joueur, et toujours la case Tuiles Bonus. Après un tour complet du plateau, vous pouvez vous arrêter de nouveau sur la case de votre propre figurine, si un remplissage y a placé un personnage.',
            ],
            [
              'Puis-je m’arrêter sur la case Tuiles Bonus sans prendre de tuile ?',
              'Seulement pour passer définitivement pendant les derniers tours, et seulement si vous pouvez y prendre une tuile. D’après le livret de règles, vous ne pouvez pas vous y arrêter si vous ne pouvez ou ne voulez pas prendre de tuile. Nous le comprenons ainsi : il faut pouvoir en prendre une, et seul le fait de passer définitivement peut la remplacer.',
            ],
            [
              'Et si je ne peux pas me déplacer ?',
              'Votre figurine reste où elle est et votre tour est terminé. Pendant les derniers tours, vous pouvez passer définitivement à la place.',
            ],
            [
              'Où va un nouveau personnage ?',
              'Sur le premier emplacement de la piste Recrutement. S’il est occupé, tous les personnages se décalent d’un emplacement vers la droite, en gardant les vides entre eux ; celui qui sort de la piste est défaussé, même s’il y a un vide. (D’après le texte français, il irait sur l’emplacement libre le plus à gauche.) Un personnage de départ qui était revenu sur le plateau quitte de nouveau le jeu.',
            ],
            [
              'Puis-je recruter le personnage que je viens de prendre ?',
              'Oui. Et peu importe la salle où vous l’avez rencontré : seule compte sa propre discipline.',
            ],
            [
              'Un pion remplace-t-il le recrutement ?',
              'Non. Il remplace votre présence dans la salle, rien d’autre. Vous recrutez toujours au moins un personnage de la discipline (dans la variante Expert : vous recrutez ou vous renvoyez).',
            ],
            ['Puis-je dépenser un pion dans la salle même de la discipline ?', 'Oui, mais ce n’est pas nécessaire et cela n’apporte rien de plus.'],
            ['Que permet un pion blanc ?', 'Il active n’importe quelle discipline, Politique comprise, et paie n’importe quelle tuile Bonus.'],
            [
              'Combien de personnages puis-je recruter lors d’une activation ?',
              'Autant que vous voulez, dans n’importe quel ordre, dont au moins un de la discipline activée. Chacun coûte le prix de son emplacement. Vous pouvez même recruter sur un emplacement où vous venez de recruter. Mais vous ne pouvez pas dépenser les florins nécessaires au recrutement exigé. Les autres doivent-ils être de la même discipline ? Aucun livret de règles ne le dit clairement : par défaut, ce n’est pas nécessaire ; une option l’exige.',
            ],
            [
              'Dois-je prendre la récompense ?',
              'Non. Vous pouvez activer avec une valeur inférieure à la vôtre, et même ne rien prendre du tout. Mais ce que donne une tuile Bonus ou un livre, vous le prenez en entier, dans la limite de ce qui reste.',
            ],
            ['Puis-je dépenser des disques dont je n’ai pas besoin ?', 'Oui, pour les récupérer dans votre réserve.'],
            [
              'Jusqu’où pousse le Mécène ?',
              'Jusqu’au premier vide. S’il n’y en a pas, le personnage le plus à droite sort de la piste. L’emplacement que quitte le Mécène reste vide.',
            ],
            [
              'Et si je reçois de l’argent quand le Mécène est sur le dernier emplacement ?',
              'Il est retourné et va sur le premier emplacement. Si un personnage s’y trouve, il est poussé vers la droite, avec ceux qui le suivent, jusqu’au premier vide. L’emplacement que le Mécène a quitté en est un : aucun personnage ne sort de la piste. Une fois retourné et de nouveau sur le dernier emplacement, il ne vous permet plus de recevoir d’argent.',
            ],
            [
              'Combien d’argent est-ce que je reçois ?',
              `Ce qui manque jusqu’au montant de la case de votre bateau ; si vous avez déjà davantage, vous ne perdez rien. Sur les cases PP, ce montant est de ${f.florins(Math.max(...moneyTrack.florins))}.`,
            ],
            [
              'Quand est-ce que je reçois les pions blancs de la piste Argent ?',
              'Quand votre bateau atteint ou dépasse la case, pour quelque raison que ce soit, une fois par case. Le bateau s’arrête sur la dernière case.',
            ],
            [
              'Et si j’ai trop de pions ?',
              f.count(meeples.limit, {
                one: 'Dès que vous avez plus de # pion, vous choisissez celui que vous rendez, avant toute autre chose.',
                other: 'Dès que vous avez plus de # pions, vous choisissez celui que vous rendez, avant toute autre chose.',
              }),
            ],
            [
              'Et si une réserve s’épuise ?',
              `Vous prenez ce qu’il y a et renoncez à ce qui manque : des pions tant que la salle Politique en a, des livres tant que la salle Littérature en a, des disques tant que votre réserve en a, et jamais plus de ${shelfLength} livres d’une couleur. Seul le disque destiné à la grille des tuiles Bonus peut venir d’un emplacement de la salle Religion, et seulement si votre réserve est vide.`,
            ],
            [
              'Quel emplacement Chef-d’œuvre puis-je prendre ?',
              'Tout emplacement libre et non fermé qui n’exige pas plus que votre valeur. Il n’y a d’emplacements fermés qu’à deux et trois joueurs.',
            ],
            [
              'Qu’est-ce qui compte pour le « +1 » du dernier emplacement Chef-d’œuvre ?',
              'Les personnages au travail et la tuile Bonus permanente de cette discipline. Les disques ne comptent pas, ni la tuile Bonus qui se paie en florins.',
            ],
            [
              'Quand une rangée de livres est-elle complète ?',
              'La première, quand les quatre couleurs ont chacune au moins un livre ; la deuxième, quand elles en ont chacune au moins deux, et ainsi de suite. (Le mot « rangée » du livret français prête à confusion : il ne s’agit pas des livres d’une même couleur.)',
            ],
            [
              'Quels emplacements comptent pour les tuiles Religion ?',
              'Les cinq, y compris l’emplacement Religion. La condition est vérifiée avant que vous ne placiez un disque sur la grille.',
            ],
            ['Dans quel ordre se prend une tuile Bonus ?', 'La condition, le pion, le disque sur la grille, puis l’effet immédiat de la tuile.'],
            [
              'Où va un personnage pris grâce à une tuile Bonus ?',
              'Sur n’importe quel emplacement de la piste Recrutement. S’il est occupé, le personnage qui s’y trouve et tous ceux à sa droite se décalent d’un emplacement vers la droite. Vous pouvez aussi prendre un personnage sous une figurine.',
            ],
            [
              'Dans quel sens glissent les personnages quand une tuile Bonus ramène le Mécène ?',
              'Vers la droite, et seulement jusqu’au premier vide. (Le texte néerlandais dit à gauche, par erreur.) Le Mécène garde sa face visible.',
            ],
            [
              'Quand exactement le plateau est-il rempli ?',
              'Tout de suite, avant l’action. Une tuile Bonus qui prend un personnage sur le plateau peut elle aussi entraîner un remplissage.',
            ],
            [
              'Et s’il n’y a pas assez de personnages ?',
              'D’abord la pioche, puis la défausse mélangée, puis un personnage de départ écarté par discipline, mélangés. Les cases encore vides le restent ; le marqueur de manche avance quand même. Les personnages de départ que personne n’a reçus à la mise en place restent dans la boîte.',
            ],
            [
              'Combien y a-t-il de manches ?',
              `Autant que de joueurs, plus ${roundsBeyondPlayers} : ${f.or(rounds)} à deux, trois ou quatre joueurs. Le remplissage qui clôt la dernière manche a encore lieu. (Le texte allemand compte un remplissage de moins : c’est l’option « ${f.say('option.short')} ».)`,
            ],
            [
              'Quand commencent les derniers tours ?',
              f.count(lastTurns, {
                one: 'Après le dernier remplissage, la partie continue jusqu’à ce que ce soit au premier joueur ; à partir de là, chacun a encore # tour au plus.',
                other:
                  'Après le dernier remplissage, la partie continue jusqu’à ce que ce soit au premier joueur ; à partir de là, chacun a encore # tours au plus.',
              }),
            ],
            [
              'Quand puis-je passer définitivement ?',
              'Seulement pendant les derniers tours, après votre déplacement, à la place de votre action (ou de la tuile Bonus, si vous êtes sur la case Tuiles Bonus) ; et si vous ne pouvez pas vous déplacer, à la place du tour. (Seul le texte français peut se lire comme s’il s’agissait du tour entier.) Vous prenez la meilleure case de passage libre. Si vous ne le faites jamais, vous n’obtenez rien pour cela.',
            ],
            [
              'Comment fonctionne le musée du joueur neutre ?',
              'Il prend sa place et partage les égalités comme tout autre musée. S’il ne reste rien dans la salle Arts, il n’existe pas. La tuile Bonus qui compte comme une œuvre d’art ne compte que pour le décompte des musées, pas pour les conditions des tuiles Arts.',
            ],
            [
              'Qui gagne en cas d’égalité ?',
              'Le joueur dont le Mécène n’est pas retourné, puis celui dont le Mécène est le plus à gauche, puis celui qui a passé définitivement le plus tôt ; sinon, la victoire est partagée. (Le texte allemand s’arrête au Mécène.)',
            ],
            [
              'Variante Expert : puis-je renvoyer et recruter lors d’une même activation ?',
              'Oui. Le renvoi ne remplace que le recrutement exigé. Vous renvoyez un seul personnage, de la discipline activée, et pouvez ensuite recruter des personnages d’autres disciplines, sauf si l’option limite tous les recrutements à la discipline activée. Un personnage de départ renvoyé quitte le jeu.',
            ],
            ['Qu’est-ce qui est secret ?', 'Seulement l’ordre de la pioche. Tout le reste est visible de tous.'],
          ],
        },
      ],
    },
  ];
}
