/** The Conservation, and what cards ask for. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const conservation = (facts: Facts): RulesSection => {
  const { edition } = facts;
  const { cards } = counted(facts);
  return {
    id: 'conservation',
    title: 'Die Konservierung',
    blocks: [
      {
        steps: [
          '**Bring alle deine Geigen in Sicherheit.** Jede deiner Geigen, bei welchem Musiker auch immer, kommt in deine Sammlung und zählt dort mit dem Prestige dieses Musikers. Du darfst keine zurücklassen. In der Sammlung nutzen sich Geigen nie ab; sie bringen ihre Punkte und zählen für das, was Musiker verlangen.',
          '**Alle Marker darauf gehen an ihre Besitzer zurück**, die aus jedem Marker nach Wahl einen Dukaten oder eine Studie machen. Das gilt für deine eigenen Marker und für die der anderen Spieler.',
          '**Spiel Karten aus und nimm Karten zurück**, so viele du willst und in beliebiger Reihenfolge. Ausspielen darfst du Musiker und Lehrlinge aus deiner Hand, wenn du erfüllst, [was sie verlangen](#partners). Zurück auf die Hand nehmen darfst du deine eigenen Partner und Lehrlinge.',
          `**Prüfe deine Handkarten.** Hast du mehr als ${cards(edition.handLimit)} auf der Hand, lege die überzähligen auf deine Kontaktstapel.`,
        ],
      },
      'Es gibt keine Abnutzung, kein Reifen und keinen Zugende-Effekt, und leere Kontaktstapel bleiben leer. Fremde Geigen bleiben mit allen Markern, wo sie sind.',
      '**Einen Musiker zurücknehmen.** Liegen bei einem Partner, den du zurücknimmst, fremde Geigen, kommen sie sofort in die Sammlungen ihrer Besitzer; auch alle Marker darauf gehen an ihre Besitzer zurück, als Dukaten oder Studien. **Nimmst du einen Lehrling zurück**, verzichtest du auf seine Punkte am Spielende. Warum du das tun solltest? Eine Handkarte ist ein zusätzlicher Schlag für ihre Aktion. In derselben Konservierung kannst du eine Karte zurücknehmen und wieder ausspielen oder sie ausspielen und wieder zurücknehmen, aber nichts davon zweimal mit derselben Karte.',
    ],
  };
};

const partners = (facts: Facts): RulesSection => {
  const { asking, stories, examples, card, edition, actions, list, line } = facts;
  const { apprentices, violins } = counted(facts);
  const wish = asking.card.requires.flatMap((count, at) => (count > 0 ? [`${violins(count)} mit Prestige ${at + 1}`] : []));
  const { before, after, placed } = stories.sequence;
  const apprentice = edition.cards[placed - 1];
  return {
    id: 'partners',
    part: true,
    title: 'Was Musiker und Lehrlinge verlangen',
    blocks: [
      `**Ein Musiker verlangt Geigen, die du gebaut hast**, ob sie in deiner Sammlung oder bei Musikern liegen. Das wird mit vier Zahlen angegeben, für Prestige 1 bis 4: ${asking.card.requires.join('-')} bedeutet mindestens ${list(wish)}. Diese Geigen gibst du nicht ab. Du darfst mehr davon haben, und eine Geige mit höherem Prestige zählt auch für ein niedrigeres, nie umgekehrt.`,
      {
        table: `${card(asking.card.number)} verlangt ${asking.card.requires.join('-')}`,
        head: ['Du hast gebaut (Prestige 1-2-3-4)', 'Genug?'],
        rows: asking.rows.map(({ made, enough }) => [made.join('-'), enough ? 'ja' : 'nein']),
      },
      'Du darfst beliebig viele Partner haben. Jeder ist eine eigene Karte mit eigenen Plätzen.',
      `**Ein Lehrling verlangt drei Aktionen hintereinander auf deiner Partitur**, in dieser Reihenfolge und ohne eine andere Aktion dazwischen. Wie viele Schläge sie haben, spielt keine Rolle, und die Folge darf nicht vom letzten Schlag zum ersten weiterlaufen. Es zählt nur der Augenblick, in dem du die Karte ausspielst: Ein ausgebildeter Lehrling bleibt, was auch immer aus deiner Partitur wird. In einer Partie kannst du ${apprentices(edition.apprentices)} ausbilden; nimmst du einen zurück und spielst ihn wieder aus, zählt er zweimal.`,
      {
        example: 'Eine Studie für einen Lehrling',
        blocks: told(examples.sequence, [
          `${card(placed)} verlangt ${list(apprentice.kind === 'apprentice' ? apprentice.sequence.map(line) : [])}. Deine Partitur lautet ${actions(before)}: Das Studium kommt zu spät. Du zahlst eine Studie und tauschst die Noten auf den Schlägen 5 und 6; jetzt steht eine Beziehungs-Note vor dem Studium und eine danach.`,
          {
            figure: 'sequence',
            caption: `Nach der Änderung lautet deine Partitur ${actions(after)}. Die letzten drei Aktionen sind die, die ${card(placed)} verlangt.`,
            labels: ['Studium', 'Beziehung', 'Restaurierung'],
          },
          'Dann wählst du eine Konservierung und spielst die Karte aus.',
        ]),
      },
    ],
  };
};

const example = (facts: Facts): RulesSection => {
  const { stories, examples, card, many } = facts;
  const { points } = counted(facts);
  const { moved, stays, placed, points: score } = stories.conservation;
  const musician = named(facts)(moved.card);
  return {
    id: 'conservation-example',
    part: true,
    title: 'Eine Konservierung, Schritt für Schritt',
    blocks: [
      {
        example: 'Drei Geigen kommen nach Hause',
        blocks: told(examples.conservation, [
          `Bei deinem Partner ${musician} liegen drei Geigen von dir und eine von Beatrice.`,
          {
            figure: 'conservation',
            caption: `${musician} vor der Konservierung, vom untersten Platz an.`,
            labels: [
              'Deine Geige mit einem Marker von dir',
              'Deine Geige mit einem Marker von Beatrice',
              'Deine Geige ohne Marker',
              'Beatrices Geige mit zwei Markern von dir',
            ],
          },
          `${many(moved.count, { one: 'Deine Geige kommt', other: 'Deine # Geigen kommen' })} in deine Sammlung, Prestige ${moved.prestige}. Dein Marker auf der ersten wird ein Dukat oder eine Studie: Du nimmst eine Studie. Beatrices Marker auf der zweiten geht an sie zurück: Sie nimmt einen Dukaten. Ihre Geige bleibt liegen, ebenso deine beiden Marker darauf: Qualität ${stays}.`,
          `Jetzt spielst du ${named(facts)(placed[0])} aus, denn diese Karte verlangt eine Geige mit Prestige 1, und dazu ${card(placed[1])}, dessen drei Aktionen auf deiner Partitur aufeinanderfolgen. Deine Sammlung ist ${points(score.heritage)} wert, und das bleibt so.`,
        ]),
      },
    ],
  };
};

export const conservationSections = (facts: Facts): RulesSection[] => [conservation(facts), partners(facts), example(facts)];
