/** In two minutes, the first turn, and the set-up. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, COLOURS, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, evaluationMarkers, florins, points, price, tiles } from './words.ts';

export const start = (facts: Facts): RulesSection[] => [about(facts), firstTurn(facts), setup(facts), playerBoard(facts), secrets(facts)];

const about = ({ edition, city, pays, edition: { cities } }: Facts): RulesSection => ({
  id: 'about',
  title: 'En deux minutes',
  blocks: [
    'Vous êtes à la tête d’une famille noble chargée de couvrir six villes de marbre. Vous achetez des blocs, vous construisez, et vous choisissez le moment de faire évaluer vos bâtiments. Les évaluations rapportent des points de victoire, en abrégé **PV**, et des **florins**, l’argent qui paiera le marbre suivant. À la fin, la famille qui a le plus de PV l’emporte.',
    '**Un tour, c’est une seule action**, puis la main passe au joueur suivant. À vous de choisir :',
    {
      list: [
        '[acheter des blocs](#buying) sur la roue ;',
        '[construire](#building) un bâtiment ou un monument dans l’une de vos villes ;',
        '[évaluer](#evaluating) avec l’un de vos marqueurs ;',
        `[passer](#passing) et prendre ${florins(edition.florins.pass)}.`,
      ],
    },
    'Tout le sel du jeu est là :',
    {
      list: [
        '**Le marbre devient moins cher** à mesure que la roue tourne, jusqu’à ce qu’il revienne au secteur le plus cher. Acheter tout de suite, ou attendre, au risque de voir partir les blocs ?',
        `**Les villes exigeantes paient mieux.** ${city('livorno')} n’accepte que le marbre blanc et rapporte ${pays(cities.livorno.pays, cities.livorno.reward)} par point de valeur d’un bâtiment. ${city('lerici')} accepte toutes les couleurs et rapporte ${pays(cities.lerici.pays, cities.lerici.reward)}.`,
        `**Vous n’évaluez que ${edition.court.normal.length} fois**, et chaque emplacement une seule fois. Trop tôt, cela rapporte peu. Trop tard, la ville est déjà prise, car une ville n’est évaluée que par un seul joueur.`,
      ],
    },
    `**La fin** arrive quand la pioche des bâtiments est vide et que quelqu’un a utilisé son dernier marqueur. Le joueur qui la déclenche marque ${points(edition.end.points)} ; tous les autres jouent encore un tour. Ensuite, chaque tranche de ${florins(edition.florins.rate)} vaut 1 PV.`,
    'Commencez par la version normale. La [version avancée](#advanced) y ajoute des décorations, des statues et d’autres emplacements à évaluer.',
  ],
});

function firstTurn(facts: Facts): RulesSection {
  const { examples, edition, playedWith, colour, city, type, sector, pays } = facts;
  const { onWheel, wanted, drawn, before, spent, florins: left, hers, value, paid, pays: massa } = examples.firstTurn;
  const sum = wanted.map((each) => `${colour(each.colour)} ${price(each.price)}`);
  return {
    id: 'first-turn',
    title: 'Votre premier tour, pas à pas',
    blocks: [
      ...(playedWith === edition ? [] : ['Les exemples de cette page sont joués avec les valeurs de Bottega, et non avec celles de votre édition.']),
      'Vous jouez en premier dans une partie à deux, contre Beatrice.',
      `Vous avez ${florins(playedWith.start.florins)} et ces blocs : ${blockList(facts, playedWith.start.blocks[0])}. Au secteur ${sector(0)} de la roue se trouvent ${blockList(facts, onWheel)}.`,
      {
        figure: 'wheel-start',
        caption: 'La roue en début de partie',
        labels: [
          'Les blocs posés sur la roue. Ils avancent avec elle.',
          `Les prix du secteur ${sector(0)}. L’anneau des prix ne bouge pas ; dans chaque secteur, il va du blanc au violet.`,
          'L’axe de la roue. À côté, vous faites tourner la roue d’un secteur dans le sens des aiguilles d’une montre.',
        ],
      },
      `**Vous décidez d’acheter et faites d’abord tourner la roue.** Tout avance d’un secteur, de ${sector(0)} à ${sector(1)}. Puis le secteur ${sector(0)} est complété avec des blocs tirés du sac, jusqu’à ce qu’il y en ait ${playedWith.wheel.capacity} sur toute la roue. Voici les nouveaux : ${blockList(facts, drawn)}.`,
      {
        figure: 'wheel-turned',
        caption: 'La roue après avoir tourné',
        labels: [`Les blocs du début, maintenant au secteur ${sector(1)}`, `Les nouveaux blocs au secteur ${sector(0)}`],
      },
      `**Vous achetez dans un seul secteur.** Au secteur ${sector(1)}, vous prenez quatre blocs à ces prix, en florins : ${facts.and(sum)}. Cela fait ${florins(spent)}, au lieu de ${before} au secteur ${sector(0)}. Il vous reste ${florins(left)} et votre tour est terminé.`,
      `Beatrice fait elle aussi tourner la roue et paie ${florins(hers)} pour le bloc jaune, désormais au secteur ${sector(2)}.`,
      `**À votre deuxième tour, vous construisez.** Vous prenez au présentoir la ${type('villa')} de valeur ${value} et la construisez à ${city('massa')}. Un bâtiment coûte autant de blocs que sa valeur. ${city('massa')} accepte le bleu et toutes les couleurs supérieures ; vous payez donc ${blockList(facts, paid)}, car deux blocs violets remplacent un bleu. Vous gardez le rouge pour une ville plus exigeante.`,
      {
        figure: 'first-built',
        caption: `Vos villes après deux tours. Chaque fois que vous évaluerez la ${type('villa')} par son type ou par sa ville, ${city('massa')} rapportera ${pays(massa.pays, massa.reward)} par point de sa valeur.`,
      },
    ],
  };
}

function setup(facts: Facts): RulesSection {
  const { edition, byPlayers, colour, sector } = facts;
  const { start: begin, buildings, court, blocks } = edition;
  return {
    id: 'setup',
    title: 'Mise en place',
    blocks: [
      'Bottega installe la table pour vous. Voici ce qui s’y trouve dans la version normale ; la [version avancée](#advanced-setup) demande un peu plus de matériel.',
      {
        steps: [
          `Mélangez les tuiles Bâtiment en jeu et disposez-en ${buildings.display} face visible : c’est le **présentoir**. Les autres forment la **pioche**, face cachée.`,
          `Disposez les ${TYPES.length} **monuments**, un par type, de valeur ${buildings.monument}, et les **tuiles Amélioration** : ${tiles(facts.upgradeTiles)} en tout.`,
          `Il y a ${facts.blocksInAll} **blocs**, ${blocks.perColour} de chacune des six couleurs. Au secteur ${sector(0)} de la roue, placez ceux-ci : ${blockList(facts, facts.startBlocks)}. Chacun prend ses blocs de départ. Tous les autres vont dans le sac.`,
          `Chacun reçoit un plateau de joueur, un paravent, **${florins(begin.florins)}** et **${evaluationMarkers(court.normal.length)}**, un dans chaque section bonus de la Cour Royale. Tout le monde commence à 0 PV.`,
          'Le premier joueur est tiré au sort, puis les tours se suivent dans le sens des aiguilles d’une montre. Les florins ne manquent jamais ; pour tout le reste, il n’y a que ce que contient la boîte.',
        ],
      },
      {
        table: 'Tuiles Bâtiment selon le nombre de joueurs',
        head: ['Joueurs', 'Valeurs de chaque type', 'Tuiles en tout', 'Au présentoir', 'Dans la pioche'],
        rows: byPlayers.map(({ players, values, tiles: all, pile }) => [String(players), values.join(', '), String(all), String(all - pile), String(pile)]),
      },
      {
        table: 'Blocs de départ selon l’ordre du tour',
        head: ['Ordre du tour', 'Blocs'],
        rows: begin.blocks.map((own, index) => [`Joueur ${index + 1}`, facts.and(own.map(colour))]),
      },
      {
        figure: 'blocks',
        caption: `Les six couleurs, de la plus haute à la plus basse : ${facts.and(COLOURS.map(colour))}. Chacune porte un signe qui permet de la reconnaître sans voir la couleur.`,
      },
      {
        figure: 'market',
        caption: 'Ce que tout le monde peut construire',
        labels: [
          'Le présentoir',
          'Le nombre de tuiles qui restent dans la pioche',
          'Les monuments',
          'Les tuiles Amélioration ; un chiffre en indique le nombre s’il y en a plusieurs',
        ],
      },
    ],
  };
}

const playerBoard = ({ edition }: Facts): RulesSection => ({
  id: 'player-board',
  title: 'Votre plateau de joueur',
  part: true,
  blocks: [
    {
      figure: 'player-board',
      caption: 'Un plateau de joueur de la version normale',
      labels: [
        'Une colonne de bâtiments. Un nouveau bâtiment se place au sommet de la colonne de sa ville ; une colonne peut monter aussi haut que vous le voulez.',
        'Une ville : les signes des couleurs qu’elle accepte, et ce qu’elle rapporte par point de valeur, en florins (une pièce) ou en PV (un écusson).',
        'Vos florins et vos blocs, derrière votre paravent.',
        `Vos ${TYPES.length} emplacements de type, un par type de bâtiment.`,
        'Vos deux emplacements de paysage, urbain et rural.',
        `Les ${CITIES.length} emplacements de ville. Ils se trouvent sur le plateau de jeu et sont communs à tous. Un petit chiffre indique combien de bâtiments il vous faut dans cette ville ; une fois qu’un joueur l’a évaluée, son marqueur reste là.`,
      ],
    },
    `Vous avez aussi, au départ, un marqueur dans chaque section bonus de la [Cour Royale](#court), qui en compte ${edition.court.normal.length}.`,
  ],
});

const secrets = (_facts: Facts): RulesSection => ({
  id: 'secrets',
  title: 'Ce qui est secret',
  part: true,
  blocks: [
    'Vos florins et vos blocs sont cachés derrière votre paravent. Personne ne sait ce que contient le sac ni dans quel ordre viendront les tuiles de la pioche. Tout le reste est visible : les bâtiments, les marqueurs, les PV, le nombre de tuiles dans la pioche et l’état du sac, vide ou non. Bottega permet aussi de jouer [sans paravents](#options).',
  ],
});
