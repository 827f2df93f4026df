/** Set-up: the table, the three ways to begin, the starter decks. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted } from './counted.ts';

const setUp = (facts: Facts): RulesSection => {
  const { edition, tables, card, list } = facts;
  const { apprentices, cards, ducats, notes, violins } = counted(facts);
  const { start, tokens, beats } = edition;
  return {
    id: 'set-up',
    title: 'Spielaufbau',
    blocks: [
      {
        steps: [
          `Alle nehmen sich ein Spielertableau, ${violins(tokens.violins)} und ${tokens.lutherie} Lutherie-Marker derselben Farbe sowie ${notes(beats)}. Alle Marker kommen in den Vorrat.`,
          'Der Startspieler wird ausgelost. Wer erst nach ihm spielt, erhält dafür keinen Ausgleich.',
          'Alle erhalten einen Partner, Handkarten, Kontakte und eine Partitur. Dafür gibt es drei Wege: [Startdecks](#starter-decks), den [Mulligan](#own-cards) oder den [Draft](#own-cards).',
          `Auf das Tableau des Meisters kommen vier Musiker, je einer mit Prestige 1 bis 4. Spielt ihr mit Startdecks, sind das der Startmusiker eines unbenutzten Decks und drei feste Karten: ${list(start.firstMaster.map(card))}. Sonst sind es ein zufälliger Startmusiker, den niemand gewählt hat, und je ein Musiker mit Prestige 2, 3 und 4, zufällig vom Nachziehstapel. Sie bleiben dort die ganze Partie.`,
          'Alle übrigen Karten werden gemischt und bilden verdeckt den Nachziehstapel.',
          `Alle beginnen mit ${ducats(start.ducats)} aus ihrem Vorrat.`,
        ],
      },
      {
        table: 'Was von der Spielerzahl abhängt',
        head: ['Spieler', 'Mögliche Wege', 'Startmusiker', 'In den Nachziehstapel gemischt', 'Karten im Nachziehstapel'],
        rows: tables.map(({ players, deck, unused }) => [
          players === 1 ? '1, dazu Stradivarius' : String(players),
          players === 1 ? 'Startdecks, Mulligan' : 'Startdecks, Mulligan, Draft',
          players === 1 ? '1 für dich, 1 für Stradivarius, 1 für den Meister' : `${players} für die Spieler, 1 für den Meister`,
          String(unused),
          players === 1 ? `${deck} (bei Fortissimo ${deck - 1})` : String(deck),
        ]),
      },
      {
        figure: 'board',
        caption: 'Was vor dir liegt, hier mitten in einer Partie.',
        labels: [
          `Deine Partitur: fünf Linien, ${beats} Schläge, auf jedem eine Note.`,
          'Deine Dukaten.',
          'Deine Studien.',
          'Die Hilfezone des Meisters: wie viele deiner Marker dort gesperrt sind.',
          'Dein Vorrat: Geigen und Lutherie-Marker, die nicht in Gebrauch sind.',
          'Dein Holzlager mit der Qualität jedes Stücks.',
          'Deine Sammlung: Geigen, die in Sicherheit sind, geordnet nach Prestige 1 bis 4.',
          'Deine Partner: Musiker im Spiel mit den Geigen, die für sie gebaut wurden.',
          `Deine Lehrlinge. In einer Partie kannst du ${apprentices(edition.apprentices)} ausbilden.`,
          'Deine Handkarten; die anderen sehen sie nicht.',
          'Deine vier Kontaktstapel; nehmen kannst du nur die obersten Karten.',
        ],
      },
      `Am Ende deines Zuges darfst du höchstens ${cards(edition.handLimit)} auf der Hand haben.`,
    ],
  };
};

const starterDecks = ({ starters, recommended, card, list, actions, deck }: Facts): RulesSection => ({
  id: 'starter-decks',
  part: true,
  title: 'Startdecks für die erste Partie',
  blocks: [
    'Vom Startspieler an wählen alle reihum eine der fünf Startkarten. Sie gibt dir eine fertige Partitur, einen Partner, drei Handkarten und vier Kontakte. In jedem Deck sind ein Lehrling, den du sofort ausbilden kannst, und Musiker mit jedem Prestige ab 2. Die Karten der Decks, die niemand gewählt hat, kommen in den Nachziehstapel.',
    `Für deine allererste Partie empfehlen wir das **${deck(recommended)}**: Seine Aktionen kommen in der natürlichen Reihenfolge, nämlich Holz, Geige, Studie, Karten, Restaurierung.`,
    {
      table: 'Die fünf Decks',
      head: ['Deck', 'Partitur', 'Partner', 'Handkarten', 'Kontakte', 'Passt sofort zur Partitur'],
      rows: starters.map(({ id, score, musician, hand, contacts, fits }) => [
        id === recommended ? `${deck(id)} (empfohlen)` : deck(id),
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
    title: 'Karten nach deiner Wahl',
    blocks: [
      `Nehmt die ${musicians.length} Startmusiker aus dem Nachziehstapel und legt sie offen aus. Dann erhalten alle ${cards(mulligan.kept)}, auf einem von zwei Wegen:`,
      {
        list: [
          `**Mulligan.** Du erhältst ${cards(mulligan.dealt)}. Einmal darfst du beliebig viele davon zurücklegen und ebenso viele neue ziehen. Dann behältst du ${mulligan.kept}; die anderen legst du zurück, und der Nachziehstapel wird gemischt.`,
          `**Draft**, ab zwei Spielern. Du erhältst ${cards(draft.dealt)}. Behalte eine und gib die anderen nach links weiter. Behalte dann eine von denen, die du von rechts bekommst, und so fort. Von den letzten ${draft.dealt - draft.kept + 1} Karten behältst du eine; der Rest wird in den Nachziehstapel gemischt. Alle wählen gleichzeitig und geheim.`,
        ],
      },
      'Danach geht es auf beiden Wegen gleich weiter:',
      {
        steps: [
          'Vom Startspieler an wählen alle reihum einen Startmusiker als ersten Partner. Dafür brauchst du noch keine Geigen.',
          'Das Tableau des Meisters wird bestückt und liegt für alle offen.',
          `Alle wählen geheim ${contacts} ihrer ${mulligan.kept} Karten als Kontakte und decken sie auf, wenn alle gewählt haben: eine pro Kontaktstapel. Die übrigen ${inHand} sind deine Handkarten.`,
          `Deine ${mulligan.kept} Karten, Handkarten und Kontakte zusammen, bestimmen deine Noten: Für jede Karte bekommst du eine Note auf der Linie ihrer Zugehörigkeit. Dein Startmusiker zählt nicht mit. Verteile die Noten in beliebiger Reihenfolge auf die ${edition.beats} Schläge.`,
        ],
      },
      {
        example: 'Ein Beispiel',
        blocks: [
          'Mit einer Holz-Karte, zwei Studium-Karten, einer Anfertigungs-Karte, zwei Beziehungs-Karten und einer Restaurierungs-Karte hast du genau diese Noten. Stehen die beiden Studium-Noten nebeneinander, sind sie eine Aktion mit 2 Schlägen; getrennt sind sie zwei Aktionen mit je 1 Schlag.',
          'Eine gute Partitur kauft zuerst, baut dann und restauriert zuletzt. So gelingt alles in einem einzigen Zug.',
        ],
      },
    ],
  };
};

export const setUpSections = (facts: Facts): RulesSection[] => [setUp(facts), starterDecks(facts), ownCards(facts)];
