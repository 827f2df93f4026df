import type { RulesText } from './types.ts';

export const rules: RulesText = {
  sections: {
    about: {
      title: 'De quoi il s’agit',
      text: [
        'Le roi veut voir des palais de marbre. On achète des blocs quand leur prix a assez baissé, on élève des bâtiments dans six villes toscanes et l’on choisit le moment de faire évaluer chacune de ses réussites. Chaque évaluation n’a lieu qu’une fois : trop tôt, elle rapporte peu ; trop tard, l’emplacement est pris.',
        'Les points viennent des évaluations, de la Cour et de la fin de partie. Le plus grand total l’emporte.',
      ],
    },
    setup: {
      title: 'Mise en place',
      text: [
        'Un bloc de chaque couleur se trouve dans le secteur I de la roue ; les autres sont dans le sac. Neuf tuiles Bâtiment sont visibles, les autres forment une pioche cachée ; leur nombre dépend du nombre de joueurs. Six monuments, un par type, et les tuiles Amélioration sont à côté.',
        'Chacun reçoit 20 florins, deux blocs et un marqueur d’évaluation dans chaque section de la Cour. Avec les paravents, florins et blocs sont secrets.',
      ],
    },
    turn: {
      title: 'Un tour',
      text: [
        'On fait une seule chose, puis c’est au suivant :',
        ['acheter des blocs ;', 'construire une tuile visible ou un monument ;', 'évaluer avec un de ses marqueurs ;', 'passer et prendre 2 florins.'],
        'Si une Visite royale est en cours, on y répond d’abord : voir la Cour.',
      ],
    },
    buying: {
      title: 'Acheter des blocs',
      text: [
        'D’abord, tourner la roue d’un secteur dans le sens horaire, ou la laisser. Après l’avoir tournée, on la complète à onze blocs : les nouveaux, piochés à l’aveugle, vont dans le secteur I.',
        'Ensuite, choisir un seul secteur et y prendre autant de blocs que voulu, au moins un. Le prix dépend de la couleur et du secteur : le blanc est le plus cher, le violet le moins cher, et chaque secteur suivant retire un florin jusqu’à la gratuité. Ce qui revient de VI à I redevient cher.',
        'Si rien n’est abordable après avoir tourné la roue, on montre ses florins, on en prend 2 et le tour est fini.',
      ],
    },
    building: {
      title: 'Construire',
      text: [
        'Prendre une tuile visible et la poser en haut de sa colonne dans la ville de son choix. Une tuile de valeur 4 coûte quatre blocs de couleurs acceptées par la ville : Livorno ne prend que le blanc, Pisa aussi le jaune, et ainsi de suite jusqu’à Lerici, qui prend tout.',
        'Deux blocs de la couleur juste en dessous de celles qu’accepte la ville en valent un. On ne rend pas la monnaie et les blocs retournent dans le sac. Une nouvelle tuile est alors dévoilée.',
        'La valeur d’un bâtiment ne dépend pas de la ville, mais bien ce qu’il rapporte à l’évaluation : plus la ville est exigeante, plus elle paie. Trois villes paient en points, trois en florins.',
        'Quand tous les marqueurs sont utilisés, un bâtiment rapporte aussitôt sa valeur en points.',
      ],
    },
    monuments: {
      title: 'Monuments',
      text: [
        'Il y a un monument par type, de valeur 8. On le construit à neuf pour huit blocs, ou l’on transforme un bâtiment de ce type pour la différence ; il reste à son étage et garde ce qu’il porte.',
      ],
    },
    upgrades: {
      title: 'Tuiles Amélioration',
      text: [
        'Qui construit un monument prend une tuile Amélioration, s’il en reste une à prendre, et la pose sur une de ses villes. Cette ville paie désormais un de plus par point de valeur. Une tuile par ville.',
      ],
    },
    court: {
      title: 'La Cour et la Visite royale',
      text: [
        'Pour évaluer, on retire un marqueur de la Cour. S’il vient d’une section à bonus, on reçoit d’abord ce bonus, 5 florins ou 3 points, et l’on prend la Visite royale.',
        'Jusqu’au prochain tour de ce joueur, les autres sont visités aussi : à son tour, chacun doit évaluer avec son propre marqueur de la même section, pour le même bonus, ou y renoncer et déplacer ce marqueur dans la zone ouverte. Chaque section s’ouvre ainsi une seule fois pour tous.',
        'Les marqueurs de la zone ouverte servent plus tard, hors Visite : sans bonus et sans Visite pour les autres.',
      ],
    },
    evaluating: {
      title: 'Évaluer',
      text: [
        'Poser le marqueur sur un emplacement libre et recevoir ce qu’il rapporte :',
        [
          'Une ville : tous ses bâtiments sur place, fois ce que paie la ville. Il en faut deux ou trois, et chaque ville n’est évaluée que par un seul joueur.',
          'Un type : tous ses bâtiments de ce type, chacun payé par sa ville.',
          'Un paysage : tous ses bâtiments urbains à 1 florin, ou ruraux à 1 point, par point de valeur.',
        ],
        'Types et paysages sont des emplacements personnels, une fois chacun. On n’évalue que si un emplacement est ouvert après le bonus.',
      ],
    },
    pieces: {
      title: 'Le jeu avancé : décorations et statues',
      text: [
        'Deux roues sont superposées. On tourne les deux, ou seulement la petite, sans nouveaux blocs. Qui vide un secteur en achetant peut prendre la décoration ou la statue qui s’y trouve.',
        'Une décoration va sur son type de bâtiment et ajoute 1 à sa valeur ; une statue se dresse dans une ville qui accepte sa couleur ; les statues d’or viennent de la Cour et vont partout. Un bâtiment porte une pièce de chaque sorte. Le reste va dans l’un des deux entrepôts et en sort à un tour suivant.',
        'Une fois par tour, une pièce peut être achetée pour 10 florins. Elle se place aussitôt ; une statue seulement dans la ville de sa couleur.',
        'Il y a d’autres emplacements à évaluer : les statues de deux villes ensemble, et deux emplacements de florins, qui demandent d’avoir 36 ou 50 florins et promettent un meilleur échange à la fin.',
        'À la fin, les décorations différentes et les majorités de statues par ville rapportent des points.',
      ],
    },
    end: {
      title: 'La fin',
      text: [
        'La fin survient quand la pioche est vide et que quelqu’un a utilisé son dernier marqueur. Qui la provoque marque 5 points ; tous les autres jouent encore un tour.',
        'Chaque lot de 5 florins restants vaut un point. En cas d’égalité, le plus grand nombre de blocs restants décide, puis la victoire est partagée.',
      ],
    },
    rulings: {
      title: 'Précisions',
      text: [
        'Là où le livret laisse une question ouverte, voici comment on joue :',
        [
          'La fin se vérifie une fois l’action achevée. Elle ne se déclenche qu’une fois, et les monuments ne touchent jamais à la pioche.',
          'Une Visite royale oblige aussi pendant les derniers tours.',
          'Trois tours de table complets où tout le monde passe terminent la partie, sans les 5 points.',
          'Laisser la roue demande un bloc abordable ; un bloc gratuit compte. Roue et sac vides, on n’achète plus.',
          'Les échanges ne s’enchaînent pas et l’on paie au plus juste.',
          'Une tuile Amélioration doit être prise si possible.',
          'Construire ne rapporte des points que si les marqueurs étaient déjà épuisés.',
          'Une statue d’or refusée, ou abandonnée faute de suivre, retourne dans la boîte.',
          'Les ex æquo aux statues reçoivent tous les points du rang inférieur, qui est alors épuisé aussi.',
          'Avec les paravents, la question est posée même s’il ne reste qu’une réponse, pour que le rythme du jeu ne trahisse rien.',
        ],
      ],
    },
    values: {
      title: 'Valeurs imprimées et leur origine',
      text: ['Certaines valeurs ne sont imprimées qu’en image et ont dû être reconstituées. Voici celles que le livret n’énonce pas :'],
    },
  },
  marks: { RB: 'énoncé par le livret', PUB: 'source publique', DER: 'déduit des quantités et des exemples', OUR: 'notre choix' },
  groups: { wheel: 'Roue', start: 'Départ', cities: 'Villes', buildings: 'Bâtiments', court: 'Cour', landscapes: 'Paysages', end: 'Fin' },
  values: {
    'wheel.prices': 'Florins par bloc, selon le secteur',
    'wheel.start': 'Blocs du secteur I au départ',
    'wheel.decorations': 'Décorations de la grande roue, dans le sens horaire',
    'wheel.statues': 'Statues de la petite roue, dans le sens horaire depuis le secteur I',
    'start.blocks': 'Blocs de départ, dans l’ordre du tour',
    'cities.pays': 'Ce que la ville verse',
    'cities.reward': 'Combien par point de valeur des bâtiments',
    'cities.improved': 'Combien avec une tuile Amélioration',
    'cities.improvements': 'Tuiles Amélioration disponibles',
    'cities.statues': 'Points de majorité de statues : premier, deuxième, troisième',
    'buildings.types.landscape': 'Paysage de chaque type',
    'buildings.types.decoration': 'Décoration de chaque type',
    'buildings.values': 'Valeurs des tuiles de chaque type',
    'buildings.display': 'Tuiles visibles',
    'court.normal': 'Bonus des sections dans le jeu normal',
    'landscapes.reward': 'Combien par point de valeur des bâtiments',
    'end.stalledRounds': 'Tours de table où tout le monde passe avant la fin de la partie',
  },
  notes: {
    'wheel.statues': 'Le violet au secteur I vient du livret.',
    'start.blocks': 'Que chacun ait deux blocs de couleurs différentes vient d’une source publique.',
    'cities.livorno.statues': 'Premier rang : livret ; deuxième : déduit ; troisième : notre choix.',
    'cities.pisa.statues': 'Premier et deuxième rangs : déduits ; troisième : notre choix.',
    'cities.lucca.statues': 'Premier et deuxième rangs : déduits ; troisième : notre choix.',
    'cities.viareggio.statues': '9 et 2 sont dans le livret.',
    'cities.massa.statues': 'Premier rang : déduit ; deuxième : livret ; troisième : notre choix.',
    'cities.lerici.statues': 'Premier et deuxième rangs : livret ; troisième : notre choix.',
    'buildings.values': 'Le jeu complet de tuiles est dans le livret.',
  },
  players: 'joueurs',
};
