/** The end of the game, its scoring, and advice for the first one. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, signed, told } from './counted.ts';

const end = (facts: Facts): RulesSection => {
  const { edition, stories } = facts;
  const { rounds, roundsOnEnd, studies, violins } = counted(facts);
  return {
    id: 'end',
    title: 'Das Spielende',
    blocks: [
      {
        steps: [
          `**Die laufende Runde wird zur letzten**, wenn jemand am Ende seines Zuges, nach Abnutzung und Reifen, ${violins(edition.endgame.violins)} gebaut hat, die bei Musikern und die in seiner Sammlung zusammengezählt. Zerbrochene Geigen zählen nicht.`,
          '**Die Runde wird zu Ende gespielt**, bis zu dem Spieler rechts vom Startspieler, sodass alle gleich viele Züge hatten.',
          '**Die Geigen bleiben, wo sie sind**, mit allen Markern darauf.',
          `**Eine letzte Gelegenheit.** In Spielreihenfolge darf jeder Spieler seine Partitur ändern, beliebig oft und für ${studies(stories.prices.change)} pro Änderung, und danach Lehrlinge aus seiner Hand ausspielen, deren drei Aktionen nun auf der Partitur stehen. Erst die Änderungen, dann die Lehrlinge: Ein Zurück gibt es nicht. Für diese Änderungen kannst du den Meister noch um Hilfe bitten. Musiker werden nicht mehr ausgespielt, und zurückgenommen wird nichts.`,
          '**Die Punkte werden gezählt.**',
        ],
      },
      `Damit keine Partie ewig dauert, endet sie bei Bottega außerdem, wenn ${roundsOnEnd(edition.endgame.quietRounds)} niemand eine Geige gebaut hat, und spätestens nach ${rounds(edition.endgame.rounds)}. Die letzte Gelegenheit und die Wertung folgen wie sonst auch.`,
    ],
  };
};

const scoring = (facts: Facts): RulesSection => {
  const { edition, ends, cardSpenders, stories, examples, card, line, list } = facts;
  const { cards, points, tokens, violins } = counted(facts);
  const { lastTurn } = stories;
  const { side, points: score, onStage, stored, onViolins, onWood } = stories.scoring;
  const counts = {
    lutherie: 'Deine Lutherie-Marker auf Geigen bei Musikern, deinen und fremden, und auf dem Holz in deinem Lager',
    perOtherType: 'Die anderen Arten von Lehrlingen, die du im Spiel hast; jede Art zählt einmal, ganz gleich, wie viele es davon sind',
    violins: 'Die Geigen, die du gebaut hast, bei Musikern und in deiner Sammlung',
    cards: 'Handkarten mit den Zugehörigkeiten, die der Lehrling zeigt',
    resources: 'Deine Dukaten und Studien',
  };
  return {
    id: 'scoring',
    part: true,
    title: 'Die Wertung',
    blocks: [
      {
        list: [
          '**Geigen.** Jede ist so viel wert wie ihr Prestige, in deiner Sammlung und bei Musikern: bei deinen eigenen Partnern, bei gegnerischen Partnern und bei den Musikern des Meisters.',
          '**Lehrlinge** im Spiel bringen Punkte nach ihrer Zugehörigkeit, siehe Tabelle.',
          `**Hilfe.** Jeder deiner Marker in der Hilfezone kostet ${points(Math.abs(edition.endgame.help))}.`,
        ],
      },
      {
        table: 'Punkte pro Lehrling',
        head: ['Lehrling', 'Was zählt', 'Punkte', 'Höchstens'],
        rows: ends.map(({ shape, lines, card: { endgame } }) => {
          const head = [list(lines.map(line)), counts[shape]];
          if ('spend' in endgame) return [...head, `je ${points(endgame.points)}; du gibst sie dafür aus`, points(endgame.max * endgame.points)];
          if ('perOtherType' in endgame) return [...head, `je ${points(endgame.perOtherType)}`, points(endgame.perOtherType * (edition.lines.length - 1))];
          const steps = Object.entries(endgame.violins).sort(([a], [b]) => Number(b) - Number(a));
          return [...head, steps.map(([made, worth]) => `${violins(Number(made))}: ${worth}`).join('; '), points(Math.max(...steps.map(([, worth]) => worth)))];
        }),
      },
      {
        table: 'Karten, die bei den Beziehungs-Lehrlingen zählen',
        head: ['Lehrling', 'Zugehörigkeiten'],
        rows: cardSpenders.map(({ card: number, of }) => [card(number), list(of.map(line))]),
      },
      'Jeder Lehrling wird für sich gewertet: Zwei Holz-Lehrlinge dürfen doppelt so viele Marker ausgeben. Aber jeder Marker, jede Karte, jeder Dukat und jede Studie wird nur einmal ausgegeben; Bottega verteilt sie so, dass du die meisten Punkte bekommst. Marker auf deinen Geigen werden am Spielende nicht zu Dukaten. Um Hilfe bitten kannst du den Meister für die letzten Änderungen deiner Partitur, aber nicht für Dukaten oder Studien, die Lehrlinge ausgeben.',
      {
        example: 'Die letzte Geige',
        blocks: told(examples.lastTurn, [
          `Du hast ${violins(lastTurn.violins - 1)} gebaut und bist der letzte Spieler der Runde. Deine Aktion Anfertigung hat 2 Schläge; mit einer abgeworfenen Anfertigungs-Karte hat sie 3, und deine letzte Geige geht an ${named(facts)(lastTurn.crafted.card)}, Prestige ${lastTurn.crafted.prestige}. Am Ende deines Zuges hast du ${violins(lastTurn.violins)} gebaut, und die Runde ist vorbei. Jetzt darfst du noch ${card(lastTurn.placed)} ausspielen, dessen drei Aktionen auf deiner Partitur stehen; das bringt ${points(lastTurn.points.craft)} mehr. Deine Sammlung bringt ${lastTurn.points.heritage}, die letzte Geige ${lastTurn.points.violins} und der Lehrling ${lastTurn.points.craft}, zusammen **${points(lastTurn.points.total)}**.`,
        ]),
      },
      {
        example: 'Eine Schlusswertung',
        blocks: told(examples.scoring, [
          'Du hast zwei Studium-Lehrlinge, zwei Holz-Lehrlinge, einen Anfertigungs-Lehrling und einen Beziehungs-Lehrling ausgebildet.',
          {
            table: 'Was du bekommst',
            head: ['Teil', 'Wofür', 'Punkte'],
            rows: [
              ['Sammlung', `${violins(stored)}: ${side.heritage.map((count, at) => `${count} × ${at + 1}`).join(' + ')}`, String(score.heritage)],
              ['Geigen bei Musikern', `${violins(onStage)}, eine bei einem Partner mit Prestige 3, eine beim Meister mit Prestige 2`, String(score.violins)],
              [
                'Holz-Lehrlinge',
                `${tokens(onViolins)} auf Geigen, einer davon auf einer Geige von Beatrice, und ${onWood} auf Holz: Alle können ausgegeben werden`,
                String(score.wood),
              ],
              ['Studium-Lehrlinge', `Drei andere Arten: ${score.study / 2} für jeden der beiden`, String(score.study)],
              ['Anfertigungs-Lehrling', `${violins(stored + onStage)} gebaut`, String(score.craft)],
              ['Beziehungs-Lehrling', `${cards(side.hand.length)} auf der Hand, davon ${score.relation} zu Studium oder Anfertigung`, String(score.relation)],
              ['Hilfezone', tokens(side.help), signed(score.help)],
              ['Gesamt', '', `**${score.total}**`],
            ],
          },
        ]),
      },
    ],
  };
};

const ties = (): RulesSection => ({
  id: 'ties',
  part: true,
  title: 'Gleichstand',
  blocks: [
    'Haben mehrere Spieler gleich viele Punkte, gewinnt, wer mehr Geigen gebaut hat. Herrscht auch dabei Gleichstand, gewinnt, wer mehr Lehrlinge im Spiel hat. Herrscht noch immer Gleichstand, teilen sie sich den Sieg. Gegen [Stradivarius](#solo) ist es genauso.',
  ],
});

const advice = ({ edition, deck, recommended }: Facts): RulesSection => ({
  id: 'advice',
  title: 'Tipps für deine erste Partie',
  blocks: [
    `Spielt mit Startdecks; du selbst nimmst am besten das ${deck(recommended)}. Fünf Fehler kommen am Anfang besonders teuer:`,
    {
      list: [
        '**Geigen zerbrechen lassen.** Eine Geige ohne Marker musst du noch in diesem Zug restaurieren oder in Sicherheit bringen.',
        '**Den Meister zu oft um Hilfe bitten.** Plätze mit einem Dukaten halten dich flüssig. Denk voraus, bevor du deinen letzten ausgibst.',
        '**Die Lehrlinge vergessen.** Lies die drei Aktionen auf der Karte; oft genügt eine einzige Studie, und deine Partitur passt.',
        '**Karten horten.** Was du nicht bald ausspielen kannst, ist jetzt ein zusätzlicher Schlag. Verloren ist die Karte damit nicht: Sie liegt danach bei deinen Kontakten.',
        `**Zu wenig ziehen.** Mehr Karten bringen dir bessere Musiker, und bessere Musiker bringen mehr Punkte aus denselben ${edition.endgame.violins} Geigen.`,
      ],
    },
  ],
});

export const endSections = (facts: Facts): RulesSection[] => [end(facts), scoring(facts), ties(), advice(facts)];
