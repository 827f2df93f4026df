/** The pieces: what there is, how a card is read, where tokens lie and what they mean there. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named } from './counted.ts';

const pieces = ({ edition, musicians, apprentices, players, card, list }: Facts): RulesSection => ({
  id: 'pieces',
  title: 'Was auf dem Tisch liegt',
  blocks: [
    {
      table: 'Das Spielmaterial',
      head: ['Material', 'Anzahl', 'Wozu es dient'],
      rows: [
        [
          'Charakterkarten',
          String(edition.cards.length),
          `${musicians} Musiker, für die du Geigen baust, und ${apprentices} Lehrlinge, die dir helfen und Punkte bringen.`,
        ],
        [
          'Geigenmarker',
          `${edition.tokens.violins} pro Spieler`,
          'Ein Geigenmarker ist der Grundstein jedes Stücks Holz und jeder Geige. Mehr Geigen kannst du nie haben.',
        ],
        [
          'Lutherie-Marker',
          `${edition.tokens.lutherie} pro Spieler`,
          'Deine Dukaten, deine Studien und die Qualität deines Holzes und deiner Geigen: immer dieselben Marker. Was einer ist, hängt davon ab, wo er liegt.',
        ],
        ['Noten', `${edition.beats} pro Spieler`, 'Auf jedem Schlag deiner Partitur steht eine Note.'],
        ['Spielertableau', '1 pro Spieler', `Für 1 bis ${players.max} Spieler; siehe [Abbildung](#set-up).`],
        ['Tableau des Geigenbaumeisters', '1', 'Vier Musiker, für die alle gegen Studien Geigen bauen dürfen, und die Hilfezone.'],
        ['Startkarten', String(edition.starters.length), 'Fertige Anfänge für die [erste Partie](#starter-decks).'],
      ],
    },
    {
      table: 'Wörter, die dir überall begegnen',
      head: ['Wort', 'Bedeutung'],
      rows: [
        ['Partner', 'Ein Musiker, der auf deiner Seite im Spiel ist. Auch deine Gegner haben Partner; der Meister hat vier.'],
        [
          'Kontakte',
          'Vier offene Kartenstapel vor dir: Leute, die du kennst. Von dort ziehst du Karten; für einen Musiker, der hier liegt, kann niemand eine Geige bauen.',
        ],
        ['Zugehörigkeit', 'Die Aktion, zu der eine Karte gehört; du erkennst sie an Zeichen und Farbe.'],
        ['Prestige', 'Wie bedeutend ein Musiker ist, von 1 bis 4. Was davon abhängt, zeigt die [Tabelle](#prestige).'],
        ['Platz', 'Eine Stelle für eine Geige bei einem Musiker. Jeder Platz hat einen Bonus.'],
        ['Qualität', 'Wie dick Holz oder eine Geige ist: 1 für den Geigenmarker und 1 für jeden Lutherie-Marker darauf.'],
        ['Sammlung', 'Geigen, die du in Sicherheit gebracht hast. Sie nutzen sich nie ab und behalten ihre Punkte.'],
        ['Vorrat', 'Deine Marker, die gerade nicht in Gebrauch sind.'],
      ],
    },
    `Die fünf Startmusiker mit Prestige 1 sind ${list(edition.start.musicians.map(card))}.`,
  ],
});

const cards = (facts: Facts): RulesSection => {
  const [musician] = facts.examples.masters.states[0].stage.filter(({ card: number }) => number === 62);
  return {
    id: 'reading-cards',
    title: 'So liest du eine Karte',
    blocks: [
      {
        figure: 'musician',
        caption: `Eine Musikerkarte: ${named(facts)(musician.card)}.`,
        labels: [
          'Zugehörigkeit: die Aktion, zu der diese Karte gehört. Wirfst du die Karte aus der Hand ab, gibt sie dieser Aktion 1 Schlag mehr.',
          'Prestige, 1 bis 4.',
          'Plätze für Geigen, jeder mit seinem Bonus. Der unterste ist Platz 1.',
          'Was der Musiker verlangt: so viele Geigen mit diesem Prestige. Ein Strich bedeutet keine.',
          'Der Effekt. Die beiden Köpfe stehen für einen Beziehungseffekt, daneben die Schläge, die er braucht; ein Mond steht für einen Zugende-Effekt.',
        ],
      },
      {
        figure: 'apprentice',
        caption: `Eine Lehrlingskarte: ${facts.card(43)}.`,
        labels: [
          'Zugehörigkeit: Bei dieser Aktion hilft dir der Lehrling. Wirfst du die Karte aus der Hand ab, gibt sie derselben Aktion 1 Schlag mehr.',
          'Die drei Aktionen, von oben nach unten gelesen, die auf deiner Partitur aufeinanderfolgen müssen, wenn du den Lehrling ausspielst.',
          'Was der Lehrling tut, einmal pro Aktion seiner Zugehörigkeit. Was eingerahmt ist, ist der Preis für das, was nach dem Pfeil kommt.',
          'Wie der Lehrling am Spielende Punkte bringt.',
        ],
      },
      'Alle Zeichen findest du unter [Die Zeichen](#signs), und unter [Alle Karten](#cards) ist jede Karte in Worten erklärt.',
    ],
  };
};

const prestige = (facts: Facts): RulesSection => {
  const { prestiges } = facts;
  const { beats, points, studies } = counted(facts);
  const slots = ([least, most]: readonly [number, number]): string => (least === most ? String(least) : `${least}–${most}`);
  return {
    id: 'prestige',
    part: true,
    title: 'Prestige',
    blocks: [
      'Vom Prestige eines Musikers hängt viererlei ab:',
      {
        table: 'Was das Prestige bedeutet',
        head: ['Prestige', 'Anfertigung braucht', 'Beziehungseffekt braucht', 'Jede Geige ist wert', 'Preis beim Meister', 'Musiker im Spiel', 'Plätze'],
        rows: prestiges.map(({ prestige: level, musicians, slots: range }) => [
          String(level),
          `mindestens ${beats(level)}`,
          `mindestens ${beats(level)}`,
          points(level),
          `${studies(level)} pro Geige`,
          String(musicians),
          slots(range),
        ]),
      },
      'Die Qualität des Holzes hat damit nichts zu tun: Eine dünne Geige ist beim selben Musiker genauso viel wert wie eine dicke. Die Qualität sagt nur, wie lange die Geige hält.',
    ],
  };
};

const tokens = (facts: Facts): RulesSection => {
  const { edition, stories } = facts;
  const { points, tokens: some } = counted(facts);
  const help = points(Math.abs(edition.endgame.help));
  return {
    id: 'tokens',
    title: 'Marker und die Hilfe des Meisters',
    blocks: [
      `Du hast ${edition.tokens.lutherie} Lutherie-Marker und bekommst nie mehr. Was ein Marker ist, hängt davon ab, wo er liegt:`,
      {
        table: 'Wo Lutherie-Marker liegen',
        head: ['Ort', 'Was der Marker dort ist'],
        rows: [
          ['In deinem Vorrat', 'Nicht in Gebrauch.'],
          ['Bei deinen Dukaten', `1 Dukat. Mit Dukaten kaufst du [Holz](#action-wood), ${stories.prices.wood} pro Stück; auch manche Effekte kosten Dukaten.`],
          [
            'Bei deinen Studien',
            '1 Studie. Mit Studien bezahlst du [Änderungen deiner Partitur](#changing-score) und Geigen für die [Musiker des Meisters](#action-craft).',
          ],
          ['Auf einem Stück Holz in deinem Lager', '1 Qualität.'],
          [
            'Auf einer Geige bei einem Musiker',
            '1 Qualität, also ein Werkstattzug mehr, bevor die Geige zerbricht. Der Marker darf auch auf einer fremden Geige liegen; er gehört weiterhin dir.',
          ],
          ['Auf einer Note deiner Partitur', 'Ein Versprechen auf mehr Schläge; das gibt es nur durch Effekte wie den von Rameau.'],
          ['In der Hilfezone des Meisters', `Gesperrt. Er kostet am Spielende ${help}.`],
        ],
      },
      {
        figure: 'violins',
        caption: 'Holz und Geigen mit ihren Markern.',
        labels: [
          'Holz der Qualität 2 im Lager: ein Geigenmarker und ein Lutherie-Marker.',
          'Eine neue Geige der Qualität 3: Zwei Marker ihres Besitzers liegen darauf.',
          'Dieselbe Geige, von jemand anderem auf Qualität 4 restauriert: Der oberste Marker gehört einem anderen Spieler. Die Abnutzung nimmt immer den obersten Marker.',
          'Eine Geige ohne Marker, Qualität 1: Wird sie nicht restauriert oder in Sicherheit gebracht, zerbricht sie bei der nächsten Abnutzung.',
        ],
      },
      '**Wenn du etwas bezahlst**, kommen die Dukaten und Studien zurück in deinen Vorrat. **Wenn du etwas erhältst**, kommen die Marker aus deinem Vorrat.',
      '**Wenn dein Vorrat nicht reicht**, darfst du stattdessen Marker von deinen Dukaten, deinen Studien oder dem Holz in deinem Lager nehmen, aber nie den Geigenmarker darunter und nie einen Marker von einer Geige. Oder du nimmst weniger, als dir zusteht. Gefragt wirst du nur, wenn der Vorrat zu klein ist.',
      `**Wenn dir zum Bezahlen ein Dukat oder eine Studie fehlt**, darfst du den Meister um Hilfe bitten: ${some(1)} aus deinem Vorrat kommt in seine Hilfezone und bezahlt sofort 1 Dukaten oder 1 Studie. Ist dein Vorrat leer, mach zuerst einen Marker von deinen Dukaten, deinen Studien oder dem Holz in deinem Lager frei. Um Hilfe bitten kannst du jederzeit und so oft du willst. Aber jeder Marker dort bleibt gesperrt und kostet dich am Spielende ${help}, wenn ihn kein Effekt zurückholt. Du musst den Meister nie um Hilfe bitten.`,
    ],
  };
};

export const table = (facts: Facts): RulesSection[] => [pieces(facts), tokens(facts), cards(facts), prestige(facts)];
