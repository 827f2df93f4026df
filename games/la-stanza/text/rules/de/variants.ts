/** Options, and advice for a first game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const variants = (f: Facts): RulesSection[] => [OPTIONS, expert(f), advice(f)];

const OPTIONS: RulesSection = {
  id: 'variants',
  title: 'Varianten und Optionen',
  blocks: [
    'Nichts davon gilt, solange du es nicht beim Eröffnen eines Tisches auswählst. Die Expertenvariante folgt weiter unten.',
    {
      list: [
        '**Startpersonen anordnen.** Statt des Zufalls entscheidet jeder Spieler selbst, in welcher Reihenfolge seine fünf Startpersonen liegen. Erfahrene Spieler legen die Disziplin, die sie behalten möchten, nach links, wo das Einstellen teuer ist.',
        '**Nur passende Personen einstellen.** Alle Personen, die du in einer Aktivierung einstellst, müssen zu der aktivierten Disziplin gehören. Sonst genügt eine; die Regelhefte sagen es nicht eindeutig.',
        '**Kurze Partie.** Es wird einmal weniger aufgefüllt, so wie es im deutschen Regelheft steht: Das Auffüllen, mit dem die letzte Runde beginnt, ist das letzte.',
      ],
    },
    'Eine Solovariante gibt es nicht. Spielst du allein, übernehmen Bots die anderen Plätze; für sie gelten dieselben Regeln.',
  ],
};

function expert(f: Facts): RulesSection {
  const [anna] = f.people;
  const { firing: tale } = f.tales;
  const left = f.count(tale.workers, { one: 'Es bleibt # Person', other: 'Es bleiben # Personen' });
  return {
    id: 'expert',
    title: 'Expertenvariante: Entlassen',
    part: true,
    blocks: [
      'Um die zweite Bedingung einer Aktivierung zu erfüllen, darfst du eine Person der Disziplin **entlassen**, statt eine einzustellen. Sie kommt von deiner Arbeiterleiste auf den Ablagestapel; eine Startperson wird aus dem Spiel genommen.',
      {
        list: [
          'Den Saal oder einen Günstling brauchst du trotzdem.',
          'Du entlässt eine Person, nicht mehr. Das ersetzt nur das vorgeschriebene Einstellen: In derselben Aktivierung darfst du noch Personen anderer Disziplinen einstellen, wenn die Option oben es nicht verbietet.',
          'Zähle deine Stärke nach dem Entlassen. Sie kann 0 sein. Das allein bringt nichts, aber Scheiben und Bonusplättchen können sie erhöhen.',
        ],
      },
      {
        example: `${anna} entlässt eine Person`,
        blocks: [
          `${anna} steht im Saal der Kunst, hat keinen Florin und niemanden zum Einstellen. In der Expertenvariante entlässt sie ${f.character(tale.fired)}, eine Startperson. ${left} der Kunst, also Stärke ${tale.workers}. Mit einer Scheibe vom Kunstfeld werden es ${tale.total}: ein Gemälde.`,
          { figure: 'firing', caption: 'Ihre Arbeiterleiste danach.', labels: ['Dieses Feld ist frei für das nächste Einstellen.'] },
        ],
      },
    ],
  };
}

const advice = (f: Facts): RulesSection => ({
  id: 'advice',
  title: 'Für deine erste Partie',
  blocks: [
    {
      list: [
        '**Halte an, wo Gast und Saal zusammenpassen.** Am besten ist eine Person, die du sofort einstellen kannst, in dem Saal, in dem du stehst. Ein Zug ohne Aktion ist ein verlorener Zug.',
        '**Nimm nicht zu früh Einkommen.** Du erhältst nur, was dir bis zum Betrag bei deinem Segelschiff fehlt, und dein Mäzen schiebt Personen von der Leiste. Warte, bis dein Geld fast aufgebraucht ist. Zieh vorher dein Segelschiff vor: Je weiter es ist, desto seltener brauchst du Einkommen.',
        `**Stelle Personen ein, bevor sie dir von der Rekrutierungsleiste fallen.** Zu zweit hast du Platz für ${f.edition.recruitmentSpaces['2']}. Zwei von einer Disziplin, zusammen eingestellt, ergeben eine starke Aktivierung.`,
        '**Achte darauf, wen du ersetzt.** Die günstigen Felder liegen rechts; aber vielleicht arbeitet dort gerade jemand aus der Disziplin, auf die du setzt.',
        '**Hol dir früh ein Bonusplättchen und ein Kunstwerk.** Bei den beiden Vergleichen am Spielende ist auch der zweite Platz viel wert.',
      ],
    },
  ],
});
