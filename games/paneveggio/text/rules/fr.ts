import type { RulesText } from './shape.ts';

const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'De quoi il s’agit',
      text: [
        'En 1700, les épicéas de la forêt de Paneveggio chantent déjà. Un à quatre jeunes luthiers viennent de quitter leur maître pour ouvrir leur atelier. Ils achètent du bois et le laissent vieillir, confectionnent des violons pour les musiciens de leur temps, les entretiennent et mettent les plus beaux à l’abri, dans leur patrimoine.',
        'Tout ce qu’un luthier fait en un tour est écrit sur une partition de sept notes. Seuls les violons et les apprentis rapportent des points de Prestige (PP) ; à la fin, le plus grand total l’emporte.',
      ],
    },
    {
      id: 'tokens',
      title: 'Les violons, les jetons et leurs places',
      figure: 'tokens',
      text: [
        'Chaque luthier a 12 violons et 14 jetons Lutherie, jamais davantage. Un jeton Lutherie est un ducat en zone Ducats, une étude en zone Études, une couche de qualité sur un bois ou un violon. Ce qui ne sert pas attend dans la réserve.',
        'S’il faut un jeton et que la réserve est vide, on peut en reprendre un parmi ses ducats, ses études ou ses bois en stock, jamais sur un violon ; ou s’en passer.',
        'Qui doit payer un ducat ou une étude sans en avoir peut demander l’aide du Maître : un jeton de la réserve se bloque dans sa zone d’aide et paie. Il y reste et coûte 1 PP à la fin, sauf si un effet le ramène.',
      ],
    },
    {
      id: 'set-up',
      title: 'La mise en place',
      text: [
        'Avec les decks de démarrage, chacun à son tour en prend un parmi cinq : une partition prête, un musicien de Prestige 1, trois cartes en main et quatre contacts.',
        'Sinon, chacun reçoit dix cartes, peut en remplacer une fois autant qu’il veut et en garde sept ; ou bien en choisit sept sur huit par draft. Puis chacun à son tour prend un musicien de Prestige 1. Quatre des sept cartes deviennent des contacts, trois restent en main, et les affiliations des sept donnent les notes de la partition, posées dans l’ordre voulu.',
        'Le plateau du Maître montre un musicien de chaque Prestige, de 1 à 4. Tout le monde commence avec 1 ducat ; le sort désigne qui ouvre la partie.',
      ],
    },
    {
      id: 'turn',
      title: 'Un tour',
      text: [
        'On peut d’abord modifier la partition, pour 1 étude par changement. Vient ensuite soit un Atelier, où l’on exécute les actions de la partition, soit une Conservation, où les violons entrent au patrimoine et les cartes en jeu.',
        'Effets et bonus sont toujours facultatifs et peuvent n’être pris qu’en partie. Si un effet contredit la règle, c’est l’effet qui compte.',
      ],
    },
    {
      id: 'score',
      title: 'La partition',
      figure: 'score',
      text: [
        'La portée a cinq lignes, une par action, et sept temps portant chacun une note. Des notes voisines sur la même ligne forment une seule action, dont le temps est leur nombre.',
        'Un changement coûte 1 étude : une note monte ou descend d’une ligne ; ou deux notes voisines s’échangent ; ou toutes se décalent d’un temps, celle qui sort rentrant à l’autre bout. Pour le premier, la ligne du haut et celle du bas sont voisines ; pour le deuxième, le premier et le dernier temps.',
        'Exemple : pour 4 études, une Relation monte en Confection, les troisième et quatrième notes s’échangent, la dernière Restauration passe en Bois, et tout se décale à gauche. La seconde portée montre le résultat : Étude 2, Bois 1, Confection 2, Bois 1, Restauration 1.',
      ],
    },
    {
      id: 'atelier',
      title: 'L’Atelier',
      figure: 'lines',
      text: ['Les actions s’exécutent de gauche à droite. Chacune peut être ignorée, ou résolue pour moins de temps qu’elle n’en a.'],
    },
    {
      id: 'action-wood',
      part: true,
      title: 'Bois',
      figure: 'wood',
      text: [
        'Payer 1 ducat et mettre un bois en stock : un violon de la réserve, avec des jetons dessus. Sa qualité, violon compris, égale le temps de l’action, 4 au plus. Une action n’achète qu’un bois.',
      ],
    },
    { id: 'action-study', part: true, title: 'Étude', text: ['Prendre autant d’études que l’action compte de temps.'] },
    {
      id: 'action-craft',
      part: true,
      title: 'Confection',
      figure: 'bonuses',
      text: [
        'Poser un bois du stock, de n’importe quelle qualité et avec ses jetons, sur un emplacement libre d’un musicien dont le Prestige ne dépasse pas le temps de l’action. C’est désormais un violon, qui vaut en PP le Prestige du musicien. Le bonus de l’emplacement vient aussitôt : poser une carte, piocher une carte, 1 étude, 1 qualité pour ce violon, ou 1 ducat.',
        'Trois sortes de musiciens acceptent des violons : les siens ; un Partenaire adverse qui porte déjà un jeton à soi, Violon ou Lutherie ; et les musiciens du Maître, contre autant d’études que leur Prestige. Une action ne donne qu’un violon.',
      ],
    },
    {
      id: 'action-relation',
      part: true,
      title: 'Relation',
      text: [
        'Soit piocher autant de cartes que l’action compte de temps, soit activer l’effet Relation d’un musicien, où qu’il soit, qui porte un violon à soi. Il faut autant de temps que son Prestige ; le reste est perdu.',
      ],
    },
    {
      id: 'drawing',
      part: true,
      title: 'Piocher',
      text: [
        'Piocher, c’est au choix : prendre la carte du dessus d’une de ses piles de contacts ; échanger une carte de sa main contre un contact visible d’un adversaire ; ou prendre la première carte de la pioche. On finit son tour avec dix cartes au plus.',
      ],
    },
    {
      id: 'action-restoration',
      part: true,
      title: 'Restauration',
      figure: 'violins',
      text: [
        'Répartir autant de ses jetons que l’action compte de temps sur des violons en jeu, jusqu’à la qualité 4 chacun. Peu importe à qui ils sont : un jeton sur un violon adverse ouvre ce musicien à ses propres violons, et reviendra en ducat ou en étude.',
      ],
    },
    {
      id: 'time',
      title: 'Gagner du temps',
      figure: 'apprentice',
      text: [
        'Avant qu’une action prenne effet, on peut défausser de sa main des cartes qui lui sont affiliées ; chacune ajoute 1 temps. Elles ne peuvent ni ajouter une action ni en changer une.',
        'Chaque apprenti en jeu peut agir une fois sur chaque action de son affiliation, à tout moment de celle-ci. Plusieurs peuvent agir sur la même.',
        'Les actions accordées par l’effet d’un musicien ne se renforcent ni par des cartes ni par des apprentis.',
      ],
    },
    {
      id: 'end-of-turn',
      title: 'La fin d’un Atelier',
      text: [
        'Après la partition : l’effet de fin de tour d’un seul musicien portant un violon à soi ; les piles de contacts vides se comblent depuis la pioche ; les cartes au-delà de dix sont défaussées ; les défausses du tour se répartissent à volonté sur les piles de contacts ; puis l’usure, puis le vieillissement : chaque bois en stock gagne 1 qualité, jusqu’à 4.',
      ],
    },
    {
      id: 'wear',
      part: true,
      title: 'L’usure',
      text: [
        'Chacun de ses violons chez un musicien perd son jeton du haut. Le sien retourne à la réserve ; celui d’un adversaire lui revient en ducat ou en étude. Un violon sans jeton se casse : il retourne à la réserve, et ses PP sont perdus.',
      ],
    },
    {
      id: 'conservation',
      title: 'La Conservation',
      text: [
        'Tous ses violons quittent les musiciens pour le patrimoine, chacun au Prestige de son musicien. Là, ils ne s’usent plus. Tous les jetons posés dessus reviennent à leurs propriétaires, en ducats ou en études à leur choix.',
        'On peut ensuite poser des cartes de sa main et reprendre des Partenaires, dans l’ordre voulu. Reprendre un musicien envoie tous les violons qu’il porte au patrimoine de leurs propriétaires. Il n’y a ni usure, ni vieillissement, ni effet de fin de tour.',
      ],
    },
    {
      id: 'partners',
      part: true,
      title: 'Ce que demandent musiciens et apprentis',
      figure: 'musician',
      text: [
        'Un musicien demande des violons déjà confectionnés, au patrimoine ou chez des musiciens : 1-2-1-0 veut dire un de Prestige 1, deux de Prestige 2 et un de Prestige 3. Davantage, ou de plus prestigieux à la place, convient aussi.',
        'Un apprenti demande trois actions à la suite sur la partition, dans cet ordre, quel que soit leur temps. On peut former six apprentis par partie. Un apprenti formé reste, quoi que devienne la partition.',
      ],
    },
    {
      id: 'end',
      title: 'La fin de la partie',
      text: [
        'Quand quelqu’un, à la fin d’un tour, a confectionné ses 12 violons, on termine la manche. Les violons restent où ils sont. Puis chacun à son tour peut encore modifier sa partition contre des études et poser des apprentis.',
      ],
    },
    {
      id: 'scoring',
      part: true,
      title: 'Le décompte',
      text: [
        'Violons : le Prestige de chacun, au patrimoine comme chez les musiciens.',
        'Apprentis Bois : dépenser jusqu’à 4 jetons Lutherie des violons en jeu ou du bois en stock, 1 PP chacun. Étude : 1 PP par autre type d’apprenti. Confection : 3 PP pour 12 violons, 2 pour 11, 1 pour 10. Relation : dépenser jusqu’à 4 cartes en main des affiliations indiquées, 1 PP chacune. Restauration : dépenser jusqu’à 4 ducats ou études, 1 PP chacun. Rien ne se dépense deux fois.',
        'Chaque jeton en zone d’aide coûte 1 PP. Les égalités se départagent aux violons confectionnés, puis aux apprentis ; ensuite la victoire est partagée.',
      ],
    },
    {
      id: 'solo',
      title: 'Seul contre Stradivarius',
      text: [
        'Stradivarius a trois musiciens, une ligne de contacts et pas de partition. Son activité, de 1 à 4, est le plus haut Prestige pour lequel il travaille. Il commence.',
        'À son tour, il cherche une raison de conserver : avoir les violons que demande un musicien du Prestige suivant ; ou un de ses violons sans jeton ; ou plus d’emplacement libre. Le journal dit laquelle. Sans raison, il travaille.',
        'Dans son Atelier, il confectionne gratuitement un violon de qualité 2, chez le meilleur musicien permis, sans le bonus. Chacune de ses cartes y ajoute : Bois 1 qualité, Étude 1 étude, Relation 1 contact, Restauration 1 jeton après l’usure, sur un de ses violons sans jeton, sinon sur le meilleur des vôtres.',
        'Dans sa Conservation, ses cartes Confection lui donnent un violon de ce Prestige ; ses violons vont au patrimoine et leurs jetons dans ses ducats ; son activité monte, son musicien le moins prestigieux s’en va, et il en trouve un meilleur parmi ses Partenaires, ses contacts ou, avec l’aide du Maître, dans la pioche.',
        'À la fin, la moitié de ses ducats, études et contacts compte aussi en PP.',
      ],
    },
    {
      id: 'levels',
      part: true,
      title: 'Les quatre niveaux',
      text: [
        'Pianissimo est le jeu décrit ci-dessus. Piano : dans sa Conservation, chaque paire de contacts de même affiliation, hors du Prestige qu’il recherche, valorise de 1 son meilleur violon inférieur à 4. Forte : il forme un apprenti de ses contacts pour 2 études ; celui-ci compte dans ses actions et dans son décompte. Fortissimo : vous commencez et choisissez parmi trois musiciens ; ses jetons deviennent des études ; et chaque Atelier avec un violon chez un musicien de Prestige 4 valorise un violon de son patrimoine.',
      ],
    },
  ],
  signs: {
    title: 'Les pictogrammes',
    text: 'Chaque effet est dessiné d’après les données mêmes que suivent les règles. Ce qui est encadré est le prix de ce qui suit la flèche.',
  },
  cards: {
    title: 'Les 75 cartes',
    text: 'Quinze par action : dix musiciens et cinq apprentis. Les violons demandés et les bonus se lisent à partir du bas.',
  },
  rulings: { title: 'Points tranchés', text: 'Là où la règle laisse un doute, voici comment on joue ici.' },
  answers: [
    ['Combien de notes par temps ?', 'Une seule : sept notes, sept temps.'],
    ['Dans quel ordre sont les lignes ?', 'Bois, Étude, Confection, Relation, Restauration, en anneau.'],
    [
      'Quelles notes forment une action ?',
      'Des voisines égales. Le dernier et le premier temps sont voisins pour échanger et décaler, mais ne fusionnent pas.',
    ],
    ['Quand modifie-t-on la partition ?', 'Avant l’Atelier ou la Conservation, autant de fois qu’on peut payer.'],
    ['Les mouvements gratuits du Maître de Chapelle ?', 'Les mêmes changements, sans études.'],
    [
      'Décomposer une action ?',
      'Seulement avec un apprenti qui le permet, en parts quelconques. Chaque part est une action ; qui a agi sur le tout n’agit plus sur les parts.',
    ],
    [
      'Ignorer une action ?',
      'Toujours possible. Ses voisines ne fusionnent pas et aucun apprenti ne se déclenche : dès que l’un a donné quelque chose, l’action doit être résolue si elle peut l’être.',
    ],
    ['Quelles cartes ajoutent du temps ?', 'Les cartes en main de l’affiliation de l’action, autant qu’on veut, avant qu’elle prenne effet.'],
    ['Combien de fois agit un apprenti ?', 'Une fois par action, à tout moment ; de nouveau lors d’une action ultérieure.'],
    [
      'Le jeton sur une note ?',
      'L’action de cette note vaut 3 temps, ou sa propre longueur si elle est plus grande. Le jeton suit la note ; il revient à la réserve après l’action, ou en étude si le tour suivant est une Conservation.',
    ],
    ['Acheter du bois ?', '1 ducat, un violon de la réserve, une qualité jusqu’au temps et jusqu’à 4, ou moins au choix.'],
    [
      'Où confectionner un violon ?',
      'Sur tout emplacement libre d’un musicien accessible en ce temps ; les études pour les musiciens du Maître se paient à chaque fois.',
    ],
    ['Le bonus de placement ?', 'Aussitôt, à qui que soit le musicien ; le nouveau violon compte pour la carte posée grâce à lui.'],
    ['La Relation ?', 'Piocher ou activer un seul effet ; chez le Maître, sans études.'],
    ['La pioche ?', 'La carte sous celle qu’on prend dans une pile de contacts est aussitôt visible ; les piles vides attendent la fin du tour.'],
    ['La pioche est vide ?', 'On n’y pioche plus et les piles ne se comblent plus.'],
    ['La Restauration ?', 'Sur tout violon chez un musicien, à qui qu’il soit, jamais sur un bois en stock ni au patrimoine.'],
    ['L’ordre des jetons ?', 'Les piles gardent l’ordre et les propriétaires ; l’usure retire celui du haut.'],
    [
      'Plus de jeton ?',
      'Le gain est partiel, ou l’on libère d’abord des jetons des ducats, des études ou du bois en stock. La question ne se pose que si la réserve ne suffit pas.',
    ],
    ['Les jetons rendus ?', 'Leur propriétaire fait de chacun un ducat ou une étude, même hors de son tour.'],
    [
      'L’aide du Maître ?',
      'Dès qu’il faut payer un ducat ou une étude sans en avoir, autant de fois qu’il le faut. Pour un prix « ducat ou étude », seulement si l’on n’a ni l’un ni l’autre.',
    ],
    ['Un violon cassé ?', 'Il retourne à la réserve et peut être refait.'],
    ['L’ordre à la fin d’un Atelier ?', 'Un effet de fin de tour, contacts comblés, limite de main, défausses sur les contacts, usure, vieillissement.'],
    ['La fin d’une Conservation ?', 'Rien de cela, mais les cartes au-delà de dix vont sur les contacts. On peut la choisir sans violon.'],
    ['Pendant la Conservation ?', 'D’abord tous ses violons vont au patrimoine, puis on pose et reprend des cartes dans l’ordre voulu, chaque carte une fois.'],
    ['Les violons demandés par un musicien ?', 'Chez des musiciens ou au patrimoine ; un Prestige plus haut remplace un plus bas.'],
    [
      'Les actions demandées par un apprenti ?',
      'Trois à la suite, quel que soit leur temps, sans passer du dernier temps au premier ; seulement au moment de la pose.',
    ],
    ['Six apprentis ?', 'Six formations par partie ; repris puis reposé, un apprenti compte deux fois.'],
    ['Combien de Partenaires ?', 'Autant qu’on veut.'],
    ['Les effets des musiciens adverses ?', 'Pour qui agit ; le propriétaire n’y gagne rien. Aucun musicien ne sert deux fois dans une même chaîne d’effets.'],
    [
      'La mise en place ?',
      'Les cinq musiciens de départ quittent d’abord la pioche ; l’un de ceux que personne n’a pris va au Maître, puis un de chaque Prestige 2, 3 et 4 tiré de la pioche.',
    ],
    ['La première partition ?', 'Les affiliations des sept cartes, dans l’ordre voulu ; le musicien de départ ne compte pas.'],
    ['Les decks de démarrage ?', 'Choisis dans l’ordre du tour ; le Maître a 62, 7, 69 et le Prestige 1 d’un deck inutilisé.'],
    ['Quand la partie finit-elle ?', 'On regarde les douze violons après usure et vieillissement ; puis on termine la manche.'],
    [
      'Que dépensent les apprentis ?',
      'Chaque jeton, carte, ducat ou étude une fois, réparti au mieux. Ses jetons sur les violons des autres comptent pour Bois.',
    ],
    ['Les égalités ?', 'Violons confectionnés, puis apprentis en jeu, puis victoire partagée.'],
    [
      'Le début de Stradivarius ?',
      'Trois Partenaires d’affiliations différentes, dont un de Prestige 1. Fortissimo : un de Prestige 2, et un apprenti parmi ses contacts.',
    ],
    [
      'Quand conserve-t-il ?',
      'S’il a les violons pour un Partenaire ou un contact du Prestige suivant ; ou si un de ses violons n’a plus de jeton ; ou si aucun emplacement n’est libre jusqu’à son activité.',
    ],
    ['Où confectionne-t-il ?', 'Au plus haut Prestige permis par son activité, le plus à gauche en cas d’égalité, l’emplacement le plus bas.'],
    [
      'L’ordre de sa Conservation ?',
      'Violon offert, violons au patrimoine, paires avec l’ancienne activité, activité en hausse et départ du moindre Partenaire, un musicien du nouveau niveau, de nouveau trois Partenaires, un apprenti. À l’activité 4, les Partenaires restent.',
    ],
    ['Un Partenaire du nouveau niveau sans ses violons ?', 'Il ne compte pas comme trouvé : contacts, puis pioche.'],
    ['Les paires ?', 'De gauche à droite, tant qu’un violon peut monter ; les apprentis n’ont pas de Prestige et peuvent former une paire.'],
    ['Ses apprentis ?', 'Le plus à gauche de ses contacts pour 2 études, un par Conservation ; il compte comme une carte de son affiliation.'],
    ['Sa restauration ?', 'Après son usure : un de ses violons sans jeton, sinon le meilleur violon du joueur sous la qualité 4, au plus bas Prestige.'],
    ['Son décompte ?', 'Violons, apprentis (qui dépensent d’abord), la moitié des ducats, études et contacts restants, moins l’aide.'],
    ['Qui commence ?', 'Lui ; en Fortissimo, le joueur.'],
    ['Ses cartes ?', 'Ses musiciens et contacts sont ceux d’un adversaire.'],
    [
      'Et si plus personne ne fait de violon ?',
      'Douze manches de suite sans violon confectionné, ou soixante manches en tout, terminent la partie normalement.',
    ],
    ['Stradivarius sans jetons ?', 'Ce qui manque à son nouveau violon vient de ses ducats, puis de ses études.'],
    ['Fortissimo avec decks de démarrage ?', 'Les trois musiciens de départ tirés disent quels decks sont à choisir. Il n’y a pas de draft en solo.'],
    [
      'Qu’est-ce qui est caché ?',
      'La pioche, la main des autres et, à la mise en place, les cartes gardées, passées, rendues ou choisies comme contacts tant que tous n’ont pas choisi. Les piles de contacts sont ouvertes jusqu’en bas.',
    ],
    ['Un Partenaire sans violon à soi ?', 'Utilisé par Mascitti, il ne donne rien pour les violons. Par l’apprenti 58, les violons qui s’y trouvent comptent.'],
    ['Les deux effets de Torelli ?', 'Ils peuvent venir du même musicien, s’il est de Prestige 2 au plus.'],
  ],
  origin: {
    title: 'Ce qui est reconstitué',
    text: [
      'La règle ne montre les cartes qu’en image : la plupart des 75 cartes sont ici notre reconstitution, non celles de l’éditeur. L’ordre des cinq lignes, les decks de démarrage et les deux limites du point P48 sont aussi de nous.',
      'De ces cartes, la règle dit quelque chose ; ce qui n’est pas nommé est de nous :',
    ],
    stated: 'Dit par la règle',
    others: 'Toutes les autres cartes sont entièrement reconstituées, sauf la façon dont chaque type d’apprenti marque.',
    fields: {
      kind: 'musicien ou apprenti',
      affiliation: 'affiliation',
      prestige: 'Prestige',
      requires: 'violons demandés',
      slots: 'emplacements',
      relation: 'Relation',
      endOfTurn: 'effet de fin de tour',
      sequence: 'actions demandées',
      action: 'effet',
      endgame: 'décompte',
    },
  },
};
export default rules;
