/** Which values are the rulebook's and which are reconstructed. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { type OriginWords, statedRows, valueRows } from '../origins.ts';

const WORDS: OriginWords = {
  values: {
    lines: 'Die Linien der Partitur, von oben nach unten',
    'tokens.violins': 'Geigen pro Spieler',
    'tokens.lutherie': 'Lutherie-Marker pro Spieler',
    beats: 'Schläge der Partitur und Noten pro Spieler',
    quality: 'Höchste Qualität von Holz und Geigen',
    handLimit: 'Handkarten am Ende eines Zuges, höchstens',
    apprentices: 'Lehrlinge, die du in einer Partie ausbilden kannst',
    'start.mulligan.dealt': 'Karten, die beim Mulligan ausgeteilt werden',
    'start.mulligan.kept': 'Karten, die du davon behältst, auch beim Draft',
    'start.draft.dealt': 'Karten, die beim Draft ausgeteilt werden',
    'start.contacts': 'Kontaktstapel',
    'start.ducats': 'Dukaten zu Beginn',
    'start.musicians': 'Die Startmusiker mit Prestige 1',
    'start.recommended': 'Das Startdeck, das für die erste Partie empfohlen wird',
    'start.firstMaster': 'Auf dem Tableau des Meisters bei Startdecks, neben einem Startmusiker',
    'endgame.violins': 'Gebaute Geigen, mit denen die letzte Runde beginnt',
    'endgame.help': 'Punkte für jeden Marker in der Hilfezone',
    'endgame.quietRounds': 'Runden hintereinander ohne neue Geige, nach denen die Partie endet',
    'endgame.rounds': 'Runden, nach denen die Partie spätestens endet',
    'stradivarius.wood': 'Qualität des Holzes von Stradivarius',
    'stradivarius.partners': 'Partner von Stradivarius',
    'stradivarius.activity': 'Höchste Aktivität von Stradivarius',
    'stradivarius.apprentice': 'Studien, die er für einen Lehrling zahlt',
    'stradivarius.share': 'Seine Dukaten, Studien und Kontakte werden geteilt durch',
    'stradivarius.choices': 'Ausliegende Startmusiker',
  },
  audiences: { all: '1 bis 4', several: '2 bis 4', solo: '1', fortissimo: '1, Fortissimo', forte: '1, Forte und Fortissimo', first: '1 bis 4, Startdecks' },
  sources: {
    RB: 'Regelheft',
    BOX: 'Schachtel eines Besitzers',
    PUB: 'öffentliche Quelle',
    DER: 'aus Anzahlen und Beispielen des Regelhefts erschlossen',
    OUR: 'unsere Wahl',
    edition: 'die Ausgabe, mit der du spielst',
  },
  fields: {
    name: 'der Name',
    kind: 'die Art der Karte',
    affiliation: 'die Zugehörigkeit',
    prestige: 'das Prestige',
    requires: 'dass keine Geigen verlangt werden',
    slots: 'dass es nur einen Platz gibt',
    effect: 'was der Effekt bewirkt (nicht, wann)',
    endOfTurn: 'der Zugende-Effekt',
    action: 'der Effekt',
  },
};

export const origin = (facts: Facts): RulesSection => {
  const { edition, musicians, apprentices, relations, endsOfTurn, line, card } = facts;
  return {
    id: 'origin',
    title: 'Was rekonstruiert ist',
    folded: true,
    blocks: [
      `Das Regelheft zeigt seine Karten nur als kleine Bilder. Deshalb sind **die meisten der ${edition.cards.length} Karten hier von uns rekonstruiert** und nicht die gedruckten. Wer das Spiel besitzt, kann die gedruckten Werte in eine eigene Datei eintragen und damit spielen.`,
      { table: 'Die Werte des Spiels', head: ['Was', 'Wert', 'Spieler', 'Woher'], rows: valueRows(facts, WORDS) },
      `Zur Reihenfolge der Linien sagt das Regelheft, dass ${line('wood')} und ${line('restoration')} Nachbarn sind, und aus seinem Beispiel mit vier Studien folgt dasselbe für ${line('relation')} und ${line('craft')}. Alles Weitere richtet sich nach der Reihenfolge, in der es die Aktionen erklärt.`,
      {
        table: 'Karten, über die das Regelheft etwas sagt; alles andere auf ihnen ist unsere Wahl',
        head: ['Karte', 'Was das Regelheft sagt'],
        rows: statedRows(facts, WORDS),
      },
      {
        list: [
          `**Die übrigen Karten.** Das Regelheft sagt, wie jede Art von Lehrling Punkte bringt. Alles andere ist unsere Wahl: Namen, Zugehörigkeiten, Effekte, Plätze und Boni, was ${musicians} Musiker und ${apprentices} Lehrlinge verlangen und welche Karten bei den Beziehungs-Lehrlingen zählen.`,
          `**Ein Effekt pro Karte.** Von unseren Musikern haben ${relations} einen Beziehungseffekt und ${endsOfTurn} einen Zugende-Effekt. Das Regelheft sagt, dass nicht jeder Musiker am Zugende wirkt; es sagt nicht, ob einer, der es tut, außerdem einen Beziehungseffekt hat. Mit einem einzigen Effekt bleibt eine Karte übersichtlich, und ein Musiker, der in jedem Zug wirkt, ohne einen Schlag zu kosten, braucht keinen zweiten.`,
          `**${card(10)}** hat hier einen Beziehungseffekt: Nach dem Regelheft kannst du die Dukaten und die Karte, die er bringt, sofort verwenden, noch bevor sich die Geigen abnutzen; vom Zugende spricht es nur bei anderen Karten.`,
          '**Startdecks.** Alle fünf sind unsere Wahl, abgesehen von den Arten von Karten, die ein Deck enthalten muss.',
        ],
      },
    ],
  };
};
