/** The other two actions: receiving money, and passing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const money = (f: Facts): RulesSection[] => [receiving(f), PASS];

function receiving(f: Facts): RulesSection {
  const [anna] = f.people;
  const { money: tale, flip } = f.tales;
  const { flippedFinancier, moneyTrack } = f.edition;
  return {
    id: 'money',
    title: 'Geld ontvangen',
    part: true,
    blocks: [
      'Verplaats je geldschieter één veld naar rechts. Vul daarna je geld aan **tot** het bedrag bij je zeilschip op het [geldspoor](#room-discoveries): je ontvangt het verschil. Heb je al zoveel of meer, dan ontvang je niets.',
      {
        table: 'Wat er met de geldschieter gebeurt',
        head: ['Je geldschieter ligt', 'Wat er gebeurt'],
        rows: [
          [
            'op een ander veld dan het laatste',
            'De geldschieter gaat één veld naar rechts. Ligt daar een persoon, dan schuift die op, en wie daarachter ligt ook, tot het eerste lege veld. Is er geen leeg veld, dan valt de meest rechtse persoon van het spoor, alsof die wordt vervangen. Het veld waar de geldschieter lag, blijft leeg.',
          ],
          [
            'op het laatste veld, niet omgedraaid',
            `Je draait de geldschieter om naar de kant met −${flippedFinancier} PP en legt hem op het eerste veld. Ligt daar een persoon, dan schuift die naar rechts, en wie daarachter ligt ook, tot het eerste lege veld; het laatste veld is nu vrij, dus er valt niemand af.`,
          ],
          ['op het laatste veld, omgedraaid', 'Je kunt geen geld meer ontvangen.'],
        ],
      },
      `Staat je zeilschip op een van de PP-velden, dan vul je nog steeds aan tot ${f.florins(Math.max(...moneyTrack.florins))}.`,
      {
        example: `${anna} ontvangt geld`,
        blocks: [
          `${anna} heeft ${f.florins(tale.before)}; haar zeilschip staat op ${tale.boat}. Ze ontvangt ${f.florins(tale.income)}. Haar geldschieter gaat naar het tweede veld en schuift iedereen op. Er is geen leeg veld, dus ${f.character(tale.displaced)} valt van het spoor en gaat uit het spel.`,
          { figure: 'money-before', caption: 'Ervoor.', labels: ['De geldschieter.', 'De meest rechtse persoon, die straks van het spoor valt.'] },
          { figure: 'money-after', caption: 'Erna.', labels: ['Dit veld blijft leeg tot je er iemand inhuurt.', 'De geldschieter.'] },
        ],
      },
      {
        example: `${anna}’s geldschieter wordt omgedraaid`,
        blocks: [
          `Veel later ligt haar geldschieter op het laatste veld. Ze heeft ${f.florins(flip.before)} en haar zeilschip staat op ${flip.boat}. Ook nu kan ze geld ontvangen: ${f.florins(flip.income)}. Maar daarvoor wordt de geldschieter omgedraaid, en dat kost haar aan het einde ${flippedFinancier} PP.`,
          {
            figure: 'flip',
            caption: 'Het arbeidersspoor daarna.',
            labels: [`De omgedraaide geldschieter, terug op het eerste veld: −${flippedFinancier} PP.`],
          },
        ],
      },
    ],
  };
}

const PASS: RulesSection = {
  id: 'pass',
  title: 'Passen',
  part: true,
  blocks: [
    'Als je je speelfiguur hebt verplaatst en een persoon hebt genomen, mag je passen: je doet deze beurt verder niets. Dat kost niets en levert niets op, en in je volgende beurt doe je gewoon weer mee. Alleen in de [laatste beurten](#end) mag je ook definitief passen.',
  ],
};
