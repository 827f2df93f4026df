/** The Conservation, and what cards ask for. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const conservation = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { cards } = counted(facts);
  return {
    id: 'conservation',
    title: 'De Conservering',
    blocks: [
      {
        steps: [
          '**Berg al je violen op.** Elke viool van jou, bij welke muzikant ook, gaat naar je erfgoed, naar het vak met het prestige van die muzikant. Je mag er geen laten liggen. In je erfgoed slijten violen niet meer; ze leveren er punten op en tellen mee voor wat muzikanten vragen.',
          '**Alle fiches op die violen gaan terug naar hun eigenaars.** Die maken van elk fiche een dukaat of een studie, naar keuze. Dat geldt voor jouw fiches en voor die van anderen.',
          '**Speel kaarten uit en neem kaarten terug**, zoveel je wilt en in elke volgorde. Je speelt muzikanten en leerlingen uit je hand uit als je voldoet aan [wat ze vragen](#partners). Je eigen partners en leerlingen mag je terug in je hand nemen.',
          `**Controleer je hand.** Heb je meer dan ${cards(edition.handLimit)}, leg dan de rest op je contactstapels.`,
        ],
      },
      'Er is geen slijtage, geen rijping en geen beurteinde-effect, en lege contactstapels blijven leeg. Violen van anderen blijven liggen waar ze liggen, met alle fiches erop.',
      '**Een muzikant terugnemen.** Hebben anderen violen bij een partner die je terugneemt, dan gaan die violen meteen naar het erfgoed van hun bouwers, en alle fiches daarop als dukaten of studies naar hun eigenaars. **Een leerling terugnemen** betekent dat je de punten van die leerling aan het einde misloopt. Waarom zou je het doen? Een kaart in je hand is een tel voor de actie waar de kaart bij hoort. In één Conservering kun je een kaart terugnemen en weer uitspelen, of uitspelen en weer terugnemen, maar niet twee keer hetzelfde doen met dezelfde kaart.',
    ],
  };
};

const partners = (facts: Facts): RulesSection => {
  const { asking, stories, examples, card, edition, actions, list, line } = facts;
  const { violins } = counted(facts);
  const wish = asking.card.requires.flatMap((count, at) => (count > 0 ? [`${violins(count)} met prestige ${at + 1}`] : []));
  const { before, after, placed } = stories.sequence;
  const apprentice = edition.cards[placed - 1];
  return {
    id: 'partners',
    part: true,
    title: 'Wat muzikanten en leerlingen vragen',
    blocks: [
      `**Een muzikant vraagt violen die je hebt gebouwd**, in je erfgoed of bij muzikanten. Dat staat er als vier getallen, voor prestige 1 tot 4: ${asking.card.requires.join('-')} betekent minstens ${list(wish)}. Je geeft die violen niet weg. Je mag er meer hebben, en een viool met een hoger prestige mag de plaats innemen van een met een lager, maar nooit andersom.`,
      {
        table: `${card(asking.card.number)} vraagt ${asking.card.requires.join('-')}`,
        head: ['Je hebt gebouwd (prestige 1-2-3-4)', 'Genoeg?'],
        rows: asking.rows.map(({ made, enough }) => [made.join('-'), enough ? 'ja' : 'nee']),
      },
      'Je mag zoveel partners hebben als je wilt. Elke partner is een eigen kaart, met eigen plekken.',
      `**Een leerling vraagt drie opeenvolgende acties op je partituur**, in deze volgorde, zonder een andere actie ertussen. Het aantal tellen maakt niet uit, en de reeks kan niet van de laatste tel doorlopen naar de eerste. Alleen op het moment van uitspelen moet het kloppen: een leerling die je hebt opgeleid, blijft, wat er ook met je partituur gebeurt. Per partij kun je ${edition.apprentices} leerlingen opleiden; een leerling die je terugneemt en weer uitspeelt, telt twee keer.`,
      {
        example: 'Eén studie voor een leerling',
        blocks: told(examples.sequence, [
          `${card(placed)} vraagt ${list(apprentice.kind === 'apprentice' ? apprentice.sequence.map(line) : [])}. Je partituur luidt: ${actions(before)}. De actie Studie komt te laat. Je betaalt een studie en verwisselt de noten van tel 5 en 6, zodat er één noot van Relatie vóór die van Studie staat en één erachter.`,
          {
            figure: 'sequence',
            caption: `Na de wijziging luidt je partituur: ${actions(after)}. De laatste drie acties zijn precies wat ${card(placed)} vraagt.`,
            labels: ['Studie', 'Relatie', 'Restauratie'],
          },
          'Daarna kies je een Conservering en speel je de kaart uit.',
        ]),
      },
    ],
  };
};

const example = (facts: Facts): RulesSection => {
  const { stories, examples, card } = facts;
  const { points, violins } = counted(facts);
  const { moved, stays, placed, points: score } = stories.conservation;
  return {
    id: 'conservation-example',
    part: true,
    title: 'Een Conservering, stap voor stap',
    blocks: [
      {
        example: 'Drie violen naar huis',
        blocks: told(examples.conservation, [
          `Bij je partner, de ${card(moved.card)}, liggen drie violen van jou en één van Beatrice.`,
          {
            figure: 'conservation',
            caption: `De ${card(moved.card)} vóór de Conservering, vanaf de onderste plek.`,
            labels: ['Je viool met een fiche van jou', 'Je viool met een fiche van Beatrice', 'Je kale viool', 'De viool van Beatrice met twee fiches van jou'],
          },
          `Je bergt ${violins(moved.count)} op in je erfgoed, bij prestige ${moved.prestige}. Van je fiche op de eerste maak je een dukaat of een studie: je kiest een studie. Het fiche van Beatrice op de tweede gaat naar haar terug: zij kiest een dukaat. Haar viool blijft liggen, met jouw twee fiches erop: kwaliteit ${stays}.`,
          `Nu speel je de ${card(placed[0])} uit, die één viool met prestige 1 vraagt, en ${card(placed[1])}, een leerling van wie de drie acties op je partituur direct op elkaar volgen. Je erfgoed is ${points(score.heritage)} waard, en die raak je niet meer kwijt.`,
        ]),
      },
    ],
  };
};

export const conservationSections = (facts: Facts): RulesSection[] => [conservation(facts), partners(facts), example(facts)];
