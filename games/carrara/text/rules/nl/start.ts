/** In two minutes, the first turn, and the set-up. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, COLOURS, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, blocks, florins, markers, points, price } from './words.ts';

export const start = (facts: Facts): RulesSection[] => [about(facts), firstTurn(facts), setup(facts), playerBoard(facts), secrets(facts)];

const about = ({ edition, city, pays, edition: { cities } }: Facts): RulesSection => ({
  id: 'about',
  title: 'In twee minuten',
  blocks: [
    'Je staat aan het hoofd van een adellijke familie die zes steden met marmer moet verfraaien. Je koopt blokken marmer, bouwt ermee en bepaalt wanneer je gebouwen gewaardeerd worden. Waarderingen leveren overwinningspunten op, kortweg **punten**, en **florijnen**, het geld voor nieuw marmer. Wie aan het einde de meeste punten heeft, wint.',
    '**In je beurt** voer je één actie uit; daarna is de volgende speler aan de beurt. Je kunt:',
    {
      list: [
        '[blokken kopen](#buying) van het wiel,',
        '[bouwen](#building): een gebouw of een monument in een van je steden,',
        '[waarderen](#evaluating) met een van je markers,',
        `[passen](#passing) en ${florins(edition.florins.pass)} nemen.`,
      ],
    },
    'Daar draait het om:',
    {
      list: [
        '**Marmer wordt goedkoper** naarmate het wiel verder draait, tot het weer in de duurste sector terechtkomt. Koop je nu, of wacht je en is een ander je misschien te snel af?',
        `**Kieskeurige steden leveren meer op.** ${city('livorno')} accepteert alleen wit marmer en levert ${pays(cities.livorno.pays, cities.livorno.reward)} keer de gebouwwaarde op. ${city('lerici')} accepteert elke kleur en levert ${pays(cities.lerici.pays, cities.lerici.reward)} keer de gebouwwaarde op.`,
        `**Je kunt maar ${edition.court.normal.length} keer waarderen**, en op elke plaats maar één keer. Doe je het te vroeg, dan levert het weinig op. Doe je het te laat, dan is een ander je in die stad voor, want elke stad wordt maar door één speler gewaardeerd.`,
      ],
    },
    `**Het einde** komt als de stapel gebouwtegels leeg is en een van de spelers geen marker meer heeft. Wie het einde inluidt, krijgt ${points(edition.end.points)}; alle anderen hebben nog één beurt. Daarna krijg je nog 1 punt per ${florins(edition.florins.rate)}.`,
    'Begin met het basisspel. In het [spel voor gevorderden](#advanced) komen er versieringen, beelden en extra waarderingsplaatsen bij.',
  ],
});

function firstTurn(facts: Facts): RulesSection {
  const { examples, edition, playedWith, colour, city, type, sector, pays } = facts;
  const { onWheel, wanted, drawn, before, spent, florins: left, hers, value, paid, pays: massa } = examples.firstTurn;
  const sum = wanted.map((each) => `${colour(each.colour)} ${price(each.price)}`);
  return {
    id: 'first-turn',
    title: 'Je eerste beurt, stap voor stap',
    blocks: [
      ...(playedWith === edition ? [] : ['De voorbeelden op deze pagina gebruiken de waarden van Bottega zelf, niet die van de editie waarmee je speelt.']),
      'Je begint een partij voor twee spelers, tegen Beatrice.',
      `Je hebt ${florins(playedWith.start.florins)}, plus ${blockList(facts, playedWith.start.blocks[0])}. In sector ${sector(0)} van het wiel vind je ${blockList(facts, onWheel)}.`,
      {
        figure: 'wheel-start',
        caption: 'Het wiel aan het begin van de partij',
        labels: [
          'De blokken op het wiel. Ze draaien mee.',
          `De prijzen van sector ${sector(0)}. De ring met prijzen draait niet mee en loopt in elke sector van wit naar paars.`,
          'De naaf, waar het wiel om draait. Naast het wiel draai je het één sector met de klok mee.',
        ],
      },
      `**Je besluit te kopen en draait eerst het wiel.** Alles schuift één sector op, van ${sector(0)} naar ${sector(1)}. Daarna vul je sector ${sector(0)} aan uit de zak, tot het wiel in totaal ${blocks(playedWith.wheel.capacity)} telt. Je trekt ${blockList(facts, drawn)}.`,
      {
        figure: 'wheel-turned',
        caption: 'Het wiel na het draaien',
        labels: [`De blokken van het begin, nu in sector ${sector(1)}`, `De nieuwe blokken in sector ${sector(0)}`],
      },
      `**Je koopt uit één sector.** In sector ${sector(1)} neem je vier blokken, voor deze prijzen in florijnen: ${facts.and(sum)}. Samen kost dat ${florins(spent)} in plaats van ${before} in sector ${sector(0)}. Je houdt ${florins(left)} over en je beurt is voorbij.`,
      `Ook Beatrice draait het wiel. Ze betaalt ${florins(hers)} voor het gele blok, dat nu in sector ${sector(2)} ligt.`,
      `**In je tweede beurt bouw je.** Je neemt de ${type('villa')} met waarde ${value} uit het aanbod en bouwt die in ${city('massa')}. Een gebouw kost evenveel blokken als zijn waarde. ${city('massa')} accepteert blauw en alle edelere kleuren, dus betaal je met ${blockList(facts, paid)}: twee paarse blokken tellen als één blauw blok. Het rode blok bewaar je voor een kieskeurigere stad.`,
      {
        figure: 'first-built',
        caption: `Je steden na twee beurten. Waardeer je later het type ${type('villa')} of de stad ${city('massa')}, dan levert dit gebouw ${pays(massa.pays, massa.reward)} keer zijn waarde op.`,
      },
    ],
  };
}

function setup(facts: Facts): RulesSection {
  const { edition, byPlayers, colour, sector } = facts;
  const {
    start: begin,
    buildings,
    court,
    blocks: { perColour },
  } = edition;
  return {
    id: 'setup',
    title: 'Voorbereiding',
    blocks: [
      'Bottega zet het spel voor je klaar. In het basisspel komt het volgende op tafel; bij het [spel voor gevorderden](#advanced-setup) komt er nog wat bij.',
      {
        steps: [
          `Schud de gebouwtegels die meedoen en leg er ${buildings.display} open neer: dat is het **aanbod**. De andere tegels vormen de gesloten **stapel**.`,
          `Leg de ${TYPES.length} **monumenten** klaar, één per type en met waarde ${buildings.monument}, en ook de **verbeteringstegels**, ${facts.upgradeTiles} in totaal.`,
          `Er zijn ${facts.blocksInAll} **blokken**, ${perColour} in elk van de zes kleuren. Leg ${blockList(facts, facts.startBlocks)} in sector ${sector(0)} van het wiel. Alle spelers nemen hun startblokken. De andere blokken gaan in de zak.`,
          `Alle spelers krijgen een spelersbord, een scherm, **${florins(begin.florins)}** en **${markers(court.normal.length)}**, één voor elk bonusvak van het Koninklijk Hof. Iedereen begint met 0 punten.`,
          'Het lot bepaalt wie begint. Daarna speel je met de klok mee. De florijnen raken nooit op; van al het andere is er niet meer dan er in de doos zit.',
        ],
      },
      {
        table: 'Gebouwtegels per aantal spelers',
        head: ['Spelers', 'Waarden per type', 'Tegels in totaal', 'In het aanbod', 'Op de stapel'],
        rows: byPlayers.map(({ players, values, tiles, pile }) => [String(players), values.join(', '), String(tiles), String(tiles - pile), String(pile)]),
      },
      {
        table: 'Startblokken volgens de beurtvolgorde',
        head: ['Beurtvolgorde', 'Blokken'],
        rows: begin.blocks.map((own, index) => [`Speler ${index + 1}`, facts.and(own.map(colour))]),
      },
      {
        figure: 'blocks',
        caption: `De zes kleuren, de edelste eerst: ${facts.and(COLOURS.map(colour))}. Elke kleur heeft een eigen teken, zodat je ze ook uit elkaar houdt als je de kleuren niet goed ziet.`,
      },
      {
        figure: 'market',
        caption: 'Wat iedereen kan bouwen',
        labels: [
          'Het aanbod',
          'Het aantal tegels dat nog op de stapel ligt',
          'De monumenten',
          'De verbeteringstegels; zijn het er meer dan één, dan staat het aantal erbij',
        ],
      },
    ],
  };
}

const playerBoard = ({ edition }: Facts): RulesSection => ({
  id: 'player-board',
  title: 'Je spelersbord',
  part: true,
  blocks: [
    {
      figure: 'player-board',
      caption: 'Een spelersbord in het basisspel',
      labels: [
        'Een kolom gebouwen. Een nieuw gebouw komt boven op de kolom van zijn stad; een kolom mag zo hoog worden als je wilt.',
        'Een stad: de tekens van de kleuren die de stad accepteert, en de opbrengst in florijnen (een munt) of punten (een schild), die met de gebouwwaarde wordt vermenigvuldigd.',
        'Je florijnen en blokken, achter je scherm.',
        `Je ${TYPES.length} typeplaatsen, één voor elk type gebouw.`,
        'Je twee landschapsplaatsen, stedelijk en landelijk.',
        `De ${CITIES.length} stadsplaatsen. Ze liggen op het speelbord en zijn voor iedereen. Een klein cijfer geeft aan hoeveel gebouwen je in die stad nodig hebt. Zodra iemand de stad heeft gewaardeerd, ligt daar de marker van die speler.`,
      ],
    },
    `Verder begin je met ${markers(edition.court.normal.length)} op het [Koninklijk Hof](#court), één in elk bonusvak.`,
  ],
});

const secrets = (_facts: Facts): RulesSection => ({
  id: 'secrets',
  title: 'Wat geheim is',
  part: true,
  blocks: [
    'Je florijnen en blokken liggen verborgen achter je scherm. Niemand weet wat er in de zak zit of in welke volgorde de tegels van de stapel komen. Al het andere is openbaar: gebouwen, markers, punten, het aantal tegels op de stapel en of de zak leeg is. In Bottega kun je ook [zonder schermen](#options) spelen.',
  ],
});
