/** The colours, the board and the players' boards, and what differs by number of players. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { MEEPLES } from './meeples.ts';

export const setup = (f: Facts): RulesSection[] => [disciplines(f), board(f), playerBoard(f), byPlayers(f)];

function disciplines(f: Facts): RulesSection {
  const [discoveries, literature, religion, arts, politics] = f.colours;
  return {
    id: 'disciplines',
    title: 'Fünf Disziplinen, fünf Farben',
    blocks: [
      'Jede Disziplin hat einen Saal, eine Farbe und ein Symbol. An Farbe und Symbol erkennst du auch, zu welcher Disziplin Personen, Günstlinge, Bücher und Bonusplättchen gehören.',
      { figure: 'disciplines', caption: 'Die Symbole der Disziplinen und die Günstlinge in ihren Farben.' },
      {
        table: 'Was zu jeder Disziplin gehört',
        head: ['Disziplin', 'Farbe', 'Belohnung einer Aktivierung, je nach Stärke'],
        rows: [
          [discoveries.discipline, discoveries.colour, 'Dein Segelschiff zieht so viele Felder vor'],
          [literature.discipline, literature.colour, 'Du verfasst so viele Bücher, jedes in einer anderen Farbe'],
          [religion.discipline, religion.colour, 'Du legst so viele Scheiben auf verschiedene Felder'],
          [arts.discipline, arts.colour, 'Du erschaffst eine Skulptur, eine Schriftrolle oder ein Gemälde'],
          [politics.discipline, politics.colour, 'Du nimmst so viele Günstlinge, jeden in einer anderen Farbe, keinen weißen'],
        ],
      },
      `Die Politik ist ${politics.colour}. Der weiße Günstling gehört also zur Politik, und er ist zugleich ein Joker: Er steht für **jede** Disziplin. Bücher über Literatur gibt es nicht, und auch keine Bonusplättchen der Politik.`,
      {
        figure: 'characters',
        caption: `Personen. Es gibt ${f.counts.characters}, und zwar ${f.counts.each} pro Disziplin; außerdem hat jeder Spieler aus jeder Disziplin eine Startperson. Die Namen haben keine Wirkung.`,
        labels: [
          'Eine Person. Farbe und Symbol zeigen ihre Disziplin.',
          'Eine Startperson hat einen schlichten Rand. Wird sie ersetzt, ist sie aus dem Spiel.',
        ],
      },
    ],
  };
}

function board(f: Facts): RulesSection {
  const { bookSupply, moneyTrack, discs, artworks, meeples, bonusTiles, masterpieces } = f.edition;
  return {
    id: 'setup',
    title: 'Vorbereitung',
    blocks: [
      'Hier ist der Spielplan schon für dich vorbereitet. Mit der Schachtel würdet ihr so vorgehen:',
      {
        steps: [
          `Legt ${f.count(bookSupply, { one: '# Buch', other: '# Bücher' })} in jeder der vier Farben in den Saal der Literatur.`,
          `Stellt die Segelschiffe aller Spieler auf das erste Feld der Einkommensleiste (${f.florins(moneyTrack.florins[0])}) und alle Spielfiguren auf das Bonusfeld.`,
          `Legt ${f.count(discs.start, { one: '# Scheibe', other: '# Scheiben' })} jedes Spielers auf das Religionsfeld im Saal der Religion.`,
          `Mischt die ${f.counts.characters} Personenplättchen und legt je eins offen auf die ${f.counts.spaces} Felder in den fünf Sälen der Disziplinen. Die übrigen ${f.counts.pile} bilden verdeckt den Nachziehstapel.`,
          `Legt pro Spieler ${f.count(artworks.each, { one: '# Skulptur, # Schriftrolle und # Gemälde', other: '# Skulpturen, # Schriftrollen und # Gemälde' })} in den Saal der Kunst.`,
          `Stellt die Günstlinge, je ${meeples.each} in fünf Farben, auf ihre Stühle im Saal der Politik.`,
          `Zieht zufällig je ${bonusTiles.drawn} der fünf Bonusplättchen der Entdeckungen, der Literatur, der Religion und der Kunst und verteilt sie beliebig auf das Raster. Für die Politik gibt es keine Bonusplättchen.`,
          `Zu zweit und zu dritt: Zieht fünf der sechs Abdeckplättchen und ordnet jedem Saal eins zu. Es sperrt dort für die ganze Partie das Meisterwerkfeld, das es zeigt. Stellt dort eine Säule in einer unbenutzten Farbe auf. Die sechs Plättchen zeigen Felder mit ${f.and(masterpieces.covers)} PP; das Feld mit ${masterpieces.points.at(-1)} PP wird nie abgedeckt.`,
          'Setzt den Rundenanzeiger auf das erste Feld der Rundenleiste.',
        ],
      },
      {
        figure: 'house',
        caption: 'Der Spielplan zu Beginn einer Partie zu zweit. Der Weg führt im Uhrzeigersinn durch die Türen mit den Pfeilen.',
        labels: [
          'Das **Bonusfeld**. Hier beginnen alle Spielfiguren.',
          'Ein **Feld der Bewegungsleiste** mit einer Person. In jedem der fünf Säle der Disziplinen sind es drei.',
          'Der **Name des Saals** und damit der Disziplin.',
          '**Meisterwerkfelder**: die nötige Stärke und die PP. Ein Kreuz kennzeichnet ein abgedecktes Feld.',
          'Entdeckungen: die **Einkommensleiste** mit den Segelschiffen.',
          'Literatur: die **Bücher**, die noch da sind.',
          'Religion: die **Felder** für Scheiben, eins pro Disziplin.',
          'Kunst: die **Kunstwerke**, die noch da sind.',
          'Politik: die **Günstlinge** auf ihren Stühlen.',
          'Das **Raster** der Bonusplättchen.',
          `Die **Rundenleiste**, dahinter die letzten Züge ${f.and(f.lastTurns)}.`,
          'Die **Ausstiegsfelder** für das Spielende.',
        ],
      },
    ],
  };
}

function playerBoard(f: Facts): RulesSection {
  const { discs, meeples, startingFlorins } = f.edition;
  return {
    id: 'setup-player',
    title: 'Was jeder Spieler bekommt',
    part: true,
    blocks: [
      {
        list: [
          'Ein **Mäzen**; er liegt auf dem ersten der sechs Arbeiterfelder, ganz links.',
          'Fünf **Startpersonen**, eine pro Disziplin; sie liegen in zufälliger Reihenfolge auf den anderen fünf Arbeiterfeldern.',
          f.count(discs.start, {
            one: `**${discs.each} Scheiben**; # davon kommt sofort auf das Religionsfeld.`,
            other: `**${discs.each} Scheiben**; # davon kommen sofort auf das Religionsfeld.`,
          }),
          '**Fünf Säulen**, eine für jedes mögliche Meisterwerk.',
          `**Günstlinge**: ${f.meeples(meeples.start, MEEPLES) || 'keine'}.`,
          '**Florin**, je nach Platz in der Spielreihenfolge:',
        ],
      },
      {
        table: 'Startgeld',
        head: ['Reihenfolge', 'Startspieler', '2. Spieler', '3. Spieler', '4. Spieler'],
        rows: [['Florin', ...startingFlorins.map(String)]],
      },
      'Laut Regelheft ist Startspieler, wer die meisten Länder bereist hat. Hier ist es, wer auf dem ersten Sitz am Tisch sitzt. Die anderen folgen im Uhrzeigersinn, in der Reihenfolge der Sitze.',
      {
        figure: 'player',
        caption: `${f.people[0]}s Tableau zu Beginn. Bonusplättchen, die du nimmst, erscheinen unter den Günstlingen; die Säulen sind nicht abgebildet.`,
        labels: [
          'Die **Rekrutierungsleiste**: Hier warten Personen, die du getroffen hast, bis du sie einstellst.',
          'Die **Arbeiterleiste** mit sechs Feldern: Wer hier liegt, arbeitet für dich.',
          'Die **Rekrutierungskosten** jedes Arbeiterfelds, in Florin.',
          'Dein **Mäzen**.',
          'Deine **Günstlinge**, ein Feld pro Farbe.',
          'Dein **Vorrat an Scheiben**.',
          'Dein **Museum** und sein Wert.',
          'Dein **Bücherregal** mit Platz für vier Bücher pro Farbe. Leere Plätze zeigen, was das nächste Buch bringt.',
          'Deine **Stärke** in jeder Disziplin, schon für dich gezählt.',
          'Deine **Florin**.',
          'Deine **PP**, wenn jetzt gewertet würde.',
        ],
      },
    ],
  };
}

function byPlayers(f: Facts): RulesSection {
  const { recruitmentSpaces, roundsBeyondPlayers, artworks, meeples, museum, bonusMajority, passing } = f.edition;
  return {
    id: 'setup-numbers',
    title: 'Was von der Spielerzahl abhängt',
    part: true,
    blocks: [
      {
        table: 'Zu zweit, zu dritt, zu viert',
        head: ['Was', '2 Spieler', '3 Spieler', '4 Spieler'],
        rows: [
          ['Felder der Rekrutierungsleiste', ...f.byPlayers((count) => recruitmentSpaces[count])],
          ['Runden', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['So oft wird aufgefüllt, das Ende der letzten Runde eingeschlossen', ...f.byPlayers((_, players) => players + roundsBeyondPlayers)],
          ['Abgedeckte Meisterwerkfelder', '5, eins pro Saal', '5, eins pro Saal', 'keine'],
          ['Skulpturen, Schriftrollen und Gemälde im Saal der Kunst', ...f.byPlayers((_, players) => `je ${players * artworks.each}`)],
          [
            'Günstlinge, die im Saal der Politik bleiben',
            ...f.byPlayers((_, players) =>
              f.meeples(
                meeples.start.map((each) => meeples.each - each * players),
                MEEPLES,
              ),
            ),
          ],
          ['PP für die wertvollsten Museen', ...f.byPlayers((count) => f.and(museum[count]))],
          ['PP für die meisten Scheiben bei den Bonusplättchen', ...f.byPlayers((count) => f.and(bonusMajority[count]))],
          ['PP fürs Aussteigen, das beste Feld zuerst', ...f.byPlayers((count) => f.and(passing[count]))],
        ],
      },
    ],
  };
}
