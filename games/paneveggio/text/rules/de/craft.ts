/** Crafting, and the placement bonuses. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

export const craft = (facts: Facts): RulesSection => {
  const { edition, stories, examples, bonuses, bonus } = facts;
  const { beats, ducats, points, studies } = counted(facts);
  const { craft: own, masters } = stories;
  const musician = named(facts)(own.crafted.card);
  const gives = {
    place:
      'Du darfst eine Karte aus deiner Hand ausspielen, Musiker oder Lehrling. Du musst erfüllen, [was sie verlangt](#partners); die Geige, die du gerade gebaut hast, zählt mit.',
    draw: 'Du darfst eine Karte [ziehen](#drawing).',
    study: `Du erhältst ${studies(1)}.`,
    quality: `Du darfst einen deiner Lutherie-Marker auf die Geige legen, die du gerade gebaut hast. Bei Qualität ${edition.quality} verfällt dieser Bonus.`,
    ducat: `Du erhältst ${ducats(1)}.`,
  };
  return {
    id: 'action-craft',
    part: true,
    title: 'Anfertigung',
    blocks: [
      'Baue eine Geige: Nimm ein Stück Holz beliebiger Qualität mit allen Markern aus deinem Lager und lege es auf einen freien Platz eines Musikers, dessen Prestige **nicht höher ist als die Zahl der Schläge**. Den Platz suchst du aus. Von nun an ist es eine Geige, und sie ist so viele Punkte wert, wie der Musiker Prestige hat. Mit jeder Aktion baust du genau eine Geige, auch wenn die Aktion noch so lang ist.',
      'Geigen bauen darfst du für dreierlei Musiker:',
      {
        list: [
          '**Deine eigenen Partner.**',
          '**Gegnerische Partner, bei denen schon ein Marker von dir liegt**: eine Geige von dir oder dein Lutherie-Marker auf einer beliebigen Geige.',
          '**Die Musiker des Meisters**: Hier zahlst du zusätzlich so viele Studien, wie der Musiker Prestige hat, und zwar für jede Geige.',
        ],
      },
      'Musiker in den Kontakten oder auf der Hand nehmen keine Geigen an. Nach dem Bauen erhältst du den **Platzbonus**, ganz gleich, wessen Musiker es ist:',
      { figure: 'bonuses', caption: 'Die fünf Platzboni.', labels: bonuses.map((one) => bonus(one.bonus)) },
      {
        table: 'Platzboni',
        head: ['Bonus', 'Was du bekommst', 'Plätze im Spiel'],
        rows: bonuses.map((one) => [bonus(one.bonus), gives[one.bonus], String(one.slots)]),
      },
      'Einen Bonus musst du nicht nehmen. Du nimmst ihn sofort, oder er verfällt.',
      {
        example: 'Zwei Beispiele',
        blocks: [
          ...told(examples.craft, [
            `Deine Aktion Anfertigung hat ${beats(own.added.time - 1)}, und zu deinen Partnern gehört ${musician} mit Prestige ${own.crafted.prestige}. Du wirfst ${named(facts)(own.added.card)} ab, eine Anfertigungs-Karte: Jetzt hat die Aktion ${beats(own.added.time)}. Du legst dein Holz der Qualität ${own.crafted.quality} auf den zweiten Platz und erhältst dessen Bonus „${bonus(own.crafted.bonus)}“. Die Geige ist ${points(own.crafted.prestige)} wert.`,
            { figure: 'craft', caption: `${musician} mit der neuen Geige der Qualität ${own.crafted.quality}: Zwei Marker liegen darauf.` },
          ]),
          ...told(examples.masters, [
            `Oder du baust die Geige für ${named(facts)(masters.crafted.card)} auf dem Tableau des Meisters, einen Musiker mit Prestige ${masters.crafted.prestige}. Deine 2 Schläge genügen, aber du zahlst außerdem ${studies(masters.paid)}. Bonus: „${bonus(masters.crafted.bonus)}“.`,
          ]),
        ],
      },
    ],
  };
};
