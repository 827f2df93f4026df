/** The four levels of Stradivarius side by side, and his score. */
import type { RulesSection } from '@bottega/kernel';
import { LEVELS } from '../../../rules/options.ts';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const levels = (facts: Facts): RulesSection => {
  const { edition, level } = facts;
  const { studies } = counted(facts);
  const { stradivarius } = edition;
  const price = studies(stradivarius.apprentice);
  const others = `1 mit Prestige 1, ${stradivarius.partners - 1} mit beliebigem Prestige`;
  const same = (words: string): string[] => LEVELS.map(() => words);
  return {
    id: 'levels',
    part: true,
    title: 'Die vier Stufen',
    blocks: [
      `Auf jeder Stufe gelten alle Regeln der vorigen, und neue kommen dazu. ${level('pianissimo')} ist die leichteste, und auch sie ist schwer genug.`,
      {
        table: 'Sein Spiel, Schritt für Schritt',
        head: ['Schritt', ...LEVELS.map(level)],
        rows: [
          ['Wer beginnt', 'er', 'er', 'er', 'du'],
          ['Ausliegende Startmusiker', ...LEVELS.map((name) => String(name === 'fortissimo' ? stradivarius.choices : edition.start.musicians.length))],
          ['Seine ersten Partner', others, others, others, `1 mit Prestige 1, 1 mit Prestige 2, ${stradivarius.partners - 2} mit beliebigem Prestige`],
          ['Seine ersten Kontakte', 'keine', 'keine', 'keine', '1 Lehrling'],
          ['Zug: Werkstatt oder Konservierung?', ...same('die drei Fragen')],
          ['Werkstatt 1: Geige', ...same(`Qualität ${stradivarius.wood}, +1 pro Holz-Karte`)],
          ['Werkstatt 2: Studien', ...same('1 pro Studium-Karte')],
          ['Werkstatt 3: Kontakte', ...same('1 pro Beziehungs-Karte')],
          ['Werkstatt 4: Abnutzung', ...same('alle seine Geigen')],
          ['Werkstatt 5: Restaurierung', ...same('1 Marker pro Restaurierungs-Karte')],
          ['Werkstatt 6: eine Geige aufwerten', 'nein', 'nein', 'nein', 'um 1, mit einer Geige bei einem Partner mit Prestige 4'],
          ['Konservierung 1: Anfertigungs-Karten', ...same('eine Geige in seine Sammlung')],
          ['Konservierung 2: Geigen in Sicherheit', 'Marker werden Dukaten', 'Marker werden Dukaten', 'Marker werden Dukaten', 'Marker werden Studien'],
          ['Konservierung 3: Paare', 'nein', 'ja', 'ja', 'ja'],
          ['Konservierung 4: Aktivität', ...same(`+1, bis ${stradivarius.activity}; der Partner mit dem niedrigsten Prestige geht`)],
          ['Konservierung 5: ein besserer Musiker', ...same('Partner, Kontakt oder, mit Hilfe des Meisters, Nachziehstapel')],
          ['Konservierung 6: Partner', ...same(`wieder bis ${stradivarius.partners}`)],
          ['Konservierung 7: Lehrling', 'nein', 'nein', `einer, für ${price}`, `einer, für ${price}`],
          ['Seine Lehrlinge bringen Punkte', 'nein', 'nein', 'ja', 'ja'],
        ],
      },
      `**${level('piano')}: Paare.** Bei seiner Konservierung, nachdem seine Geigen in die Sammlung gekommen sind, werden von links nach rechts zwei seiner Kontakte mit derselben Zugehörigkeit gesucht. Keiner der beiden darf ein Musiker mit Prestige Aktivität + 1 sein, denn so einen sucht er ja (seine Aktivität ist noch nicht gestiegen). Lehrlinge haben kein Prestige und dürfen ein Paar bilden. Beide Karten kommen unter den Nachziehstapel, und die beste Geige unter 4 in seiner Sammlung steigt um 1. Das wiederholt sich, bis es kein Paar mehr gibt oder keine Geige mehr steigen kann; dann wird auch nichts mehr abgeworfen.`,
      `**${level('forte')}: Lehrlinge.** Am Ende seiner Konservierung schließt sich ihm der Lehrling an, der unter seinen Kontakten am weitesten links liegt, wenn Stradivarius ${price} zahlen kann: einer pro Konservierung, insgesamt ${edition.apprentices}. Was der Lehrling verlangt, spielt keine Rolle. Er zählt als weitere Karte seiner Zugehörigkeit bei allem, was die Karten von Stradivarius bewirken, aber nicht als einer der ${stradivarius.partners} Partner.`,
      `**${level('fortissimo')}: große Musiker.** Liegt am Ende seiner Werkstatt bei einem seiner Partner mit Prestige ${stradivarius.activity} eine Geige, seine oder deine, steigt die beste Geige unter 4 in seiner Sammlung um 1. Und bei der Konservierung werden seine Marker Studien, damit er Lehrlinge bezahlen kann.`,
    ],
  };
};

const score = (facts: Facts): RulesSection => {
  const { edition, stories, examples, level } = facts;
  const { points, tokens, violins } = counted(facts);
  const { points: his, side } = stories.solo.score;
  return {
    id: 'solo-scoring',
    part: true,
    title: 'Seine Punkte, und wer gewinnt',
    blocks: [
      `Die Partie endet wie sonst auch, wenn einer von euch beiden ${violins(edition.endgame.violins)} gebaut hat. Wer an zweiter Stelle spielt, hat den letzten Zug; baut er die letzte Geige, ist die Partie sofort zu Ende. Du hast deine letzte Gelegenheit, Lehrlinge auszuspielen; er hat keine.`,
      {
        table: 'Die Punkte von Stradivarius',
        head: ['Teil', 'Punkte'],
        rows: [
          ['Geigen', 'Ihr Prestige, in seiner Sammlung und bei Musikern.'],
          [
            `Lehrlinge (${level('forte')}, ${level('fortissimo')})`,
            'Wie [deine](#scoring), jeder nach seiner Art; nur zählt für seine Beziehungs-Lehrlinge jeder seiner Kontakte, ganz gleich, mit welcher Zugehörigkeit.',
          ],
          [
            'Was übrig ist',
            `Seine Dukaten, Studien und Kontakte, die seine Lehrlinge nicht ausgegeben haben, zusammengezählt und durch ${edition.stradivarius.share} geteilt, abgerundet.`,
          ],
          ['Hilfe', `${points(Math.abs(edition.endgame.help))} weniger pro Marker in der Hilfezone.`],
        ],
      },
      {
        example: `Seine Punkte bei ${level('forte')}`,
        blocks: told(examples.hisScore, [
          `Seine Sammlung ist ${his.heritage} wert, die Geige bei seinem Partner ${his.violins}. Er hat ${violins(edition.tokens.violins - side.violins)} gebaut: Sein Anfertigungs-Lehrling bringt ${his.craft}. Von seinen ${side.ducats + side.studies} Dukaten und Studien gibt sein Restaurierungs-Lehrling ${his.restoration} aus, für ebenso viele Punkte. Was übrig bleibt, ${side.ducats + side.studies - his.restoration}, und seine ${side.contacts.length} Kontakte werden zusammengezählt; geteilt und abgerundet macht das ${his.rest}. Für ${tokens(side.help)} in der Hilfezone verliert er ${Math.abs(his.help)}. Zusammen: **${points(his.total)}**.`,
        ]),
      },
      'Du gewinnst, wenn du mehr Punkte hast als er. Bei Gleichstand gewinnt, wer mehr Geigen gebaut hat, danach, wer mehr Lehrlinge hat. Ist alles gleich, teilt ihr euch den Sieg.',
    ],
  };
};

export const levelSections = (facts: Facts): RulesSection[] => [levels(facts), score(facts)];
