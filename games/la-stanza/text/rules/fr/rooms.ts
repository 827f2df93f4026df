/** What the five disciplines bring. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { MEEPLES } from './meeples.ts';

export const rooms = (f: Facts): RulesSection[] => [overview(f), discoveries(f), literature(f), religion(f), arts(f), politics(f)];

const overview = (f: Facts): RulesSection => ({
  id: 'rooms',
  title: 'Ce que rapportent les disciplines',
  blocks: [
    `Chaque discipline a sa propre récompense pour une valeur de 1 à ${f.edition.topReward}. Vous l’obtenez où que soit votre figurine, dans la salle de la discipline ou ailleurs. Si quelque chose vient à manquer, vous devez vous en passer.`,
  ],
});

function discoveries(f: Facts): RulesSection {
  const { moneyTrack, topReward } = f.edition;
  const whites = moneyTrack.whiteMeeples.map((space) => f.trackSpace(space));
  return {
    id: 'room-discoveries',
    title: 'Découvertes',
    part: true,
    blocks: [
      `Avec une valeur de 1 à ${topReward}, votre bateau avance d’autant de cases sur la piste Argent. Plusieurs bateaux peuvent partager une case. Sur la dernière case, le bateau s’arrête.`,
      `La piste commence à ${f.florins(moneyTrack.florins[0])} et monte jusqu’à ${f.florins(Math.max(...moneyTrack.florins))}. Les cases suivantes valent des PP à la fin de la partie. Trois cases portent un pion blanc : ${f.and(whites)}. La première fois que votre bateau atteint ou dépasse l’une d’elles, vous recevez un pion blanc. Ces cases donnent aussi accès aux [tuiles Bonus](#bonus-tiles) Découvertes.`,
      {
        figure: 'sea',
        caption: 'La piste Argent.',
        labels: ['La première case.', `La première case avec un pion blanc : ${whites[0]}.`, 'À partir d’ici, les cases valent des PP.', 'La dernière case.'],
      },
      {
        table: 'La piste Argent, case par case',
        head: ['Case', 'Argent jusqu’à (florins)', 'PP à la fin', 'Pion blanc'],
        rows: f.track.map(({ florins, points, white }, space) => [String(space + 1), String(florins), points > 0 ? String(points) : '–', white ? 'oui' : '–']),
      },
    ],
  };
}

function literature(f: Facts): RulesSection {
  const [, bruno] = f.people;
  const { writing: tale } = f.tales;
  const { shelfLength, topReward, bonusTiles } = f.edition;
  return {
    id: 'room-literature',
    title: 'Littérature',
    part: true,
    blocks: [
      `Avec une valeur de 1 à ${topReward}, vous écrivez autant de livres, **tous de couleurs différentes**. Prenez-les dans la salle Littérature et placez-les sur votre étagère, de gauche à droite. Il y a des livres Découvertes (bleus), Religion (verts), Arts (jaunes) et Politique (blancs), mais pas de livres Littérature. Votre étagère en accueille au plus ${shelfLength} de chaque couleur.`,
      'Le premier livre d’une couleur ne rapporte rien par lui-même. Le deuxième, le troisième et le quatrième rapportent chacun quelque chose, tout de suite ou à la fin de la partie :',
      {
        table: 'Ce que rapporte votre prochain livre d’une couleur',
        head: ['Livre', 'Deuxième', 'Troisième', 'Quatrième'],
        rows: f.books.map(({ discipline, rewards }) => [f.discipline(discipline), ...rewards]),
      },
      'Les PP des livres s’additionnent. Une **rangée** de l’étagère se lit de haut en bas et réunit un livre de chaque couleur. Elle est **complète** quand les quatre couleurs l’atteignent : avec au moins un livre de chaque couleur, vous avez une rangée complète ; avec au moins deux de chaque, vous en avez deux, et ainsi de suite. Les rangées complètes donnent accès aux [tuiles Bonus](#bonus-tiles) Littérature.',
      {
        example: `${bruno} écrit ${f.count(tale.strength, { one: '# livre', other: '# livres' })}`,
        blocks: [
          `${bruno} a un livre Religion, un livre Arts et un livre Politique. Il recrute ${f.and(tale.hired.map((name) => f.character(name)))} et active Littérature avec une valeur de ${tale.strength}. Il écrit son deuxième livre Arts : ${f.say(`board.reward.${tale.second.kind}`, { amount: tale.second.amount })}. Il écrit son premier livre Découvertes, qui complète sa première rangée. Enfin, il écrit son deuxième livre Politique et prend un ${f.say(`meeple.${tale.meeple}`)}.`,
          {
            figure: 'shelf',
            caption: `L’étagère de ${bruno} après ce tour. Les places vides montrent ce que rapporte le prochain livre.`,
            labels: ['Découvertes : un livre.', 'Religion : un livre.', 'Arts : deux livres.', 'Politique : deux livres.'],
          },
        ],
      },
      `Les livres que donnent les tuiles Bonus fonctionnent de la même façon. La tuile Bonus « ${f.say('tile.book-florins')} », elle, vous rapporte ${f.florins(bonusTiles.bookFlorins)} pour chaque livre que vous écrivez, d’où qu’il vienne.`,
    ],
  };
}

function religion(f: Facts): RulesSection {
  const [anna] = f.people;
  const { discs: tale } = f.tales;
  const { discs, topReward } = f.edition;
  return {
    id: 'room-religion',
    title: 'Religion',
    part: true,
    blocks: [
      `Avec une valeur de 1 à ${topReward}, vous placez autant de disques de votre réserve sur autant d’emplacements **différents** de la salle Religion, mais **jamais sur l’emplacement Religion**.`,
      'Quand vous activez une discipline, vous pouvez dépenser chacun de vos disques sur son emplacement pour ajouter 1 à la valeur, où que soit votre figurine. Vous pouvez en dépenser plusieurs à la fois. Un disque dépensé revient dans votre réserve.',
      `L’emplacement Religion fonctionne de la même façon pour les activations Religion. Chacun y commence avec ${f.count(discs.start, { one: '# disque', other: '# disques' })} ; seuls les livres et les tuiles Bonus permettent d’en ajouter.`,
      {
        example: `${anna} étend son influence`,
        blocks: [
          `${anna} active Religion et recrute ${f.character(tale.hired)} : avec son personnage de départ, cela fait une valeur de ${tale.workers}. Elle dépense aussi son disque de l’emplacement Religion, et la valeur passe à ${tale.total}. Elle place donc ${f.count(tale.total, { one: '# disque', other: '# disques' })} sur des emplacements différents : Arts, Littérature et Découvertes. Sa réserve comptait ${f.count(tale.supply[0], { one: '# disque', other: '# disques' })} ; elle en compte maintenant ${tale.supply[1]}, car le disque dépensé y est revenu.`,
          {
            figure: 'boxes',
            caption: 'Les emplacements après ce tour.',
            labels: ['L’emplacement Religion. Son disque est dépensé ; celui de l’autre joueur est toujours là.', 'L’un des trois disques qu’elle a placés.'],
          },
        ],
      },
    ],
  };
}

function arts(f: Facts): RulesSection {
  const { values, each } = f.edition.artworks;
  return {
    id: 'room-arts',
    title: 'Arts',
    part: true,
    blocks: [
      'Vous créez **une** œuvre d’art et la placez dans votre musée. La valeur de votre activation détermine laquelle :',
      {
        table: 'Œuvres d’art',
        head: ['Valeur de l’activation', 'Œuvre d’art', 'Valeur de l’œuvre'],
        rows: ['Sculpture', 'Scénario', 'Tableau'].map((work, kind) => [String(kind + 1), work, String(values[kind])]),
      },
      { figure: 'museum', caption: 'La salle Arts au début d’une partie à deux : deux œuvres de chaque sorte, avec leur valeur.' },
      'Vous pouvez créer une œuvre de moindre valeur que celle que permet votre activation, et il le faut bien quand les meilleures ne sont plus là.',
      f.count(each, {
        one: 'Le nombre d’œuvres est limité : # œuvre de chaque sorte par joueur.',
        other: 'Le nombre d’œuvres est limité : # œuvres de chaque sorte par joueur.',
      }),
      'La valeur des œuvres ne se compte pas en PP. À la fin de la partie, les [musées sont comparés](#scoring), et ce qui reste dans la salle Arts prend part à la comparaison. La valeur de votre musée donne aussi accès aux [tuiles Bonus](#bonus-tiles) Arts.',
    ],
  };
}

function politics(f: Facts): RulesSection {
  const [anna] = f.people;
  const { favours: tale } = f.tales;
  const { meeples, topReward } = f.edition;
  const pawns = (number: number): string => f.count(number, { one: '# pion', other: '# pions' });
  return {
    id: 'room-politics',
    title: 'Politique',
    part: true,
    blocks: [
      `Avec une valeur de 1 à ${topReward}, vous prenez autant de pions dans la salle Politique, **tous de couleurs différentes et aucun blanc**. Il y a ${pawns(meeples.each)} de chaque couleur ; vous ne pouvez prendre que ce qui reste.`,
      {
        list: [
          'Un pion bleu, rouge, vert ou jaune permet d’activer la discipline de sa couleur depuis n’importe quelle salle, ou de payer une tuile Bonus de cette discipline.',
          'Un pion blanc fait de même pour **n’importe quelle** discipline, Politique comprise. Sans pion blanc, vous ne pouvez activer Politique que depuis sa propre salle. Les pions blancs viennent de la piste Argent et des tuiles Bonus, jamais d’une activation Politique.',
        ],
      },
      `Vous ne pouvez jamais garder plus de ${pawns(meeples.limit)}. Dès que vous en avez davantage, choisissez celui qui retourne dans la salle Politique ; ce peut être un pion que vous venez de prendre.`,
      {
        example: `${anna} a trop d’amis`,
        blocks: [
          `${anna} a ${pawns(tale.before)}. Elle recrute ${f.character(tale.hired)} et active Politique avec une valeur de ${tale.strength} : elle prend un pion bleu, puis un vert. Cela en fait un de trop, car la limite est de ${tale.limit} ; elle rend donc un pion jaune.`,
          { figure: 'chairs', caption: `La salle Politique après ce tour. Pions qui restent : ${f.meeples(tale.left, MEEPLES)}.` },
        ],
      },
    ],
  };
}
