/** What the five disciplines bring. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { MEEPLES } from './meeples.ts';

export const rooms = (f: Facts): RulesSection[] => [overview(f), discoveries(f), literature(f), religion(f), arts(f), politics(f)];

const overview = (f: Facts): RulesSection => ({
  id: 'rooms',
  title: 'Was die Disziplinen bringen',
  blocks: [
    `Jede Disziplin hat für Stärke 1 bis ${f.edition.topReward} ihre eigene Belohnung. Du erhältst sie, ganz gleich, ob deine Spielfigur im Saal der Disziplin steht oder anderswo. Ist etwas aufgebraucht, gehst du leer aus.`,
  ],
});

function discoveries(f: Facts): RulesSection {
  const { moneyTrack, topReward } = f.edition;
  const whites = moneyTrack.whiteMeeples.map((space) => f.trackSpace(space));
  return {
    id: 'room-discoveries',
    title: 'Entdeckungen',
    part: true,
    blocks: [
      `Mit Stärke 1 bis ${topReward} ziehst du dein Segelschiff so viele Felder auf der Einkommensleiste vor. Mehrere Segelschiffe dürfen auf demselben Feld stehen. Auf dem letzten Feld ist Schluss.`,
      `Die Leiste beginnt bei ${f.florins(moneyTrack.florins[0])} und reicht bis ${f.florins(Math.max(...moneyTrack.florins))}. Die Felder danach sind am Spielende PP wert. Drei Felder zeigen einen weißen Günstling: ${f.and(whites)}. Sobald dein Segelschiff ein solches Feld zum ersten Mal erreicht oder überschreitet, erhältst du einen weißen Günstling. Diese Felder öffnen dir außerdem die [Bonusplättchen](#bonus-tiles) der Entdeckungen.`,
      {
        figure: 'sea',
        caption: 'Die Einkommensleiste.',
        labels: ['Das erste Feld.', `Das erste Feld mit einem weißen Günstling, ${whites[0]}.`, 'Ab hier sind die Felder PP wert.', 'Das letzte Feld.'],
      },
      {
        table: 'Die Einkommensleiste, Feld für Feld',
        head: ['Feld', 'Geld bis (Florin)', 'PP am Spielende', 'Weißer Günstling'],
        rows: f.track.map(({ florins, points, white }, space) => [String(space + 1), String(florins), points > 0 ? String(points) : '–', white ? 'ja' : '–']),
      },
    ],
  };
}

function literature(f: Facts): RulesSection {
  const [, bruno] = f.people;
  const { writing: tale } = f.tales;
  const { shelfLength, topReward, bonusTiles } = f.edition;
  return {
    id: 'room-literature',
    title: 'Literatur',
    part: true,
    blocks: [
      `Mit Stärke 1 bis ${topReward} verfasst du so viele Bücher, **jedes in einer anderen Farbe**. Nimm sie aus dem Saal der Literatur und stelle sie von links nach rechts in dein Bücherregal. Es gibt Bücher über Entdeckungen (blau), Religion (grün), Kunst (gelb) und Politik (weiß), aber keine über Literatur. In deinem Regal ist Platz für höchstens ${shelfLength} von jeder Farbe.`,
      'Das erste Buch einer Farbe bringt für sich genommen nichts. Das zweite, dritte und vierte bringen dir jeweils etwas, sofort oder am Spielende:',
      {
        table: 'Was dein nächstes Buch einer Farbe bringt',
        head: ['Buch über', 'Zweites', 'Drittes', 'Viertes'],
        rows: f.books.map(({ discipline, rewards }) => [f.discipline(discipline), ...rewards]),
      },
      'PP aus Büchern werden zusammengezählt. Eine Spalte des Regals ist **vollständig**, wenn alle vier Farben bis zu ihr reichen: Mit mindestens einem Buch von jeder Farbe hast du eine vollständige Spalte, mit mindestens zwei von jeder Farbe zwei und so weiter. Vollständige Spalten öffnen dir die [Bonusplättchen](#bonus-tiles) der Literatur.',
      {
        example: `${bruno} verfasst ${f.count(tale.strength, { one: '# Buch', other: '# Bücher' })}`,
        blocks: [
          `${bruno} hat je ein Buch über Religion, Kunst und Politik. Er stellt ${f.and(tale.hired.map((name) => f.character(name)))} ein und aktiviert Literatur mit Stärke ${tale.strength}. Er schreibt über Kunst, sein zweites Buch dazu (${f.say(`board.reward.${tale.second.kind}`, { amount: tale.second.amount })}). Er schreibt über Entdeckungen, sein erstes Buch dazu, und vervollständigt damit seine erste Spalte. Und er schreibt über Politik, sein zweites Buch dazu, und nimmt einen ${f.say(`meeple.${tale.meeple}`)}.`,
          {
            figure: 'shelf',
            caption: `${bruno}s Bücherregal danach. Leere Plätze zeigen, was das nächste Buch bringt.`,
            labels: ['Entdeckungen: ein Buch.', 'Religion: ein Buch.', 'Kunst: zwei Bücher.', 'Politik: zwei Bücher.'],
          },
        ],
      },
      `Für Bücher, die du durch Bonusplättchen verfasst, gilt dasselbe. Mit dem Bonusplättchen „${f.say('tile.book-florins')}“ erhältst du ${f.florins(bonusTiles.bookFlorins)} für jedes Buch, das du verfasst, ganz gleich, auf welchem Weg.`,
    ],
  };
}

function religion(f: Facts): RulesSection {
  const [anna] = f.people;
  const { discs: tale } = f.tales;
  const { discs, topReward } = f.edition;
  return {
    id: 'room-religion',
    title: 'Religion',
    part: true,
    blocks: [
      `Mit Stärke 1 bis ${topReward} legst du so viele Scheiben aus deinem Vorrat auf ebenso viele **verschiedene** Felder im Saal der Religion, aber **niemals auf das Religionsfeld**.`,
      'Jede Scheibe auf einem Feld kannst du für +1 Stärke verwenden, wenn du die Disziplin dieses Felds aktivierst, ganz gleich, wo deine Spielfigur steht. Du darfst auch mehrere auf einmal verwenden. Eine verwendete Scheibe kommt zurück in deinen Vorrat.',
      `Das Religionsfeld wirkt genauso, wenn du Religion aktivierst. Jeder beginnt dort mit ${f.count(discs.start, { one: '# Scheibe', other: '# Scheiben' })}; weitere kommen nur durch Bücher und Bonusplättchen hinzu.`,
      {
        example: `${anna} verteilt ihren Einfluss`,
        blocks: [
          `${anna} aktiviert Religion und stellt ${f.character(tale.hired)} ein: Zusammen mit ihrer Startperson ergibt das Stärke ${tale.workers}. Außerdem verwendet sie ihre Scheibe vom Religionsfeld und kommt auf Stärke ${tale.total}. Sie legt also ${f.count(tale.total, { one: '# Scheibe', other: '# Scheiben' })} auf verschiedene Felder: Kunst, Literatur und Entdeckungen. Scheiben in ihrem Vorrat: vorher ${tale.supply[0]}, jetzt ${tale.supply[1]}, denn die verwendete ist zurückgekommen.`,
          {
            figure: 'boxes',
            caption: 'Die Felder danach.',
            labels: [
              'Das Religionsfeld. Ihre Scheibe hat sie verwendet, die des anderen Spielers liegt noch da.',
              'Eine der drei Scheiben, die sie gelegt hat.',
            ],
          },
        ],
      },
    ],
  };
}

function arts(f: Facts): RulesSection {
  const { values, each } = f.edition.artworks;
  return {
    id: 'room-arts',
    title: 'Kunst',
    part: true,
    blocks: [
      'Du erschaffst **ein** Kunstwerk und legst es in dein Museum. Welches, bestimmt deine Stärke:',
      {
        table: 'Kunstwerke',
        head: ['Stärke', 'Kunstwerk', 'Wert'],
        rows: ['Skulptur', 'Schriftrolle', 'Gemälde'].map((work, kind) => [String(kind + 1), work, String(values[kind])]),
      },
      { figure: 'museum', caption: 'Der Saal der Kunst zu Beginn einer Partie zu zweit: zwei Werke von jeder Art, mit ihren Werten.' },
      'Du darfst ein Werk von geringerem Wert erschaffen, als deine Stärke erlaubt; sind die besseren vergriffen, bleibt dir nur das.',
      f.count(each, {
        one: 'Der Vorrat ist begrenzt: Von jeder Art gibt es # Werk pro Spieler.',
        other: 'Der Vorrat ist begrenzt: Von jeder Art gibt es # Werke pro Spieler.',
      }),
      'Diese Werte sind keine PP. Am Spielende werden die [Museen verglichen](#scoring), und was im Saal der Kunst übrig ist, nimmt daran teil. Der Wert deines Museums öffnet dir außerdem die [Bonusplättchen](#bonus-tiles) der Kunst.',
    ],
  };
}

function politics(f: Facts): RulesSection {
  const [anna] = f.people;
  const { favours: tale } = f.tales;
  const { meeples, topReward } = f.edition;
  return {
    id: 'room-politics',
    title: 'Politik',
    part: true,
    blocks: [
      `Mit Stärke 1 bis ${topReward} nimmst du so viele Günstlinge aus dem Saal der Politik, **jeden in einer anderen Farbe und keinen weißen**. Es gibt ${f.count(meeples.each, { one: '# Günstling', other: '# Günstlinge' })} in jeder Farbe; du kannst nur nehmen, was noch da ist.`,
      {
        list: [
          'Mit einem blauen, roten, grünen oder gelben Günstling aktivierst du die Disziplin seiner Farbe von jedem Saal aus, oder du bezahlst damit eins ihrer Bonusplättchen.',
          'Ein weißer Günstling kann dasselbe für **jede** Disziplin, auch für die Politik. Nur mit ihm lässt sich die Politik von einem anderen Saal aus aktivieren. Weiße Günstlinge bekommst du durch die Einkommensleiste und durch Bonusplättchen, nie durch eine Aktivierung der Politik.',
        ],
      },
      `Du darfst nie mehr als ${f.count(meeples.limit, { one: '# Günstling', other: '# Günstlinge' })} haben. Hast du zu viele, entscheidest du sofort, welcher in den Saal der Politik zurückgeht; es darf auch einer sein, den du gerade genommen hast.`,
      {
        example: `${anna} hat zu viele Freunde`,
        blocks: [
          `${anna} hat ${tale.before} Günstlinge. Sie stellt ${f.character(tale.hired)} ein und aktiviert Politik mit Stärke ${tale.strength}: Sie nimmt einen blauen Günstling, dann einen grünen. Das ist einer mehr als ${tale.limit}, also gibt sie einen gelben zurück.`,
          { figure: 'chairs', caption: `Der Saal der Politik danach. Übrig sind: ${f.meeples(tale.left, MEEPLES)}.` },
        ],
      },
    ],
  };
}
