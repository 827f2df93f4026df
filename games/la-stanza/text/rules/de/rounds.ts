/** Refills, rounds and the last turns. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const rounds = (f: Facts): RulesSection[] => [refill(f), refillExample(f), lastTurns(f)];

function refill(f: Facts): RulesSection {
  const { roundsBeyondPlayers } = f.edition;
  return {
    id: 'refill',
    title: 'Auffüllen und Runden',
    blocks: [
      'Sobald in **zwei** der fünf Säle der Disziplinen keine Person mehr liegt, wird der Spielplan aufgefüllt, und zwar sofort, noch vor der Aktion des Spielers, der den zweiten Saal geleert hat:',
      {
        steps: [
          'Lege auf jedes leere Feld eine neue Person, im Uhrzeigersinn ab dem ersten Feld der Entdeckungen, auch unter Spielfiguren.',
          'Ist der Nachziehstapel leer, mische den Ablagestapel und mach damit weiter.',
          'Reicht auch das nicht, nimm aus jeder Disziplin eine entfernte Startperson, mische sie und fülle damit die übrigen Felder. Was dann noch leer ist, bleibt leer.',
          'Rücke den Rundenanzeiger ein Feld weiter. **Jedes Auffüllen beendet eine Runde.**',
        ],
      },
      'Eine Person unter einer Spielfigur ist für die anderen unerreichbar, solange die Spielfigur dort steht.',
      {
        table: 'Wie viele Runden es gibt',
        head: ['Was', '2 Spieler', '3 Spieler', '4 Spieler'],
        rows: [
          ['Runden', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['So oft wird aufgefüllt', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['So oft in der kurzen Partie', ...f.byPlayers((_, players) => players + roundsBeyondPlayers - 1)],
        ],
      },
    ],
  };
}

function refillExample(f: Facts): RulesSection {
  const [anna] = f.people;
  const { refill: tale } = f.tales;
  return {
    id: 'refill-example',
    title: 'Eine Runde endet',
    part: true,
    blocks: [
      {
        example: `${anna} beendet eine Runde`,
        blocks: [
          `Im Saal der Literatur liegt niemand mehr, im Saal der Religion nur noch ${f.character(tale.recruited)}. ${anna} zieht dorthin und nimmt ihn: Zwei Säle sind leer. ${f.count(tale.count, { one: '# neue Person kommt', other: '# neue Personen kommen' })} auf den Spielplan, und der Rundenanzeiger rückt weiter. Erst dann wählt ${anna} ihre Aktion.`,
          {
            figure: 'refill',
            caption: 'Literatur und Religion vor ihrem Zug, im Uhrzeigersinn von links nach rechts.',
            labels: [`${anna}s Spielfigur.`, 'Die letzte Person in den beiden Sälen.'],
          },
        ],
      },
    ],
  };
}

function lastTurns(f: Facts): RulesSection {
  const { lastTurns: turns, passing } = f.edition;
  return {
    id: 'end',
    title: 'Spielende',
    blocks: [
      'Mit dem Auffüllen am Ende der letzten Runde wird der Spielplan zum letzten Mal aufgefüllt. Gespielt wird weiter, bis der Startspieler wieder am Zug ist, sodass alle gleich viele Züge hatten.',
      `Dann hat jeder noch bis zu **${f.count(turns, { one: '# Zug', other: '# Züge' })}**, auf der Rundenleiste mit ${f.and(f.lastTurns)} bezeichnet.`,
      '**Aussteigen.** In diesen letzten Zügen darfst du deine Partie beenden. Zuerst ziehst du wie immer und nimmst die Person; dann steigst du aus, statt eine Aktion zu wählen (auf dem Bonusfeld: statt ein Bonusplättchen zu nehmen). Auf dem Bonusfeld darfst du nur anhalten, wenn du dort ein Plättchen nehmen könntest, selbst wenn du danach aussteigst. Kannst du nicht ziehen, darfst du sofort aussteigen. Stelle deine Spielfigur auf das freie Ausstiegsfeld mit den meisten PP. Danach machst du keinen Zug mehr.',
      {
        table: 'Ausstiegsfelder, in PP',
        head: ['Reihenfolge', '2 Spieler', '3 Spieler', '4 Spieler'],
        rows: [0, 1, 2, 3].map((place) => [
          ['Zuerst ausgestiegen', 'Als Zweiter', 'Als Dritter', 'Als Vierter'][place],
          ...f.byPlayers((count) => passing[count][place] ?? '–'),
        ]),
      },
      'Spielst du alle deine letzten Züge, ohne auszusteigen, erhältst du hierfür nichts. Gewöhnliches [Passen](#pass) ist etwas anderes: Es beendet deinen Zug, nicht deine Partie.',
      'Die Partie endet, wenn alle ausgestiegen sind oder alle ihre letzten Züge gespielt haben.',
    ],
  };
}
