/** Evaluating in the advanced game: the court's new bonuses, statue places and florin places. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, points, reward } from './words.ts';

export const advancedPlaces = (facts: Facts): RulesSection[] => [court(facts), statuePlaces(facts), florinPlaces(facts)];

const court = (_facts: Facts): RulesSection => ({
  id: 'advanced-court',
  title: 'La Cour Royale dans la version avancée',
  part: true,
  blocks: [
    {
      figure: 'advanced-court',
      caption: 'La Cour de la version avancée. Une couronne y représente n’importe quelle décoration. Tous les bonus figurent dans [ce tableau](#court).',
    },
    {
      list: [
        '**Décoration :** prenez dans la réserve la décoration de votre choix.',
        '**Statue d’or :** prenez l’une des statues d’or de la Cour. Si vous n’en voulez pas, ou si vous renoncez au bonus lors de la Visite de cette section, elle retourne dans la boîte. Si seule la statue d’or peut vous [ouvrir un emplacement](#rulings-evaluating), vous devez la prendre et la placer de façon à l’ouvrir.',
        'Vous placez ou entreposez ce que vous recevez avant de choisir l’emplacement : ce que vous placez tout de suite compte donc dans cette évaluation même.',
        'De même, les florins de la Cour comptent aussitôt : pour un emplacement de florins, et pour un achat qui vous ouvre un emplacement de statue.',
      ],
    },
    'Les Visites se déroulent comme dans la version normale.',
  ],
});

function statuePlaces({ edition, examples, city, and, type, pays }: Facts): RulesSection {
  const { reward: gained, paying } = examples.statues;
  const lines = paying.map(({ type: name, value, decorated, city: where, pays: currency, rate }) =>
    decorated
      ? `${type(name)} ${value} à ${city(where)}, avec décoration : (${value} + 1) × ${pays(currency, rate)}`
      : `${type(name)} ${value} à ${city(where)} : ${value} × ${pays(currency, rate)}`,
  );
  return {
    id: 'statue-places',
    title: 'Évaluer les statues',
    part: true,
    blocks: [
      {
        table: 'Vos emplacements de statue',
        head: ['Emplacement', 'Villes'],
        rows: edition.pieces.statuePlaces.map((cities, index) => [String(index + 1), and(cities.map(city))]),
      },
      'Il vous faut au moins une statue sur un bâtiment dans l’une des villes de l’emplacement. **Seuls les bâtiments qui portent une statue rapportent** : la valeur de chacun, décoration comprise, multipliée par la récompense de sa ville. La statue elle-même n’ajoute rien, et sa couleur n’a pas d’importance. Chacun de vos emplacements de statue ne sert qu’une fois.',
      {
        example: `Les statues de ${city('massa')} et ${city('pisa')} sur le [plateau ci-dessus](#advanced-board)`,
        blocks: [{ list: lines }, `${city('pisa')} y a une tuile Amélioration, et les bâtiments sans statue ne comptent pas. En tout : **${reward(gained)}**.`],
      },
    ],
  };
}

function florinPlaces({ edition, examples, playedWith }: Facts): RulesSection {
  const { florins: had, plain, reserved, place } = examples.statues;
  const { rate } = edition.florins;
  return {
    id: 'florin-places',
    title: 'Réserver un emplacement de florins',
    part: true,
    blocks: [
      'Un emplacement de florins ne rapporte rien sur le moment. Il vous donne un meilleur taux d’échange pour vos florins **à la fin de la partie**.',
      {
        table: 'Les emplacements de florins',
        head: ['Il vous faut au moins', 'Florins pour 1 PV à la fin'],
        rows: [...edition.florins.places.map(({ needs, rate: better }) => [florins(needs), String(better)]), ['aucun emplacement réservé', String(rate)]],
      },
      {
        list: [
          'Vous montrez aux autres que vous avez au moins ce nombre de florins ; ce que vous avez en plus reste secret. Vous les gardez tous et pouvez les dépenser plus tard.',
          'Ce qui compte à la fin, ce sont les florins qu’il vous reste alors, même s’il y en a moins. Quel que soit le taux, on arrondit à l’inférieur.',
          'Un emplacement de florins est pour un seul joueur, et chacun ne peut en réserver qu’un dans la partie.',
        ],
      },
      {
        example: 'Cela valait-il un marqueur ?',
        blocks: [
          `Vous avez ${florins(had)} et réservez l’emplacement qui en demande ${playedWith.florins.places[place].needs}. Si vous les avez encore à la fin, ils rapportent ${points(reserved)} au lieu de ${plain}.`,
        ],
      },
    ],
  };
}
