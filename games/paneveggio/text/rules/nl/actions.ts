/** The Atelier and its five actions. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';
import { craft } from './craft.ts';
import { drawing, relation } from './relation.ts';

const atelier = (facts: Facts): RulesSection => {
  const { edition, stories, prestiges, list } = facts;
  const { beats, cards, ducats, studies, tokens } = counted(facts);
  const times = prestiges.map(({ prestige }) => prestige);
  const wood = ducats(stories.prices.wood);
  return {
    id: 'atelier',
    title: 'Het Atelier',
    blocks: [
      'Je voert de acties van je partituur een voor een uit, van links naar rechts. Je mag een actie voor minder tellen uitvoeren dan die heeft, of helemaal overslaan. Bij een actie die je overslaat, kun je geen leerlingen inzetten, en de acties ernaast worden niet samengevoegd. Heeft een leerling je bij een actie iets opgeleverd of heb je voor die leerling betaald, dan mag je de actie niet meer overslaan, tenzij je die alleen met hulp van de Meester zou kunnen uitvoeren.',
      { figure: 'lines', caption: `De vijf acties en hun tekens: ${list(edition.lines.map(facts.line))}.` },
      {
        table: 'Wat een actie oplevert',
        head: ['Actie', ...times.map(beats), 'Elke tel meer'],
        rows: [
          [
            '[Hout](#action-wood)',
            ...times.map((time) => `voor ${wood}: hout van kwaliteit ${Math.min(time, edition.quality)}`),
            `niets: kwaliteit ${edition.quality} is de hoogste`,
          ],
          ['[Studie](#action-study)', ...times.map(studies), `nog ${studies(1)}`],
          [
            '[Vioolbouw](#action-craft)',
            ...times.map((time) => (time === 1 ? 'een viool voor een muzikant met prestige 1' : `een viool voor een muzikant met hoogstens prestige ${time}`)),
            'niets: een hoger prestige bestaat niet',
          ],
          [
            '[Relatie](#action-relation)',
            ...times.map((time) =>
              time === 1 ? `${cards(time)}, of een Relatie-effect met prestige 1` : `${cards(time)}, of een Relatie-effect met hoogstens prestige ${time}`,
            ),
            `nog ${cards(1)}`,
          ],
          ['[Restauratie](#action-restoration)', ...times.map((time) => `${tokens(time)} op violen`), `nog ${tokens(1)}`],
        ],
      },
      'Met kaarten uit je hand en met leerlingen kun je een actie [meer tellen](#time) geven.',
    ],
  };
};

const wood = (facts: Facts): RulesSection => {
  const { edition, stories, examples, card } = facts;
  const { beats, ducats } = counted(facts);
  const { added, bought, aged } = stories.wood;
  return {
    id: 'action-wood',
    part: true,
    title: 'Hout',
    blocks: [
      `Betaal ${ducats(stories.prices.wood)} en leg één stuk hout in je voorraad: een vioolfiche uit je reserve met Lutherie-fiches erop. De **kwaliteit**, het vioolfiche meegeteld, is gelijk aan het aantal tellen, met een maximum van ${edition.quality}. Je mag ook hout van lagere kwaliteit nemen. Je hebt een vioolfiche in je reserve nodig.`,
      'Met één actie koop je één stuk hout, hoe lang de actie ook is. In je voorraad is plaats voor zoveel stukken als je wilt; aan het einde van elk Atelier [rijpen](#ageing) ze.',
      { figure: 'wood', caption: `Hout van kwaliteit 1 tot ${edition.quality}.` },
      {
        example: 'Een voorbeeld',
        blocks: told(examples.wood, [
          `Je actie Hout heeft ${beats(added.time - 1)}. Je legt de ${card(added.card)} af, een Hout-kaart: nu heeft de actie ${beats(added.time)}. Voor ${ducats(stories.prices.wood)} krijg je hout van kwaliteit ${bought}. Aan het einde van dit Atelier rijpt het tot kwaliteit ${aged}.`,
        ]),
      },
    ],
  };
};

const study = (facts: Facts): RulesSection => {
  const { studies } = counted(facts);
  return {
    id: 'action-study',
    part: true,
    title: 'Studie',
    blocks: [
      `Neem zoveel studies als de actie tellen heeft: Lutherie-fiches gaan van je reserve naar je studies. Een actie Studie van 2 tellen levert dus ${studies(2)} op. Met studies wijzig je je partituur, bouw je violen voor de muzikanten van de Meester en betaal je sommige effecten.`,
    ],
  };
};

const restoration = (facts: Facts): RulesSection => {
  const { edition, stories, examples, card } = facts;
  const { beats, tokens } = counted(facts);
  const { restoration: one } = stories;
  return {
    id: 'action-restoration',
    part: true,
    title: 'Restauratie',
    blocks: [
      `Leg zoveel van je Lutherie-fiches op violen bij muzikanten als de actie tellen heeft. Die violen mogen **van jezelf of van anderen** zijn. Je verdeelt de fiches zoals je wilt, tot hoogstens kwaliteit ${edition.quality} per viool. Hout in voorraad en violen in een erfgoed kun je niet restaureren.`,
      'Waarom zou je de viool van een tegenstander restaureren? Je fiche geeft je toegang tot die muzikant: zolang het er ligt, mag je er violen voor bouwen. En als de viool slijt of wordt opgeborgen, krijg je je fiche terug als dukaat of studie.',
      {
        example: 'Een fiche als sleutel',
        blocks: told(examples.restoration, [
          `Beatrice heeft een kale viool bij haar partner, de ${card(one.card)}. Met een actie Restauratie van ${beats(one.laid)} leg je er ${tokens(one.laid)} op: de kwaliteit stijgt van ${one.before} naar ${one.restored}. Aan het einde van haar volgende Atelier slijt de viool: jouw bovenste fiche komt bij je terug, en je maakt er een dukaat van. Het andere ligt er nog, dus in je volgende beurt mag je een viool bouwen voor de ${card(one.card)}.`,
          { figure: 'restoration', caption: `De ${card(one.card)} na jouw restauratie: de viool van Beatrice met twee fiches van jou.` },
        ]),
      },
    ],
  };
};

export const actionSections = (facts: Facts): RulesSection[] => [
  atelier(facts),
  wood(facts),
  study(facts),
  craft(facts),
  relation(facts),
  drawing(facts),
  restoration(facts),
];
