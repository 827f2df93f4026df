/** How open questions are played, as questions and answers. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, rounds } from './words.ts';

/** Each kind of question by itself, so that nobody has to open them all. */
export const rulings = (facts: Facts): RulesSection[] => [
  {
    id: 'rulings',
    title: 'Vragen en antwoorden: beurten en einde',
    folded: true,
    blocks: [
      'Het regelboekje laat een paar vragen open. Hier en in de volgende hoofdstukken lees je hoe Bottega ze beantwoordt, bij elk aantal spelers.',
      { answers: theEnd(facts) },
    ],
  },
  { id: 'rulings-building', title: 'Vragen en antwoorden: kopen en bouwen', folded: true, blocks: [{ answers: building(facts) }] },
  { id: 'rulings-evaluating', title: 'Vragen en antwoorden: waarderen', folded: true, blocks: [{ answers: evaluating(facts) }] },
  { id: 'rulings-advanced', title: 'Vragen en antwoorden: het spel voor gevorderden', folded: true, blocks: [{ answers: advanced(facts) }] },
];

type Answers = readonly (readonly [question: string, answer: string])[];

const theEnd = ({ edition }: Facts): Answers => [
  ['Wie begint?', 'Het lot beslist. Het regelboekje zegt er niets over.'],
  [
    'Wanneer wordt precies gecontroleerd of het einde is ingeluid?',
    'Eén keer, als een actie is afgerond. In het spel voor gevorderden mag wie het einde heeft ingeluid, in diezelfde beurt nog plaatsen wat in de pakhuizen ligt en een versiering of beeld kopen.',
  ],
  ['Kan het einde twee keer worden ingeluid?', 'Nee. Alleen wie het als eerste inluidt, krijgt er punten voor, en alle anderen hebben nog precies één beurt.'],
  ['Geldt een Koninklijk Bezoek ook in de laatste beurten?', 'Ja. Er moet op gereageerd worden, en er kunnen nieuwe bezoeken beginnen.'],
  [
    'Wat gebeurt er als iedereen alleen maar past?',
    `Na ${rounds(edition.end.stalledRounds)} waarin iedereen alleen maar heeft gepast, is de partij afgelopen en krijgt niemand punten voor het einde. Zo blijft er genoeg tijd over om met passen florijnen bij elkaar te sparen. Heb je in je beurt ook een versiering of beeld gekocht of geplaatst, dan heb je niet alleen maar gepast.`,
  ],
  ['Wat gebeurt er bij een gelijke stand?', 'Wie de meeste blokken overheeft, wint, ongeacht de kleuren. Is ook dat gelijk, dan wordt de overwinning gedeeld.'],
  [
    'Wat mag ik over de anderen weten?',
    'Alles behalve hun florijnen en blokken. Iemands florijnen zie je wel als die speler na het draaien van het wiel geen enkel blok kan betalen, en in het spel voor gevorderden zie je het vereiste aantal als iemand een florijnenplaats reserveert. Je mag weten dat de zak leeg is, maar niet wat erin zit.',
  ],
];

const building = ({ edition, city }: Facts): Answers => [
  [
    'Mag ik kopen zonder het wiel te draaien?',
    'In het basisspel wel, als er een blok is dat je kunt betalen; een gratis blok telt ook. In het spel voor gevorderden draait er altijd minstens één wiel.',
  ],
  ['Mag ik het wiel draaien als de zak leeg is?', 'Ja, zolang er blokken op het wiel liggen. Zijn wiel en zak allebei leeg, dan kan niemand meer kopen.'],
  [
    'Welke blokken mag ik bij het betalen ruilen?',
    `Paren van de kleur net onder de stadskleur, elk voor één blok; in ${city('lerici')} geen enkel paar. Volgens het regelboekje zou je ook twee geaccepteerde blokken mogen ruilen voor één edeler blok. Daarmee verspil je alleen een blok, dus die mogelijkheid krijg je niet.`,
  ],
  ['Mag ik te veel betalen?', 'Nee. Je betaalt precies wat het gebouw kost; wisselgeld is er niet.'],
  ['Moet ik een verbeteringstegel nemen?', 'Ja, als er een is voor een stad waar je er nog geen hebt. Welke je neemt, bepaal je zelf.'],
  [
    'Wanneer levert bouwen punten op?',
    `Alleen als al je markers gebruikt waren voordat je bouwde. Je krijgt de waarde die op de tegel staat, of het verschil tussen ${edition.buildings.monument} en de waarde van het gebouw dat je door het monument hebt vervangen.`,
  ],
];

const evaluating = (_facts: Facts): Answers => [
  [
    'Mag ik waarderen als er geen plaats voor me beschikbaar is?',
    'Alleen als de bonus er een beschikbaar maakt. Met de florijnen van het hof kom je bijvoorbeeld net aan het aantal dat een florijnenplaats vereist, een gouden beeld maakt een beeldenplaats beschikbaar, of met die florijnen koop je het beeld dat daarvoor nodig is. Je moet de bonus dan zo gebruiken dat er uiteindelijk een plaats beschikbaar is.',
  ],
  [
    'Welke marker mag ik gebruiken?',
    'Tijdens het bezoek van een ander alleen je marker in het vak van dat bezoek. Anders elke marker die je aan het hof hebt, ook een uit het open gedeelte terwijl er nog bonusvakken te openen zijn.',
  ],
  ['Mag ik meteen na mijn eigen bezoek opnieuw waarderen?', 'Ja. Je legt de bezoekmarker aan het begin van je beurt terug en mag die meteen weer nemen.'],
  [
    'Ik heb van de bonus afgezien. Mag ik in die beurt met een andere marker waarderen?',
    'Nee. Je mag kopen, bouwen of passen; waarderen mag je pas weer als de bezoekmarker is teruggelegd.',
  ],
  [
    'Wat mag ik in het spel voor gevorderden doen voordat ik op een bezoek reageer?',
    'Plaatsen wat in je pakhuizen ligt, en een versiering of beeld kopen. Alle acties, ook passen, komen na je reactie.',
  ],
  [
    'Van wie zijn de plaatsen?',
    'Stadsplaatsen en florijnenplaatsen zijn gedeeld: wie het eerst komt, het eerst maalt. Typeplaatsen, landschapsplaatsen en beeldenplaatsen heeft iedereen voor zichzelf.',
  ],
];

const advanced = ({ edition }: Facts): Answers => [
  ['Mag ik alleen het beeldenwiel draaien om andere beelden te krijgen?', 'Alleen als er een blok is dat je kunt betalen, en dan moet je er ook een kopen.'],
  ['Mag ik uit een leeggekochte sector zowel de versiering als het beeld nemen?', 'Nee, een van beide, en alleen als er nog een in de voorraad is.'],
  [
    'Hoeveel opgeslagen stukken mag ik in één beurt plaatsen?',
    'Zoveel als je wilt, maar niet in de beurt waarin je ze hebt opgeslagen. Je kunt het regelboekje ook lezen als één versiering en één beeld per beurt; wij lezen het ruimer. Je mag ook nog iets plaatsen op het moment dat je een nieuw stuk mag nemen, om ruimte te maken.',
  ],
  [
    'Wanneer precies mag ik opgeslagen stukken plaatsen en een stuk kopen?',
    'Vóór je actie, tussen de bonus en de keuze van de plaats, en na je actie; opgeslagen stukken mag je ook plaatsen wanneer je een nieuw stuk krijgt aangeboden. Volgens het regelboekje mag het op elk moment van je beurt, dus ook tussen het draaien van het wiel en het betalen. Dat maakt alleen in vergezochte situaties verschil, dus die mogelijkheid krijg je niet.',
  ],
  [
    `Mag ik midden in een waardering een versiering of beeld kopen voor ${florins(edition.pieces.price)}?`,
    'Ja, tussen de bonus en de keuze van de plaats, zolang er daarna nog een plaats voor je beschikbaar is.',
  ],
  [
    'Waar gaan stukken heen die worden afgelegd?',
    'Versieringen en gekleurde beelden gaan terug naar de voorraad. Gouden beelden gaan terug in de doos, ook als iemand er geen wil of afziet van de bonus van een vak met een gouden beeld.',
  ],
  [
    'Verandert een versiering wat een monument kost?',
    'Nee. Je betaalt het verschil met de waarde die op het gebouw staat. Versiering en beeld verhuizen naar het monument.',
  ],
  ['Wat moet ik laten zien om een florijnenplaats te reserveren?', 'Alleen dat je het vereiste aantal hebt. Hoeveel je er nog meer hebt, blijft geheim.'],
  ['Leveren opgeslagen stukken aan het einde iets op?', 'Nee.'],
];
