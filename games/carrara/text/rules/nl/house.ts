/** The options of this house, and advice for a first game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, points } from './words.ts';

export const house = (facts: Facts): RulesSection[] => [options(facts), advice(facts)];

const options = (_facts: Facts): RulesSection => ({
  id: 'options',
  title: 'Opties in Bottega',
  blocks: [
    {
      table: 'Wat je kunt kiezen als je een partij begint',
      head: ['Optie', 'Keuzes'],
      rows: [
        ['Spelers', '2, 3 of 4, echte spelers en bots naar wens gemengd. Het spel heeft geen soloregels: in je eentje speel je tegen bots.'],
        ['Versie', 'Het basisspel of het spel voor gevorderden.'],
        [
          'Schermen',
          'Met schermen zijn florijnen en blokken geheim, zoals in het regelboekje. Zonder schermen ziet iedereen ze; dan is het spel makkelijker te leren en samen te bespreken.',
        ],
      ],
    },
    'Met schermen laat Bottega je ook kiezen als er maar één mogelijkheid is. Zo kan niemand aan het tempo merken wat je niet kon betalen.',
  ],
});

const advice = ({ edition, examples, city, sector }: Facts): RulesSection => ({
  id: 'advice',
  title: 'Tips voor je eerste partij',
  blocks: [
    {
      list: [
        `**Laat het wiel voor je werken.** In sector ${sector(0)} betaal je voor de anderen, die de rest goedkoper krijgen. De sectoren ${sector(2)} tot en met ${sector(4)} zijn meestal voordeliger.`,
        `**Weinig, groot en bij elkaar.** Een paar grote gebouwen in een stad die punten oplevert, zoals ${city('lucca')} of ${city('massa')}, zijn beter dan overal een kleintje.`,
        '**Laat een gebouw twee of drie keer iets opleveren.** Hetzelfde gebouw telt mee bij zijn stad, zijn type en zijn landschap. Landelijke gebouwen in een stad die punten oplevert, brengen elke keer punten op.',
        '**Neem wat een ander kan nemen.** Je eigen plaatsen kunnen wachten. Een stad die voor iedereen is, kan dat niet.',
        `**Bouw het monument vóór je waardeert.** In het [voorbeeld hierboven](#monuments) ging ${city('massa')} daardoor van ${examples.monument.before.points} naar ${points(examples.monument.after.points)}.`,
        `**Eerst florijnen, later punten.** Aan het einde heb je ${florins(edition.florins.rate)} nodig voor één enkel punt.`,
        '**Let op de stapel en de markers.** Niet alleen op die van jezelf: markers die aan het einde ongebruikt zijn, zijn niets waard.',
      ],
    },
  ],
});
