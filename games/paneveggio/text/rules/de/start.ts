/** What the game is, and a first turn played out. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const about = (facts: Facts): RulesSection => {
  const { edition, players, prestiges, stories } = facts;
  const { studies, violins } = counted(facts);
  return {
    id: 'about',
    title: 'In zwei Minuten',
    blocks: [
      `Wir schreiben das Jahr 1700. Du hast bei einem **Geigenbaumeister** gelernt und eröffnest nun deine eigene Werkstatt, nahe dem Wald von Paneveggio, dessen Fichten das beste Holz liefern. Das Spiel ist für ${players.min} bis ${players.max} Spieler; allein spielst du gegen [Stradivarius](#solo).`,
      {
        list: [
          `**Dein Ziel.** Nur Geigen und Lehrlinge bringen Punkte. Eine Geige ist so viele Punkte wert, wie der Musiker, für den du sie gebaut hast, Prestige hat: ${prestiges[0].prestige} bis ${prestiges.length}.`,
          `**Deine Partitur.** Deine ${edition.beats} Noten auf fünf Linien bestimmen, was du in einem Zug tust. Jede Linie steht für eine Aktion: Holz kaufen, Studien sammeln, eine Geige bauen, Beziehungen pflegen, Geigen restaurieren. Noten, die auf derselben Linie direkt aufeinanderfolgen, bilden eine einzige, stärkere Aktion. Wie lang sie ist, wird in **Schlägen** gezählt.`,
          `**Dein Zug.** Zuerst darfst du [deine Partitur ändern](#changing-score); jede Änderung kostet ${studies(stories.prices.change)}. Dann wählst du eine von zwei Möglichkeiten. In der [Werkstatt](#atelier) arbeitest du: Du führst deine Aktionen von links nach rechts aus, und danach nutzen sich deine Geigen ab. Bei einer [Konservierung](#conservation) bringst du alle deine Geigen in deiner Sammlung in Sicherheit und holst neue Musiker und Lehrlinge ins Spiel.`,
          '**Die Gefahr.** Nach jedem deiner Werkstattzüge verliert jede Geige, die du bei einem Musiker hast, einen Marker. Eine Geige, die keinen mehr zu verlieren hat, zerbricht, und ihre Punkte sind verloren.',
          `**Das Ende.** Hat jemand am Ende seines Zuges ${violins(edition.endgame.violins)} gebaut, wird die Runde zu Ende gespielt. Danach dürfen alle ein letztes Mal Lehrlinge ausspielen.`,
          '**Der Sieg.** Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Geigen gebaut hat, danach, wer mehr Lehrlinge im Spiel hat. Herrscht auch dann Gleichstand, wird der Sieg geteilt.',
        ],
      },
      'In jedem Zug stellen sich dir dieselben drei Fragen. Arbeitest du, oder bringst du deine Geigen in Sicherheit? Für welchen Musiker ist die nächste Geige? Und welche Karten willst du ausspielen, welche nützen dir mehr als zusätzliche Schläge?',
    ],
  };
};

const firstTurn = (facts: Facts): RulesSection => {
  const { stories, examples, card, runs, actions, deck, recommended, bonus, list } = facts;
  const { beats, cards, ducats, ducatsAlone, points, studies, withSlots } = counted(facts);
  const { firstTurn: turn, prices } = stories;
  const { crafted, end } = turn;
  const partner = named(facts)(turn.partner);
  return {
    id: 'first-turn',
    title: 'Dein erster Zug, Schritt für Schritt',
    blocks: told(examples.firstTurn, [
      'Deine hellen Lutherie-Marker sind dein Geld, deine Studien oder die Qualität deiner Geigen, je nachdem, wo sie liegen; die übrigen warten in deinem Vorrat. Deine Kontakte sind vier offene Karten, eine auf jedem deiner vier Kontaktstapel.',
      `Du spielst mit dem ${deck(recommended)}, das wir für die erste Partie empfehlen. Dein Partner ${partner} ist ein Musiker mit Prestige 1 und ${withSlots(turn.slots)} für Geigen. Du hast ${ducats(turn.ducats)} und noch keine Studie. Deine Partitur lautet ${actions(turn.score)}. Du wählst die Werkstatt, denn du hast noch keine Geige, die du in Sicherheit bringen könntest.`,
      {
        figure: 'first-score',
        caption: 'Deine Partitur. Lies sie von links nach rechts; die Zahl unter jeder Klammer gibt an, wie viele Schläge die Aktion hat.',
        labels: runs(turn.score).map((run) => `${run.line}, ${beats(run.beats)}`),
      },
      `**Holz, ${beats(1)}.** Du zahlst ${ducats(prices.wood)}, nimmst einen Geigenmarker aus deinem Vorrat und legst ihn in dein Holzlager. Ein Schlag ergibt Holz der Qualität ${turn.bought}: nur den Geigenmarker, ohne Lutherie-Marker darauf.`,
      `**Anfertigung, ${beats(2)}.** Zwei Schläge genügen für jeden Musiker bis Prestige 2. Du baust eine Geige für ${partner}: Dein Holz kommt auf den zweiten Platz von unten. Der Bonus dieses Platzes lautet „${bonus(crafted.bonus)}“, du hast also wieder einen Dukaten. Die Geige ist ${points(crafted.prestige)} wert, denn ${partner} hat Prestige ${crafted.prestige}.`,
      {
        figure: 'first-violin',
        caption: `${partner} nach der Anfertigung. Die Plätze stehen übereinander, der unterste ist der erste; ein freier Platz zeigt seinen Bonus.`,
        labels: ['Deine Geige mit dem Zeichen deiner Farbe', `Ein freier Platz mit seinem Bonus: ${bonus(turn.topBonus)}`],
      },
      `**Studium, ${beats(1)}.** Du nimmst ${studies(1)}: Ein Lutherie-Marker kommt aus deinem Vorrat zu deinen Studien.`,
      `**Beziehung, ${beats(2)}.** Du ziehst zwei Karten. Deine vier Kontakte liegen offen, du suchst dir also aus, was dir gefällt: ${list(turn.met.map(card))}. (Du hättest auch den Beziehungseffekt von ${partner} nutzen können, denn dort liegt jetzt eine Geige von dir.)`,
      `**Restaurierung, ${beats(1)}.** Du legst einen Lutherie-Marker auf deine neue Geige. Ihre Qualität steigt von ${crafted.quality} auf ${turn.restored}.`,
      `**Das Ende des Zuges.** Die Kontaktstapel, die du geleert hast, bekommen je eine neue Karte vom Nachziehstapel. Dann folgt die Abnutzung: Deine Geige verliert den Marker, den du eben auf sie gelegt hast, und hat nur noch Qualität ${turn.quality}. Ohne diesen Marker wäre sie zerbrochen! Holz in deinem Lager würde jetzt reifen, aber du hast deines schon verbaut.`,
      {
        figure: 'first-end',
        caption: `Nach deinem ersten Zug: ${ducatsAlone(end.ducats)}, ${studies(end.studies)}, ${cards(end.hand.length)} auf der Hand und eine Geige, die ${points(turn.points)} wert ist.`,
      },
      `Wie geht es weiter? Die Geige hat keinen Marker mehr. Im nächsten Zug musst du sie also restaurieren oder in Sicherheit bringen. Eine Konservierung brächte sie in deine Sammlung, und dort ist sie bis zum Spielende ihre Punkte wert. Außerdem hast du ${named(facts)(stories.conservation.placed[0])} auf der Hand: Diese Karte verlangt eine Geige mit Prestige 1 und könnte dann dein Partner werden.`,
    ]),
  };
};

export const start = (facts: Facts): RulesSection[] => [about(facts), firstTurn(facts)];
