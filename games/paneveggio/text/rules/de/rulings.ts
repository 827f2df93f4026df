/** How open places of the rulebook are played here. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { type Ruling, rulingBlocks } from '../rulings.ts';
import { counted, named } from './counted.ts';

const TITLES = {
  score: 'Die Partitur',
  beats: 'Mehr Schläge, Lehrlinge, Auslassen',
  actions: 'Aktionen und Effekte',
  tokens: 'Marker und die Hilfe des Meisters',
  turn: 'Zugende und Konservierung',
  setUp: 'Spielaufbau',
  end: 'Spielende und Punkte',
  solo: 'Stradivarius (Solopartie)',
};

const answersOf = (facts: Facts): Record<Ruling, readonly [string, string]> => {
  const { edition, boost, list, line, deck, recommended, level, stories } = facts;
  const { beats, ducats, notes, rounds, roundsOnEnd, studies, violins } = counted(facts);
  const card = named(facts);
  return {
    P1: [
      'Können zwei Noten auf einem Schlag stehen?',
      `Nein. Es gibt ${notes(edition.beats)} und ${beats(edition.beats)}: Auf jedem Schlag steht genau eine Note.`,
    ],
    P2: [
      'In welcher Reihenfolge stehen die fünf Linien?',
      `Von oben nach unten: ${list(edition.lines.map(line))}. Sie bilden einen Ring: Die oberste und die unterste Linie sind Nachbarn.`,
    ],
    P3: [
      'Welche Noten verbinden sich zu einer Aktion?',
      'Noten auf derselben Linie auf benachbarten Schlägen. Beim Tauschen gelten der letzte und der erste Schlag als benachbart, aber sie verbinden sich nie zu einer Aktion.',
    ],
    P4: [
      'Wann und wie oft darf ich meine Partitur ändern?',
      'Zu Beginn deines Zuges, vor der Werkstatt oder der Konservierung, so oft du es bezahlen kannst. Später im Zug kann sie nur noch ein Effekt ändern.',
    ],
    P5: [`Was sind die Gratisänderungen von ${card(22)}?`, 'Dieselben drei Änderungen wie zu Beginn eines Zuges, ohne dass du Studien zahlst.'],
    P10: [
      `Was bewirkt der Marker auf einer Note (${card(23)})?`,
      `In deinem nächsten Werkstattzug hat die ganze Aktion mit dieser Note ${beats(boost)}; eine Aktion, die ohnehin länger ist, behält ihre Länge. Der Marker wandert mit der Note. Nach der Aktion kommt er zurück in deinen Vorrat; wählst du im nächsten Zug eine Konservierung, kommt er als Studie zurück. Es kann nur auf einer Note ein Marker liegen.`,
    ],
    P6: [
      'Wie teile ich eine Aktion auf?',
      'Nur mit einem Lehrling, der das kann, dann aber in beliebige Teile. Jeder Teil ist eine eigene Aktion: Du darfst ihn verlängern oder auslassen. Was vor dem Aufteilen geschehen ist, zählt für den ersten Teil; Lehrlinge, die dabei mitgewirkt haben, dürfen bei jedem späteren Teil wieder mitwirken. Nur der Lehrling, der die Aktion aufgeteilt hat, wirkt bei den Teilen nicht mit. Restaurierung, Studium und das Ziehen von Karten musst du nicht aufteilen: Ihre Schläge verteilst du ohnehin frei.',
    ],
    P7: [
      'Darf ich eine Aktion immer auslassen?',
      'Ja, oder du führst sie mit weniger Schlägen aus; ihre Nachbarn verbinden sich nicht. Aber bei einer Aktion, die du auslässt, wirkt kein Lehrling mit: Hat dir ein Lehrling dafür schon etwas gegeben oder hast du ihn bezahlt, musst du sie ausführen, wenn du das ohne die Hilfe des Meisters kannst. Lehrlinge, mit denen du eine Aktion auslässt, geben ihre Belohnung an deren Stelle.',
    ],
    'P-N4': [
      'Darf ich eine Aktion auslassen, nachdem ich Karten für sie abgeworfen habe?',
      'Ja, und du darfst sie auch mit weniger Schlägen ausführen. Die Karten bleiben abgeworfen.',
    ],
    P8: [
      'Welche Karten geben mehr Schläge?',
      'Beliebig viele Handkarten mit der Zugehörigkeit der Aktion, sofern sie damit ausgeführt werden kann. Aktionen, die du durch einen Effekt erhältst, kannst du nicht verlängern.',
    ],
    'P-N5': [
      'Bis wann darf ich Karten für mehr Schläge abwerfen?',
      'Bis die Aktion wirkt. Karten, die du mit einer Aktion Beziehung ziehst, können dieselbe Aktion nicht mehr verlängern. Nur Lehrlinge dürfen zu jedem Zeitpunkt einer Aktion mitwirken.',
    ],
    P9: ['Wie oft wirkt ein Lehrling mit?', 'Einmal pro Aktion seiner Zugehörigkeit, zu einem beliebigen Zeitpunkt, und bei einer späteren Aktion wieder.'],
    P11: [
      'Was brauche ich, um Holz zu kaufen?',
      `${ducats(stories.prices.wood)} und einen Geigenmarker in deinem Vorrat. Die Qualität ist die Zahl der Schläge, höchstens ${edition.quality}; du darfst auch weniger nehmen.`,
    ],
    P12: [
      'Welchen Platz darf ich nehmen, und was kosten die Musiker des Meisters?',
      'Jeden freien Platz eines Musikers, für den deine Schläge reichen. Die Studien für die Musiker des Meisters zahlst du jedes Mal. Diese Musiker werden nie weggenommen oder ersetzt.',
    ],
    P13: [
      'Wann bekomme ich einen Platzbonus?',
      'Sofort, ganz gleich, wessen Musiker es ist. Darfst du dadurch eine Karte ausspielen, zählt die Geige, die du gerade gebaut hast, schon für das, was die Karte verlangt.',
    ],
    'P-N2': [
      'Muss ich den Bonus „+1 Qualität“ nehmen?',
      'Du musst keinen Bonus und keinen Effekt nehmen. Bevor ein Marker auf deine neue Geige kommt, wirst du gefragt, denn du kannst ihn nicht wieder frei machen; ist dein Vorrat leer, wirst du gefragt, woher du ihn nimmst. Ein Dukat oder eine Studie kostet nichts und kommt ohne Nachfrage zu dir.',
    ],
    P14: [
      'Darf ich mit einer Aktion Beziehung ziehen und einen Effekt nutzen?',
      'Nein, nur eins von beidem, und nur einen Effekt. Den Effekt eines Musikers auf dem Tableau des Meisters zu nutzen, kostet keine Studien.',
    ],
    P15: [
      'Welche Kontakte kann ich nehmen?',
      'Nur die oberste Karte jedes Stapels. Die Karte darunter liegt sofort offen. Leere Stapel werden am Ende deines Werkstattzugs aufgefüllt.',
    ],
    P16: [
      'Was ist, wenn der Nachziehstapel leer ist?',
      'Dann kann niemand mehr von ihm ziehen, und Kontaktstapel werden nicht mehr aufgefüllt. Einen gemeinsamen Ablagestapel, den man mischen könnte, gibt es nicht.',
    ],
    P17: [
      'Welche Geigen kann ich restaurieren?',
      `Jede Geige bei einem Musiker, ganz gleich, wem er gehört, auch beim Meister, bis höchstens Qualität ${edition.quality}; nie Holz im Lager und nie Geigen in einer Sammlung.`,
    ],
    P30: [
      'Wem nützt der Effekt eines gegnerischen Musikers?',
      'Nur dir, wenn du ihn nutzt. In einer Kette, in der ein Effekt den anderen aufruft, wirkt kein Musiker zweimal.',
    ],
    P52: [
      'Was ist, wenn ich einen Partner nutze, bei dem ich keine Geige habe?',
      `Bei ${card(54)} gibt es dann nichts für die Geigen, die dort liegen, ganz gleich, wessen es sind; alles andere am Effekt gilt. Bei ${facts.card(58)} zählen die Geigen, die dort liegen.`,
    ],
    P53: [
      `Dürfen die beiden Effekte von ${card(55)} von demselben Musiker sein?`,
      'Ja, wenn er höchstens Prestige 2 hat. Sie folgen aufeinander, und keiner ruft den anderen auf: Das ist keine Kette.',
    ],
    P54: [
      'Was ist, wenn eine Karte Lutherie-Marker verlangt?',
      'Du nimmst eigene Marker von Geigen, ganz gleich, wessen, oder von deinem Holz im Lager, einen nach dem anderen, zurück in deinen Vorrat. Keine Karte hier verlangt das; in einer eigenen Ausgabe kann es vorkommen.',
    ],
    P55: [
      'Was ist, wenn Noten wandern, während die Partitur gespielt wird?',
      'Jede Note wird einmal gespielt: Es geht weiter mit der Note ganz links, die noch nicht dran war, und gespielte verbinden sich nicht mit ihr. Kein Beziehungseffekt hier bewegt Noten; in einer eigenen Ausgabe kann es vorkommen.',
    ],
    P18: ['In welcher Reihenfolge verlassen Marker eine Geige?', 'Der oberste zuerst. Jeder Marker behält seine Stelle und seinen Besitzer.'],
    P19: [
      'Was ist, wenn mein Vorrat leer ist?',
      'Du darfst weniger nehmen, als du erhalten würdest, oder vorher Marker von deinen Dukaten, deinen Studien oder dem Holz in deinem Lager frei machen, nie von Geigen. Gefragt wirst du nur, wenn dein Vorrat zu klein ist. Ein Stück Holz gibt keinen Marker für sein eigenes Reifen, und ist es selbst gereift, auch keinen für ein anderes.',
    ],
    P20: [
      'Was wird aus meinen Markern auf fremden Geigen?',
      'Wenn sich die Geige abnutzt, in die Sammlung kommt oder ihr Musiker zurückgenommen wird, wird jeder deiner Marker dort nach deiner Wahl ein Dukat oder eine Studie, auch wenn du nicht am Zug bist. Die Marker von Stradivarius werden Studien, wenn die Abnutzung sie von deinen Geigen nimmt, und Dukaten bei einer Konservierung, seiner oder deiner; bei Fortissimo werden sie Studien.',
    ],
    P21: [
      'Wann darf ich den Meister um Hilfe bitten?',
      'Immer wenn du einen Dukaten oder eine Studie zahlen musst und nichts mehr davon hast, so oft du willst. Kostet etwas „1 Dukaten oder 1 Studie“, hilft er nur, wenn du beides nicht hast. Für Dukaten oder Studien, die Lehrlinge am Spielende ausgeben, kannst du ihn nicht um Hilfe bitten.',
    ],
    P22: ['Was wird aus einer zerbrochenen Geige?', 'Ihr Marker kommt zurück in deinen Vorrat. Sie zählt nicht mehr als gebaut, und du darfst sie neu bauen.'],
    P23: [
      'In welcher Reihenfolge läuft das Ende eines Werkstattzugs ab?',
      'Ein Zugende-Effekt, Kontaktstapel auffüllen, Handkarten prüfen, abgeworfene Karten auf die Kontaktstapel, Abnutzung, Reifen. Wann die Handkarten geprüft werden, ist unsere Wahl.',
    ],
    'P-N3': [
      'Kann ich auf das Reifen verzichten?',
      'Nein. Es ist kein Effekt: Solange du einen Marker im Vorrat und Holz hast, das reifen kann, reift es. Nur wenn die Marker nicht reichen, wählst du, welche Stücke reifen.',
    ],
    P24: [
      'Was geschieht am Ende einer Konservierung?',
      'Nichts dergleichen, nur kommen überzählige Handkarten auf deine Kontaktstapel. Du darfst eine Konservierung auch wählen, wenn du bei keinem Musiker eine Geige hast.',
    ],
    P25: [
      'Darf ich eine Karte in derselben Konservierung ausspielen und zurücknehmen?',
      'Ja, in beiden Richtungen, aber keine Karte wird in einer Konservierung zweimal ausgespielt oder zweimal zurückgenommen; so kommt der Zug zu einem Ende. Fremde Geigen bei einem Musiker, den du zurücknimmst, kommen in die Sammlungen ihrer Besitzer.',
    ],
    P26: [
      'Muss ich genau die Geigen haben, die ein Musiker verlangt?',
      'Mindestens diese, in deiner Sammlung oder bei Musikern. Geigen mit höherem Prestige zählen auch für ein niedrigeres.',
    ],
    P27: [
      'Was genau muss für einen Lehrling auf meiner Partitur stehen?',
      'Die drei Aktionen hintereinander, beliebig lang, ohne vom letzten Schlag zum ersten weiterzulaufen, und nur in dem Augenblick, in dem du die Karte ausspielst.',
    ],
    P28: [
      'Wie werden die ausgebildeten Lehrlinge gezählt?',
      `Du darfst in einer Partie ${facts.many(edition.apprentices, { one: 'einmal', other: '#-mal' })} einen Lehrling ausbilden. Nimmst du einen zurück und spielst ihn wieder aus, zählt er zweimal.`,
    ],
    P29: ['Wie viele Partner darf ich haben?', 'Beliebig viele.'],
    P31: [
      'Was geschieht mit den Startmusikern?',
      'Ohne Startdecks kommen die fünf Startmusiker aus dem Nachziehstapel, bevor Karten ausgeteilt werden. Einer, den niemand gewählt hat, kommt zum Meister, die anderen kommen in den Nachziehstapel. Die Musiker des Meisters liegen offen, bevor Kontakte und Noten gewählt werden.',
    ],
    P32: [
      'Mit welchen Noten beginne ich?',
      `Mit den Zugehörigkeiten deiner ${edition.start.mulligan.kept} Karten, in beliebiger Reihenfolge. Dein Startmusiker zählt nicht mit. Wer erst nach dem Startspieler spielt, erhält dafür keinen Ausgleich.`,
    ],
    P33: [
      'Wer ist bei Startdecks auf dem Tableau des Meisters?',
      `Der Startmusiker eines Decks, das niemand gewählt hat, und dazu ${list(edition.start.firstMaster.map(facts.card))}. Die anderen Karten der unbenutzten Decks kommen in den Nachziehstapel.`,
    ],
    'P-N7': [
      'Welches Startdeck soll ich zuerst wählen?',
      `Das Regelheft empfiehlt keines. Wir empfehlen das ${deck(recommended)}, weil seine Aktionen in ihrer natürlichen Reihenfolge kommen und es in unseren Probepartien am besten abgeschnitten hat.`,
    ],
    P51: [
      'Was ist geheim?',
      'Der Nachziehstapel und die Handkarten der anderen; beim Spielaufbau auch die Karten, die du behältst, weitergibst, zurücklegst oder als Kontakte wählst, bis alle gewählt haben. Kontaktstapel sind bis zur untersten Karte offen, denn alle haben gesehen, wie die Karten dorthin kamen.',
    ],
    P34: [
      'Wann wird eine Runde zur letzten?',
      `Wenn jemand am Ende eines Zuges, nach Abnutzung und Reifen, ${violins(edition.endgame.violins)} hat. Alle haben dann gleich viele Züge. Bei der letzten Gelegenheit änderst du zuerst deine Partitur, beliebig oft, und spielst danach Lehrlinge aus; zurückgenommen wird nichts.`,
    ],
    P35: [
      'Wie werden Marker und Karten für Lehrlinge ausgegeben?',
      'Jeder Marker, jede Karte, jeder Dukat und jede Studie einmal, so verteilt, dass du die meisten Punkte bekommst. Für Holz-Lehrlinge zählen deine Marker auf fremden Geigen mit, fremde Marker auf deinen Geigen nicht. Für Beziehungs-Lehrlinge zählen nur Handkarten.',
    ],
    P36: ['Wer gewinnt bei Gleichstand?', 'Wer mehr Geigen gebaut hat, danach, wer mehr Lehrlinge im Spiel hat; sonst wird der Sieg geteilt.'],
    P48: [
      'Was ist, wenn niemand mehr Geigen baut?',
      `Nach dem Regelheft ginge die Partie ewig weiter. Hier endet sie wie sonst auch, wenn ${roundsOnEnd(edition.endgame.quietRounds)} niemand eine Geige gebaut hat oder insgesamt ${rounds(edition.endgame.rounds)} gespielt sind. Das gilt für jede Spielerzahl.`,
    ],
    P37: [
      'Wie beginnt Stradivarius?',
      `Mit ${edition.stradivarius.partners} Partnern verschiedener Zugehörigkeit, einer davon mit Prestige 1, ohne Kontakte und ohne den Dukaten, den du bekommst; denn in der Liste dessen, womit er laut Regelheft beginnt, steht keiner. Bei ${level('fortissimo')} hat einer der Partner Prestige 2, und ein Kontakt ist ein Lehrling.`,
    ],
    'P-N6': [
      'Was bewirkt die Option für die erste Solopartie?',
      `Das Regelheft rät für die erste Partie zu Musikern der Zugehörigkeiten ${list((['wood', 'restoration', 'study'] as const).map(line))} für Stradivarius. Mit dieser Option haben seine ersten Partner diese Zugehörigkeiten; sein Startmusiker wird vor dem des Meisters bestimmt. Bei ${level('fortissimo')}, wo nur einige Startmusiker ausliegen, kann einer der drei eine andere Zugehörigkeit haben.`,
    ],
    P50: [
      `Wie passen ${level('fortissimo')} und Startdecks zusammen?`,
      `Die ${edition.stradivarius.choices} ausliegenden Startmusiker bestimmen, welche Decks du wählen darfst. Einen Draft gibt es in der Solopartie nicht.`,
    ],
    P38: [
      'Wann wählt Stradivarius die Konservierung?',
      'Wenn er die Geigen für einen Partner oder Kontakt mit Prestige Aktivität + 1 hat, wenn eine seiner Geigen keinen Marker hat oder wenn bei keinem seiner Partner, deren Prestige höchstens so hoch ist wie seine Aktivität, ein Platz frei ist. Ein Grund genügt.',
    ],
    P39: [
      'Wo baut er Geigen?',
      'Unter den Partnern mit einem freien Platz, deren Prestige nicht höher ist als seine Aktivität, bei dem mit dem höchsten Prestige, bei gleichem Prestige bei dem am weitesten links, auf dem untersten freien Platz.',
    ],
    P40: [
      'In welcher Reihenfolge läuft seine Konservierung ab?',
      `Anfertigungs-Karten, Geigen in die Sammlung, Paare (mit der alten Aktivität), höhere Aktivität und Abschied vom Partner mit dem niedrigsten Prestige, ein Musiker mit dem gesuchten Prestige, wieder ${edition.stradivarius.partners} Partner, Lehrling. Bei Aktivität ${edition.stradivarius.activity} bleiben seine Partner. Als seine Anfertigungs-Karten zählen die unter seinen Partnern und Lehrlingen, nicht die unter seinen Kontakten. Immer wenn er diesen Musiker aus dem Nachziehstapel holt, zahlt er mit einem Marker in der Hilfezone.`,
    ],
    P41: [
      'Was ist, wenn er einen Partner mit dem gesuchten Prestige hat, aber nicht die Geigen dafür?',
      'Dann gilt dieser Partner nicht als gefunden: Stradivarius sucht unter seinen Kontakten weiter, dann im Nachziehstapel.',
    ],
    P42: [
      'Welche Paare wirft er ab?',
      'Von links nach rechts, solange eine Geige in seiner Sammlung steigen kann. Lehrlinge haben kein Prestige und dürfen ein Paar bilden. Für den Lehrling, den er ausbilden könnte, wird nichts zurückgehalten.',
    ],
    P43: [
      'Welchen Lehrling bildet er aus?',
      `Den am weitesten links unter seinen Kontakten, für ${studies(edition.stradivarius.apprentice)}, einen pro Konservierung und insgesamt ${edition.apprentices}. Der Lehrling zählt als Karte seiner Zugehörigkeit.`,
    ],
    P44: [
      'Welche Geige restauriert er?',
      `Nach der Abnutzung seiner Geigen: eine eigene Geige ohne Marker; sonst deine mit der höchsten Qualität unter ${edition.quality}, bei gleicher Qualität die beim Musiker mit dem niedrigsten Prestige, wo immer sie liegt. Ohne Marker im Vorrat restauriert er nichts.`,
    ],
    P45: [
      'In welcher Reihenfolge werden seine Punkte gezählt?',
      'Geigen; dann Lehrlinge, die zuerst ausgeben; dann die Hälfte der übrigen Dukaten, Studien und Kontakte, abgerundet; dann die Hilfezone. Für seine Beziehungs-Lehrlinge zählen Kontakte jeder Zugehörigkeit.',
    ],
    P46: [
      'Wer beginnt, und wer hat den letzten Zug?',
      `Er beginnt, bei ${level('fortissimo')} du. Wer an zweiter Stelle spielt, hat den letzten Zug: Löst er selbst die letzte Runde aus, ist die Partie sofort zu Ende; sonst hat er noch einen Zug.`,
    ],
    P47: [
      'Wessen Geige lässt ihn bei Fortissimo seine Sammlung aufwerten?',
      'Jede, die bei einem seiner Partner mit Prestige 4 liegt, und zwar am Ende jedes seiner Werkstattzüge: Das Regelheft sagt nicht, wessen. Seine Musiker und Kontakte sind für dich in jeder Hinsicht gegnerische.',
    ],
    P49: [
      'Was ist, wenn er keine Marker mehr hat?',
      'Was seiner neuen Geige fehlt, kommt von seinen Dukaten, dann von seinen Studien, denn ohne Marker würde sie noch im selben Zug zerbrechen. Dasselbe gilt für den Marker für den Meister.',
    ],
    'P-N1': [
      'Was ist, wenn ich so viele Punkte habe wie Stradivarius?',
      'Dann ist es wie sonst auch: Wer mehr Geigen gebaut hat, gewinnt, danach, wer mehr Lehrlinge hat. Ist alles gleich, teilt ihr euch den Sieg.',
    ],
  };
};

export const rulings = (facts: Facts): RulesSection => ({
  id: 'rulings',
  title: 'Regelfragen',
  folded: true,
  blocks: [
    'Wo das Regelheft etwas offenlässt, wird es hier so gespielt. Wenn nichts anderes gesagt ist, gilt eine Antwort für jede Spielerzahl.',
    ...rulingBlocks(TITLES, answersOf(facts)),
  ],
});
