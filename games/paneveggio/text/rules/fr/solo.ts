/** Alone against Stradivarius: his place, his turn, his score. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const solo = (facts: Facts): RulesSection => {
  const { edition, level } = facts;
  const { violins } = counted(facts);
  const { stradivarius } = edition;
  return {
    id: 'solo',
    title: 'En solo contre Stradivarius',
    blocks: [
      'Vous appliquez toutes les règles qui précèdent, comme dans une partie à deux. Votre adversaire est Antonio Stradivari en personne. Il ne prend aucune décision : ses tours suivent un plan fixe, et Bottega les joue pour vous. Le journal dit pourquoi il fait ce qu’il fait.',
      {
        table: 'Ce dont dispose Stradivarius',
        head: ['Élément', 'Règle'],
        rows: [
          [
            'Jetons',
            `${violins(edition.tokens.violins)} et ${edition.tokens.lutherie} jetons Lutherie, comme vous ; ni notes ni partition, pas de main, pas de bois en stock, et aucun ducat au départ.`,
          ],
          [
            'Partenaires',
            `Une ligne de ${stradivarius.partners} musiciens, rangés de gauche à droite par Prestige décroissant. Il n’active jamais leurs effets ; seuls comptent pour lui leur affiliation, leur Prestige et leurs emplacements.`,
          ],
          ['Contacts', 'Une ligne de cartes visibles, aussi longue qu’il le faut.'],
          [
            'Niveau d’activité',
            `Un nombre de 1 à ${stradivarius.activity}. Il confectionne des violons pour ses Partenaires dont le Prestige ne dépasse pas ce niveau, qui commence à 1 et augmente de 1 à chaque Conservation.`,
          ],
          ['Apprentis', `Seulement à partir du niveau ${level('forte')}.`],
        ],
      },
      {
        figure: 'solo',
        caption: 'Stradivarius en cours de partie.',
        labels: [
          'Le niveau de difficulté et son niveau d’activité',
          'Ses ducats, ses études, ses jetons en zone d’aide et sa réserve',
          'Son Patrimoine',
          'Ses Partenaires, le plus prestigieux à gauche',
          'Ses Contacts',
        ],
      },
      'Ses musiciens et ses Contacts sont pour vous ceux d’un adversaire : vous pouvez confectionner des violons pour ses Partenaires dès que vous y avez un jeton, activer leurs effets Relation si un de vos violons s’y trouve, et échanger des cartes avec ses Contacts.',
    ],
  };
};

const setUp = ({ edition, level, list, line, many }: Facts): RulesSection => ({
  id: 'solo-set-up',
  part: true,
  title: 'Mise en place en solo',
  blocks: [
    {
      steps: [
        'Choisissez l’un des quatre niveaux et, pour vous, les decks de démarrage ou le mulligan. Il n’y a pas de draft.',
        `Stradivarius reçoit au hasard un musicien de départ de Prestige 1 et, depuis la pioche, ${many(edition.stradivarius.partners - 1, { one: '# autre musicien', other: '# autres musiciens' })}, de sorte que tous ses Partenaires aient des affiliations différentes. Les cartes qui ne conviennent pas sont remises dans la pioche, qui est mélangée.`,
        `**Option pour une première partie en solo :** ses musiciens ont pour affiliations ${list((['wood', 'restoration', 'study'] as const).map(line))}. La première partie en est plus facile.`,
        'Sa ligne de Contacts est vide, et son niveau d’activité est 1.',
        'Il joue en premier.',
      ],
    },
    `Au niveau **${level('fortissimo')}**, certains points diffèrent : vous jouez en premier ; ${edition.stradivarius.choices} musiciens de départ seulement, tirés au hasard, sont proposés, parmi lesquels vous choisissez le vôtre, puis le hasard en donne un à Stradivarius et un au Maître ; avec les decks de démarrage, vous choisissez parmi les decks de ces musiciens ; l’un des deux autres Partenaires de Stradivarius est de Prestige 2 ; et sa ligne de Contacts commence par un apprenti venu de la pioche.`,
  ],
});

const turn = (facts: Facts): RulesSection => {
  const { edition, stories, examples, line } = facts;
  const { studies } = counted(facts);
  const { the } = named(facts);
  const { atelier } = stories.solo;
  return {
    id: 'solo-turn',
    part: true,
    title: 'Son tour',
    blocks: [
      '**Conservation ou Atelier ?** Au début de son tour, posez ces questions dans l’ordre. Au premier oui, il effectue une Conservation ; après trois non, un Atelier.',
      {
        steps: [
          `Son niveau d’activité est-il inférieur à ${edition.stradivarius.activity}, et a-t-il confectionné les violons que demande un musicien de Prestige **activité + 1** ? Cherchez d’abord parmi ses Partenaires, puis parmi ses Contacts.`,
          'Un de ses violons est-il sans jeton Lutherie ?',
          'Tous les emplacements de ses Partenaires dont le Prestige ne dépasse pas son niveau d’activité sont-ils occupés ?',
        ],
      },
      '**Son Atelier**',
      {
        steps: [
          `Il confectionne gratuitement un violon de qualité ${edition.stradivarius.wood} pour son Partenaire de plus fort Prestige, dans la limite de son niveau d’activité, qui a un emplacement libre ; à égalité, pour le plus à gauche. Le violon va sur l’emplacement libre le plus bas. Stradivarius ne touche pas de bonus de placement.`,
          'Ses cartes agissent selon leur affiliation ; voir le tableau.',
          'Ses violons s’usent, comme les vôtres.',
          'Ses cartes Restauration agissent.',
        ],
      },
      {
        table: 'Ce que fait chaque carte de ses Partenaires et de ses apprentis, selon son affiliation',
        head: ['Affiliation', 'Quand', 'Ce qui se passe'],
        rows: [
          [line('wood'), 'Dans son Atelier, avec le violon', `Le nouveau violon a 1 qualité de plus, ${edition.quality} au plus.`],
          [line('study'), 'Dans son Atelier, après le violon', `Il gagne ${studies(1)}.`],
          [
            line('craft'),
            'Dans sa Conservation, avant tout le reste',
            'Toutes ses cartes Confection ensemble font passer **un seul** violon de sa réserve directement dans son Patrimoine. Son Prestige est le nombre de ces cartes, 4 au plus.',
          ],
          [line('relation'), 'Dans son Atelier, après le violon', 'Il pioche une carte, ajoutée à droite de sa ligne de Contacts.'],
          [
            line('restoration'),
            'Dans son Atelier, après l’usure de ses violons',
            `Il pose un jeton sur un de ses violons sans jeton ; s’il n’en a pas, sur un de vos violons de qualité inférieure à ${edition.quality} : celui de meilleure qualité et, à égalité, celui qui est sur le musicien de plus faible Prestige.`,
          ],
        ],
      },
      'Ses Contacts ne comptent jamais pour cela. S’il n’a plus de violon dans sa réserve, il n’en confectionne pas ; les jetons qui manquent à son nouveau violon viennent de ses ducats, puis de ses études.',
      '**Ses jetons sur vos violons** lui reviennent en études quand vos violons s’usent, et en ducats quand ils passent en Patrimoine (en études aussi, en Fortissimo).',
      {
        example: 'Un Atelier de Stradivarius',
        blocks: told(examples.hisAtelier, [
          `Ses Partenaires sont ${the(66)} (Restauration, Prestige 3), ${the(18)} (Étude, Prestige 2) et ${the(1)} (Bois, Prestige 1) ; son niveau d’activité est 1. Aucune question n’appelle un oui : il travaille. Il confectionne un violon pour ${the(atelier.crafted.card)}, le seul de ses Partenaires à ne pas dépasser le Prestige 1 ; grâce à la carte Bois, ce violon est de qualité ${atelier.crafted.quality}. La carte Étude lui rapporte ${studies(atelier.studies)}. L’usure ramène son violon à la qualité ${atelier.quality}. Aucun de ses violons n’est sans jeton : la carte Restauration restaure donc le vôtre, sur ${the(atelier.yours.card)}, jusqu’à la qualité ${atelier.yours.quality}.`,
        ]),
      },
    ],
  };
};

const conservation = (facts: Facts): RulesSection => {
  const { edition, stories, examples, list, level, many } = facts;
  const { points } = counted(facts);
  const { the, The } = named(facts);
  const one = stories.solo.conservation;
  const { stradivarius } = edition;
  /** The first of both begins a sentence. */
  const pair = (nth: number): string[] => one.pairs[nth].card.map((number, at) => (at === 0 ? The : the)(number));
  const follow = many(one.moved, {
    one: 'le violon posé sur ses Partenaires suit, et son jeton devient un ducat',
    other: 'les # violons posés sur ses Partenaires suivent, et leurs jetons deviennent des ducats',
  });
  return {
    id: 'solo-conservation',
    part: true,
    title: 'Sa Conservation',
    blocks: [
      {
        steps: [
          '**Cartes Confection.** S’il en a, un violon passe de sa réserve à son Patrimoine ; son Prestige est le nombre de ces cartes, 4 au plus.',
          `**Mise en Patrimoine.** Tous ses violons vont dans son Patrimoine. Ses jetons posés dessus deviennent des ducats (des études en ${level('fortissimo')}) ; les vôtres vous reviennent en ducats ou en études.`,
          `**Couples de cartes**, à partir du niveau ${level('piano')} : voir [plus bas](#levels).`,
          `**Niveau d’activité.** S’il est déjà à ${stradivarius.activity}, sautez cette étape et les deux suivantes. Sinon, il augmente de 1, et le Partenaire de plus faible Prestige va sous la pioche ; à égalité, c’est le plus à gauche. Vos violons sur ce Partenaire vont dans votre Patrimoine, et leurs jetons reviennent à leurs propriétaires.`,
          `**Un musicien plus prestigieux.** Stradivarius cherche un musicien dont le Prestige est égal à son nouveau niveau d’activité. Un Partenaire qu’il a déjà convient, s’il en respecte les prérequis. Sinon, c’est le musicien le plus à gauche de ses Contacts dont il respecte les prérequis qui devient son Partenaire. À défaut, le premier musicien de ce Prestige dans la pioche le rejoint sans égard aux prérequis, et un de ses jetons va dans la zone d’aide du Maître : **${points(Math.abs(edition.endgame.help))} de moins** pour lui à la fin. Les cartes passées retournent dans la pioche, qui est mélangée. S’il n’y a pas de tel musicien, personne ne le rejoint et il ne paie rien.`,
          `**Partenaires au complet.** S’il en a moins de ${stradivarius.partners}, les musiciens suivants de la pioche le rejoignent ; là encore, les cartes passées y retournent, et elle est mélangée. Puis ses Partenaires sont rangés par Prestige.`,
          `**Apprenti**, à partir du niveau ${level('forte')} : voir [plus bas](#levels).`,
        ],
      },
      {
        example: `Une Conservation au niveau ${level('piano')}`,
        blocks: told(examples.hisConservation, [
          `Son niveau d’activité est 2. Parmi ses Contacts se trouve ${the(one.wanted)}, de Prestige 3, dont il a confectionné les violons demandés : c’est une Conservation. Sa seule carte Confection fait entrer un violon de Prestige ${one.gift} dans son Patrimoine ; ${follow}.`,
          `Viennent les couples. ${The(one.wanted)} est de Prestige 3, soit activité + 1, et ne peut donc pas former un couple avec ${the(23)}, l’autre carte Étude. ${list(pair(0))} forment un couple : ces cartes vont sous la pioche, et le violon de plus fort Prestige inférieur à 4 dans son Patrimoine passe de ${one.pairs[0].from} à ${one.pairs[0].to}. ${list(pair(1))} en forment un autre : ce violon monte encore, à ${one.pairs[1].to}.`,
          `Son niveau d’activité passe à ${one.activity}, ${the(one.dismissed)} s’en va, et ${the(one.wanted)} devient son Partenaire. Cela ne lui coûte rien, puisqu’il avait les violons.`,
        ]),
      },
    ],
  };
};

export const soloSections = (facts: Facts): RulesSection[] => [solo(facts), setUp(facts), turn(facts), conservation(facts)];
