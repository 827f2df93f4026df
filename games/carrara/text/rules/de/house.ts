/** The options of this house, and advice for a first game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, points } from './words.ts';

export const house = (facts: Facts): RulesSection[] => [options(facts), advice(facts)];

const options = (_facts: Facts): RulesSection => ({
  id: 'options',
  title: 'Optionen in Bottega',
  blocks: [
    {
      table: 'Was du wählen kannst, wenn du eine Partie startest',
      head: ['Option', 'Auswahl'],
      rows: [
        ['Spieler', '2, 3 oder 4, darunter so viele Bots, wie du willst. Solo-Regeln hat das Spiel nicht: Allein spielst du gegen Bots.'],
        ['Variante', 'Das Grundspiel oder das Spiel für Fortgeschrittene.'],
        [
          'Sichtschirme',
          'Mit Sichtschirmen sind Florin und Blöcke geheim, wie in der Spielregel. Ohne Sichtschirme liegen sie offen für alle; so lässt sich das Spiel leichter lernen und besprechen.',
        ],
      ],
    },
    'Mit Sichtschirmen fragt dich Bottega auch dann, wenn du nur eine Möglichkeit hast. So kann niemand am Spieltempo erkennen, was du nicht bezahlen konntest.',
  ],
});

const advice = ({ edition, examples, city, sector }: Facts): RulesSection => ({
  id: 'advice',
  title: 'Tipps für deine erste Partie',
  blocks: [
    {
      list: [
        `**Lass das Rad für dich arbeiten.** In Sektor ${sector(0)} zahlst du für die anderen mit, die den Rest billiger bekommen. Meist kaufst du in den Sektoren ${sector(2)} bis ${sector(4)} besser ein.`,
        `**Wenig, groß, beisammen.** Ein paar große Gebäude in einer Stadt, die Punkte bringt, etwa ${city('lucca')} oder ${city('massa')}, sind besser als überall kleine.`,
        '**Lass ein Gebäude zwei- oder dreimal zählen.** Dasselbe Gebäude zählt bei Stadt, Gebäudeart und Landschaft. Ländliche Gebäude in einer Stadt, die Punkte bringt, bringen jedes Mal Punkte.',
        '**Nimm, was dir andere wegnehmen können.** Deine eigenen Wertungsplätze können warten. Eine Stadt, die auch andere werten können, wartet nicht.',
        `**Baue das Monument vor der Wertung.** Im [Beispiel oben](#monuments) stieg der Ertrag von ${city('massa')} damit von ${examples.monument.before.points} auf ${points(examples.monument.after.points)}.`,
        `**Erst Florin, später Punkte.** Am Ende sind ${florins(edition.florins.rate)} nur noch einen einzigen Punkt wert.`,
        '**Behalte den Stapel und die Marker im Auge**, nicht nur deine: Marker, die am Ende übrig sind, sind nichts wert.',
      ],
    },
  ],
});
