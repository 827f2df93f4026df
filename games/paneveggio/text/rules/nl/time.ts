/** More beats, and what all effects have in common. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const time = (facts: Facts): RulesSection => {
  const { stories, examples, card } = facts;
  const { beats, ducats } = counted(facts);
  const { card: number, paid, crafted } = stories.apprentice;
  return {
    id: 'time',
    part: true,
    title: 'Meer tellen: kaarten en leerlingen',
    blocks: [
      `**Kaarten.** Voordat je een actie uitvoert, mag je zoveel kaarten uit je hand afleggen als je wilt, als ze maar bij die actie horen. Elke kaart geeft deze ene actie ${beats(1)} extra. Het mag alleen als je de actie daarna ook kunt uitvoeren. Zo wordt een actie langer; er komt nooit een actie bij, en een actie verandert ook niet in een andere. Je mag de actie nog steeds voor minder tellen uitvoeren of toch overslaan. De afgelegde kaarten ben je niet kwijt: aan het einde van je Atelier gaan ze [naar je contactstapels](#end-of-turn).`,
      '**Leerlingen.** Elke leerling die je in het spel hebt, mag je één keer inzetten bij elke actie van de eigen affiliatie, op elk moment: voor, tijdens of na de uitvoering. Je mag bij dezelfde actie meer leerlingen inzetten, en elke leerling bij een latere actie opnieuw. Heeft een leerling je iets opgeleverd of heb je ervoor betaald, dan mag je de actie niet meer [overslaan](#atelier). Kaarten en leerlingen mag je combineren.',
      'Aan het aantal tellen van een actie zit geen grens. De partituur zelf verandert niet: de volgende keer is de actie weer zo lang als er noten staan.',
      'Een actie die je door een effect krijgt, zoals ‘een viool bouwen (Vioolbouw, 2 tellen)’, kun je niet langer maken, niet met kaarten en niet met leerlingen.',
      {
        example: 'Een leerling aan het werk',
        blocks: told(examples.apprentice, [
          `Je actie Vioolbouw heeft 2 tellen. Je zet ${card(number)} in en betaalt ${ducats(paid)}: nu heeft de actie er 3, genoeg voor de ${card(crafted.card)} met prestige ${crafted.prestige}. Met nog een Vioolbouw-kaart uit je hand zouden het er 4 zijn.`,
        ]),
      },
    ],
  };
};

const effects = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { beats, ducats, studies } = counted(facts);
  return {
    id: 'effects',
    title: 'Effecten',
    blocks: [
      'Er zijn drie soorten effecten: het **Relatie-effect** van een muzikant, dat je met een actie Relatie gebruikt; het **beurteinde-effect** van een muzikant, dat je aan het einde van een Atelier gebruikt; en het effect van een **leerling**, dat je bij een actie van dezelfde affiliatie gebruikt.',
      {
        list: [
          'Geen enkel effect en geen enkele bonus is verplicht. Je mag ook maar een deel ervan gebruiken.',
          'Voer een effect uit in de volgorde die er staat. Kan een deel niet, sla dat dan over en ga verder met het volgende.',
          'Spreekt een effect deze regels tegen, dan gaat het effect voor.',
          'Het effect van een muzikant van een tegenstander werkt voor jou als jij het gebruikt. De eigenaar krijgt niets.',
        ],
      },
      {
        table: 'Wat de woorden van de effecten betekenen',
        head: ['Effect', 'Betekenis'],
        rows: [
          [
            'Hout kopen, een viool bouwen, restaureren, trekken',
            `Hetzelfde als de actie met dat aantal tellen, onder dezelfde voorwaarden: hout kost nog steeds ${ducats(facts.stories.prices.wood)}, de muzikanten van de Meester kosten nog steeds studies, en je krijgt ook de plaatsingsbonus. Met kaarten of leerlingen kun je de actie niet langer maken.`,
          ],
          ['Een viool voor deze muzikant bouwen', 'Alleen op een vrije plek van de kaart waar het effect op staat.'],
          ['2 dukaten of studies', `Combineer ze zoals je wilt: ${ducats(2)}, ${studies(2)}, of van elk één.`],
          [
            'Hout laten rijpen',
            `1 Lutherie-fiche op een stuk hout in je voorraad, tot hoogstens kwaliteit ${edition.quality}. Mag je het vaker doen, dan kan dat bij hetzelfde stuk of bij verschillende.`,
          ],
          ['De kwaliteit van hout verlagen', 'Neem Lutherie-fiches van één stuk hout in je voorraad. Het vioolfiche eronder blijft liggen.'],
          ['Voor elke viool bij deze muzikant', 'Tel alle violen op de kaart, wie ze ook heeft gebouwd. Dat aantal is de sterkte van één enkele actie.'],
          [
            'Een viool in het erfgoed opwaarderen',
            'Verplaats een van de violen in je erfgoed zoveel prestigeniveaus omhoog, tot hoogstens 4. De viool is dan het nieuwe aantal punten waard en telt ook zo voor wat muzikanten vragen. Je kunt het getal niet over meer violen verdelen; wat te veel is, vervalt.',
          ],
          ['Een kaart uitspelen', 'Uit je hand. Je moet voldoen aan [wat de kaart vraagt](#partners), tenzij het effect iets anders zegt.'],
          [
            'Deze muzikant terug in je hand nemen',
            'Alleen als het je eigen partner is. Alle violen op de kaart gaan naar het erfgoed van hun bouwers, en alle fiches daarop terug naar hun eigenaars, zoals bij een [Conservering](#conservation).',
          ],
          ['Een fiche terugnemen uit de hulpzone', 'Een van je geblokkeerde fiches gaat terug naar je reserve en kost je geen punt meer.'],
          ['De partituur gratis wijzigen', 'Een noot verplaatsen, twee noten verwisselen of de partituur opschuiven, zonder studies te betalen.'],
          ['De actie verlengen', `De actie die je aan het uitvoeren bent, heeft alleen deze keer ${beats(1)} meer, of zoveel als er staat.`],
          [
            'De actie splitsen',
            'Verdeel de actie die je aan het uitvoeren bent in meer acties van dezelfde soort, elk met een aantal tellen naar keuze en samen met hetzelfde totaal: 3 tellen worden 2 + 1 of 1 + 1 + 1. Elk deel is een actie op zichzelf: je mag het langer maken of overslaan, en je mag er leerlingen bij inzetten. De leerling die de actie splitst, kun je bij de delen niet inzetten.',
          ],
          [
            'De actie overslaan',
            'De actie geldt als niet aanwezig, en je krijgt in plaats daarvan wat het effect geeft. Daarna kun je bij die actie niets anders meer inzetten.',
          ],
          ['De actie waar die kaart bij hoort', 'De actie van de affiliatie van de afgelegde kaart, met het aantal tellen dat er staat.'],
          [
            'Het Relatie-effect gebruiken van …',
            'Voer het Relatie-effect van die muzikant uit alsof je de tellen ervoor hebt. Binnen één keten, waarin het ene effect het andere oproept, wordt het effect van een muzikant nooit twee keer uitgevoerd.',
          ],
        ],
      },
    ],
  };
};

export const timeSections = (facts: Facts): RulesSection[] => [time(facts), effects(facts)];
