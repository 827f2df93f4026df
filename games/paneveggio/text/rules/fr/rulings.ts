/** How open places of the rulebook are played here. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { type Ruling, rulingBlocks } from '../rulings.ts';
import { counted, named } from './counted.ts';

const TITLES = {
  score: 'La partition',
  beats: 'Temps supplémentaires, apprentis, actions ignorées',
  actions: 'Actions et effets',
  tokens: 'Les jetons et l’aide du Maître',
  turn: 'La fin du tour et la Conservation',
  setUp: 'La mise en place',
  end: 'La fin et les PP',
  solo: 'Stradivarius (en solo)',
};

const answersOf = (facts: Facts): Record<Ruling, readonly [string, string]> => {
  const { edition, boost, list, line, deck, recommended, level, stories, card, many } = facts;
  const { ducats, studies } = counted(facts);
  const { of, the } = named(facts);
  const { stradivarius, endgame } = edition;
  const rounds = (count: number): string => many(count, { one: '# tour de table', other: '# tours de table' });
  return {
    P1: [
      'Deux notes peuvent-elles se trouver sur le même temps ?',
      `Non. Il y a ${edition.beats} notes et ${edition.beats} temps : une note exactement sur chacun.`,
    ],
    P2: [
      'Dans quel ordre sont les cinq lignes ?',
      `De haut en bas : ${list(edition.lines.map(line))}. Elles forment une boucle : la ligne du haut et celle du bas sont voisines.`,
    ],
    P3: [
      'Quelles notes se réunissent en une action ?',
      'Les notes de temps voisins sur la même ligne. Le dernier temps et le premier sont voisins quand vous échangez des notes, mais ne se réunissent jamais en une action.',
    ],
    P4: [
      'Quand puis-je modifier ma partition, et combien de fois ?',
      'Au début de votre tour, avant l’Atelier ou la Conservation, autant de fois que vous pouvez payer. Plus tard dans le tour, seul un effet peut la modifier.',
    ],
    P5: [`Quelles sont les modifications gratuites ${of(22)} ?`, 'Les trois mêmes modifications qu’au début du tour, sans payer d’étude.'],
    P10: [
      `Que fait le jeton posé sur une note (${card(23)}) ?`,
      `À votre prochain Atelier, toute l’action qui contient cette note vaut ${boost} temps ; une action qui en compte déjà davantage garde son propre temps. Le jeton suit la note. Après l’action, il retourne dans votre réserve ; si votre prochain tour est une Conservation, vous le récupérez en étude. Une seule note à la fois peut porter un jeton.`,
    ],
    P6: [
      'Comment décomposer une action ?',
      'Seul un apprenti qui a cet effet le permet, en autant d’actions que vous voulez. Chacune est une action à part entière : vous pouvez l’allonger ou l’ignorer. Tout ce qui a été fait avant de décomposer compte pour la première ; les apprentis déjà intervenus peuvent intervenir de nouveau sur chacune des suivantes. Seul l’apprenti qui a décomposé l’action n’intervient sur aucune d’elles. Inutile de décomposer Restauration, Étude ou la pioche de cartes : leurs temps se répartissent de toute façon librement.',
    ],
    P7: [
      'Puis-je toujours ignorer une action ?',
      'Oui, ou la résoudre pour moins de temps ; ses voisines ne se réunissent pas. Mais une action ignorée ne fait intervenir aucun apprenti : dès qu’un apprenti vous a donné quelque chose pour elle ou a été payé, vous devez la résoudre si vous le pouvez sans l’aide du Maître. Les apprentis qui font ignorer une action donnent leur compensation à sa place.',
    ],
    'P-N4': [
      'Puis-je ignorer une action après avoir défaussé des cartes pour elle ?',
      'Oui, et vous pouvez aussi la résoudre pour moins de temps. Les cartes restent défaussées.',
    ],
    P8: [
      'Quelles cartes ajoutent du temps ?',
      'Les cartes de votre main qui ont l’affiliation de l’action, autant que vous voulez, pourvu que l’action puisse alors être exécutée. Une action accordée par un effet ne peut pas être allongée.',
    ],
    'P-N5': [
      'Jusqu’à quand puis-je défausser des cartes pour du temps ?',
      'Jusqu’au moment où l’action prend effet. Les cartes que vous piochez par une action Relation ne peuvent pas allonger cette même action. Seuls les apprentis peuvent intervenir à tout moment d’une action.',
    ],
    P9: [
      'Combien de fois un apprenti intervient-il ?',
      'Une fois par action de son affiliation, à n’importe quel moment de celle-ci, et de nouveau sur une action suivante.',
    ],
    P11: [
      'Que faut-il pour acheter un bois ?',
      `${ducats(stories.prices.wood)} et un jeton Violon dans votre réserve. La qualité est égale au temps de l’action, ${edition.quality} au plus ; vous pouvez en prendre une moindre.`,
    ],
    P12: [
      'Quel emplacement, et que coûtent les musiciens du Maître ?',
      'N’importe quel emplacement libre d’un musicien pour lequel votre action compte assez de temps. Pour les musiciens du Maître, vous payez les études à chaque fois. Ils ne sont jamais retirés ni remplacés.',
    ],
    P13: [
      'Quand le bonus de placement s’applique-t-il ?',
      'Aussitôt, quel que soit le propriétaire du musicien. S’il permet de poser une carte, le violon que vous venez de confectionner compte pour ses prérequis.',
    ],
    'P-N2': [
      'Dois-je prendre le bonus de qualité ?',
      'Aucun bonus ni effet n’est obligatoire. Bottega vous demande votre accord avant de poser un jeton sur votre nouveau violon, parce que vous ne pourrez plus l’en libérer ; si votre réserve est vide, Bottega vous demande où le prendre. Un ducat ou une étude ne coûte rien et se gagne sans question.',
    ],
    P14: [
      'Puis-je piocher et activer un effet avec une même action Relation ?',
      'Non, c’est l’un ou l’autre, et un seul effet. Activer un musicien du plateau Maître Luthier ne coûte pas d’étude.',
    ],
    P15: [
      'Quelles cartes des Contacts peuvent être prises ?',
      'Seulement la carte du dessus de chaque pile. La carte qui était dessous est aussitôt visible. Les piles vides reçoivent une carte à la fin de votre Atelier.',
    ],
    P16: [
      'Et si la pioche est vide ?',
      'Plus personne ne peut y prendre de carte, et les piles de Contacts vides le restent. Il n’y a pas de défausse commune à mélanger.',
    ],
    P17: [
      'Quels violons peuvent être restaurés ?',
      `Tous ceux qui sont sur un musicien, celui de n’importe quel joueur ou du Maître, jusqu’à la qualité ${edition.quality} ; jamais les bois en stock, jamais les violons en Patrimoine.`,
    ],
    P30: [
      'Qui profite de l’effet d’un musicien adverse ?',
      'Vous, qui l’activez, et personne d’autre. Dans un même enchaînement, où un effet en appelle un autre, l’effet d’un musicien ne s’applique jamais deux fois.',
    ],
    P52: [
      'Et si j’active un Partenaire sur lequel je n’ai pas de violon ?',
      `Par l’effet ${of(54)}, ce qui compte les violons de cette carte ne donne alors rien, quel qu’en soit le propriétaire ; tout le reste de l’effet s’applique. Par celui ${of(58)}, les violons présents comptent.`,
    ],
    P53: [
      `Les deux effets ${of(55)} peuvent-ils être du même musicien ?`,
      'Oui, si le Prestige de ce musicien ne dépasse pas 2. L’un suit l’autre sans l’appeler : ce n’est pas un enchaînement.',
    ],
    P54: [
      'Et si une carte demande des jetons Lutherie ?',
      'Vous retirez vos propres jetons de violons, quel que soit leur propriétaire, ou de vos bois en stock, un à la fois ; ils retournent dans votre réserve. Aucune carte d’ici ne le demande, mais une édition de votre cru le peut.',
    ],
    P55: [
      'Et si des notes sont déplacées pendant que la partition est jouée ?',
      'Chaque note est jouée une fois : vous continuez par la première à gauche qui ne l’a pas été, et celles qui l’ont été ne s’y joignent pas. Aucun effet Relation d’ici ne déplace de notes, mais une édition de votre cru le peut.',
    ],
    P18: ['Dans quel ordre les jetons quittent-ils un violon ?', 'Celui du haut d’abord. Chaque jeton garde sa place et son propriétaire.'],
    P19: [
      'Et si ma réserve est vide ?',
      'Vous pouvez gagner moins que prévu, ou d’abord libérer des jetons parmi vos ducats, vos études ou vos bois en stock, jamais sur des violons. La question ne vous est posée que si votre réserve est trop petite. Un bois ne donne pas de jeton pour son propre vieillissement, ni pour celui d’un autre une fois qu’il a vieilli.',
    ],
    P20: [
      'Que deviennent mes jetons sur les violons des autres ?',
      'Quand le violon s’use, passe en Patrimoine ou que son musicien est repris en main, chacun de vos jetons devient un ducat ou une étude, à votre choix, même si ce n’est pas votre tour. Ceux de Stradivarius deviennent des études par l’usure de vos violons, et des ducats par une Conservation, la sienne ou la vôtre ; des études en Fortissimo.',
    ],
    P21: [
      'Quand puis-je demander l’aide du Maître ?',
      'Chaque fois que vous devez payer un ducat ou une étude et qu’il ne vous en reste pas, autant de fois que vous voulez. Pour un prix d’« un ducat ou une étude », il ne vous aide que si vous n’avez ni l’un ni l’autre. Vous ne pouvez pas lui demander les ducats ou les études que des apprentis dépensent à la fin.',
    ],
    P22: [
      'Que devient un violon cassé ?',
      'Son jeton retourne dans votre réserve. Il n’est plus compté comme confectionné, et vous pouvez le confectionner à nouveau.',
    ],
    P23: [
      'Dans quel ordre se déroule la fin d’un Atelier ?',
      'Un effet de fin de tour, piles de Contacts complétées, limite de la main, défausses sur les piles de Contacts, usure, vieillissement. La place de la limite de la main est notre choix.',
    ],
    'P-N3': [
      'Puis-je refuser le vieillissement ?',
      'Non. Ce n’est pas un effet : tant que vous avez un jeton dans votre réserve et un bois qui peut vieillir, il vieillit. Vous choisissez seulement quels bois, si les jetons manquent.',
    ],
    P24: [
      'Que se passe-t-il à la fin d’une Conservation ?',
      'Rien de tel, mais les cartes qui dépassent la limite de votre main vont sur vos piles de Contacts. Vous pouvez choisir la Conservation sans avoir de violon sur un musicien.',
    ],
    P25: [
      'Puis-je poser une carte et la reprendre dans la même Conservation ?',
      'Oui, dans un ordre ou dans l’autre, mais aucune carte n’est posée deux fois ni reprise deux fois dans une même Conservation : ainsi le tour a une fin. Les violons adverses sur un musicien que vous reprenez vont dans le Patrimoine de leurs propriétaires.',
    ],
    P26: [
      'Dois-je avoir exactement les violons que demande un musicien ?',
      'Au moins ceux-là, en Patrimoine ou sur des musiciens. Un violon de Prestige supérieur peut en remplacer un de Prestige inférieur.',
    ],
    P27: [
      'Que doit contenir exactement ma partition pour un apprenti ?',
      'Les trois actions l’une après l’autre, quel que soit leur temps, sans passer du dernier temps au premier ; et seulement au moment où vous posez la carte.',
    ],
    P28: [
      'Comment compte-t-on les apprentis formés ?',
      `Vous pouvez former un apprenti ${edition.apprentices} fois par partie. Si vous en reprenez un et le posez de nouveau, il compte deux fois.`,
    ],
    P29: ['Combien de Partenaires puis-je avoir ?', 'Autant que vous voulez.'],
    P31: [
      'Que deviennent les musiciens de départ ?',
      'Sans decks de démarrage, les cinq musiciens de départ quittent la pioche avant la distribution. L’un de ceux que personne n’a choisis va au Maître, les autres dans la pioche. Les musiciens du Maître sont visibles avant le choix des Contacts et des notes.',
    ],
    P32: [
      'Avec quelles notes est-ce que je commence ?',
      `Celles des affiliations de vos ${edition.start.mulligan.kept} cartes, dans l’ordre de votre choix. Votre musicien de départ ne compte pas. Jouer plus tard ne donne droit à aucune compensation.`,
    ],
    P33: [
      'Qui est sur le plateau Maître Luthier avec les decks de démarrage ?',
      `Le musicien de départ d’un deck que personne n’a choisi, ainsi que ${list(edition.start.firstMaster.map(the))}. Les autres cartes des decks inutilisés vont dans la pioche.`,
    ],
    'P-N7': [
      'Quel deck de démarrage choisir en premier ?',
      `Le livret de règles n’en conseille aucun. Nous conseillons le deck « ${deck(recommended)} », parce que ses actions viennent dans leur ordre naturel et qu’il a donné les meilleurs résultats dans nos parties d’essai.`,
    ],
    P51: [
      'Qu’est-ce qui est caché ?',
      'La pioche et la main des autres ; pendant la mise en place, aussi les cartes que chacun garde, passe, remet ou choisit comme Contacts, jusqu’à ce que tout le monde ait choisi. Les piles de Contacts sont connues jusqu’en bas, puisque tout le monde a vu leurs cartes arriver.',
    ],
    P34: [
      'Quand la fin est-elle déclenchée ?',
      `Quand un joueur a ${edition.endgame.violins} violons à la fin d’un tour, après l’usure et le vieillissement. Tous les joueurs auront joué le même nombre de tours. À la dernière occasion, vous modifiez d’abord votre partition, autant de fois que vous voulez, puis vous posez des apprentis ; rien n’est repris en main.`,
    ],
    P35: [
      'Comment les apprentis dépensent-ils jetons et cartes ?',
      'Chaque jeton, carte, ducat ou étude une seule fois, répartis pour le plus grand total de PP. Vos jetons sur les violons des autres comptent pour les apprentis Bois ; ceux des autres sur vos violons, non. Les apprentis Relation ne comptent que les cartes de votre main.',
    ],
    P36: [
      'Qui l’emporte en cas d’égalité ?',
      'Le joueur qui a confectionné le plus de violons, puis celui qui a le plus d’apprentis en jeu ; ensuite, la victoire est partagée.',
    ],
    P48: [
      'Et si plus personne ne confectionne de violons ?',
      `D’après le livret de règles, la partie pourrait ne jamais finir. Ici, ${rounds(endgame.quietRounds)} de suite sans que personne ait confectionné un violon, ou ${rounds(endgame.rounds)} en tout, y mettent fin comme d’habitude. Cela vaut quel que soit le nombre de joueurs.`,
    ],
    P37: [
      'Comment Stradivarius commence-t-il ?',
      `Avec ${stradivarius.partners} Partenaires d’affiliations différentes, dont un de Prestige 1 ; sans Contacts, et sans le ducat que vous recevez, parce qu’il ne figure pas dans la liste de ce que lui donne le livret de règles. En ${level('fortissimo')}, un Partenaire est de Prestige 2, et il a un apprenti dans ses Contacts.`,
    ],
    'P-N6': [
      'Qu’est-ce que l’option pour une première partie en solo ?',
      `Pour une première partie, le livret de règles conseille de donner à Stradivarius des musiciens ${list((['wood', 'restoration', 'study'] as const).map(line))}. Avec cette option, ses premiers Partenaires ont ces affiliations ; son musicien de départ est choisi avant celui du Maître. En ${level('fortissimo')}, où seuls quelques musiciens de départ sont proposés, l’un des trois peut avoir une autre affiliation.`,
    ],
    P50: [
      `Comment jouer en ${level('fortissimo')} avec les decks de démarrage ?`,
      `Les ${stradivarius.choices} musiciens de départ proposés disent quels decks vous pouvez choisir. En solo, il n’y a pas de draft.`,
    ],
    P38: [
      'Quand Stradivarius effectue-t-il une Conservation ?',
      'S’il a les violons que demande un musicien de Prestige activité + 1, parmi ses Partenaires ou ses Contacts ; ou si un de ses violons est sans jeton ; ou si aucun de ses Partenaires, dans la limite de son niveau d’activité, n’a d’emplacement libre. Une seule raison suffit.',
    ],
    P39: [
      'Où confectionne-t-il ses violons ?',
      'Sur son Partenaire de plus fort Prestige dans la limite de son niveau d’activité, le plus à gauche en cas d’égalité, sur l’emplacement libre le plus bas.',
    ],
    P40: [
      'Dans quel ordre se déroule sa Conservation ?',
      `Cartes Confection, mise en Patrimoine, couples (avec l’ancien niveau d’activité), niveau d’activité augmenté et départ du Partenaire de plus faible Prestige, musicien du nouveau niveau, de nouveau ${stradivarius.partners} Partenaires, apprenti. Au niveau d’activité ${stradivarius.activity}, ses Partenaires restent. Ses cartes Confection sont celles de ses Partenaires et de ses apprentis ; ses Contacts ne comptent pas. Chaque fois qu’il prend dans la pioche un musicien du nouveau niveau, il paie d’un jeton dans la zone d’aide.`,
    ],
    P41: [
      'Et s’il a un Partenaire du nouveau niveau, mais pas les violons demandés ?',
      'Ce Partenaire n’est alors pas retenu : il cherche dans ses Contacts, puis dans la pioche.',
    ],
    P42: [
      'Quels couples de cartes défausse-t-il ?',
      'De gauche à droite, tant qu’un violon de son Patrimoine peut être valorisé. Les apprentis n’ont pas de Prestige et peuvent former un couple. Rien n’est gardé pour l’apprenti qu’il pourrait former.',
    ],
    P43: [
      'Quel apprenti forme-t-il ?',
      `Le plus à gauche de ses Contacts, pour ${studies(stradivarius.apprentice)}, un par Conservation et ${edition.apprentices} en tout. L’apprenti compte comme une carte de son affiliation.`,
    ],
    P44: [
      'Quel violon restaure-t-il ?',
      `Après l’usure de ses violons : un des siens s’il est sans jeton ; sinon, le vôtre qui a la meilleure qualité inférieure à ${edition.quality} et, à égalité, celui qui est sur le musicien de plus faible Prestige, où qu’il soit. Sans jeton dans sa réserve, il ne restaure rien.`,
    ],
    P45: [
      'Dans quel ordre ses PP sont-ils comptés ?',
      'Les violons, puis les apprentis, qui dépensent les premiers ; puis la moitié de ce qui reste de ducats, d’études et de cartes dans ses Contacts, arrondie à l’inférieur ; puis la zone d’aide. Ses apprentis Relation comptent les cartes de ses Contacts sans distinction d’affiliation.',
    ],
    P46: [
      'Qui commence, et qui a le dernier tour ?',
      `Stradivarius ; en ${level('fortissimo')}, c’est vous. Si c’est le second joueur qui déclenche la fin, la partie s’arrête aussitôt ; sinon, il joue encore un tour.`,
    ],
    P47: [
      'En Fortissimo, quel violon lui permet de valoriser son Patrimoine ?',
      'N’importe lequel, quel qu’en soit le propriétaire, sur un de ses Partenaires de Prestige 4, à la fin de chacun de ses Ateliers : le livret de règles ne précise pas. À tous égards, ses musiciens et ses Contacts sont pour vous ceux d’un adversaire.',
    ],
    P49: [
      'Et s’il n’a plus de jetons ?',
      'Ce qui manque à son nouveau violon vient de ses ducats, puis de ses études, car un violon sans jeton se casserait le tour même. Il en va de même du jeton pour le Maître.',
    ],
    'P-N1': [
      'Et si j’ai autant de PP que Stradivarius ?',
      'Comme entre joueurs : la victoire va au plus grand nombre de violons confectionnés, puis au plus grand nombre d’apprentis. Si tout est égal, vous la partagez.',
    ],
  };
};

export const rulings = (facts: Facts): RulesSection => ({
  id: 'rulings',
  title: 'Précisions',
  folded: true,
  blocks: [
    'Là où le livret de règles laisse une question ouverte, voici comment Bottega la tranche. Sauf mention contraire, une réponse vaut quel que soit le nombre de joueurs.',
    ...rulingBlocks(TITLES, answersOf(facts)),
  ],
});
