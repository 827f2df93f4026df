/** Alone against Stradivarius: his place, his turn, his score. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const solo = (facts: Facts): RulesSection => {
  const { edition, level } = facts;
  const { violins } = counted(facts);
  const { stradivarius } = edition;
  return {
    id: 'solo',
    title: 'Alleen tegen Stradivarius',
    blocks: [
      'Je volgt alle regels hierboven, als in een partij met twee spelers. Je tegenstander is Antonio Stradivari zelf. Voor hem hoef je niets te beslissen: zijn beurten volgen een vast schema, en Bottega speelt ze voor je. In het verloop lees je waarom hij doet wat hij doet.',
      {
        table: 'Wat Stradivarius heeft',
        head: ['Wat', 'Regel'],
        rows: [
          [
            'Fiches',
            `${violins(edition.tokens.violins)} en ${edition.tokens.lutherie} Lutherie-fiches, net als jij. Hij heeft geen noten en geen partituur, geen hand, geen hout in voorraad en aan het begin geen dukaat.`,
          ],
          [
            'Partners',
            `Een rij van ${stradivarius.partners} muzikanten, van links naar rechts geordend van hoog naar laag prestige. Hun effecten gebruikt hij nooit; voor hem tellen hun affiliatie, hun prestige en hun plekken.`,
          ],
          ['Contacten', 'Een rij open kaarten, zo lang als nodig.'],
          [
            'Activiteit',
            `Een getal van 1 tot ${stradivarius.activity}. Hij bouwt violen voor partners met een prestige dat niet hoger is dan zijn activiteit. Die begint op 1 en stijgt met elke Conservering met 1.`,
          ],
          ['Leerlingen', `Pas vanaf het niveau ${level('forte')}.`],
        ],
      },
      {
        figure: 'solo',
        caption: 'Stradivarius in het spel.',
        labels: [
          'Zijn niveau en zijn activiteit',
          'Zijn dukaten, studies, hulp en reserve',
          'Zijn erfgoed',
          'Zijn partners, links die met het hoogste prestige',
          'Zijn contacten',
        ],
      },
      'Zijn muzikanten en contacten zijn voor jou die van een tegenstander: je mag violen bouwen voor zijn partners zodra daar een fiche van jou ligt, hun Relatie-effecten gebruiken als daar een viool van jou ligt, en kaarten ruilen met zijn contacten.',
    ],
  };
};

const setUp = ({ edition, level, list, line }: Facts): RulesSection => ({
  id: 'solo-set-up',
  part: true,
  title: 'Voorbereiding voor één speler',
  blocks: [
    {
      steps: [
        'Kies een van de vier niveaus, en voor jezelf startdecks of de mulligan. Een draft is er niet.',
        `Stradivarius krijgt een willekeurige startmuzikant met prestige 1 en uit de trekstapel nog ${edition.stradivarius.partners - 1} muzikanten, zo dat al zijn partners een verschillende affiliatie hebben. Kaarten die niet passen, gaan terug, en de trekstapel wordt geschud.`,
        `**Optie voor een eerste solopartij:** zijn muzikanten hebben de affiliaties ${list((['wood', 'restoration', 'study'] as const).map(line))}. Dat maakt een eerste partij makkelijker.`,
        'Zijn contacten zijn leeg en zijn activiteit is 1.',
        'Hij begint.',
      ],
    },
    `Op het niveau **${level('fortissimo')}** is een aantal dingen anders. Jij begint. Er liggen maar ${edition.stradivarius.choices} willekeurige startmuzikanten open; daarvan kies jij er een, en het toeval geeft een van de andere aan Stradivarius en een aan de Meester. Met startdecks kies je uit de decks van deze drie. Een van zijn andere twee partners heeft prestige 2. En zijn contacten beginnen met één leerling uit de trekstapel.`,
  ],
});

const turn = (facts: Facts): RulesSection => {
  const { edition, stories, examples, card } = facts;
  const { studies } = counted(facts);
  const { atelier } = stories.solo;
  return {
    id: 'solo-turn',
    part: true,
    title: 'Zijn beurt',
    blocks: [
      '**Kiest hij een Conservering?** Stel aan het begin van zijn beurt deze vragen, in deze volgorde. De eerste keer ja betekent een Conservering; drie keer nee betekent een Atelier.',
      {
        steps: [
          `Is zijn activiteit lager dan ${edition.stradivarius.activity}, en heeft hij de violen gebouwd die een muzikant met prestige **activiteit + 1** vraagt? Kijk eerst bij zijn partners, dan bij zijn contacten.`,
          'Is er een viool van hem zonder Lutherie-fiche?',
          'Is er geen vrije plek meer bij zijn partners met een prestige tot en met zijn activiteit?',
        ],
      },
      '**Zijn Atelier**',
      {
        steps: [
          `Hij bouwt gratis een viool van kwaliteit ${edition.stradivarius.wood}: bij de partner met het hoogste prestige tot en met zijn activiteit die een vrije plek heeft, bij gelijk prestige de meest linkse, op de onderste vrije plek. Een plaatsingsbonus krijgt hij niet.`,
          'Zijn kaarten doen wat hun affiliatie zegt; zie de tabel.',
          'Zijn violen slijten, net als de jouwe.',
          'Zijn Restauratie-kaarten komen in actie.',
        ],
      },
      {
        table: 'Wat zijn kaarten doen, voor elke kaart van die affiliatie onder zijn partners en leerlingen',
        head: ['Affiliatie', 'Wanneer', 'Wat'],
        rows: [
          ['Hout', 'In zijn Atelier, bij de viool', `De nieuwe viool heeft 1 kwaliteit meer, tot hoogstens ${edition.quality}.`],
          ['Studie', 'In zijn Atelier, na de viool', `Hij krijgt ${studies(1)}.`],
          [
            'Vioolbouw',
            'In zijn Conservering, als allereerste',
            'Al zijn Vioolbouw-kaarten samen leggen **één** viool uit zijn reserve rechtstreeks in zijn erfgoed. Het prestige ervan is het aantal van deze kaarten, hoogstens 4.',
          ],
          ['Relatie', 'In zijn Atelier, na de viool', 'Hij trekt een kaart van de trekstapel en legt die rechts bij zijn contacten.'],
          [
            'Restauratie',
            'In zijn Atelier, na zijn slijtage',
            `Hij legt één fiche op een kale viool van zichzelf; heeft hij die niet, dan op een van jouw violen onder kwaliteit ${edition.quality}: die met de hoogste kwaliteit, en bij gelijke kwaliteit die bij de muzikant met het laagste prestige.`,
          ],
        ],
      },
      'Contacten tellen hiervoor nooit mee. Heeft hij geen viool meer in zijn reserve, dan bouwt hij er geen; ontbrekende fiches voor zijn nieuwe viool komen van zijn dukaten, en daarna van zijn studies.',
      '**Zijn fiches op jouw violen** krijgt hij als studies terug als je viool slijt, en als dukaten als die wordt opgeborgen (in Fortissimo ook dan als studies).',
      {
        example: 'Een Atelier van Stradivarius',
        blocks: told(examples.hisAtelier, [
          `Zijn partners zijn de ${card(66)} (Restauratie, prestige 3), de ${card(18)} (Studie, 2) en de ${card(1)} (Hout, 1); zijn activiteit is 1. Op geen enkele vraag is het antwoord ja, dus gaat hij aan het werk. Hij bouwt een viool voor de ${card(atelier.crafted.card)}, de enige partner met prestige 1; dankzij de Hout-kaart heeft de viool kwaliteit ${atelier.crafted.quality}. De Studie-kaart levert ${studies(atelier.studies)} op. Zijn viool slijt tot kwaliteit ${atelier.quality}. Geen van zijn violen is kaal, dus restaureert de Restauratie-kaart de jouwe bij de ${card(atelier.yours.card)}, tot kwaliteit ${atelier.yours.quality}.`,
        ]),
      },
    ],
  };
};

const conservation = (facts: Facts): RulesSection => {
  const { edition, stories, examples, card, list, level } = facts;
  const { points } = counted(facts);
  const one = stories.solo.conservation;
  const { stradivarius } = edition;
  return {
    id: 'solo-conservation',
    part: true,
    title: 'Zijn Conservering',
    blocks: [
      {
        steps: [
          '**Vioolbouw-kaarten.** Heeft hij die, dan gaat er één viool van zijn reserve naar zijn erfgoed; het prestige ervan is hun aantal, hoogstens 4.',
          `**Violen opbergen.** Al zijn violen gaan naar zijn erfgoed. Zijn fiches daarop worden dukaten (in ${level('fortissimo')} studies); de jouwe krijg je terug als dukaten of studies.`,
          `**Paren**, vanaf ${level('piano')}: zie [hieronder](#levels).`,
          `**Activiteit.** Is die al ${stradivarius.activity}, sla dan deze stap en de volgende twee over. Anders stijgt die met 1, en zijn partner met het laagste prestige gaat onder de trekstapel, bij gelijk prestige de meest linkse. Violen van jou bij die partner gaan naar jouw erfgoed, de fiches erop naar hun eigenaars.`,
          `**Een muzikant met meer prestige.** Hij zoekt een muzikant met een prestige gelijk aan zijn nieuwe activiteit. Een partner die hij al heeft, is goed, als hij de violen heeft gebouwd die deze partner vraagt. Is die er niet, dan wordt de meest linkse van zijn contacten voor wie hij de violen heeft, zijn partner. Is die er ook niet, dan komt de eerste muzikant met dat prestige uit de trekstapel bij hem, wat die ook vraagt, en gaat er een fiche van hem naar de hulpzone van de Meester: aan het einde **${points(Math.abs(edition.endgame.help))} minder** voor hem. De kaarten die hij daarbij overslaat, gaan terug en de trekstapel wordt geschud. Is er ook daar geen, dan komt er niemand bij en betaalt hij niets.`,
          `**Weer voltallig.** Heeft hij minder dan ${stradivarius.partners} partners, dan komen de volgende muzikanten uit de trekstapel bij hem; ook nu gaan de overgeslagen kaarten terug en wordt de trekstapel geschud. Daarna worden zijn partners op prestige geordend.`,
          `**Leerling**, vanaf ${level('forte')}: zie [hieronder](#levels).`,
        ],
      },
      {
        example: `Een Conservering op ${level('piano')}`,
        blocks: told(examples.hisConservation, [
          `Zijn activiteit is 2. Bij zijn contacten ligt de ${card(one.wanted)}, prestige 3, en daar heeft hij de violen voor: hij kiest een Conservering. Zijn ene Vioolbouw-kaart legt een viool met prestige ${one.gift} in zijn erfgoed; de viool die hij bij een partner heeft, volgt, en het fiche daarop wordt een dukaat.`,
          `Dan de paren. De ${card(one.wanted)} heeft prestige 3, activiteit + 1, en kan dus geen paar vormen met ${card(23)}, de andere Studie-kaart. ${list(one.pairs[0].card.map(card))} vormen wel een paar: ze gaan onder de trekstapel, en de viool met het hoogste prestige onder 4 in zijn erfgoed stijgt van ${one.pairs[0].from} naar ${one.pairs[0].to}. ${list(one.pairs[1].card.map(card))} zijn er ook een: de viool stijgt nog eens, naar ${one.pairs[1].to}.`,
          `Zijn activiteit stijgt naar ${one.activity}, de ${card(one.dismissed)} vertrekt en de ${card(one.wanted)} wordt zijn partner. Dat kost hem niets, omdat hij de violen had.`,
        ]),
      },
    ],
  };
};

export const soloSections = (facts: Facts): RulesSection[] => [solo(facts), setUp(facts), turn(facts), conservation(facts)];
