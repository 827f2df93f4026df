import type { WriteRules } from './text.ts';

export const write: WriteRules = (edition, list) => ({
  sections: {
    about: {
      title: 'De quoi s’agit-il ?',
      text: [
        'Une maison de la Renaissance, six salles, et tout ce que l’époque compte de beau monde. On y va d’un invité à l’autre, on s’en attache quelques-uns, on les met au travail, et leurs talents font voguer des navires, écrire des livres, gagner l’oreille de l’Église, créer des œuvres et obtenir la faveur des puissants.',
        'Qui a le plus de points de prestige (PP) à la fin l’emporte. De deux à quatre joueurs.',
      ],
    },
    setup: {
      title: 'Mise en place',
      text: [
        '• Chacun commence avec un Mécène sur l’emplacement le plus à gauche de la piste Travailleurs et, sur les cinq autres, un personnage de départ de chaque discipline, au hasard.',
        `• En réserve : un pion bleu, un rouge, un vert et un jaune, ${edition.discs.each} disques et cinq colonnes. Un disque va aussitôt sur l’emplacement Religion.`,
        `• Argent, dans l’ordre du tour : ${list(edition.startingFlorins)} florins.`,
        `• Tous les bateaux partent de ${edition.moneyTrack.florins[0]} florins, toutes les figurines de la case Tuiles Bonus.`,
        '• Les quinze cases des cinq salles de disciplines reçoivent chacune un personnage. Les 25 autres forment la pioche.',
        `• On tire ${edition.bonusTiles.drawn} tuiles Bonus de chacune des quatre disciplines concernées ; la Politique n’en a pas.`,
        '• À deux ou trois, on tire cinq des six tuiles de fermeture : dans chaque salle, un emplacement Chef-d’œuvre reste fermé toute la partie.',
        '• La salle Arts contient une sculpture, un scénario et un tableau par joueur.',
        `• La piste Recrutement compte ${list([edition.recruitmentSpaces['2'], edition.recruitmentSpaces['3'], edition.recruitmentSpaces['4']])} emplacements à deux, trois et quatre joueurs.`,
      ],
    },
    turn: {
      title: 'Un tour',
      text: [
        'On déplace d’abord sa figurine et on prend le personnage près duquel elle s’arrête. Puis on fait une seule de ces trois choses :',
        '• activer une discipline, c’est-à-dire recruter pour elle et prendre ce qu’elle rapporte ;',
        '• recevoir de l’argent ;',
        '• passer, sans rien faire de plus.',
        'Seule la case Tuiles Bonus fait exception : qui s’y arrête prend une tuile Bonus à la place.',
      ],
    },
    moving: {
      title: 'Le déplacement',
      text: [
        `La figurine avance de 1 à ${edition.movement} cases dans le sens horaire. On ne compte que les cases avec un personnage et sans autre figurine ; les autres sont ignorées. La case Tuiles Bonus est toujours comptée, même occupée.`,
        'Le personnage rejoint le premier emplacement de la piste Recrutement. S’il est occupé, tout le monde glisse d’un emplacement vers la droite, et qui sort de la piste est défaussé.',
        'Si aucun déplacement n’est possible, la figurine reste où elle est et le tour s’arrête là.',
      ],
    },
    activate: {
      title: 'Activer une discipline',
      text: [
        'Il faut deux choses.',
        '• Être dans la salle de la discipline, ou rendre un pion de sa couleur. Un pion blanc vaut pour n’importe laquelle.',
        '• Recruter au moins un personnage de cette discipline. Un pion ne remplace jamais ce recrutement.',
        'On compte alors sa valeur dans la discipline, puis on prend la récompense de la salle ou, si elle suffit, on crée un Chef-d’œuvre.',
      ],
    },
    hiring: {
      title: 'Recruter',
      text: [
        `Recruter fait passer un personnage de la piste Recrutement à n’importe quel emplacement de la piste Travailleurs, sauf celui du Mécène, au prix indiqué : ${list(edition.hiringCosts)} florins de gauche à droite. Qui y travaillait s’en va : à la défausse, ou hors du jeu pour un personnage de départ.`,
        'Lors d’une activation, on peut recruter autant de personnages que l’on peut en payer, de toute discipline, pourvu que l’un d’eux soit de la discipline activée.',
      ],
    },
    strength: {
      title: 'La valeur',
      text: [
        'Chaque personnage de la discipline sur la piste Travailleurs compte pour 1, la tuile Bonus permanente de la discipline pour 1 de plus. Pour cette activation, on peut aussi dépenser ses disques sur l’emplacement de la discipline dans la salle Religion, +1 chacun ; ils reviennent en réserve.',
        `Sans Chef-d’œuvre, on n’est récompensé que jusqu’à une valeur de ${edition.topReward}. On peut toujours se contenter de moins.`,
      ],
    },
    money: {
      title: 'Recevoir de l’argent',
      text: [
        'Le Mécène avance d’un emplacement vers la droite et pousse les personnages jusqu’au premier vide ; sans vide, le dernier sort de la piste. On complète ensuite sa caisse jusqu’au montant indiqué par son bateau. Qui a déjà davantage ne reçoit rien.',
        `Depuis le dernier emplacement, le Mécène peut encore rapporter une fois : on le retourne, ce qui coûte ${edition.flippedFinancier} PP à la fin, et il repart de la gauche. Retourné et de nouveau au bout, il ne rapporte plus rien.`,
      ],
    },
    'room-discoveries': {
      title: 'Découvertes',
      text: [
        'Une valeur de 1, 2 ou 3 fait avancer le bateau d’autant de cases sur la piste Argent. Plusieurs bateaux peuvent partager une case.',
        `La piste va de ${edition.moneyTrack.florins[0]} à ${Math.max(...edition.moneyTrack.florins)} florins, puis continue par des cases qui valent jusqu’à ${Math.max(...edition.moneyTrack.points)} PP à la fin ; on y reçoit toujours jusqu’à ${Math.max(...edition.moneyTrack.florins)} florins. Atteindre ou dépasser une des trois cases marquées rapporte un pion blanc.`,
      ],
    },
    'room-literature': {
      title: 'Littérature',
      text: [
        `Une valeur de 1, 2 ou 3 permet d’écrire autant de livres, de couleurs différentes. Il y a des livres sur les Découvertes, la Religion, les Arts et la Politique, ${edition.shelfLength} au plus par couleur sur l’étagère. Le premier d’une couleur ne rapporte rien par lui-même ; ce que rapportent les suivants est montré ci-dessus.`,
        'Une colonne est complète quand les quatre couleurs l’atteignent. Les colonnes complètes donnent accès aux tuiles Bonus de Littérature.',
      ],
    },
    'room-religion': {
      title: 'Religion',
      text: [
        'Une valeur de 1, 2 ou 3 permet de placer autant de disques sur des emplacements différents, jamais sur celui de la Religion. En activant plus tard une discipline, où que l’on soit, on peut dépenser les disques de son emplacement, chacun pour +1.',
        'L’emplacement Religion fonctionne de même, mais on n’y place des disques que grâce aux livres et aux tuiles Bonus.',
      ],
    },
    'room-arts': {
      title: 'Arts',
      text: [
        `Une valeur de 1 crée une sculpture (valeur ${edition.artworks.values[0]}), de 2 un scénario (${edition.artworks.values[1]}), de 3 un tableau (${edition.artworks.values[2]}). On peut prendre une œuvre moindre, et on le doit quand les meilleures manquent.`,
        'Ces valeurs ne sont pas des points : à la fin, on compare les musées.',
      ],
    },
    'room-politics': {
      title: 'Politique',
      text: [
        'Une valeur de 1, 2 ou 3 rapporte autant de pions, de couleurs différentes, jamais blancs. Un pion permet d’activer la discipline de sa couleur depuis n’importe quelle salle, ou de payer une de ses tuiles Bonus. Les blancs valent pour toutes.',
        `Personne n’en garde plus de ${edition.meeples.limit} : on rend aussitôt, à son choix, ce qui est de trop.`,
      ],
    },
    'bonus-tiles': {
      title: 'Tuiles Bonus',
      text: [
        'Sur la case Tuiles Bonus, on prend exactement une tuile, sans autre action. On ne peut s’y arrêter que si une tuile est accessible. Plusieurs figurines peuvent s’y trouver.',
        'Pour la première, la deuxième et la troisième tuile d’une discipline, il faut :',
        '• Découvertes : son bateau au premier, deuxième, troisième pion blanc ;',
        '• Littérature : une, deux, trois colonnes de livres complètes ;',
        `• Religion : ${edition.bonusTiles.discsInBox} de ses disques sur chacun d’un, deux, trois emplacements, celui de la Religion compris ;`,
        `• Arts : des œuvres d’une valeur totale de ${list(edition.bonusTiles.artworkValue)}.`,
        'On paie un pion de la couleur de la tuile ou un blanc, et on pose un disque à sa place. Sans disque en réserve, on en prend un sur un emplacement. Ensuite la tuile produit son effet immédiat.',
      ],
    },
    masterpieces: {
      title: 'Chefs-d’œuvre',
      text: [
        `Avec une valeur de ${list(edition.masterpieces.strengths.slice(0, 3))}, on peut poser une colonne sur un emplacement Chef-d’œuvre de la salle au lieu de prendre la récompense, pour ${list(edition.masterpieces.points.slice(0, 3))} PP à la fin. Le plus prestigieux, ${edition.masterpieces.points[3]} PP, demande une valeur de ${edition.masterpieces.strengths[3]} et aussi de 1 dans la discipline indiquée à côté ; pour celle-ci, seuls comptent les personnages et les tuiles permanentes.`,
        'Une activation plus forte peut aussi prendre un emplacement moindre. Chaque emplacement ne reçoit qu’une colonne, et chacun crée au plus un Chef-d’œuvre par discipline.',
      ],
    },
    refill: {
      title: 'Remplissage',
      text: [
        'Dès que deux salles n’ont plus de personnage, chaque case vide en reçoit un nouveau, dans le sens horaire à partir de la première case des Découvertes, y compris sous les figurines. Le marqueur de manche avance.',
        'Si la pioche est vide, on mélange la défausse ; si cela ne suffit pas, un personnage de départ de chaque discipline revient.',
      ],
    },
    end: {
      title: 'Fin de la partie',
      text: [
        `Il y a autant de manches que de joueurs, plus ${edition.roundsBeyondPlayers}. Après le remplissage qui clôt la dernière, on ne remplit plus. On joue jusqu’à ce que ce soit au premier joueur ; dès lors, chacun a encore ${edition.lastTurns} tours : A, B et C.`,
        `Pendant ces tours, on peut terminer sa partie au lieu de se déplacer. On prend le meilleur emplacement libre, qui vaut ${list(edition.passing['4'])} PP à quatre joueurs (${list(edition.passing['3'])} à trois, ${list(edition.passing['2'])} à deux), et on ne joue plus.`,
      ],
    },
    scoring: {
      title: 'Décompte',
      text: [
        '• Les Chefs-d’œuvre, la case du bateau, les livres, la fin de partie anticipée et les tuiles Bonus qui comptent à la fin.',
        `• Un Mécène retourné : −${edition.flippedFinancier} PP.`,
        `• Le plus de disques sur la grille des tuiles Bonus : ${list(edition.bonusMajority['4'])} PP à quatre joueurs, ${list(edition.bonusMajority['3'])} à trois, ${list(edition.bonusMajority['2'])} à deux.`,
        `• Le musée le plus riche : ${list(edition.museum['4'])} PP à quatre joueurs, ${list(edition.museum['3'])} à trois, ${list(edition.museum['2'])} à deux. Ce qui reste dans la salle Arts compte comme un musée de plus et peut prendre la place de quelqu’un.`,
        'À égalité, on partage la somme des places, arrondie à l’inférieur. Sans aucun disque ou sans aucune œuvre, on ne partage rien.',
        'En cas d’égalité pour la victoire : le Mécène non retourné, puis le plus à gauche, puis qui a terminé le plus tôt.',
      ],
    },
    variants: {
      title: 'Variantes',
      text: [
        '• Variante Expert : au lieu de recruter, on peut renvoyer un personnage de la discipline de sa piste Travailleurs. La valeur peut alors être de 0 ; disques et tuiles peuvent encore l’augmenter.',
        '• Départ choisi : chacun dispose ses cinq personnages de départ comme il veut.',
        '• Partie courte : un remplissage de moins, comme dans la règle allemande.',
      ],
    },
    rulings: { title: 'Points de règle', text: ['Là où la règle laisse une question ouverte, voici comment on joue ici.'] },
    values: {
      title: 'Valeurs reconstituées',
      text: ['Certaines valeurs ne figurent que sur le plateau, pas dans la règle. Celles-ci ont été déduites ou choisies par nous :'],
    },
  },
  rulings: [
    ['Un pion remplace-t-il le recrutement ?', 'Non, seulement la présence dans la salle. Dans sa propre salle, une discipline ne demande pas de pion.'],
    ['Combien de manches et de remplissages ?', 'Une manche de plus que de joueurs ; le remplissage qui clôt la dernière a encore lieu.'],
    ['Quand commencent les derniers tours ?', 'Après le dernier remplissage, quand revient le tour du premier joueur.'],
    [
      'Que veut dire terminer sa partie ?',
      'C’est réservé aux trois derniers tours et remplace le tour entier. Qui ne le fait jamais n’y gagne rien. Se déplacer puis ne rien faire est toujours permis.',
    ],
    [
      'Où va un nouveau personnage ?',
      'Sur le premier emplacement. S’il est occupé, tous glissent d’un cran vers la droite, vides compris ; qui sort est défaussé.',
    ],
    ['Jusqu’où le Mécène pousse-t-il ?', 'Jusqu’au premier vide ; sinon le personnage le plus à droite sort. L’emplacement quitté reste vide.'],
    [
      'De l’argent depuis le dernier emplacement ?',
      'Le Mécène est retourné et passe en tête ; les autres glissent vers l’emplacement libéré. Retourné et de nouveau dernier, il ne rapporte plus.',
    ],
    ['La tuile Arts qui ramène le Mécène ?', 'Les personnages glissent vers la droite ; le Mécène garde sa face.'],
    [
      'Combien de recrutements ?',
      'Autant que voulu, dans n’importe quel ordre, partout sauf chez le Mécène, même là où l’on vient de recruter. Un recrutement qui rendrait impossible celui qu’il faut n’est pas proposé.',
    ],
    ['Quel Chef-d’œuvre ?', 'Tout emplacement libre et ouvert jusqu’à la valeur de l’activation ; un par discipline.'],
    ['Que compte le +1 de 6+1 ?', 'Les personnages au travail et la tuile permanente ; ni disques ni florins.'],
    ['Qu’est-ce qu’une colonne complète ?', 'La colonne k est complète quand chacune des quatre couleurs a au moins k livres.'],
    ['La condition des tuiles Religion ?', 'L’emplacement Religion compte comme les autres. On vérifie avant de prendre un disque pour la grille.'],
    ['Les pions blancs de la piste Argent ?', 'Pour qui atteint ou dépasse le symbole, une fois chacun.'],
    ['Quand remplit-on exactement ?', 'Aussitôt, avant l’action ; aussi après la tuile qui prend un personnage sur le plateau.'],
    [
      'Pas assez de personnages ?',
      'La pioche, la défausse, puis un personnage de départ de chaque discipline ; les cases qui restent sont vides. Le marqueur avance quand même.',
    ],
    ['Remplit-on sous les figurines ?', 'Oui. Les autres joueurs sautent ces cases.'],
    [
      'Que compte-t-on en se déplaçant ?',
      'Les cases avec un personnage et sans autre figurine, et toujours la case Tuiles Bonus. Pour s’y arrêter, il faut pouvoir prendre une tuile.',
    ],
    ['Aucun déplacement possible ?', 'La figurine reste et le tour est fini ; dans les derniers tours, on peut terminer sa partie.'],
    ['Que peut un pion blanc ?', 'Activer toute discipline et payer toute tuile Bonus.'],
    [
      'Quand une réserve est vide ?',
      'Les pions ne viennent que de la salle Politique, les livres que de la salle Littérature, les disques que de sa réserve, et il n’y a pas de cinquième livre d’une couleur. Seul le disque pour la grille peut venir d’un emplacement, si la réserve est vide.',
    ],
    ['Plus de sept pions ?', 'On choisit aussitôt ce que l’on rend.'],
    ['Que rapporte l’argent ?', 'Ce qui manque jusqu’au montant du bateau, jamais moins que rien. Le bateau s’arrête à la dernière case.'],
    [
      'Musées et majorités ?',
      'Le reste de la salle Arts prend sa place et sa part des égalités ; s’il n’y a rien, il ne compte pas. La tuile de valeur 4 ne sert qu’à la majorité.',
    ],
    ['Qui gagne en cas d’égalité ?', 'Mécène non retourné, puis plus à gauche, puis sorti plus tôt, puis victoire partagée.'],
    [
      'Où va le personnage pris par une tuile ?',
      'Sur tout emplacement de recrutement ; qui s’y trouve, et à sa droite, glisse d’un cran. On peut aussi prendre sous une figurine.',
    ],
    ['Variante Expert et départ choisi ?', 'Deux options, désactivées par défaut.'],
    ['Dans quel ordre prend-on une tuile ?', 'Condition, pion, disque sur la grille, puis effet.'],
    [
      'Renvoyer et recruter lors d’une même activation ?',
      'Non. Le renvoi remplace tous les recrutements, et on ne renvoie qu’un personnage. Un personnage de départ renvoyé quitte le jeu.',
    ],
  ],
  values: {
    hiringCosts: 'Coûts de recrutement, de gauche à droite',
    recruitmentSpaces: 'Emplacements de recrutement',
    moneyTrack: 'Cases de la piste Argent',
    masterpieces: 'Tuiles de fermeture, selon l’emplacement fermé',
    museum: 'Musées à moins de quatre joueurs',
    bonusMajority: 'Majorité des tuiles Bonus',
    passing: 'Fin de partie anticipée',
    characters: 'Qui appartient à quelle salle',
    starters: 'Personnages de départ',
    bank: 'La banque ne manque jamais de florins',
  },
  marks: { RB: 'règle', PUB: 'images publiées', DER: 'déduit', OUR: 'notre choix' },
});
