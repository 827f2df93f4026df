/** Set-up: the table, the three ways to begin, the starter decks. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted } from './counted.ts';

const setUp = (facts: Facts): RulesSection => {
  const { edition, tables, card, list } = facts;
  const { beats: some, cards, ducats, notes, violins } = counted(facts);
  const { start, tokens, beats } = edition;
  return {
    id: 'set-up',
    title: 'Voorbereiding',
    blocks: [
      {
        steps: [
          `Iedereen neemt een spelersbord, ${violins(tokens.violins)} en ${tokens.lutherie} Lutherie-fiches van dezelfde kleur, en ${notes(beats)}. Alle fiches gaan naar de reserve.`,
          'Loot wie de startspeler is. Wie later aan de beurt komt, krijgt daar niets extra’s voor.',
          'Iedereen krijgt een partner, een hand, contacten en een partituur. Dat kan op drie manieren: met [startdecks](#starter-decks), met de [mulligan](#own-cards) of met de [draft](#own-cards).',
          `Op het bord van de Meester komen vier muzikanten, met prestige 1, 2, 3 en 4. Met startdecks zijn dat de startmuzikant van een ongebruikt deck en drie vaste muzikanten: ${list(start.firstMaster.map(card))}. Anders zijn het een willekeurige startmuzikant die niemand heeft gekozen, en drie willekeurige muzikanten met prestige 2, 3 en 4 uit de trekstapel. Ze blijven daar de hele partij.`,
          'Schud alle kaarten die niet in gebruik zijn: dat is de gesloten trekstapel.',
          `Iedereen begint met ${ducats(start.ducats)} uit de eigen reserve.`,
        ],
      },
      {
        table: 'Per aantal spelers',
        head: ['Spelers', 'Manieren om te beginnen', 'Startmuzikanten', 'In de trekstapel geschud', 'Kaarten in de trekstapel'],
        rows: tables.map(({ players, deck, unused }) => [
          players === 1 ? '1, tegen Stradivarius' : String(players),
          players === 1 ? 'startdecks, mulligan' : 'startdecks, mulligan, draft',
          players === 1 ? '1 voor jou, 1 voor Stradivarius, 1 voor de Meester' : `${players} voor de spelers, 1 voor de Meester`,
          String(unused),
          players === 1 ? `${deck} (in Fortissimo ${deck - 1})` : String(deck),
        ]),
      },
      {
        figure: 'board',
        caption: 'Wat er voor je ligt, hier halverwege een partij.',
        labels: [
          `Je partituur: vijf lijnen, ${some(beats)}, op elke tel één noot.`,
          'Je dukaten.',
          'Je studies.',
          'De hulpzone van de Meester: hoeveel fiches van jou daar geblokkeerd zijn.',
          'Je reserve: violen en Lutherie-fiches die niet in gebruik zijn.',
          'Je houtvoorraad, met de kwaliteit van elk stuk hout.',
          'Je erfgoed: opgeborgen violen, geordend op prestige 1 tot 4.',
          'Je partners: muzikanten in het spel, met de violen die voor hen zijn gebouwd.',
          `Je leerlingen. Per partij kun je er ${edition.apprentices} opleiden.`,
          'Je hand, die de anderen niet zien.',
          'Je vier contactstapels; alleen de bovenste kaarten kun je nemen.',
        ],
      },
      `Aan het einde van je beurt mag je hoogstens ${cards(edition.handLimit)} in je hand hebben.`,
    ],
  };
};

const starterDecks = ({ starters, recommended, card, list, actions, deck }: Facts): RulesSection => ({
  id: 'starter-decks',
  part: true,
  title: 'Startdecks, voor een eerste partij',
  blocks: [
    'Om de beurt, te beginnen bij de startspeler, kiest iedereen een van de vijf startkaarten. Die geeft je een kant-en-klare partituur, een partner, drie kaarten in je hand en vier contacten. In elk deck zitten een leerling die je meteen kunt opleiden en muzikanten van elk hoger prestige. De kaarten van de decks die niemand kiest, gaan in de trekstapel.',
    `Voor je allereerste partij raden we **${deck(recommended)}** aan: daar volgen de acties elkaar in de natuurlijke volgorde op, hout, viool, studie, kaarten, restauratie.`,
    {
      table: 'De vijf decks',
      head: ['Deck', 'Partituur', 'Partner', 'Hand', 'Contacten', 'Past meteen bij de partituur'],
      rows: starters.map(({ id, score, musician, hand, contacts, fits }) => [
        id === recommended ? `${deck(id)} (aanbevolen)` : deck(id),
        actions(score),
        card(musician),
        list(hand.map(card)),
        list(contacts.map(card)),
        list(fits.map(card)),
      ]),
    },
  ],
});

const ownCards = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { cards } = counted(facts);
  const { mulligan, draft, contacts, musicians } = edition.start;
  const inHand = mulligan.kept - contacts;
  return {
    id: 'own-cards',
    part: true,
    title: 'Zelf je kaarten kiezen',
    blocks: [
      `Haal de ${musicians.length} startmuzikanten uit de trekstapel en leg ze open neer. Daarna komt iedereen op een van deze twee manieren aan ${cards(mulligan.kept)}:`,
      {
        list: [
          `**Mulligan.** Je krijgt ${cards(mulligan.dealt)}. Je mag één keer zoveel kaarten terugleggen als je wilt en er evenveel nieuwe voor trekken. Daarna houd je er ${mulligan.kept}; de andere gaan terug, en de trekstapel wordt geschud.`,
          `**Draft**, met twee of meer spelers. Je krijgt ${cards(draft.dealt)}. Houd er één en geef de rest door aan je linkerbuur; van de kaarten die je van rechts krijgt, houd je er weer één, enzovoort. Van de laatste ${cards(draft.dealt - draft.kept + 1)} houd je er nog één; wat overblijft, wordt in de trekstapel geschud. Iedereen kiest tegelijk en in het geheim.`,
        ],
      },
      'Daarna gaat het in beide gevallen zo verder:',
      {
        steps: [
          'Om de beurt, te beginnen bij de startspeler, kiest iedereen een startmuzikant als eerste partner. Daar heb je geen violen voor nodig.',
          'De muzikanten van de Meester worden opengelegd, zodat iedereen ze ziet.',
          `Iedereen kiest in het geheim ${contacts} van de ${mulligan.kept} kaarten als contacten en laat die zien als iedereen gekozen heeft: op elke contactstapel komt er één. De andere ${inHand} zijn je hand.`,
          `Je ${mulligan.kept} kaarten, hand en contacten samen, bepalen welke noten je hebt: voor elke kaart één noot, op de lijn waar die kaart bij hoort. Je startmuzikant telt niet mee. Zet de noten in een volgorde naar keuze op de ${edition.beats} tellen.`,
        ],
      },
      {
        example: 'Een voorbeeld',
        blocks: [
          'Met één kaart van Hout, twee van Studie, één van Vioolbouw, twee van Relatie en één van Restauratie heb je precies die noten. Naast elkaar vormen de twee noten van Studie één actie van 2 tellen; los van elkaar zijn het twee acties van 1 tel.',
          'Een partituur die goed werkt, koopt eerst, bouwt dan en restaureert als laatste: zo lukt het allemaal in één beurt.',
        ],
      },
    ],
  };
};

export const setUpSections = (facts: Facts): RulesSection[] => [setUp(facts), starterDecks(facts), ownCards(facts)];
