/** How open questions are played, as questions and answers. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, rounds } from './words.ts';

/** Each kind of question by itself, so that nobody has to open them all. */
export const rulings = (facts: Facts): RulesSection[] => [
  {
    id: 'rulings',
    title: 'Klarstellungen: Züge und Spielende',
    folded: true,
    blocks: [
      'Die Spielregel lässt einige Fragen offen. Hier und in den nächsten Abschnitten steht, wie Bottega sie beantwortet, bei jeder Spielerzahl.',
      { answers: theEnd(facts) },
    ],
  },
  { id: 'rulings-building', title: 'Klarstellungen: Kaufen und Bauen', folded: true, blocks: [{ answers: building(facts) }] },
  { id: 'rulings-evaluating', title: 'Klarstellungen: Werten', folded: true, blocks: [{ answers: evaluating(facts) }] },
  { id: 'rulings-advanced', title: 'Klarstellungen: Spiel für Fortgeschrittene', folded: true, blocks: [{ answers: advanced(facts) }] },
];

type Answers = readonly (readonly [question: string, answer: string])[];

const theEnd = ({ edition }: Facts): Answers => [
  ['Wer beginnt?', 'Das Los entscheidet. Die Spielregel sagt nichts dazu.'],
  [
    'Wann genau wird geprüft, ob das Spielende ausgelöst ist?',
    'Einmal, wenn eine Aktion abgeschlossen ist. Im Spiel für Fortgeschrittene darf, wer das Spielende ausgelöst hat, im selben Zug noch eingelagerte Stücke platzieren und ein Stück kaufen.',
  ],
  [
    'Kann das Spielende zweimal ausgelöst werden?',
    'Nein. Nur der erste Spieler, der es auslöst, erhält dafür Punkte, und alle anderen haben noch genau einen Zug.',
  ],
  ['Gilt ein Königlicher Besuch auch in den letzten Zügen?', 'Ja. Alle müssen darauf antworten, und es können neue Besuche beginnen.'],
  [
    'Was geschieht, wenn alle nur passen?',
    `Haben alle ${rounds(edition.end.stalledRounds)} lang nur gepasst, endet die Partie, und niemand erhält Punkte für das Spielende. Das ist lang genug, um durch Passen zu sparen. Hast du in einem Zug auch eine Verzierung oder Statue gekauft oder platziert, hast du nicht nur gepasst.`,
  ],
  [
    'Was geschieht bei Gleichstand um den Sieg?',
    'Es gewinnt, wer mehr Blöcke übrig hat, egal in welchen Farben. Herrscht auch da Gleichstand, wird der Sieg geteilt.',
  ],
  [
    'Was darf ich über die anderen wissen?',
    'Alles außer ihren Florin und Blöcken. Florin siehst du, wenn jemand nach dem Drehen keinen Block bezahlen kann, und im Spiel für Fortgeschrittene die Mindestzahl, wenn jemand einen Florinplatz reserviert. Du darfst wissen, dass der Beutel leer ist, aber nicht, was darin ist.',
  ],
];

const building = ({ edition, city }: Facts): Answers => [
  [
    'Darf ich kaufen, ohne das Rad zu drehen?',
    'Im Grundspiel ja, wenn du einen Block bezahlen kannst; einer, der gratis ist, zählt auch. Im Spiel für Fortgeschrittene dreht sich immer mindestens ein Rad.',
  ],
  ['Darf ich das Rad drehen, wenn der Beutel leer ist?', 'Ja, solange Blöcke auf dem Rad liegen. Sind Rad und Beutel beide leer, kann niemand kaufen.'],
  [
    'Wie darf ich beim Bezahlen tauschen?',
    `Je zwei Blöcke der Farbe direkt unter der Stadtfarbe gegen einen; in ${city('lerici')} gar nicht. Nach der Spielregel dürftest du auch zwei angenommene Blöcke gegen einen edleren tauschen. Damit würdest du nur einen Block verschwenden, deshalb bietet Bottega es nicht an.`,
  ],
  ['Kann ich zu viel bezahlen?', 'Nein. Du bezahlst den genauen Preis; herausgegeben wird nichts.'],
  ['Muss ich ein Aufwertungsplättchen nehmen?', 'Ja, wenn es eines für eine Stadt gibt, in der du noch keines hast. Welches, entscheidest du.'],
  [
    'Wann bringt das Bauen Punkte?',
    `Nur wenn alle deine Marker eingesetzt waren, bevor du gebaut hast. Du erhältst den Wert, der auf dem Plättchen steht, oder die Differenz zwischen ${edition.buildings.monument} und dem Wert des Gebäudes, das du zum Monument ausgebaut hast.`,
  ],
];

const evaluating = (_facts: Facts): Answers => [
  [
    'Darf ich werten, wenn mir kein Wertungsplatz offensteht?',
    'Nur wenn der Bonus dir einen öffnet. Zum Beispiel können dir die Florin vom Hof zur Mindestzahl für einen Florinplatz verhelfen, eine goldene Statue kann dir einen Statuenplatz öffnen, oder du kannst mit den Florin die Statue kaufen, die dir einen öffnet. Dann musst du den Bonus so nutzen, dass dir am Ende ein Wertungsplatz offensteht.',
  ],
  [
    'Welchen Marker darf ich benutzen?',
    'Beim Besuch eines anderen Spielers nur den im Abschnitt des Besuchs. Sonst jeden von deinen am Hof, auch einen aus dem offenen Bereich, selbst wenn noch Bonusabschnitte zu öffnen sind.',
  ],
  [
    'Darf ich gleich nach meinem eigenen Besuch wieder werten?',
    'Ja. Du gibst den Besuchsmarker zu Beginn deines Zuges zurück und darfst ihn sofort wieder nehmen.',
  ],
  [
    'Ich habe auf den Bonus verzichtet. Darf ich in diesem Zug mit einem anderen Marker werten?',
    'Nein. Du kannst kaufen, bauen oder passen; werten darfst du wieder, wenn der Besuchsmarker zurückgegeben ist.',
  ],
  [
    'Was darf ich im Spiel für Fortgeschrittene tun, bevor ich auf einen Besuch antworte?',
    'Eingelagerte Stücke platzieren und ein Stück kaufen. Alle Aktionen, auch das Passen, kommen erst nach deiner Antwort.',
  ],
  [
    'Für wen sind die Wertungsplätze?',
    'Stadtplätze und Florinplätze sind für alle da; wer zuerst kommt, hat sie. Die Plätze für Gebäudearten, Landschaften und Statuen hat jeder Spieler für sich.',
  ],
];

const advanced = ({ edition }: Facts): Answers => [
  ['Darf ich nur das Statuenrad drehen, um die Statuen zu ändern?', 'Nur wenn du einen Block bezahlen kannst, und dann musst du auch kaufen.'],
  ['Darf ich aus einem leer gekauften Sektor Verzierung und Statue nehmen?', 'Nein, nur eine von beiden, und nur, wenn der Vorrat sie hat.'],
  [
    'Wie viele eingelagerte Stücke darf ich in einem Zug platzieren?',
    'Beliebig viele, aber nicht in dem Zug, in dem du sie eingelagert hast. Die Spielregel lässt sich auch so lesen, dass es eine Verzierung und eine Statue pro Zug sind; wir legen sie großzügig aus. Auch in dem Augenblick, in dem dir ein neues Stück angeboten wird, darfst du eines platzieren, um Platz zu schaffen.',
  ],
  [
    'Wann genau darf ich eingelagerte Stücke platzieren und ein Stück kaufen?',
    'Vor deiner Aktion, zwischen Bonus und Wertungsplatz und nach deiner Aktion; eingelagerte Stücke darfst du auch dann platzieren, wenn dir ein neues Stück angeboten wird. Nach der Spielregel geht es jederzeit in deinem Zug, also auch zwischen Drehen und Bezahlen. Einen Unterschied macht das nur in sehr ausgefallenen Situationen, deshalb bietet Bottega es nicht an.',
  ],
  [
    `Darf ich mitten in einer Wertung für ${florins(edition.pieces.price)} eine Verzierung oder Statue kaufen?`,
    'Ja, zwischen Bonus und Wertungsplatz, solange dir danach noch ein Wertungsplatz offensteht.',
  ],
  [
    'Wohin kommen abgeworfene Stücke?',
    'Verzierungen und farbige Statuen kommen zurück in den Vorrat. Goldene Statuen kommen in die Schachtel, auch wenn jemand eine nicht nimmt oder beim Besuch eines Abschnitts mit goldenen Statuen auf den Bonus verzichtet.',
  ],
  [
    'Ändert eine Verzierung, was ein Monument kostet?',
    'Nein. Du bezahlst die Differenz zum aufgedruckten Wert. Verzierung und Statue kommen auf das Monument.',
  ],
  [
    'Wie viel muss ich zeigen, um einen Florinplatz zu reservieren?',
    'Nur, dass du die Mindestzahl hast. Wie viele Florin du darüber hinaus hast, bleibt geheim.',
  ],
  ['Bringen eingelagerte Stücke am Ende Punkte?', 'Nein.'],
];
