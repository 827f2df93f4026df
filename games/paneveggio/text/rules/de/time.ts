/** More beats, and what all effects have in common. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const time = (facts: Facts): RulesSection => {
  const { stories, examples, card } = facts;
  const { beats, ducats } = counted(facts);
  const { card: number, paid, crafted } = stories.apprentice;
  return {
    id: 'time',
    part: true,
    title: 'Mehr Schläge: Karten und Lehrlinge',
    blocks: [
      `**Karten.** Bevor eine Aktion wirkt, darfst du beliebig viele Handkarten abwerfen, die zu ihr gehören. Jede gibt dieser einen Aktion ${beats(1)} mehr. Das geht nur, wenn du die Aktion dann auch ausführen kannst. So wird eine Aktion länger, aber es kommt nie eine Aktion hinzu, und nie wird aus ihr eine andere. Auch danach darfst du die Aktion noch mit weniger Schlägen ausführen oder doch auslassen. Die abgeworfenen Karten sind nicht verloren: Am Ende deines Werkstattzugs kommen sie [auf deine Kontaktstapel](#end-of-turn).`,
      '**Lehrlinge.** Jeder Lehrling, den du im Spiel hast, darf bei jeder Aktion seiner Zugehörigkeit einmal mitwirken, zu einem beliebigen Zeitpunkt: bevor die Aktion wirkt, währenddessen oder danach. Bei derselben Aktion dürfen mehrere mitwirken, und jeder darf es bei einer späteren Aktion wieder tun. Hat dir einer etwas eingebracht oder hast du für ihn bezahlt, darfst du die Aktion nicht mehr [auslassen](#atelier). Du darfst Karten und Lehrlinge zugleich einsetzen.',
      'Eine Aktion kann beliebig viele Schläge haben. Die Partitur selbst ändert sich nicht: Beim nächsten Mal hat die Aktion wieder ihre eigene Länge.',
      'Eine Aktion, die du durch einen Effekt erhältst, zum Beispiel „eine Geige bauen (Anfertigung, 2 Schläge)“, kannst du nicht verlängern, weder durch Karten noch durch Lehrlinge.',
      {
        example: 'Ein Lehrling bei der Arbeit',
        blocks: told(examples.apprentice, [
          `Deine Aktion Anfertigung hat 2 Schläge. Du setzt ${card(number)} ein und zahlst ${ducats(paid)}: Jetzt hat sie 3, genug für ${named(facts)(crafted.card)} mit Prestige ${crafted.prestige}. Mit einer weiteren Anfertigungs-Karte aus deiner Hand hätte sie 4.`,
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
    title: 'Effekte',
    blocks: [
      'Es gibt drei Arten von Effekten: den **Beziehungseffekt** eines Musikers, den du mit einer Aktion Beziehung nutzt, den **Zugende-Effekt** eines Musikers, den du am Ende eines Werkstattzugs nutzt, und den Effekt eines **Lehrlings**, den du bei einer Aktion seiner Zugehörigkeit nutzt.',
      {
        list: [
          'Du musst keinen Effekt und keinen Bonus nutzen. Du darfst dich auch mit einem Teil begnügen.',
          'Führe einen Effekt in der angegebenen Reihenfolge aus. Ist ein Teil nicht möglich, überspringe ihn und mach mit dem nächsten weiter.',
          'Widerspricht ein Effekt diesen Regeln, gilt der Effekt.',
          'Der Effekt eines gegnerischen Musikers wirkt für dich, wenn du ihn nutzt. Der Besitzer des Musikers bekommt nichts.',
        ],
      },
      {
        table: 'Was in Effekten gemeint ist',
        head: ['Effekt', 'Bedeutung'],
        rows: [
          [
            'Holz kaufen, eine Geige bauen, restaurieren, ziehen',
            `Dasselbe wie die Aktion mit so vielen Schlägen, unter denselben Bedingungen: Holz kostet ${ducats(facts.stories.prices.wood)}, die Musiker des Meisters kosten Studien, und den Platzbonus gibt es auch. Weder Karten noch Lehrlinge können die Aktion verlängern.`,
          ],
          ['Eine Geige für diesen Musiker bauen', 'Nur auf einem freien Platz genau der Karte, deren Effekt es ist.'],
          ['2 Dukaten oder Studien', `Du mischst sie, wie du willst: ${ducats(2)}, ${studies(2)} oder eins von jedem.`],
          [
            'Holz reifen lassen',
            `1 Lutherie-Marker auf ein Stück Holz in deinem Lager, bis höchstens Qualität ${edition.quality}. Geht das mehrmals, darfst du die Marker auf ein Stück legen oder auf mehrere verteilen.`,
          ],
          ['Die Qualität von Holz senken', 'Nimm Lutherie-Marker von einem Stück Holz in deinem Lager. Der Geigenmarker darunter bleibt.'],
          [
            'Für jede Geige bei diesem Musiker',
            'Zähle alle Geigen auf der Karte, ganz gleich, wer sie gebaut hat. Die Zahl ergibt die Stärke einer einzigen Aktion.',
          ],
          [
            'Eine Geige in der Sammlung aufwerten',
            'Das Prestige einer deiner Geigen in der Sammlung steigt um diese Zahl, höchstens auf 4. Sie ist dann entsprechend mehr wert und zählt auch so für das, was Musiker verlangen. Du kannst die Zahl nicht auf mehrere Geigen verteilen; was zu viel ist, verfällt.',
          ],
          ['Eine Karte ausspielen', 'Aus deiner Hand, und du musst erfüllen, [was sie verlangt](#partners), wenn der Effekt nichts anderes sagt.'],
          [
            'Diesen Musiker auf die Hand zurücknehmen',
            'Nur wenn er dein eigener Partner ist. Alle Geigen bei ihm kommen in die Sammlungen ihrer Besitzer, und alle Marker darauf gehen an ihre Besitzer zurück, wie bei einer [Konservierung](#conservation).',
          ],
          ['Einen Marker aus der Hilfezone zurücknehmen', 'Einer deiner gesperrten Marker kommt zurück in deinen Vorrat und kostet keinen Punkt mehr.'],
          ['Die Partitur gratis ändern', 'Du versetzt eine Note, tauschst zwei Noten oder verschiebst die Partitur, ohne Studien zu zahlen.'],
          ['Die Aktion verlängern', `Die Aktion, die du gerade ausführst, hat ${beats(1)} mehr, nur für dieses Mal.`],
          [
            'Die Aktion aufteilen',
            'Du teilst die Aktion, die du gerade ausführst, in mehrere gleichartige mit beliebig vielen Schlägen und derselben Summe: 3 Schläge in 2 + 1 oder 1 + 1 + 1. Jeder Teil ist eine eigene Aktion: Du darfst ihn verlängern oder auslassen, und Lehrlinge dürfen dabei mitwirken. Nur der Lehrling, der die Aktion aufgeteilt hat, wirkt bei den Teilen nicht mit.',
          ],
          [
            'Die Aktion auslassen',
            'Die Aktion gilt als nicht vorhanden, und du erhältst stattdessen, was der Effekt gibt. Nichts anderes kann dann bei ihr mitwirken.',
          ],
          ['Die Aktion ihrer Zugehörigkeit', 'Die Aktion, zu der die abgeworfene Karte gehört, mit der angegebenen Zahl von Schlägen.'],
          [
            'Den Beziehungseffekt von … nutzen',
            'Führe den Beziehungseffekt dieses Musikers aus, als hättest du die Schläge dafür. In einer Kette, in der ein Effekt den anderen aufruft, wirkt kein Musiker zweimal.',
          ],
        ],
      },
    ],
  };
};

export const timeSections = (facts: Facts): RulesSection[] => [time(facts), effects(facts)];
