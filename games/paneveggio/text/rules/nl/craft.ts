/** Crafting, and the placement bonuses. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

export const craft = (facts: Facts): RulesSection => {
  const { edition, stories, examples, bonuses, card, bonus } = facts;
  const { beats, points, studies } = counted(facts);
  const { craft: own, masters } = stories;
  const gives = {
    place:
      'Je mag één kaart uit je hand uitspelen, een muzikant of een leerling. Je moet voldoen aan [wat die kaart vraagt](#partners); de viool die je net hebt gebouwd, telt mee.',
    draw: 'Je mag één kaart [trekken](#drawing).',
    study: `Je krijgt ${studies(1)}.`,
    quality: `Je mag een van je Lutherie-fiches op de viool leggen die je net hebt gebouwd. Bij kwaliteit ${edition.quality} vervalt deze bonus.`,
    ducat: 'Je krijgt 1 dukaat.',
  };
  return {
    id: 'action-craft',
    part: true,
    title: 'Vioolbouw',
    blocks: [
      'Bouw één viool: neem een stuk hout naar keuze uit je voorraad, met alle fiches erop, en leg het op een vrije plek van een muzikant met een prestige dat **niet hoger is dan het aantal tellen**. De plek kies je zelf. Vanaf nu is het een viool, die zoveel punten waard is als het prestige van de muzikant. Met één actie bouw je één viool, hoe lang de actie ook is.',
      'Je mag voor drie soorten muzikanten violen bouwen:',
      {
        list: [
          '**Je eigen partners.**',
          '**Een partner van een tegenstander waar al een fiche van jou ligt**: een viool van jou, of een Lutherie-fiche van jou op een van de violen daar, van wie die ook is.',
          '**De muzikanten van de Meester**: daar betaal je voor elke viool ook nog zoveel studies als het prestige van de muzikant.',
        ],
      },
      'Voor muzikanten op een contactstapel of in een hand kun je geen violen bouwen. Daarna krijg je de **plaatsingsbonus** van de plek, van wie de muzikant ook is:',
      { figure: 'bonuses', caption: 'De vijf plaatsingsbonussen.', labels: bonuses.map((one) => bonus(one.bonus)) },
      {
        table: 'Plaatsingsbonussen',
        head: ['Bonus', 'Wat je krijgt', 'Plekken in het spel'],
        rows: bonuses.map((one) => [bonus(one.bonus), gives[one.bonus], String(one.slots)]),
      },
      'Een bonus nemen hoeft niet, maar het is nu of nooit.',
      {
        example: 'Twee voorbeelden',
        blocks: [
          ...told(examples.craft, [
            `Je actie Vioolbouw heeft ${beats(own.added.time - 1)}, en je hebt de ${card(own.crafted.card)} als partner, met prestige ${own.crafted.prestige}. Je legt de ${card(own.added.card)} af, een Vioolbouw-kaart: nu heeft de actie ${beats(own.added.time)}. Je legt je hout van kwaliteit ${own.crafted.quality} op de tweede plek en krijgt de bonus van die plek, ‘${bonus(own.crafted.bonus)}’. De viool is ${points(own.crafted.prestige)} waard.`,
            { figure: 'craft', caption: `De ${card(own.crafted.card)} met de nieuwe viool van kwaliteit ${own.crafted.quality}: er liggen twee fiches op.` },
          ]),
          ...told(examples.masters, [
            `Of je bouwt de viool voor de ${card(masters.crafted.card)} op het bord van de Meester, een muzikant met prestige ${masters.crafted.prestige}. Je 2 tellen zijn genoeg, maar je betaalt er ook ${studies(masters.paid)} bij. De bonus: ‘${bonus(masters.crafted.bonus)}’.`,
          ]),
        ],
      },
    ],
  };
};
