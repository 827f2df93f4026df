/** What the game is, and a first turn played out. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const about = (facts: Facts): RulesSection => {
  const { edition, players, prestiges, stories } = facts;
  const { points, studies, violins } = counted(facts);
  return {
    id: 'about',
    title: 'In twee minuten',
    blocks: [
      `We schrijven het jaar 1700. Je bent een jonge **vioolbouwer**. Je hebt net afscheid genomen van je Meester en opent een eigen werkplaats bij het bos van Paneveggio, waar de sparren het mooiste hout leveren. Het spel is voor ${players.min} tot en met ${players.max} spelers; in je eentje speel je tegen [Stradivarius](#solo).`,
      {
        list: [
          `**Het doel.** Alleen violen en leerlingen leveren punten op. Een viool is zoveel waard als het prestige van de muzikant voor wie je die hebt gebouwd: ${prestiges[0].prestige} tot ${points(prestiges.length)}.`,
          `**Je partituur.** De ${edition.beats} noten op de vijf lijnen van je partituur bepalen wat je in een beurt doet. Elke lijn staat voor één actie: hout kopen, studeren, een viool bouwen, relaties onderhouden of violen restaureren. Noten die op dezelfde lijn naast elkaar staan, vormen samen één langere en sterkere actie. Hoe lang een actie is, drukken we uit in **tellen**.`,
          `**Je beurt.** Eerst mag je [je partituur wijzigen](#changing-score), voor ${studies(stories.prices.change)} per wijziging. Daarna kies je een van twee dingen. In een [Atelier](#atelier) ga je aan het werk: je voert je acties van links naar rechts uit, en na afloop slijten je violen. In een [Conservering](#conservation) berg je al je violen veilig op in je erfgoed en haal je nieuwe muzikanten en leerlingen in het spel.`,
          '**Het gevaar.** Na elk Atelier van jou verliest elke viool die je bij een muzikant hebt een fiche. Heeft een viool geen fiche meer te verliezen, dan breekt die en ben je de punten kwijt.',
          `**Het einde.** Heeft iemand aan het einde van de eigen beurt ${violins(edition.endgame.violins)} gebouwd, dan wordt de ronde nog uitgespeeld. Daarna mag iedereen voor het laatst leerlingen uitspelen.`,
          '**De winnaar.** Wie de meeste punten heeft, wint. Bij gelijke stand wint wie meer violen heeft gebouwd, en daarna wie meer leerlingen in het spel heeft. Is ook dat gelijk, dan wordt de overwinning gedeeld.',
        ],
      },
      'Elke beurt draait om dezelfde drie vragen. Ga je aan het werk, of berg je je violen op? Voor welke muzikant is de volgende viool? En welke kaarten wil je uitspelen, en welke komen je beter van pas als extra tel?',
    ],
  };
};

const firstTurn = (facts: Facts): RulesSection => {
  const { stories, examples, card, runs, actions, deck, recommended, bonus, list } = facts;
  const { beats, cards, ducats, points, slots, studies } = counted(facts);
  const { firstTurn: turn, prices } = stories;
  const { crafted, end } = turn;
  const partner = card(turn.partner);
  return {
    id: 'first-turn',
    title: 'Je eerste beurt, stap voor stap',
    blocks: told(examples.firstTurn, [
      'Je lichte Lutherie-fiches zijn je geld, je studies of de kwaliteit van je violen: het hangt ervan af waar ze liggen. Fiches die niet in gebruik zijn, wachten in je reserve. Je contacten zijn vier open kaarten, één op elk van je vier contactstapels.',
      `Je speelt met ‘${deck(recommended)}’, het deck dat we voor een eerste partij aanraden. Je partner, de ${partner}, is een muzikant met prestige 1 en ${slots(turn.slots)} voor violen. Je hebt ${ducats(turn.ducats)} en nog geen studies. Je partituur luidt: ${actions(turn.score)}. Je kiest een Atelier, want je hebt nog geen viool om op te bergen.`,
      {
        figure: 'first-score',
        caption: 'Je partituur. Die lees je van links naar rechts; het getal onder elke haak geeft aan hoeveel tellen de actie heeft.',
        labels: runs(turn.score).map((run) => `${run.line}, ${beats(run.beats)}`),
      },
      `**Hout, ${beats(1)}.** Je betaalt ${ducats(prices.wood)}, neemt een vioolfiche uit je reserve en legt het in je houtvoorraad. Eén tel geeft hout van kwaliteit ${turn.bought}: alleen het vioolfiche, zonder Lutherie-fiche erop.`,
      `**Vioolbouw, ${beats(2)}.** Twee tellen zijn genoeg voor elke muzikant met prestige 1 of 2. Je bouwt een viool voor de ${partner}: je hout verhuist naar de tweede plek van onderen. De bonus van die plek is ‘${bonus(crafted.bonus)}’, dus je hebt meteen weer een dukaat. De viool is ${points(crafted.prestige)} waard, net zoveel als het prestige van de ${partner}.`,
      {
        figure: 'first-violin',
        caption: `De ${partner} na de actie Vioolbouw. De plekken liggen boven elkaar, de onderste is plek 1. Op een vrije plek zie je de bonus.`,
        labels: ['Je viool, met het teken van jouw kleur', `Een vrije plek met de bonus: ${bonus(turn.topBonus)}`],
      },
      `**Studie, ${beats(1)}.** Je neemt ${studies(1)}: een Lutherie-fiche gaat van je reserve naar je studies.`,
      `**Relatie, ${beats(2)}.** Je trekt twee kaarten. Je vier contacten liggen open, dus je kiest wat je goed kunt gebruiken: ${list(turn.met.map(card))}. (Je had ook het Relatie-effect van de ${partner} kunnen gebruiken, want daar ligt nu een viool van jou.)`,
      `**Restauratie, ${beats(1)}.** Je legt een Lutherie-fiche op je nieuwe viool. De kwaliteit stijgt van ${crafted.quality} naar ${turn.restored}.`,
      `**Het einde van de beurt.** De contactstapels die je hebt leeggemaakt, krijgen elk een nieuwe kaart van de trekstapel. Dan volgt de slijtage: je viool verliest het fiche dat je er net op hebt gelegd en heeft nog maar kwaliteit ${turn.quality}. Zonder dat fiche was de viool gebroken! Hout dat nog in je voorraad ligt, zou nu rijpen, maar dat van jou is al gebruikt.`,
      {
        figure: 'first-end',
        caption: `Na je eerste beurt: ${ducats(end.ducats)}, ${studies(end.studies)}, ${cards(end.hand.length)} in je hand en een viool die ${points(turn.points)} waard is.`,
      },
      `En nu? Op de viool ligt geen fiche meer, dus in je volgende beurt moet je die restaureren of opbergen. Met een Conservering gaat de viool naar je erfgoed, waar je de punten niet meer kwijtraakt. En de ${card(stories.conservation.placed[0])} in je hand vraagt één viool met prestige 1 en kan dan je partner worden.`,
    ]),
  };
};

export const start = (facts: Facts): RulesSection[] => [about(facts), firstTurn(facts)];
