/** Alone against Stradivarius: his place, his turn, his score. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const solo = (facts: Facts): RulesSection => {
  const { edition, level } = facts;
  const { violins } = counted(facts);
  const { stradivarius } = edition;
  return {
    id: 'solo',
    title: 'Allein gegen Stradivarius',
    blocks: [
      'Für dich gelten alle bisherigen Regeln, wie in einer Partie zu zweit. Dein Gegner ist Antonio Stradivari persönlich. Für ihn ist nichts zu entscheiden: Seine Züge folgen einem festen Plan, und Bottega führt sie für dich aus. Im Verlauf steht, warum er was tut.',
      {
        table: 'Was Stradivarius hat',
        head: ['Was', 'Regel'],
        rows: [
          [
            'Marker',
            `${violins(edition.tokens.violins)} und ${edition.tokens.lutherie} Lutherie-Marker wie du, aber keine Noten und keine Partitur, keine Handkarten, kein Holz im Lager und zu Beginn keinen Dukaten.`,
          ],
          [
            'Partner',
            `Eine Reihe von ${stradivarius.partners} Musikern, von links nach rechts nach fallendem Prestige geordnet. Ihre Effekte nutzt er nie; für ihn zählen nur Zugehörigkeit, Prestige und Plätze.`,
          ],
          ['Kontakte', 'Eine beliebig lange Reihe offener Karten.'],
          [
            'Aktivität',
            `Eine Zahl von 1 bis ${stradivarius.activity}. Er baut Geigen für Partner, deren Prestige nicht höher ist als seine Aktivität. Sie beginnt bei 1 und steigt mit jeder Konservierung um 1.`,
          ],
          ['Lehrlinge', `Erst ab der Stufe ${level('forte')}.`],
        ],
      },
      {
        figure: 'solo',
        caption: 'Stradivarius im Spiel.',
        labels: [
          'Seine Stufe und seine Aktivität',
          'Seine Dukaten, seine Studien, seine Marker in der Hilfezone und sein Vorrat',
          'Seine Sammlung',
          'Seine Partner, links der mit dem höchsten Prestige',
          'Seine Kontakte',
        ],
      },
      'Seine Musiker und Kontakte sind für dich gegnerische: Du darfst für seine Partner Geigen bauen, sobald dort ein Marker von dir liegt, ihre Beziehungseffekte nutzen, wenn dort eine Geige von dir liegt, und Karten mit seinen Kontakten tauschen.',
    ],
  };
};

const setUp = ({ edition, level, list, line, many }: Facts): RulesSection => ({
  id: 'solo-set-up',
  part: true,
  title: 'Spielaufbau für die Solopartie',
  blocks: [
    {
      steps: [
        'Wähle eine der vier Stufen und für dich selbst ein Startdeck oder den Mulligan. Einen Draft gibt es nicht.',
        `Stradivarius erhält einen zufälligen Startmusiker mit Prestige 1 und vom Nachziehstapel ${many(edition.stradivarius.partners - 1, { one: '# weiteren Musiker', other: '# weitere Musiker' })}, sodass alle seine Partner verschiedene Zugehörigkeiten haben. Karten, die nicht passen, kommen zurück, und der Nachziehstapel wird gemischt.`,
        `**Option für die erste Solopartie:** Seine Musiker haben die Zugehörigkeiten ${list((['wood', 'restoration', 'study'] as const).map(line))}. Das macht den Einstieg leichter.`,
        'Er hat keine Kontakte, und seine Aktivität ist 1.',
        'Er beginnt.',
      ],
    },
    `Auf der Stufe **${level('fortissimo')}** ist einiges anders: Du beginnst. Nur ${edition.stradivarius.choices} zufällige Startmusiker liegen aus; du wählst einen davon, und der Zufall gibt einen der anderen Stradivarius und einen dem Meister. Mit Startdecks wählst du unter den Decks dieser Startmusiker. Einer seiner übrigen Partner hat Prestige 2, und bei seinen Kontakten liegt zu Beginn ein Lehrling vom Nachziehstapel.`,
  ],
});

const turn = (facts: Facts): RulesSection => {
  const { edition, stories, examples } = facts;
  const { studies } = counted(facts);
  const { atelier } = stories.solo;
  const card = named(facts);
  return {
    id: 'solo-turn',
    part: true,
    title: 'Sein Zug',
    blocks: [
      '**Werkstatt oder Konservierung?** Zu Beginn seines Zuges werden der Reihe nach diese Fragen gestellt. Das erste Ja führt zu einer Konservierung; dreimal Nein führt in die Werkstatt.',
      {
        steps: [
          `Ist seine Aktivität niedriger als ${edition.stradivarius.activity}, und hat er die Geigen gebaut, die ein Musiker mit Prestige **Aktivität + 1** verlangt? Gesucht wird erst unter seinen Partnern, dann unter seinen Kontakten.`,
          'Hat eine seiner Geigen keinen Lutherie-Marker mehr?',
          'Ist bei seinen Partnern, deren Prestige höchstens so hoch ist wie seine Aktivität, kein Platz mehr frei?',
        ],
      },
      '**Seine Werkstatt**',
      {
        steps: [
          `Er baut gratis eine Geige der Qualität ${edition.stradivarius.wood}. Infrage kommen Partner mit einem freien Platz, deren Prestige nicht höher ist als seine Aktivität; davon bekommt sie der mit dem höchsten Prestige, bei gleichem Prestige der am weitesten links, und zwar auf dem untersten freien Platz. Einen Platzbonus erhält Stradivarius nicht.`,
          'Seine Karten wirken nach ihrer Zugehörigkeit, siehe Tabelle.',
          'Seine Geigen nutzen sich ab wie deine.',
          'Seine Restaurierungs-Karten wirken.',
        ],
      },
      {
        table: 'Was seine Karten bewirken, für jede Karte dieser Zugehörigkeit unter seinen Partnern und Lehrlingen',
        head: ['Zugehörigkeit', 'Wann', 'Was'],
        rows: [
          ['Holz', 'In der Werkstatt, zusammen mit der Geige', `Die neue Geige hat 1 Qualität mehr, bis höchstens ${edition.quality}.`],
          ['Studium', 'In der Werkstatt, nach der Geige', `Er erhält ${studies(1)}.`],
          [
            'Anfertigung',
            'Bei der Konservierung, als Allererstes',
            'Alle seine Anfertigungs-Karten zusammen bringen **eine** Geige aus seinem Vorrat direkt in seine Sammlung. Ihr Prestige ist die Zahl dieser Karten, höchstens 4.',
          ],
          ['Beziehung', 'In der Werkstatt, nach der Geige', 'Er zieht eine Karte vom Nachziehstapel und legt sie rechts an seine Kontakte an.'],
          [
            'Restaurierung',
            'In der Werkstatt, nach der Abnutzung',
            `Er legt einen Marker auf eine eigene Geige ohne Marker; hat er keine solche, auf eine deiner Geigen unter Qualität ${edition.quality}: auf die mit der höchsten Qualität, bei gleicher Qualität auf die beim Musiker mit dem niedrigsten Prestige.`,
          ],
        ],
      },
      'Seine Kontakte zählen dabei nie mit. Hat er keine Geige mehr im Vorrat, baut er keine; fehlen ihm Marker für die neue Geige, kommen sie von seinen Dukaten, dann von seinen Studien.',
      '**Seine Marker auf deinen Geigen** kommen als Studien zu ihm zurück, wenn sich deine Geige abnutzt, und als Dukaten, wenn sie in die Sammlung kommt (bei Fortissimo auch dann als Studien).',
      {
        example: 'Stradivarius in der Werkstatt',
        blocks: told(examples.hisAtelier, [
          `Seine Partner sind ${card(66)} (Restaurierung, Prestige 3), ${card(18)} (Studium, 2) und ${card(1)} (Holz, 1); seine Aktivität ist 1. Keine Frage führt zu einem Ja, also arbeitet er. Er baut eine Geige für ${card(atelier.crafted.card)}, den einzigen Partner bis Prestige 1; durch die Holz-Karte hat sie Qualität ${atelier.crafted.quality}. Die Studium-Karte bringt ${studies(atelier.studies)}. Seine Geige nutzt sich auf Qualität ${atelier.quality} ab. Keine seiner Geigen ist ohne Marker; deshalb restauriert die Restaurierungs-Karte deine Geige bei ${card(atelier.yours.card)} auf Qualität ${atelier.yours.quality}.`,
        ]),
      },
    ],
  };
};

const conservation = (facts: Facts): RulesSection => {
  const { edition, stories, examples, list, level, many } = facts;
  const { points } = counted(facts);
  const one = stories.solo.conservation;
  const { stradivarius } = edition;
  const card = named(facts);
  return {
    id: 'solo-conservation',
    part: true,
    title: 'Seine Konservierung',
    blocks: [
      {
        steps: [
          '**Anfertigungs-Karten.** Hat er welche, kommt eine Geige aus seinem Vorrat in seine Sammlung; ihr Prestige ist die Zahl dieser Karten, höchstens 4.',
          `**Geigen in Sicherheit.** Alle seine Geigen kommen in seine Sammlung. Seine Marker darauf werden Dukaten (bei ${level('fortissimo')} Studien); deine kommen als Dukaten oder Studien zu dir zurück.`,
          `**Paare**, ab ${level('piano')}: siehe [unten](#levels).`,
          `**Aktivität.** Ist sie schon ${stradivarius.activity}, entfallen dieser Schritt und die beiden nächsten. Sonst steigt sie um 1, und sein Partner mit dem niedrigsten Prestige kommt unter den Nachziehstapel, bei gleichem Prestige der am weitesten links. Deine Geigen bei diesem Partner kommen in deine Sammlung, die Marker darauf zu ihren Besitzern zurück.`,
          `**Ein besserer Musiker.** Er sucht einen Musiker, dessen Prestige seiner neuen Aktivität entspricht. Ein Partner, den er schon hat, genügt, wenn er die Geigen gebaut hat, die dieser verlangt. Gibt es keinen solchen, wird einer seiner Kontakte sein Partner, für den er die Geigen hat, bei mehreren der am weitesten links. Gibt es auch dort keinen, schließt sich ihm der erste Musiker mit diesem Prestige aus dem Nachziehstapel an, ganz ohne Rücksicht auf Geigen, und einer seiner Marker kommt in die Hilfezone des Meisters: am Spielende **${points(Math.abs(edition.endgame.help))} weniger** für ihn. Die übersprungenen Karten kommen zurück, und der Nachziehstapel wird gemischt. Ist auch dort keiner, kommt niemand dazu, und er zahlt nichts.`,
          `**Wieder vollzählig.** Hat er weniger als ${stradivarius.partners} Partner, schließen sich ihm die nächsten Musiker aus dem Nachziehstapel an; auch hier kommen übersprungene Karten zurück, und der Stapel wird gemischt. Dann werden seine Partner nach Prestige geordnet.`,
          `**Lehrling**, ab ${level('forte')}: siehe [unten](#levels).`,
        ],
      },
      {
        example: `Eine Konservierung bei ${level('piano')}`,
        blocks: told(examples.hisConservation, [
          `Seine Aktivität ist 2. Unter seinen Kontakten ist ${card(one.wanted)} mit Prestige 3, und die Geigen dafür hat Stradivarius gebaut. Deshalb wählt er die Konservierung. Seine eine Anfertigungs-Karte bringt eine Geige mit Prestige ${one.gift} in seine Sammlung. ${many(one.moved, { one: 'Die eine Geige bei seinen Partnern folgt', other: 'Die # Geigen bei seinen Partnern folgen' })}, und der Marker darauf wird ein Dukat.`,
          `Dann kommen die Paare. ${card(one.wanted)} hat Prestige 3, also Aktivität + 1, und kann deshalb kein Paar mit ${card(23)} bilden, der anderen Studium-Karte. ${list(one.pairs[0].card.map(card))} sind ein Paar: Sie kommen unter den Nachziehstapel, und die beste Geige unter 4 in seiner Sammlung steigt von ${one.pairs[0].from} auf ${one.pairs[0].to}. ${list(one.pairs[1].card.map(card))} sind ein weiteres: Sie steigt noch einmal, auf ${one.pairs[1].to}.`,
          `Seine Aktivität steigt auf ${one.activity}, ${card(one.dismissed)} verlässt ihn, und ${card(one.wanted)} wird sein Partner. Das kostet ihn nichts, weil er die Geigen hatte.`,
        ]),
      },
    ],
  };
};

export const soloSections = (facts: Facts): RulesSection[] => [solo(facts), setUp(facts), turn(facts), conservation(facts)];
