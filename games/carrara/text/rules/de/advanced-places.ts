/** Evaluating in the advanced game: the court's new bonuses, statue places and florin places. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, points, reward } from './words.ts';

export const advancedPlaces = (facts: Facts): RulesSection[] => [court(facts), statuePlaces(facts), florinPlaces(facts)];

const court = (_facts: Facts): RulesSection => ({
  id: 'advanced-court',
  title: 'Der Königliche Hof für Fortgeschrittene',
  part: true,
  blocks: [
    {
      figure: 'advanced-court',
      caption: 'Der Hof im Spiel für Fortgeschrittene. Eine Krone steht für eine beliebige Verzierung. Alle Boni findest du in [dieser Tabelle](#court).',
    },
    {
      list: [
        '**Verzierung:** Nimm eine beliebige Verzierung aus dem Vorrat.',
        '**Goldene Statue:** Nimm eine der goldenen Statuen vom Hof. Willst du sie nicht oder verzichtest du beim Besuch dieses Abschnitts auf den Bonus, kommt sie zurück in die Schachtel. Kann dir nur die goldene Statue [einen Wertungsplatz öffnen](#rulings-evaluating), musst du sie nehmen und so platzieren, dass sie es tut.',
        'Du platzierst die Verzierung oder Statue oder lagerst sie ein, bevor du den Wertungsplatz wählst. Was du jetzt platzierst, zählt also schon bei dieser Wertung.',
        'Ebenso zählen Florin vom Hof sofort: für einen Florinplatz und für einen Kauf, der dir einen Statuenplatz öffnet.',
      ],
    },
    'Besuche laufen ab wie im Grundspiel.',
  ],
});

function statuePlaces({ edition, examples, city, and, type, pays }: Facts): RulesSection {
  const { reward: gained, paying } = examples.statues;
  const lines = paying.map(({ type: name, value, decorated, city: where, pays: currency, rate }) =>
    decorated
      ? `${type(name)} ${value} in ${city(where)}, mit Verzierung: (${value} + 1) × ${pays(currency, rate)}`
      : `${type(name)} ${value} in ${city(where)}: ${value} × ${pays(currency, rate)}`,
  );
  return {
    id: 'statue-places',
    title: 'Statuen werten',
    part: true,
    blocks: [
      {
        table: 'Deine Statuenplätze',
        head: ['Statuenplatz', 'Städte'],
        rows: edition.pieces.statuePlaces.map((cities, index) => [String(index + 1), and(cities.map(city))]),
      },
      'Du brauchst mindestens eine Statue auf einem Gebäude in einer der Städte des Platzes. **Nur Gebäude mit Statue zählen**: jedes mit seinem Wert, samt Verzierung, mal dem Ertrag seiner Stadt. Die Statue selbst fügt nichts hinzu, und ihre Farbe spielt keine Rolle. Jeden deiner Statuenplätze kannst du einmal benutzen.',
      {
        example: `Die Statuen in ${city('massa')} und ${city('pisa')} auf dem [Tableau oben](#advanced-board)`,
        blocks: [
          { list: lines },
          `${city('pisa')} hat auf diesem Tableau ein Aufwertungsplättchen, und die Gebäude ohne Statue zählen nicht. Zusammen: **${reward(gained)}**.`,
        ],
      },
    ],
  };
}

function florinPlaces({ edition, examples, playedWith }: Facts): RulesSection {
  const { florins: had, plain, reserved, place } = examples.statues;
  const { rate } = edition.florins;
  return {
    id: 'florin-places',
    title: 'Einen Florinplatz reservieren',
    part: true,
    blocks: [
      'Ein Florinplatz bringt jetzt noch nichts. Dafür bekommst du **am Ende der Partie** mehr Punkte für deine Florin.',
      {
        table: 'Die Florinplätze',
        head: ['Du musst mindestens haben', 'Florin für einen Punkt am Ende'],
        rows: [...edition.florins.places.map(({ needs, rate: better }) => [florins(needs), String(better)]), ['kein Florinplatz', String(rate)]],
      },
      {
        list: [
          'Du zeigst den anderen nur, dass du mindestens so viele Florin hast; ob es mehr sind, bleibt geheim. Du behältst sie alle und darfst sie später ausgeben.',
          'Am Ende zählen die Florin, die du dann noch hast, auch wenn es weniger sind. Bei jedem Kurs wird abgerundet.',
          'Jeder Florinplatz ist für einen einzigen Spieler, und du darfst in der ganzen Partie nur einen reservieren.',
        ],
      },
      {
        example: 'Hat sich der Marker gelohnt?',
        blocks: [
          `Du hast ${florins(had)} und reservierst den Platz ab ${florins(playedWith.florins.places[place].needs)}. Hast du sie am Ende immer noch, bringen sie ${points(reserved)} statt ${plain}.`,
        ],
      },
    ],
  };
}
