/** The rules page in German. */
import { counted, type RulesPage } from '@bottega/kernel';
import type { Facts } from './facts.ts';

const coins = counted('de', { one: '# Münze', other: '# Münzen' });
const cards = counted('de', { one: '# Karte', other: '# Karten' });
const points = counted('de', { one: '# Punkt', other: '# Punkte' });
const rounds = counted('de', { one: '# Runde', other: '# Runden' });

export const write = ({ edition, one, many, cardsInAll, example, rows }: Facts): RulesPage => ({
  sections: [
    {
      id: 'about',
      title: 'In einer Minute',
      blocks: [
        'Du hast einen Stand auf einem kleinen Obstmarkt. Deine Karten sind Früchte, die nur du siehst. Verkauf sie gut, und hol dir die Schleifen, die der Markt vergibt.',
        `Das Spiel dauert **${rounds(edition.rounds)}**. In jeder ist eine Frucht **in Mode**, und alle sind einmal [am Zug](#turn).`,
        'Danach [bieten alle verdeckt](#bidding) um die Schleife der Runde. Wer am Ende die meisten Punkte hat, gewinnt.',
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      blocks: [
        {
          steps: [
            `Mischt die ${cards(cardsInAll)}. Alle bekommen ${cards(edition.hand.start)}; die übrigen bilden verdeckt den **Stapel**.`,
            `Alle bekommen ${coins(edition.coins.start)}. Weitere ${edition.coins.bank} liegen in der **Bank**.`,
            'Für jede Runde gibt es eine Schleife. Zu Beginn einer Runde bestimmt der Zufall die Frucht, die in Mode ist.',
          ],
        },
        { table: 'Die Früchte', head: ['Frucht', 'Karten', 'Preis', 'Preis in Mode'], rows },
        { figure: 'fruits', caption: 'Jede Frucht hat ihre eigene Form.' },
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      blocks: [
        'In deinem Zug hast du die Wahl:',
        { list: ['eine Karte [ziehen](#drawing),', 'eine Frucht [verkaufen](#selling),', 'jemanden [um einen Gefallen bitten](#begging).'] },
      ],
    },
    {
      id: 'drawing',
      title: 'Ziehen',
      part: true,
      blocks: [
        `Nimm die oberste Karte vom Stapel. Auf die Hand passen höchstens ${cards(edition.hand.most)}: Ist sie voll, kannst du weder ziehen noch um einen Gefallen bitten.`,
      ],
    },
    {
      id: 'selling',
      title: 'Verkaufen',
      part: true,
      blocks: [
        `Leg eine Handkarte in die Kiste ihrer Frucht. Die Bank zahlt dir den Preis, und ${coins(edition.fashion)} dazu, wenn die Frucht in Mode ist.`,
        {
          example: 'Beispiel',
          blocks: [
            `Du verkaufst ${one(example.fruit)}. Das bringt ${coins(example.price)}; in einer Runde, in der ${many(example.fruit)} in Mode sind, bringt es ${coins(example.inFashion)}.`,
          ],
        },
        'Hat die Bank weniger Münzen, bekommst du den Rest.',
      ],
    },
    {
      id: 'begging',
      title: 'Um einen Gefallen bitten',
      part: true,
      blocks: [
        'Wähl jemanden mit mindestens einer Handkarte. Die Person muss dir etwas geben und sucht selbst aus, was: eine Karte aus ihrer Hand oder eine ihrer Münzen.',
        'Welche Karte es war, wisst nur ihr beide. Kannst du weder ziehen noch verkaufen noch bitten, ruhst du dich aus.',
      ],
    },
    {
      id: 'bidding',
      title: 'Bieten',
      blocks: [
        `Nach den Zügen bieten alle zugleich und verdeckt, von nichts bis ${coins(edition.mostBid)}, aber nie mehr, als sie haben.`,
        'Wer allein am meisten geboten hat, zahlt das an die Bank und nimmt die Schleife. Bei Gleichstand, oder wenn niemand eine Münze bietet, zahlt niemand und niemand bekommt sie. Für das erste Spiel könnt ihr das Bieten weglassen.',
      ],
    },
    {
      id: 'end',
      title: 'Spielende',
      blocks: [
        `Nach ${rounds(edition.rounds)} ist das Spiel zu Ende. Jede Münze ist ein Punkt, jede Schleife zählt ${points(edition.ribbon)}. Karten auf der Hand sind nichts mehr wert.`,
        'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnen mehr Schleifen; steht es auch da gleich, teilt ihr euch den Sieg.',
      ],
    },
  ],
});
