/** Bonus tiles: how to take one, and what each of them does. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const bonusTiles = (f: Facts): RulesSection[] => [INTRO, taking(f), ...tiles(f)];

const INTRO: RulesSection = {
  id: 'bonus-tiles',
  title: 'Bonusplättchen',
  blocks: [
    'Die Bonusplättchen liegen im Raster im Saal der Boni. Hältst du auf dem Bonusfeld an, nimmst du genau eins davon, und das ist dein ganzer Zug. Du darfst dort nur anhalten, wenn du auch eins nehmen kannst.',
    'Ein Plättchen bringt dir, was es zeigt, und die Scheibe, die du an seine Stelle legst, zählt am Spielende: Wer die meisten Scheiben im Raster hat, [erhält PP](#scoring).',
  ],
};

function taking(f: Facts): RulesSection {
  const [anna] = f.people;
  const { tile: tale } = f.tales;
  const { discsInBox, artworkValue, drawn } = f.edition.bonusTiles;
  const whites = f.edition.moneyTrack.whiteMeeples.map((space) => f.trackSpace(space));
  const columns = (count: number): string => f.count(count, { one: '# Spalte', other: '# Spalten' });
  const boxes = (count: number): string => f.count(count, { one: '# Feld', other: '# Felder' });
  return {
    id: 'taking-tiles',
    title: 'Ein Bonusplättchen nehmen',
    part: true,
    blocks: [
      {
        steps: [
          'Wähle ein Plättchen im Raster, dessen **Bedingung** du erfüllst (siehe Tabelle).',
          '**Gib einen Günstling** in der Farbe der Disziplin **ab** (blau für Entdeckungen, rot für Literatur, grün für Religion, gelb für Kunst) oder einen weißen. Er kommt zurück in den Saal der Politik.',
          'Nimm das Plättchen und lege eine **Scheibe** aus deinem Vorrat an seine Stelle. Ist dein Vorrat leer, nimm eine deiner Scheiben von einem beliebigen Feld im Saal der Religion; ganz ohne Scheibe kannst du kein Plättchen nehmen.',
          'Wirkt das Plättchen sofort, führe das jetzt aus, und zwar vollständig, soweit die Vorräte reichen.',
        ],
      },
      'Mit jedem Plättchen, das du in einer Disziplin schon hast, wird die Bedingung schwerer:',
      {
        table: 'Was du für ein Bonusplättchen brauchst',
        head: ['Disziplin', 'Erstes Plättchen', 'Zweites Plättchen', 'Drittes Plättchen'],
        rows: [
          ['Entdeckungen: Dein Segelschiff hat dieses Feld erreicht oder überschritten', ...whites],
          ['Literatur: vollständige Spalten in deinem Bücherregal', ...[1, 2, 3].map(columns)],
          [
            f.count(discsInBox, {
              one: 'Religion: Felder, auf denen jeweils mindestens # Scheibe von dir liegt',
              other: 'Religion: Felder, auf denen jeweils mindestens # Scheiben von dir liegen',
            }),
            ...[1, 2, 3].map(boxes),
          ],
          ['Kunst: Mindestwert der Kunstwerke in deinem Museum', ...artworkValue.map(String)],
        ],
      },
      'Auch das Religionsfeld zählt mit. Die Bedingung wird geprüft, bevor du die Scheibe legst. Du musst sie nur in dem Moment erfüllen, in dem du das Plättchen nimmst; danach darfst du die Scheiben verwenden.',
      {
        example: `${anna} nimmt ein Plättchen`,
        blocks: [
          `${anna}s Museum hat mit einer Skulptur und einer Schriftrolle den Wert ${tale.museum}, genug für das erste Plättchen der Kunst. Vom letzten Feld der Politik zieht sie ein Feld weiter auf das Bonusfeld. Sie gibt ihren gelben Günstling ab, nimmt „${f.say(`tile.${tale.tile}`)}“, legt eine Scheibe an die Stelle des Plättchens und führt dann dessen Wirkung aus: „${f.tiles('arts').find(({ id }) => id === `tile-${tale.tile}`)?.effect}“. Jetzt hat sie ${f.count(tale.meeples, { one: '# Günstling', other: '# Günstlinge' })}.`,
          {
            figure: 'grid',
            caption: 'Das Raster danach.',
            labels: [
              `${anna}s Scheibe, wo das Plättchen lag.`,
              'Ein Bonusplättchen: Das Symbol in der Ecke zeigt seine Disziplin (hier Literatur), der Rest zeigt, was es bewirkt.',
            ],
          },
        ],
      },
      `In jeder Partie ${f.count(drawn, { one: 'liegt von den fünf Plättchen jeder Disziplin # im Raster', other: 'liegen von den fünf Plättchen jeder Disziplin # im Raster' })}. Hier steht, was sie alle bewirken. Manche wirken **sofort**, manche **dauerhaft**, manche zählen **am Spielende**; einige wirken auf zweierlei Weise.`,
    ],
  };
}

function tiles(f: Facts): RulesSection[] {
  return (['discoveries', 'literature', 'religion', 'arts'] as const).map((discipline) => {
    const all = f.tiles(discipline);
    return {
      id: `tiles-${discipline}`,
      title: `Plättchen der ${f.discipline(discipline)}`,
      part: true as const,
      blocks: [
        { figure: `tiles-${discipline}`, caption: `Die fünf Bonusplättchen der ${f.discipline(discipline)}, wie sie auf dem Spielplan aussehen.` },
        {
          table: `Bonusplättchen der ${f.discipline(discipline)}`,
          head: ['Plättchen', 'Wirkung'],
          rows: all.map(({ name, effect }) => [name, `${effect}.`]),
          ids: all.map(({ id }) => id),
        },
        ...notes(f)[discipline],
      ],
    };
  });
}

/** What the tables leave open. */
const notes = (f: Facts): Record<'discoveries' | 'literature' | 'religion' | 'arts', string[]> => ({
  discoveries: [
    `„${f.say('tile.character')}“: Du darfst jede Person nehmen, auch eine unter einer Spielfigur. Ist das Rekrutierungsfeld, das du wählst, belegt, rücken die Person dort und alle rechts von ihr ein Feld nach rechts. Ist danach ein zweiter Saal leer, wird der Spielplan aufgefüllt.`,
  ],
  literature: [`„${f.say('tile.boat-leader')}“: Führt dein eigenes Segelschiff, allein oder gleichauf, geschieht nichts.`],
  religion: [`„${f.say('tile.paid-strength')}“ bringt höchstens +1, denn du aktivierst nur einmal pro Zug.`],
  arts: [
    `„${f.say('tile.artwork')}“ zählt nicht für die Bedingungen der Plättchen der Kunst. „${f.say('tile.arts-book')}“: Liegt auf dem ersten Feld eine Person, wird sie mit allen rechts davon bis zur ersten Lücke weitergeschoben, höchstens bis auf das Feld, das der Mäzen verlassen hat; ein umgedrehter Mäzen bleibt umgedreht.`,
  ],
});
