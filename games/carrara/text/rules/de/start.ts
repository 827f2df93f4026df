/** In two minutes, the first turn, and the set-up. */
import type { RulesSection } from '@bottega/kernel';
import { CITIES, COLOURS, TYPES } from '../../../edition/names.ts';
import type { Facts } from '../facts.ts';
import { blockList, blocks, COLOUR, florins, markers, points, price } from './words.ts';

export const start = (facts: Facts): RulesSection[] => [about(facts), firstTurn(facts), setup(facts), playerBoard(facts), secrets(facts)];

const about = ({ edition, city, pays, edition: { cities } }: Facts): RulesSection => ({
  id: 'about',
  title: 'In zwei Minuten',
  blocks: [
    'Du führst eine Adelsfamilie, die sechs Städte mit Marmor schmücken soll. Du kaufst Marmorblöcke, errichtest damit Gebäude und entscheidest, wann sie gewertet werden. Wertungen bringen dir Siegpunkte, kurz **Punkte**, und **Florin**, das Geld für neuen Marmor. Wer am Ende die meisten Punkte hat, gewinnt.',
    '**Dein Zug** besteht aus einer einzigen Aktion, dann ist der nächste Spieler am Zug:',
    {
      list: [
        '[Kaufe Blöcke](#buying) vom Rad,',
        '[baue](#building) ein Gebäude oder ein Monument in einer deiner Städte,',
        '[werte](#evaluating) mit einem deiner Marker',
        `oder [passe](#passing) und nimm ${florins(edition.florins.pass)}.`,
      ],
    },
    'Darin liegt der Reiz:',
    {
      list: [
        '**Marmor wird billiger**, je weiter sich das Rad dreht, bis er wieder im teuersten Sektor ankommt. Kaufst du sofort, oder wartest du und gehst am Ende leer aus?',
        `**Anspruchsvolle Städte bringen mehr.** ${city('livorno')} nimmt nur weißen Marmor an und bringt ${pays(cities.livorno.pays, cities.livorno.reward)} mal Gebäudewert. ${city('lerici')} nimmt jede Farbe an und bringt ${pays(cities.lerici.pays, cities.lerici.reward)} mal Gebäudewert.`,
        `**Du kannst nur ${edition.court.normal.length}-mal werten**, und jeden Wertungsplatz nur einmal. Wertest du zu früh, bringt es wenig. Wertest du zu spät, war in der Stadt schon jemand schneller, denn jede Stadt wird nur von einem Spieler gewertet.`,
      ],
    },
    `**Das Spielende** kommt, wenn der Stapel der Gebäudeplättchen leer ist und jemand seinen letzten Marker eingesetzt hat. Wer es auslöst, erhält ${points(edition.end.points)}; alle anderen haben noch einen Zug. Danach gibt es für je ${florins(edition.florins.rate)} einen Punkt.`,
    'Beginne mit dem Grundspiel. Im [Spiel für Fortgeschrittene](#advanced) kommen Verzierungen, Statuen und weitere Wertungsplätze dazu.',
  ],
});

function firstTurn(facts: Facts): RulesSection {
  const { examples, edition, playedWith, city, type, sector, pays } = facts;
  const { onWheel, wanted, drawn, before, spent, florins: left, hers, value, paid, pays: massa } = examples.firstTurn;
  const sum = wanted.map((each) => `${COLOUR[each.colour]} ${price(each.price)}`);
  return {
    id: 'first-turn',
    title: 'Dein erster Zug, Schritt für Schritt',
    blocks: [
      ...(playedWith === edition
        ? []
        : ['Die Beispiele auf dieser Seite rechnen mit den Werten von Bottega, nicht mit denen der Ausgabe, mit der du spielst.']),
      'Du beginnst eine Partie zu zweit, gegen Beatrice.',
      `Du hast ${florins(playedWith.start.florins)}, dazu ${blockList(facts, playedWith.start.blocks[0])}. Sektor ${sector(0)} des Rades enthält ${blockList(facts, onWheel)}.`,
      {
        figure: 'wheel-start',
        caption: 'Das Rad zu Beginn der Partie',
        labels: [
          'Die Blöcke auf dem Rad. Sie wandern mit ihm weiter.',
          `Die Preise in Sektor ${sector(0)}. Der Ring mit den Preisen dreht sich nicht mit; in jedem Sektor reicht er von Weiß bis Violett.`,
          'Die Nabe, um die sich das Rad dreht. Neben dem Rad drehst du es um einen Sektor im Uhrzeigersinn.',
        ],
      },
      `**Du entscheidest dich zu kaufen und drehst zuerst das Rad.** Alles rückt um einen Sektor weiter, von ${sector(0)} nach ${sector(1)}. Dann füllst du Sektor ${sector(0)} aus dem Beutel auf, bis das Rad insgesamt ${blocks(playedWith.wheel.capacity)} trägt: Du ziehst ${blockList(facts, drawn)}.`,
      {
        figure: 'wheel-turned',
        caption: 'Das Rad nach dem Drehen',
        labels: [`Die Blöcke vom Anfang, jetzt in Sektor ${sector(1)}`, `Die neuen Blöcke in Sektor ${sector(0)}`],
      },
      `**Du kaufst aus einem einzigen Sektor.** In Sektor ${sector(1)} nimmst du vier Blöcke zu diesen Preisen in Florin: ${facts.and(sum)}. Das macht zusammen ${florins(spent)} statt ${before} in Sektor ${sector(0)}. Du behältst ${florins(left)}, und dein Zug ist zu Ende.`,
      `Auch Beatrice dreht das Rad. Sie bezahlt ${florins(hers)} für den gelben Block, der jetzt in Sektor ${sector(2)} liegt.`,
      `**In deinem zweiten Zug baust du.** Du nimmst die ${type('villa')} mit dem Wert ${value} aus der Auslage und baust sie in ${city('massa')}. Ein Gebäude kostet so viele Blöcke, wie sein Wert angibt. ${city('massa')} nimmt Blau und alle edleren Farben an. Du bezahlst also ${blockList(facts, paid)}: Zwei violette Blöcke gelten als ein blauer. Den roten behältst du für eine anspruchsvollere Stadt.`,
      {
        figure: 'first-built',
        caption: `Deine Städte nach zwei Zügen. Wenn du die ${type('villa')} über ihre Gebäudeart oder ihre Stadt wertest, bringt ${city('massa')} ${pays(massa.pays, massa.reward)} mal Gebäudewert.`,
      },
    ],
  };
}

function setup(facts: Facts): RulesSection {
  const { edition, byPlayers, sector } = facts;
  const {
    start: begin,
    buildings,
    court,
    blocks: { perColour },
  } = edition;
  return {
    id: 'setup',
    title: 'Spielaufbau',
    blocks: [
      'Bottega baut das Spiel für dich auf. Im Grundspiel liegt Folgendes auf dem Tisch; im [Spiel für Fortgeschrittene](#advanced-setup) kommt noch einiges dazu.',
      {
        steps: [
          `Mische die Gebäudeplättchen, die im Spiel sind, und lege ${buildings.display} davon offen aus: Das ist die **Auslage**. Die übrigen bilden verdeckt den **Stapel**.`,
          `Lege die ${TYPES.length} **Monumente** bereit, eines pro Gebäudeart mit dem Wert ${buildings.monument}, und die **Aufwertungsplättchen**, insgesamt ${facts.upgradeTiles}.`,
          `Es gibt ${facts.blocksInAll} **Blöcke**, ${perColour} in jeder der sechs Farben. Lege ${blockList(facts, facts.startBlocks)} in Sektor ${sector(0)} des Rades. Alle nehmen ihre Startblöcke. Die übrigen Blöcke kommen in den Beutel.`,
          `Alle erhalten ein Spielertableau, einen Sichtschirm, **${florins(begin.florins)}** und **${markers(court.normal.length)}**, einen für jeden Bonusabschnitt des Königlichen Hofes. Alle beginnen mit 0 Punkten.`,
          'Der Startspieler wird ausgelost, dann geht es im Uhrzeigersinn reihum. Florin gehen nie aus; von allem anderen gibt es nur, was in der Schachtel ist.',
        ],
      },
      {
        table: 'Gebäudeplättchen nach Spielerzahl',
        head: ['Spieler', 'Werte pro Gebäudeart', 'Plättchen insgesamt', 'In der Auslage', 'Im Stapel'],
        rows: byPlayers.map(({ players, values, tiles, pile }) => [String(players), values.join(', '), String(tiles), String(tiles - pile), String(pile)]),
      },
      {
        table: 'Startblöcke nach Spielreihenfolge',
        head: ['Reihenfolge', 'Blöcke'],
        rows: begin.blocks.map((own, index) => [`${index + 1}. Spieler`, facts.and(own.map((colour) => COLOUR[colour]))]),
      },
      {
        figure: 'blocks',
        caption: `Die sechs Farben, die edelste zuerst: ${facts.and(COLOURS.map((colour) => COLOUR[colour]))}. Jede hat ihr eigenes Zeichen, damit du sie auch unterscheiden kannst, ohne die Farbe zu sehen.`,
      },
      {
        figure: 'market',
        caption: 'Was alle bauen können',
        labels: [
          'Die Auslage',
          'Wie viele Plättchen noch im Stapel sind',
          'Die Monumente',
          'Die Aufwertungsplättchen; wo es mehrere gibt, steht eine Zahl dabei',
        ],
      },
    ],
  };
}

const playerBoard = ({ edition }: Facts): RulesSection => ({
  id: 'player-board',
  title: 'Dein Spielertableau',
  part: true,
  blocks: [
    {
      figure: 'player-board',
      caption: 'Ein Spielertableau im Grundspiel',
      labels: [
        'Eine Spalte mit Gebäuden. Ein neues Gebäude kommt oben auf die Spalte seiner Stadt; eine Spalte darf beliebig hoch werden.',
        'Eine Stadt: die Zeichen der Farben, die sie annimmt, und ihr Ertrag in Florin (Münze) oder in Punkten (Schild), der mit dem Gebäudewert multipliziert wird.',
        'Deine Florin und Blöcke, hinter deinem Sichtschirm.',
        `Deine ${TYPES.length} Plätze für Gebäudearten, einer für jede.`,
        'Deine beiden Landschaftsplätze, städtisch und ländlich.',
        `Die ${CITIES.length} Stadtplätze. Sie liegen auf dem Spielplan und sind für alle da. Eine kleine Zahl gibt an, wie viele Gebäude du in dieser Stadt brauchst; hat jemand sie gewertet, liegt dort sein Marker.`,
      ],
    },
    `Außerdem hast du zu Beginn in jedem der ${edition.court.normal.length} Bonusabschnitte des [Königlichen Hofes](#court) einen Marker.`,
  ],
});

const secrets = (_facts: Facts): RulesSection => ({
  id: 'secrets',
  title: 'Was geheim ist',
  part: true,
  blocks: [
    'Deine Florin und Blöcke liegen verdeckt hinter deinem Sichtschirm. Niemand weiß, was im Beutel ist und in welcher Reihenfolge die Plättchen des Stapels kommen. Alles andere dürfen alle wissen: Gebäude, Marker, Punkte, wie viele Plättchen im Stapel sind und ob der Beutel leer ist. In Bottega kannst du auch [ohne Sichtschirme](#options) spielen.',
  ],
});
