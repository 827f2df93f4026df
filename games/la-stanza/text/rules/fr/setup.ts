/** The colours, the board and the players' boards, and what differs by number of players. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { MEEPLES } from './meeples.ts';

export const setup = (f: Facts): RulesSection[] => [disciplines(f), board(f), playerBoard(f), byPlayers(f)];

function disciplines(f: Facts): RulesSection {
  const [discoveries, literature, religion, arts, politics] = f.colours;
  return {
    id: 'disciplines',
    title: 'Cinq disciplines, cinq couleurs',
    blocks: [
      'Chaque discipline a sa salle, sa couleur et son symbole. Sa couleur et son symbole se retrouvent sur les personnages, les pions, les livres et les tuiles Bonus.',
      { figure: 'disciplines', caption: 'Les symboles des disciplines, et les pions de leurs couleurs.' },
      {
        table: 'Ce qui va avec chaque discipline',
        head: ['Discipline', 'Couleur', 'Récompense d’une activation, selon sa valeur'],
        rows: [
          [discoveries.discipline, discoveries.colour, 'Votre bateau avance d’autant de cases'],
          [literature.discipline, literature.colour, 'Vous écrivez autant de livres, tous de couleurs différentes'],
          [religion.discipline, religion.colour, 'Vous placez autant de disques, tous sur des emplacements différents'],
          [arts.discipline, arts.colour, 'Vous créez une sculpture, un scénario ou un tableau'],
          [politics.discipline, politics.colour, 'Vous prenez autant de pions, tous de couleurs différentes, aucun blanc'],
        ],
      },
      `La couleur de la Politique est le ${politics.colour}. Le pion blanc est donc le pion de la Politique, mais c’est aussi un joker : il vaut pour **n’importe quelle** discipline. Il n’y a ni livre Littérature ni tuile Bonus Politique.`,
      {
        figure: 'characters',
        caption: `Des personnages. Il y en a ${f.counts.characters}, soit ${f.counts.each} par discipline ; de plus, chaque joueur a un personnage de départ de chaque discipline. Leurs noms n’ont aucun effet.`,
        labels: [
          'Un personnage. La couleur et le symbole indiquent sa discipline.',
          'Un personnage de départ se reconnaît à son bord uni. Une fois retiré, il quitte le jeu.',
        ],
      },
    ],
  };
}

function board(f: Facts): RulesSection {
  const { bookSupply, moneyTrack, discs, artworks, meeples, bonusTiles, masterpieces } = f.edition;
  return {
    id: 'setup',
    title: 'Mise en place',
    blocks: [
      'Bottega installe la table pour vous. Avec la boîte, voici ce que vous feriez :',
      {
        steps: [
          f.count(bookSupply, {
            one: 'Placez dans la salle Littérature # livre de chacune des quatre couleurs.',
            other: 'Placez dans la salle Littérature # livres de chacune des quatre couleurs.',
          }),
          `Placez le bateau de chaque joueur sur la première case de la piste Argent (${f.florins(moneyTrack.florins[0])}) et sa figurine sur la case Tuiles Bonus.`,
          f.count(discs.start, {
            one: 'Placez # disque de chaque joueur sur l’emplacement Religion de la salle Religion.',
            other: 'Placez # disques de chaque joueur sur l’emplacement Religion de la salle Religion.',
          }),
          `Mélangez les ${f.counts.characters} tuiles Personnage et placez-en une, face visible, sur chacune des ${f.counts.spaces} cases des cinq salles de discipline. Les ${f.counts.pile} autres forment la pioche, face cachée.`,
          f.count(artworks.each, {
            one: 'Placez dans la salle Arts # sculpture, # scénario et # tableau par joueur.',
            other: 'Placez dans la salle Arts # sculptures, # scénarios et # tableaux par joueur.',
          }),
          `Triez les pions, ${meeples.each} de chacune des cinq couleurs, et placez-les sur leurs fauteuils dans la salle Politique.`,
          `Pour chacune des disciplines Découvertes, Littérature, Religion et Arts, tirez au hasard ${bonusTiles.drawn} des cinq tuiles Bonus et disposez-les sur la grille dans n’importe quel ordre. La Politique n’a pas de tuiles Bonus.`,
          `À deux ou trois joueurs, tirez cinq des six tuiles Fermé et donnez-en une à chaque salle. Elle ferme, pour toute la partie, l’emplacement Chef-d’œuvre qu’elle indique. Recouvrez-le d’un pilier d’une couleur inutilisée. Les six tuiles ferment des emplacements à ${f.and(masterpieces.covers)} PP ; celui à ${masterpieces.points.at(-1)} PP n’est jamais fermé.`,
          'Placez le marqueur de manche sur la première case de la piste de manche.',
        ],
      },
      {
        figure: 'house',
        caption: 'Le plateau de jeu au début d’une partie à deux. Vous en faites le tour dans le sens horaire, par les portes marquées d’une flèche.',
        labels: [
          'La **case Tuiles Bonus**. Toutes les figurines partent d’ici.',
          'Une **case de la piste Déplacement** avec un personnage. Chacune des cinq salles de discipline en a trois.',
          'Le **nom de la salle**, et donc de la discipline.',
          'Les **emplacements Chef-d’œuvre** : la valeur que chacun exige, et ses PP. Une croix marque un emplacement fermé.',
          'Découvertes : la **piste Argent** avec les bateaux.',
          'Littérature : les **livres** qui restent.',
          'Religion : les **emplacements** pour les disques, un par discipline.',
          'Arts : les **œuvres d’art** qui restent.',
          'Politique : les **pions** sur leurs fauteuils.',
          'La **grille** des tuiles Bonus.',
          `La **piste de manche**, puis les derniers tours ${f.and(f.lastTurns)}.`,
          'Les **cases de passage**, pour la fin de la partie.',
        ],
      },
    ],
  };
}

function playerBoard(f: Facts): RulesSection {
  const { discs, meeples, startingFlorins } = f.edition;
  return {
    id: 'setup-player',
    title: 'Ce que reçoit chaque joueur',
    part: true,
    blocks: [
      {
        list: [
          'Un **Mécène**, sur le premier (le plus à gauche) des six emplacements de la piste Travailleurs.',
          'Cinq **personnages de départ**, un par discipline, disposés au hasard sur les cinq autres emplacements de cette piste.',
          f.count(discs.start, {
            one: `**${discs.each} disques**, dont # va aussitôt sur l’emplacement Religion.`,
            other: `**${discs.each} disques**, dont # vont aussitôt sur l’emplacement Religion.`,
          }),
          '**Cinq piliers**, un par Chef-d’œuvre possible.',
          `**Pions** : ${f.meeples(meeples.start, MEEPLES) || 'aucun'}.`,
          '**Des florins**, selon l’ordre du tour :',
        ],
      },
      {
        table: 'Argent selon l’ordre du tour',
        head: ['Ordre du tour', 'Premier joueur', 'Deuxième', 'Troisième', 'Quatrième'],
        rows: [['Florins', ...startingFlorins.map(String)]],
      },
      'D’après le livret de règles, le premier joueur est celui qui a visité le plus de pays. Ici, c’est le joueur du premier siège. Les autres suivent dans le sens horaire, dans l’ordre des sièges.',
      {
        figure: 'player',
        caption: `Le plateau individuel d’${f.people[0]} au début de la partie. Les tuiles Bonus prises apparaissent sous les pions ; les piliers ne sont pas représentés.`,
        labels: [
          'La **piste Recrutement** : les personnages que vous avez rencontrés y attendent d’être recrutés.',
          'La **piste Travailleurs**, six emplacements : ceux qui s’y trouvent travaillent pour vous.',
          'Le **coût de recrutement** de chaque emplacement de la piste Travailleurs, en florins.',
          'Votre **Mécène**.',
          'Vos **pions**, rangés par couleur.',
          'Vos **disques** en réserve.',
          'Votre **musée** et sa valeur.',
          'Votre **étagère**, quatre livres par couleur. Les places vides montrent ce que rapporte le prochain livre.',
          'Votre **valeur** dans chaque discipline, calculée pour vous.',
          'Vos **florins**.',
          'Vos **PP**, tels qu’ils seraient comptés à cet instant.',
        ],
      },
    ],
  };
}

function byPlayers(f: Facts): RulesSection {
  const { recruitmentSpaces, roundsBeyondPlayers, artworks, meeples, museum, bonusMajority, passing } = f.edition;
  return {
    id: 'setup-numbers',
    title: 'Ce qui change avec le nombre de joueurs',
    part: true,
    blocks: [
      {
        table: 'De deux à quatre joueurs',
        head: ['Ce qui change', '2 joueurs', '3 joueurs', '4 joueurs'],
        rows: [
          ['Emplacements de la piste Recrutement', ...f.byPlayers((count) => recruitmentSpaces[count])],
          ['Manches', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['Remplissages, y compris celui qui clôt la dernière manche', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['Emplacements Chef-d’œuvre fermés', '5, un par salle', '5, un par salle', 'aucun'],
          ['Sculptures, scénarios, tableaux dans la salle Arts', ...f.byPlayers((_, players) => `${players * artworks.each} de chaque`)],
          [
            'Pions restant dans la salle Politique',
            ...f.byPlayers((_, players) =>
              f.meeples(
                meeples.start.map((each) => meeples.each - each * players),
                MEEPLES,
              ),
            ),
          ],
          ['PP pour les musées de plus grande valeur', ...f.byPlayers((count) => f.and(museum[count]))],
          ['PP pour le plus de disques parmi les tuiles Bonus', ...f.byPlayers((count) => f.and(bonusMajority[count]))],
          ['PP des cases de passage, la meilleure d’abord', ...f.byPlayers((count) => f.and(passing[count]))],
        ],
      },
    ],
  };
}
