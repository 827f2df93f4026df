/** A turn, and how to move. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const turn = (f: Facts): RulesSection[] => [outline(f), moving(f)];

const steps = (f: Facts): string => f.count(f.edition.movement, { one: '# veld', other: '1 tot # velden' });

function outline(f: Facts): RulesSection {
  return {
    id: 'turn',
    title: 'Je beurt',
    blocks: [
      'De startspeler begint; daarna volgen de anderen met de klok mee.',
      {
        steps: [
          `**Verplaats** je speelfiguur ${steps(f)} en neem de persoon bij wie je stopt.`,
          'Raakt daardoor een tweede kamer leeg, dan wordt het bord meteen [aangevuld](#refill).',
          'Kies **één** actie: [een discipline activeren](#activate), [geld ontvangen](#money) of [passen](#pass).',
        ],
      },
      'Ben je op het bonustegelveld gestopt, dan is er geen persoon om te nemen en geen actie om te kiezen: je neemt precies één [bonustegel](#bonus-tiles).',
      'In de [laatste beurten](#end) komt er een keuze bij: in plaats van de actie of de bonustegel mag je definitief passen. Dan is de partij voor jou voorbij.',
    ],
  };
}

function moving(f: Facts): RulesSection {
  const { recruitmentSpaces } = f.edition;
  const [anna, bruno] = f.people;
  const reach = f.tales.moving.reach.map(({ character }) => f.character(character));
  return {
    id: 'moving',
    title: 'Verplaatsen en werven',
    part: true,
    blocks: [
      `Je moet je speelfiguur ${steps(f)} met de klok mee verplaatsen en stoppen bij een persoon of op het bonustegelveld. Zo tel je:`,
      {
        list: [
          'Een veld telt mee als er een persoon ligt en er geen speelfiguur van een andere speler staat. Alle andere velden sla je over, alsof ze er niet zijn.',
          'Het bonustegelveld telt altijd mee, of er nu speelfiguren staan of niet. Je mag er alleen stoppen als je op dat moment een bonustegel kunt nemen, ook als je daarna [definitief past](#end). Er is plaats voor alle speelfiguren; op elk ander veld staat er hoogstens één.',
        ],
      },
      {
        example: `${bruno} telt zijn velden`,
        blocks: [
          `${bruno} staat in de Politiek-kamer, op het tweede veld. Het derde veld daar is leeg, dus dat slaat hij over. Het bonustegelveld is één; hij voldoet aan geen enkele voorwaarde voor een bonustegel en kan er dus niet stoppen. Het eerste veld van Ontdekkingsreizen is twee. Op het tweede staat ${anna}’s speelfiguur, dus dat slaat hij over. Het derde is drie. Het eerste veld van Literatuur is leeg, en het tweede is vier. Hij kan dus stoppen bij ${f.or(reach)}, en niet verder.`,
          {
            figure: 'moving',
            caption: 'Met de klok mee, van links naar rechts.',
            labels: [
              `${bruno}’s speelfiguur.`,
              'Leeg: overgeslagen.',
              'Het bonustegelveld: telt mee, maar hij kan er niet stoppen.',
              `${anna}’s speelfiguur: overgeslagen.`,
              'Het vierde veld dat meetelt.',
              'Te ver.',
            ],
          },
        ],
      },
      `**Werven.** De persoon bij wie je stopt, komt op het eerste (meest linkse) veld van je wervingsspoor. Is dat veld bezet, dan schuif je eerst iedereen op het spoor één veld naar rechts, met de lege plekken ertussen; wie van het laatste veld valt, wordt afgelegd, ook als er nog een lege plek is. Met twee, drie of vier spelers telt het spoor ${f.or(f.byPlayers((count) => recruitmentSpaces[count]))} velden.`,
      'Je neemt een persoon ongeacht de discipline, en wachten op het wervingsspoor kost niets. Je mag iemand al in dezelfde beurt inhuren.',
      'Kun je nergens heen, dan blijft je speelfiguur staan en is je beurt voorbij.',
    ],
  };
}
