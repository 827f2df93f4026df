/** How open places of the rulebooks are played here. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export function rulings(f: Facts): RulesSection[] {
  const { meeples, lastTurns, moneyTrack, shelfLength, roundsBeyondPlayers } = f.edition;
  const rounds = f.byPlayers((_, players) => players + roundsBeyondPlayers);
  return [
    {
      id: 'rulings',
      title: 'Regelfragen',
      folded: true,
      blocks: [
        'Die Regelhefte lassen manches offen, und hin und wieder widersprechen sie sich. Hier gilt zuerst der englische Text, dann das, was die meisten Sprachen sagen. So wird gespielt. Wenn nichts anderes dasteht, gilt es für jede Spielerzahl.',
        {
          answers: [
            ['Wer beginnt?', 'Wer auf dem ersten Sitz am Tisch sitzt. (Im Regelheft: wer die meisten Länder bereist hat.)'],
            [
              'Welche Felder zählen beim Ziehen?',
              'Felder mit einer Person und ohne Spielfigur eines anderen Spielers, und immer das Bonusfeld. Hast du den Spielplan ganz umrundet, darfst du wieder auf dem Feld unter deiner eigenen Spielfigur anhalten, wenn beim Auffüllen eine Person dorthin gekommen ist.',
            ],
            [
              'Darf ich auf dem Bonusfeld anhalten, ohne ein Plättchen zu nehmen?',
              'Nur, um in den letzten Zügen auszusteigen, und nur, wenn du dort ein Plättchen nehmen könntest. Laut Regelheft darfst du dort nicht anhalten, wenn du keins nehmen kannst oder willst. Wir lesen das so: Du musst eins nehmen können, und nur das Aussteigen darf an die Stelle des Plättchens treten.',
            ],
            [
              'Was, wenn ich nicht ziehen kann?',
              'Deine Spielfigur bleibt stehen, und dein Zug ist zu Ende. In den letzten Zügen darfst du stattdessen aussteigen.',
            ],
            [
              'Wohin kommt eine neu rekrutierte Person?',
              'Auf das erste Feld. Ist es belegt, rücken alle Personen ein Feld nach rechts, samt den Lücken zwischen ihnen; wer das letzte Feld verlässt, wird abgeworfen, auch wenn es eine Lücke gibt. (Nach dem französischen Text kommt sie auf das erste freie Feld.) Eine Startperson, die auf den Spielplan zurückgekehrt war, wird dabei wieder aus dem Spiel genommen.',
            ],
            [
              'Kann ich die Person einstellen, die ich gerade genommen habe?',
              'Ja. Und es spielt keine Rolle, in welchem Saal du sie getroffen hast: Nur ihre eigene Disziplin zählt.',
            ],
            [
              'Ersetzt ein Günstling das Einstellen?',
              'Nein. Er ersetzt nur, dass du im Saal stehst. Du stellst immer mindestens eine Person der Disziplin ein (in der Expertenvariante: du stellst ein oder entlässt).',
            ],
            ['Darf ich einen Günstling abgeben, obwohl ich im Saal der Disziplin stehe?', 'Ja, aber nötig ist es nicht, und es bringt dir auch nichts extra.'],
            ['Was kann ein weißer Günstling?', 'Mit ihm aktivierst du jede Disziplin, auch die Politik, oder du bezahlst damit jedes Bonusplättchen.'],
            [
              'Wie viele Personen darf ich in einer Aktivierung einstellen?',
              'Beliebig viele, in beliebiger Reihenfolge, mindestens eine aus der aktivierten Disziplin. Jede kostet, was ihr Feld kostet. Du darfst sogar eine Person ersetzen, die du eben erst eingestellt hast. Aber du darfst nicht die Florin ausgeben, die du für die vorgeschriebene Person noch brauchst. Ob auch die weiteren Personen aus dieser Disziplin sein müssen, sagt kein Regelheft eindeutig: Normalerweise müssen sie es nicht; eine Option verlangt es.',
            ],
            [
              'Muss ich die Belohnung nehmen?',
              'Nein. Du darfst mit geringerer Stärke aktivieren, als du hast, bis hinunter zu gar nichts. Aber was ein Bonusplättchen oder ein Buch bringt, nimmst du vollständig, soweit die Vorräte reichen.',
            ],
            ['Darf ich Scheiben verwenden, die ich nicht brauche?', 'Ja, um sie in deinen Vorrat zurückzuholen.'],
            [
              'Wie weit schiebt der Mäzen?',
              'Bis zur ersten Lücke. Gibt es keine, fällt die Person ganz rechts von der Leiste. Das Feld, das der Mäzen verlässt, bleibt leer.',
            ],
            [
              'Was, wenn ich Einkommen erhalte, während der Mäzen auf dem letzten Feld liegt?',
              'Er wird umgedreht und kommt auf das erste Feld. Liegt dort eine Person, wird sie mit allen rechts davon bis zur ersten Lücke weitergeschoben. Das Feld, das der Mäzen verlassen hat, ist eine solche Lücke; niemand fällt von der Leiste. Liegt er umgedreht wieder auf dem letzten Feld, kannst du kein Einkommen mehr erhalten.',
            ],
            [
              'Wie viel Einkommen erhalte ich?',
              `Was dir bis zum Betrag bei deinem Segelschiff fehlt; hast du schon so viel oder mehr, erhältst du nichts. Auf den PP-Feldern gilt der Betrag ${f.florins(Math.max(...moneyTrack.florins))}.`,
            ],
            [
              'Wann bekomme ich weiße Günstlinge von der Einkommensleiste?',
              'Wenn dein Segelschiff das Feld erreicht oder überschreitet, aus welchem Grund auch immer, einmal pro Feld. Auf dem letzten Feld bleibt das Segelschiff stehen.',
            ],
            [
              'Was, wenn ich zu viele Günstlinge habe?',
              `Sobald du mehr als ${meeples.limit} hast, entscheidest du, welcher zurückgeht, bevor irgendetwas anderes geschieht.`,
            ],
            [
              'Was, wenn ein Vorrat leer ist?',
              `Du nimmst, was noch da ist, und der Rest verfällt: Günstlinge, solange welche im Saal der Politik sind, Bücher, solange welche im Saal der Literatur sind, Scheiben, solange dein Vorrat reicht, und nie mehr als ${f.count(shelfLength, { one: '# Buch', other: '# Bücher' })} einer Farbe. Nur die Scheibe für das Raster der Bonusplättchen darf von einem Feld im Saal der Religion kommen, und das nur, wenn dein Vorrat leer ist.`,
            ],
            [
              'Welches Meisterwerkfeld darf ich nehmen?',
              'Jedes freie, nicht abgedeckte, für das deine Stärke reicht. Abgedeckte Felder gibt es nur zu zweit und zu dritt.',
            ],
            [
              'Was zählt für das „+1“ beim letzten Meisterwerkfeld?',
              'Personen auf deiner Arbeiterleiste und das dauerhafte Bonusplättchen dieser Disziplin. Scheiben zählen nicht, und auch nicht das Bonusplättchen, für das du Florin zahlst.',
            ],
            [
              'Wann ist eine Bücherspalte vollständig?',
              'Die erste, wenn du von allen vier Farben mindestens ein Buch hast, die zweite, wenn du von allen mindestens zwei hast, und so weiter. (Der französische Text spricht von Reihen und meint dasselbe.)',
            ],
            [
              'Welche Felder zählen für die Plättchen der Religion?',
              'Alle fünf, auch das Religionsfeld. Die Bedingung wird geprüft, bevor du eine Scheibe in das Raster legst.',
            ],
            ['In welcher Reihenfolge nehme ich ein Bonusplättchen?', 'Bedingung, Günstling, Scheibe in das Raster, dann die sofortige Wirkung des Plättchens.'],
            [
              'Wohin kommt eine Person, die ich durch ein Bonusplättchen nehme?',
              'Auf ein beliebiges Rekrutierungsfeld. Ist es belegt, rücken die Person dort und alle rechts von ihr ein Feld nach rechts. Du darfst auch Personen unter Spielfiguren nehmen.',
            ],
            [
              'Wohin rücken die Personen, wenn ein Bonusplättchen den Mäzen zurückholt?',
              'Nach rechts, und nur bis zur ersten Lücke. (Der niederländische Text sagt irrtümlich: nach links.) Der Mäzen bleibt auf der Seite liegen, die er zeigt.',
            ],
            [
              'Wann genau wird der Spielplan aufgefüllt?',
              'Sofort, noch vor der Aktion. Auch das Bonusplättchen, mit dem du eine Person vom Spielplan nimmst, kann dazu führen.',
            ],
            [
              'Was, wenn es zu wenige Personen gibt?',
              'Zuerst kommt der Nachziehstapel, dann der gemischte Ablagestapel, dann aus jeder Disziplin eine entfernte Startperson, gemischt. Felder, für die dann niemand mehr da ist, bleiben leer; der Rundenanzeiger rückt trotzdem weiter. Startpersonen, die bei weniger als vier Spielern übrig sind, bleiben in der Schachtel.',
            ],
            [
              'Wie viele Runden gibt es?',
              `Eine mehr als Spieler: zu zweit, zu dritt und zu viert ${f.and(rounds)}. Am Ende der letzten Runde wird noch einmal aufgefüllt. (Nach dem deutschen Text wird einmal weniger aufgefüllt: Das ist die Option „${f.say('option.short')}“.)`,
            ],
            [
              'Wann beginnen die letzten Züge?',
              `Nach dem letzten Auffüllen wird weitergespielt, bis der Startspieler wieder am Zug ist; von da an hat jeder noch bis zu ${f.count(lastTurns, { one: '# Zug', other: '# Züge' })}.`,
            ],
            [
              'Wann darf ich aussteigen?',
              'Nur in den letzten Zügen, und zwar nach dem Ziehen, anstelle deiner Aktion (oder anstelle des Bonusplättchens, wenn du auf das Bonusfeld gezogen bist); kannst du nicht ziehen, anstelle des Zuges. (Nur der französische Text lässt sich so lesen, dass es den ganzen Zug ersetzt.) Du nimmst das beste freie Ausstiegsfeld. Steigst du nie aus, erhältst du dafür nichts.',
            ],
            [
              'Wie zählt das Museum des virtuellen Spielers?',
              'Es nimmt seinen Platz ein und teilt bei Gleichstand wie jedes andere. Ist im Saal der Kunst nichts übrig, gibt es dieses Museum nicht. Ein Bonusplättchen, das als Kunstwerk zählt, zählt nur in der Museumswertung, nicht für die Bedingungen der Plättchen der Kunst.',
            ],
            [
              'Wer gewinnt bei Gleichstand?',
              'Wessen Mäzen nicht umgedreht ist, dann wessen Mäzen weiter links liegt, dann wer früher ausgestiegen ist; sonst wird der Sieg geteilt. (Im deutschen Regelheft entscheidet nur der Mäzen.)',
            ],
            [
              'Expertenvariante: Darf ich in einer Aktivierung entlassen und einstellen?',
              'Ja. Das Entlassen ersetzt nur das vorgeschriebene Einstellen. Du entlässt eine Person aus der aktivierten Disziplin und darfst dann Personen anderer Disziplinen einstellen, sofern nicht die Option alles Einstellen auf die aktivierte Disziplin beschränkt. Eine entlassene Startperson wird aus dem Spiel genommen.',
            ],
            ['Was ist geheim?', 'Nur die Reihenfolge des Nachziehstapels. Alles andere liegt für alle offen.'],
          ],
        },
      ],
    },
  ];
}
