/** Relation, and drawing. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

export const relation = (facts: Facts): RulesSection => {
  const { stories, examples } = facts;
  const { cards, tokens, violins, withBeats } = counted(facts);
  const { card: number, violins: owners, restored } = stories.relation;
  const musician = named(facts)(number);
  return {
    id: 'action-relation',
    part: true,
    title: 'Beziehung',
    blocks: [
      'Du tust eines von beidem:',
      {
        list: [
          '**Ziehe** so viele Karten, wie die Aktion Schläge hat, eine nach der anderen; siehe [Karten ziehen](#drawing).',
          '**Nutze den Beziehungseffekt eines Musikers**, bei dem eine Geige von dir liegt: eines deiner Partner, eines Musikers des Meisters oder eines gegnerischen Partners. Die Aktion braucht mindestens so viele Schläge, wie der Musiker Prestige hat. Überzählige Schläge verfallen, und beim Meister zahlst du dafür keine Studien.',
        ],
      },
      `Ein Effekt verbraucht die ganze Aktion: Mit 4 Schlägen kannst du nicht zwei Effekte von Musikern mit Prestige 2 nutzen. Mit ${withBeats(2)} ziehst du ${cards(2)}, oder du nutzt den Effekt eines Musikers mit Prestige 1 oder 2.`,
      {
        example: 'Ein Musiker für zwei',
        blocks: told(examples.relation, [
          `Bei ${musician} liegen ${violins(owners.length)}: ${owners.filter((owner) => owner === 0).length} von dir und ${owners.filter((owner) => owner === 1).length} von Beatrice. Der Effekt dieses Musikers ist eine Restaurierung mit 1 Schlag für jede Geige auf der Karte. In deinem Zug nutzt du ihn durch eine Aktion Beziehung mit ${withBeats(2)}: Alle Geigen zählen, ganz gleich, wer sie gebaut hat, und du legst ${tokens(restored)} auf Geigen. In ihrem Zug darf Beatrice dasselbe tun.`,
          {
            figure: 'relation',
            caption: `${musician} vor deiner Aktion. Das Zeichen auf jeder Geige zeigt, wem sie gehört; die kleinen Zeichen daneben sind die Marker darauf.`,
          },
        ]),
      },
    ],
  };
};

export const drawing = ({ edition }: Facts): RulesSection => ({
  id: 'drawing',
  part: true,
  title: 'Karten ziehen',
  blocks: [
    'Immer wenn du eine Karte ziehst, wählst du einen von drei Wegen. Ziehst du mehrere, wählst du für jede neu.',
    {
      list: [
        'Nimm die **oberste Karte eines deiner vier Kontaktstapel**. Die Karte darunter liegt sofort offen und kann die nächste sein, die du nimmst. Ein leerer Stapel bleibt bis zum Ende des Werkstattzugs leer.',
        '**Tausche** eine deiner Handkarten gegen die oberste Karte eines gegnerischen Kontaktstapels. Deine Karte kommt an ihre Stelle.',
        'Nimm die **oberste Karte des Nachziehstapels**, ohne sie zu kennen. Ist er leer, geht das nicht mehr.',
      ],
    },
    `Während deines Zuges darfst du beliebig viele Karten auf der Hand haben, am Ende aber höchstens ${edition.handLimit}.`,
  ],
});
