/** The pieces: what there is, how a card is read, where tokens lie and what they mean there. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted } from './counted.ts';

const pieces = ({ edition, musicians, apprentices, card, list }: Facts): RulesSection => ({
  id: 'pieces',
  title: 'Wat er op tafel ligt',
  blocks: [
    {
      table: 'Het spelmateriaal',
      head: ['Onderdeel', 'Aantal', 'Waarvoor het dient'],
      rows: [
        [
          'Personagekaarten',
          String(edition.cards.length),
          `${musicians} muzikanten, voor wie je violen bouwt, en ${apprentices} leerlingen, die je helpen en punten opleveren.`,
        ],
        [
          'Vioolfiches',
          `${edition.tokens.violins} per speler`,
          'Elk stuk hout en elke viool heeft een vioolfiche als basis. Meer violen dan vioolfiches kun je dus nooit hebben.',
        ],
        [
          'Lutherie-fiches',
          `${edition.tokens.lutherie} per speler`,
          'Je dukaten, je studies en de kwaliteit van je hout en je violen: het is één soort fiche, en de plaats bepaalt wat het is.',
        ],
        ['Noten', `${edition.beats} per speler`, 'Op elke tel van je partituur staat één noot.'],
        ['Spelersbord', '1 per speler', 'Je werkplaats; zie de [afbeelding](#set-up).'],
        ['Bord van de Meester-vioolbouwer', '1', 'Vier muzikanten voor wie iedereen tegen betaling van studies violen mag bouwen, en de hulpzone.'],
        ['Startkaarten', String(edition.starters.length), 'Een kant-en-klaar begin voor je [eerste partij](#starter-decks).'],
      ],
    },
    {
      table: 'Woorden die je steeds tegenkomt',
      head: ['Woord', 'Betekenis'],
      rows: [
        ['Partner', 'Een muzikant die je in het spel hebt. Je tegenstanders hebben ook partners; de Meester heeft er vier.'],
        [
          'Contacten',
          'Vier open stapels kaarten voor je, je adresboek. Daar trek je kaarten van; voor een muzikant op zo’n stapel kan niemand een viool bouwen.',
        ],
        ['Affiliatie', 'De actie waar een kaart bij hoort; je herkent die aan het teken en de kleur.'],
        ['Prestige', 'Hoe voornaam een muzikant is, van 1 tot 4. Zie de [tabel](#prestige).'],
        ['Plek', 'Ruimte voor één viool bij een muzikant. Elke plek heeft een bonus.'],
        ['Kwaliteit', 'Hoe lang een viool meegaat: 1 voor het vioolfiche en 1 voor elk Lutherie-fiche erop. Ook hout heeft kwaliteit.'],
        ['Erfgoed', 'De violen die je hebt opgeborgen. Die slijten niet meer en houden hun punten.'],
        ['Reserve', 'Je fiches die niet in gebruik zijn.'],
      ],
    },
    `De vijf startmuzikanten, met prestige 1, zijn: ${list(edition.start.musicians.map(card))}.`,
  ],
});

const cards = ({ examples, card }: Facts): RulesSection => {
  const [musician] = examples.masters.states[0].stage.filter(({ card: number }) => number === 62);
  return {
    id: 'reading-cards',
    title: 'Zo lees je een kaart',
    blocks: [
      {
        figure: 'musician',
        caption: `De kaart van een muzikant: ${card(musician.card)}.`,
        labels: [
          'De affiliatie: de actie waar deze kaart bij hoort. Leg je de kaart uit je hand af, dan krijgt die actie er 1 tel bij.',
          'Het prestige, 1 tot 4.',
          'De plekken voor violen, elk met een bonus. De onderste is plek 1.',
          'Wat de muzikant vraagt: zoveel violen met dit prestige. Een streepje betekent geen.',
          'Het effect. De twee hoofden staan voor een Relatie-effect, met ernaast het aantal tellen dat je ervoor nodig hebt; een maan staat voor een beurteinde-effect.',
        ],
      },
      {
        figure: 'apprentice',
        caption: `De kaart van een leerling: ${card(43)}.`,
        labels: [
          'De affiliatie: bij deze actie helpt de leerling. Leg je de kaart uit je hand af, dan krijgt die actie er 1 tel bij.',
          'De drie opeenvolgende acties, van boven naar beneden gelezen, die op je partituur moeten staan als je deze leerling uitspeelt.',
          'Wat de leerling doet, één keer per actie van de eigen affiliatie. Wat in een kader staat, is de prijs voor wat na de pijl komt.',
          'Hoe de leerling aan het einde punten oplevert.',
        ],
      },
      'Alle tekens vind je onder [De tekens](#signs), en onder [Alle kaarten](#cards) staat elke kaart in woorden beschreven.',
    ],
  };
};

const prestige = (facts: Facts): RulesSection => {
  const { prestiges } = facts;
  const { beats, points, studies } = counted(facts);
  const slots = ([least, most]: readonly [number, number]): string => (least === most ? String(least) : `${least}–${most}`);
  return {
    id: 'prestige',
    part: true,
    title: 'Prestige',
    blocks: [
      'Het prestige van een muzikant bepaalt vier dingen tegelijk:',
      {
        table: 'Wat prestige betekent',
        head: ['Prestige', 'Vioolbouw kost', 'Het Relatie-effect kost', 'Waarde van elke viool', 'Prijs bij de Meester', 'Muzikanten in het spel', 'Plekken'],
        rows: prestiges.map(({ prestige: level, musicians, slots: range }) => [
          String(level),
          `minstens ${beats(level)}`,
          `minstens ${beats(level)}`,
          points(level),
          `${studies(level)} per viool`,
          String(musicians),
          slots(range),
        ]),
      },
      'Met de kwaliteit van het hout heeft prestige niets te maken: een viool van lage kwaliteit is bij dezelfde muzikant evenveel waard als een van hoge kwaliteit. De kwaliteit bepaalt alleen hoe lang een viool meegaat.',
    ],
  };
};

const tokens = (facts: Facts): RulesSection => {
  const { edition, stories } = facts;
  const { points, tokens: some } = counted(facts);
  return {
    id: 'tokens',
    title: 'De fiches en de hulp van de Meester',
    blocks: [
      `Je hebt ${edition.tokens.lutherie} Lutherie-fiches, en meer worden het er nooit. Wat een fiche is, hangt af van waar het ligt:`,
      {
        table: 'Waar Lutherie-fiches liggen',
        head: ['Plaats', 'Wat het fiche daar is'],
        rows: [
          ['Je reserve', 'Niet in gebruik.'],
          ['Je dukaten', `1 dukaat. Met dukaten koop je [hout](#action-wood), ${stories.prices.wood} per stuk, en betaal je sommige effecten.`],
          [
            'Je studies',
            '1 studie. Met studies betaal je [wijzigingen van je partituur](#changing-score) en violen voor de [muzikanten van de Meester](#action-craft).',
          ],
          ['Een stuk hout in je voorraad', '1 kwaliteit.'],
          [
            'Een viool bij een muzikant',
            '1 kwaliteit, en één Atelier langer voordat de viool breekt. Je mag een fiche op ieders viool leggen; het blijft van jou.',
          ],
          ['Een noot van je partituur', 'Een belofte van meer tellen; dat kan alleen met een effect als dat van Rameau.'],
          ['De hulpzone van de Meester', `Geblokkeerd. Aan het einde kost het ${points(Math.abs(edition.endgame.help))}.`],
        ],
      },
      {
        figure: 'violins',
        caption: 'Hout en violen met hun fiches.',
        labels: [
          'Hout van kwaliteit 2 in de voorraad: een vioolfiche met één Lutherie-fiche.',
          'Een nieuwe viool van kwaliteit 3: er liggen twee fiches van de bouwer op.',
          'Dezelfde viool, door een ander gerestaureerd tot kwaliteit 4: het bovenste fiche is van die ander. Bij slijtage gaat het bovenste fiche er het eerst af.',
          'Een kale viool, kwaliteit 1: bij de volgende slijtage breekt die, tenzij de viool eerst wordt gerestaureerd of opgeborgen.',
        ],
      },
      '**Als je betaalt**, gaan dukaten en studies terug naar je reserve. **Als je iets krijgt**, komen de fiches uit je reserve.',
      '**Als je reserve te klein is**, mag je fiches weghalen bij je dukaten, je studies of het hout in je voorraad en die gebruiken; of je neemt minder dan je had kunnen krijgen. Het vioolfiche onder het hout en de fiches op violen blijven altijd liggen. De vraag krijg je alleen als je reserve te klein is.',
      `**Als je een dukaat of studie moet betalen en er geen meer hebt**, mag je de Meester om hulp vragen: ${some(1)} uit je reserve gaat naar de hulpzone en geldt meteen als betaling van 1 dukaat of 1 studie. Is je reserve leeg, maak dan eerst een fiche vrij van je dukaten, je studies of je hout in voorraad. Om hulp vragen mag op elk moment en zo vaak je wilt, maar elk fiche daar blijft geblokkeerd en kost je aan het einde ${points(Math.abs(edition.endgame.help))}, tenzij een effect het terughaalt. Je bent nooit verplicht om hulp te vragen.`,
    ],
  };
};

export const table = (facts: Facts): RulesSection[] => [pieces(facts), tokens(facts), cards(facts), prestige(facts)];
