/** What the game is about, and a first turn. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const start = (f: Facts): RulesSection[] => [about(f), firstTurn(f)];

function about(f: Facts): RulesSection {
  const { movement, topReward, masterpieces, roundsBeyondPlayers, lastTurns } = f.edition;
  const steps = f.count(movement, { one: '# veld', other: '1 tot # velden' });
  const turns = f.count(lastTurns, { one: '# beurt', other: '# beurten' });
  return {
    id: 'about',
    title: 'In twee minuten',
    blocks: [
      'Je loopt door een huis uit de renaissance, ontmoet er beroemde gasten en zet ze voor je aan het werk. Hoe meer mensen van één discipline voor je werken, hoe meer hun werk je oplevert: ontdekkingsreizen, boeken, invloed in de kerk, kunstwerken en de gunst van de machtigen.',
      {
        list: [
          '**Het doel.** Wie aan het einde van het spel de meeste prestigepunten (PP) heeft, wint. De punten worden pas dan geteld.',
          `**Je beurt.** Verplaats je speelfiguur ${steps} met de klok mee en neem de persoon bij wie je stopt. Doe daarna **één** ding: [een discipline activeren](#activate), [geld ontvangen](#money) of [passen](#pass). Op het bonustegelveld neem je in plaats daarvan een [bonustegel](#bonus-tiles).`,
          `**Een discipline activeren.** Je staat in de kamer van de discipline of betaalt een helper in de kleur ervan, en je huurt minstens één persoon van die discipline in. Dan tel je hoeveel personen van die discipline voor je werken: dat is je sterkte. Van sterkte 1 tot ${topReward} wordt de beloning steeds beter. Vanaf sterkte ${masterpieces.strengths[0]} mag je in plaats daarvan een [meesterwerk](#masterpieces) creëren.`,
          `**Het einde.** Zodra er in twee kamers geen personen meer liggen, wordt het bord [aangevuld](#refill); daarmee eindigt een ronde. Het aantal ronden is het aantal spelers plus ${roundsBeyondPlayers}. Na de laatste ronde heeft iedereen nog hoogstens ${turns}, en dan is de partij afgelopen.`,
          '**Waar de punten vandaan komen.** Van meesterwerken, je zeilschip, je boeken, sommige bonustegels en vroeg passen helemaal aan het einde. Daar komen twee vergelijkingen bij: wie heeft de meeste schijven tussen de bonustegels, en wie heeft het waardevolste museum?',
        ],
      },
      ...(f.examplesAsPlayed
        ? []
        : [
            'Deze pagina toont de waarden van de editie waarmee je speelt. Sommige voorbeelden kun je daarmee niet naspelen; die zijn verteld met onze eigen waarden.',
          ]),
    ],
  };
}

function firstTurn(f: Facts): RulesSection {
  const [anna, bruno] = f.people;
  const { firstTurn: tale } = f.tales;
  const guest = f.character(tale.recruited);
  const reach = tale.reach.map(({ character, discipline }) => `${f.character(character)} (${f.discipline(discipline)})`);
  const sailed = f.count(tale.steps, { one: '# veld', other: '# velden' });
  const working = f.count(tale.strength, { one: 'ligt nu # persoon', other: 'liggen nu # personen' });
  return {
    id: 'first-turn',
    title: 'Een eerste beurt, stap voor stap',
    blocks: [
      `Stel, je bent ${anna}, de startspeler in een partij voor twee. Je hebt ${f.florins(tale.before)} en een paar helpers. Je arbeidersspoor telt zes velden: op het eerste ligt je geldschieter, op de andere liggen je vijf startpersonen, één van elke discipline.`,
      `**Stap 1: verplaatsen.** Je speelfiguur staat op het bonustegelveld. Binnen bereik liggen ${f.and(reach)}. Je gaat twee velden verder, naar ${guest}: een ontdekkingsreiziger, en nog wel in de Ontdekkingsreizen-kamer. Dat is een goede stap, want je kunt hem meteen aan het werk zetten.`,
      {
        figure: 'first-turn-walk',
        caption: 'Het begin van de route. Het teken op een portret toont de discipline van die persoon. Iedereen kan in elke kamer opduiken.',
        labels: [`Het bonustegelveld, met de speelfiguren van ${f.and([anna, bruno])}.`, `${guest}, twee velden verder.`, 'Het laatste veld binnen bereik.'],
      },
      `**Stap 2: werven.** ${guest} komt op het eerste veld van je wervingsspoor. Van daaruit kun je hem inhuren, deze beurt of later.`,
      {
        figure: 'first-turn-recruit',
        caption: `${anna}’s wervingsspoor, met ${guest} erop, en haar arbeidersspoor.`,
        labels: [
          'Het eerste veld van het wervingsspoor: hier komen nieuwe personen binnen.',
          'Je geldschieter, op het eerste veld van het arbeidersspoor.',
          'De inhuurkosten van een veld staan erboven.',
          `Nog een persoon van Ontdekkingsreizen: ${f.character('massimiliano-de-la-luce')}, een van je startpersonen.`,
        ],
      },
      `**Stap 3: Ontdekkingsreizen activeren.** Je voldoet aan beide voorwaarden: je staat in de Ontdekkingsreizen-kamer en je kunt een persoon van Ontdekkingsreizen inhuren. Dat mag op elk veld behalve dat van je geldschieter. Het laatste veld is met ${f.florins(tale.cheapest)} het goedkoopst, maar daar werkt je andere ontdekkingsreiziger. Je kiest dus veld ${tale.space} en betaalt ${f.florins(tale.price)}. De startpersoon op dat veld, ${f.character(tale.displaced)}, wordt vervangen en gaat uit het spel.`,
      {
        figure: 'first-turn-hire',
        caption: `Na het inhuren: ${guest} ligt nu op het arbeidersspoor en het wervingsspoor is weer leeg.`,
        labels: [`${guest} op veld ${tale.space}.`, 'De ontdekkingsreiziger die er al lag.'],
      },
      `**Stap 4: je sterkte tellen.** Op je arbeidersspoor ${working} van Ontdekkingsreizen: sterkte ${tale.strength}.`,
      `**Stap 5: de beloning nemen.** Je zeilschip gaat ${sailed} vooruit op het geldspoor, van ${f.florins(tale.from)} naar ${f.florins(tale.to)}. Voortaan vul je je geld tot dat bedrag aan wanneer je geld ontvangt. Je houdt ${f.florins(tale.left)} over. Je beurt is voorbij; ${bruno} is de volgende.`,
      {
        figure: 'first-turn-sea',
        caption: 'Het geldspoor na de beurt.',
        labels: [`${anna}’s zeilschip.`, `${bruno}’s zeilschip, nog op het eerste veld.`, 'Het eerste van de drie velden die een witte helper opleveren.'],
      },
    ],
  };
}
