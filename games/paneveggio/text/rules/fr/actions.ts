/** The Atelier and its five actions. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';
import { craft } from './craft.ts';
import { drawing, relation } from './relation.ts';

const atelier = (facts: Facts): RulesSection => {
  const { edition, stories, prestiges, list } = facts;
  const { beats, cards, ducats, studies, tokens } = counted(facts);
  const times = prestiges.map(({ prestige }) => prestige);
  const wood = ducats(stories.prices.wood);
  const upTo = (prestige: number): string => (prestige === 1 ? 'de Prestige 1' : `de Prestige ${prestige} au plus`);
  return {
    id: 'atelier',
    title: 'L’Atelier',
    blocks: [
      'Vous exécutez les actions de votre partition une à une, de gauche à droite. Vous pouvez résoudre une action pour moins de temps qu’elle n’en compte, ou l’ignorer. Une action ignorée ne fait intervenir aucun apprenti, et ses voisines ne se réunissent pas. Dès qu’un apprenti vous a rapporté quelque chose pour une action, ou a été payé, vous ne pouvez plus ignorer cette action, sauf si seule l’aide du Maître vous permettrait de la résoudre.',
      { figure: 'lines', caption: `Les cinq actions et leurs pictogrammes : ${list(edition.lines.map(facts.line))}.` },
      {
        table: 'Ce que rapporte une action',
        head: ['Action', ...times.map(beats), 'Chaque temps de plus'],
        rows: [
          [
            '[Bois](#action-wood)',
            ...times.map((time) => `${wood} : un bois de qualité ${Math.min(time, edition.quality)}`),
            `rien : la qualité ${edition.quality} est la meilleure`,
          ],
          ['[Étude](#action-study)', ...times.map(studies), `${studies(1)} de plus`],
          ['[Confection](#action-craft)', ...times.map((time) => `un violon pour un musicien ${upTo(time)}`), 'rien : il n’y a pas de Prestige plus élevé'],
          ['[Relation](#action-relation)', ...times.map((time) => `${cards(time)}, ou l’effet Relation d’un musicien ${upTo(time)}`), `${cards(1)} de plus`],
          ['[Restauration](#action-restoration)', ...times.map((time) => `${tokens(time)} sur des violons`), `${tokens(1)} de plus`],
        ],
      },
      'Une action peut gagner des [temps supplémentaires](#time), grâce aux cartes de votre main et à vos apprentis.',
    ],
  };
};

const wood = (facts: Facts): RulesSection => {
  const { edition, stories, examples } = facts;
  const { beats, ducats } = counted(facts);
  const { the } = named(facts);
  const { added, bought, aged } = stories.wood;
  return {
    id: 'action-wood',
    part: true,
    title: 'Bois',
    blocks: [
      `Payez ${ducats(stories.prices.wood)} et ajoutez un bois à votre stock : un jeton Violon de votre réserve, surmonté de jetons Lutherie. Sa **qualité**, jeton Violon compris, est égale au temps de l’action, ${edition.quality} au plus. Vous pouvez en prendre une moindre. Il vous faut un jeton Violon dans votre réserve.`,
      'Une action n’achète qu’un bois, si longue soit-elle. Votre stock peut contenir autant de bois que vous voulez ; à la fin de chaque Atelier, ils [vieillissent](#ageing).',
      { figure: 'wood', caption: `Des bois de qualité 1 à ${edition.quality}.` },
      {
        example: 'Un exemple',
        blocks: told(examples.wood, [
          `Votre action Bois compte ${beats(added.time - 1)}. Vous défaussez ${the(added.card)}, une carte Bois : elle en compte maintenant ${added.time}. Pour ${ducats(stories.prices.wood)}, vous obtenez un bois de qualité ${bought}. À la fin de cet Atelier, il vieillit et atteint la qualité ${aged}.`,
        ]),
      },
    ],
  };
};

const study = (facts: Facts): RulesSection => {
  const { studies } = counted(facts);
  return {
    id: 'action-study',
    part: true,
    title: 'Étude',
    blocks: [
      `Prenez autant d’études que l’action compte de temps : des jetons Lutherie passent de votre réserve à votre zone Études. Une action Étude de 2 temps rapporte ${studies(2)}. Les études vous servent à modifier votre partition, à confectionner des violons pour les musiciens du Maître et à payer certains effets.`,
    ],
  };
};

const restoration = (facts: Facts): RulesSection => {
  const { edition, stories, examples, card } = facts;
  const { beats, tokens } = counted(facts);
  const { the } = named(facts);
  const { restoration: one } = stories;
  return {
    id: 'action-restoration',
    part: true,
    title: 'Restauration',
    blocks: [
      `Posez autant de vos jetons Lutherie que l’action compte de temps sur les violons de votre choix, **les vôtres ou ceux des autres**, quel que soit le musicien. Répartissez les jetons comme vous voulez, jusqu’à la qualité ${edition.quality} pour chaque violon. Les bois en stock et les violons en Patrimoine ne se restaurent pas.`,
      'Pourquoi restaurer le violon d’un adversaire ? Votre jeton vous ouvre ce musicien : tant qu’il s’y trouve, vous pouvez confectionner des violons pour lui. Et quand le violon s’use ou passe en Patrimoine, votre jeton vous revient en ducat ou en étude.',
      {
        example: 'Un jeton en guise de clé',
        blocks: told(examples.restoration, [
          `Beatrice a un violon sans jeton sur son Partenaire, ${the(one.card)}. Avec une action Restauration de ${beats(one.laid)}, vous y posez ${tokens(one.laid)} : sa qualité passe de ${one.before} à ${one.restored}. À la fin du prochain Atelier de Beatrice, il s’use : votre jeton du haut vous revient, et vous en faites un ducat. L’autre est toujours là : à votre prochain tour, vous pourrez donc confectionner un violon pour ${the(one.card)}.`,
          { figure: 'restoration', caption: `La carte ${card(one.card)} après votre restauration : le violon de Beatrice avec deux de vos jetons.` },
        ]),
      },
    ],
  };
};

export const actionSections = (facts: Facts): RulesSection[] => [
  atelier(facts),
  wood(facts),
  study(facts),
  craft(facts),
  relation(facts),
  drawing(facts),
  restoration(facts),
];
