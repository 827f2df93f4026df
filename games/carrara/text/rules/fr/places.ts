/** The evaluation places of the normal game, with one board for all their examples; and the fourth action, passing. */
import type { RulesBlock, RulesSection } from '@bottega/kernel';
import { CITIES, type City, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { buildings, florins, reward } from './words.ts';

export const places = (facts: Facts): RulesSection[] => [cityPlaces(facts), typePlaces(facts), landscapePlaces(facts)];

/** The buildings of an example's city or type, with what they add: `Palazzo 4 à Lucca : 4 × 2 PV`. */
function sums(facts: Facts, counts: (building: Facts['examples']['paydays']['buildings'][number]) => boolean): string[] {
  return facts.examples.paydays.buildings.filter(counts).map(({ city, type, value }) => {
    const { pays: currency, reward: rate } = facts.playedWith.cities[city];
    return `${facts.type(type)} ${value} à ${facts.city(city)} : ${value} × ${facts.pays(currency, rate)}`;
  });
}

function cityPlaces(facts: Facts): RulesSection {
  const { examples, city, playedWith } = facts;
  const total = (name: City): string =>
    examples.paydays.buildings
      .filter((each) => each.city === name)
      .map(({ value }) => value)
      .join(' + ');
  const rate = (name: City): string => facts.pays(playedWith.cities[name].pays, playedWith.cities[name].reward);
  return {
    id: 'city-places',
    title: 'Évaluer une ville',
    part: true,
    blocks: [
      'Additionnez la valeur de tous vos bâtiments dans la ville et multipliez le total par la récompense de cette ville. Chaque ville ne peut être évaluée qu’une fois dans toute la partie, par un seul joueur. Il vous faut au moins :',
      { list: needs(facts) },
      {
        example: 'Un même plateau, plusieurs évaluations',
        blocks: [
          { figure: 'paydays', caption: 'Le plateau de cet exemple et des deux suivants' },
          `Si vous posez votre marqueur sur ${city('lucca')}, vous recevez (${total('lucca')}) × ${rate('lucca')} = **${reward(examples.paydays.lucca)}**. Sur ${city('massa')}, vous recevriez (${total('massa')}) × ${rate('massa')} = **${reward(examples.paydays.massa)}**. ${city('lerici')} ne peut pas encore être évaluée : il y faut ${buildings(playedWith.cities.lerici.needed)}.`,
        ],
      },
    ],
  };
}

/** `2 bâtiments pour Livorno, Pisa et Lucca`, for each number that some city needs. */
function needs({ edition, city, and }: Facts): string[] {
  const numbers = [...new Set(CITIES.map((name) => edition.cities[name].needed))].sort((a, b) => a - b);
  return numbers.map((needed) => `${buildings(needed)} pour ${and(CITIES.filter((name) => edition.cities[name].needed === needed).map(city))}`);
}

const typePlaces = (facts: Facts): RulesSection => ({
  id: 'type-places',
  title: 'Évaluer un type de bâtiment',
  part: true,
  blocks: [
    'Il vous faut au moins un bâtiment de ce type. Tous vos bâtiments de ce type rapportent, où qu’ils se trouvent, chacun selon la récompense de sa propre ville. Une seule évaluation peut donc donner des PV et des florins.',
    example(
      'Tous les palazzi du même plateau',
      sums(facts, ({ type }) => type === 'palazzo'),
      `En tout : **${reward(facts.examples.paydays.palazzi)}**.`,
    ),
  ],
});

const example = (title: string, list: readonly string[], result: string): RulesBlock => ({ example: title, blocks: [{ list }, result] });

function landscapePlaces({ examples, edition, playedWith, landscape, type, and, pays }: Facts): RulesSection {
  const { urban, rural } = edition.landscapes;
  const of = (name: 'urban' | 'rural'): string[] => TYPES.filter((each) => edition.buildings.types[each].landscape === name).map(type);
  const values = (name: 'urban' | 'rural'): string =>
    examples.paydays.buildings
      .filter((each) => playedWith.buildings.types[each.type].landscape === name)
      .map(({ value }) => value)
      .join(' + ');
  return {
    id: 'landscape-places',
    title: 'Évaluer un paysage',
    part: true,
    blocks: [
      'Il vous faut au moins un bâtiment de ce paysage. Additionnez la valeur de tous vos bâtiments de ce paysage, où qu’ils se trouvent, et multipliez le total par la récompense du paysage. **La récompense des villes ne compte pas ici**, et les tuiles Amélioration non plus.',
      {
        table: 'Les deux paysages',
        head: ['Paysage', 'Types', 'Récompense par point de valeur'],
        rows: [
          [landscape('urban'), and(of('urban')), pays(urban.pays, urban.reward)],
          [landscape('rural'), and(of('rural')), pays(rural.pays, rural.reward)],
        ],
      },
      {
        example: 'Les deux paysages du même plateau',
        blocks: [
          {
            list: [
              `Urbain : ${values('urban')}, soit **${reward(examples.paydays.urban)}**.`,
              `Rural : ${values('rural')}, soit **${reward(examples.paydays.rural)}**.`,
            ],
          },
        ],
      },
    ],
  };
}

export const passing = ({ edition }: Facts): RulesSection => ({
  id: 'passing',
  title: 'Action : passer',
  blocks: [`Prenez ${florins(edition.florins.pass)}. Vous pouvez passer aussi souvent que vous le voulez ; à votre tour suivant, vous jouez comme d’habitude.`],
});
