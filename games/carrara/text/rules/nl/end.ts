/** The end of the normal game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, NAMES, points, rounds } from './words.ts';

export const end = (facts: Facts): RulesSection[] => [trigger(facts), scoring(facts)];

const trigger = ({ edition }: Facts): RulesSection => ({
  id: 'end',
  title: 'Het einde van de partij',
  blocks: [
    'Er moeten twee dingen samenkomen: **de stapel gebouwtegels is leeg, en iemand heeft geen waarderingsmarker meer.** Je luidt het einde in op een van deze twee manieren:',
    {
      list: [
        'Je vult het aanbod aan met de laatste tegel van de stapel terwijl een van de spelers, misschien jijzelf, geen marker meer heeft.',
        'Je gebruikt zelf je laatste marker terwijl de stapel al leeg is.',
      ],
    },
    `Dit wordt gecontroleerd als je actie is afgerond. Je krijgt **${points(edition.end.points)}** en hebt daarna geen beurt meer; in het spel voor gevorderden mag je in deze beurt nog plaatsen wat in je pakhuizen ligt en een versiering of beeld kopen. **Alle andere spelers hebben nog precies één beurt.** Ook in die beurten moet op een Koninklijk Bezoek gereageerd worden. Alleen wie het einde als eerste inluidt, krijgt er punten voor.`,
    'Monumenten komen niet van de stapel. Door een monument te bouwen luid je het einde dus nooit in.',
    `Geen partij duurt eindeloos: na ${rounds(edition.end.stalledRounds)} waarin iedereen alleen maar heeft gepast, is het ook afgelopen. Dan krijgt niemand punten voor het einde.`,
  ],
});

function scoring({ edition, examples }: Facts): RulesSection {
  const { last, bonus, hers, florins: left, scores } = examples.ending;
  const part = (seat: number, code: string): string => String(scores[seat].parts.find((each) => each.code === code)?.points ?? 0);
  const row = (title: string, code: string): string[] => [title, part(0, code), part(1, code)];
  return {
    id: 'final-scoring',
    title: 'Eindtelling en gelijke stand',
    part: true,
    blocks: [
      `Bij de punten die je tijdens de partij hebt gekregen, komt nog **1 punt per ${florins(edition.florins.rate)}** die je overhebt, naar beneden afgerond. Wie de meeste punten heeft, wint. Staan spelers gelijk, dan wint wie van hen **de meeste blokken** overheeft; is ook dat gelijk, dan delen ze de overwinning.`,
      {
        example: 'Het einde inluiden',
        blocks: [
          `De stapel is leeg. Jij hebt nog één marker, Beatrice nog twee. Je legt de jouwe op je landelijke plaats: ${points(last)}. Het was je laatste, dus luid je het einde in en krijg je er nog ${bonus} bij. Beatrice heeft nog één beurt. Ze waardeert een stad voor ${points(hers)}; haar andere marker is niets meer waard. Aan het einde heb jij nog ${florins(left[0])} en Beatrice ${left[1]}.`,
          {
            table: 'De eindstand van deze partij',
            head: ['Punten voor', NAMES[0], NAMES[1]],
            rows: [
              row('Waarderingen', 'evaluation'),
              row('Bonussen van het hof', 'court'),
              row('Bouwen zonder markers', 'building'),
              row('Het einde inluiden', 'end'),
              row('Florijnen', 'florins'),
              ['**Totaal**', `**${scores[0].total}**`, `**${scores[1].total}**`],
            ],
          },
        ],
      },
    ],
  };
}
