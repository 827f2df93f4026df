/** What the game is about, and a first turn. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const start = (f: Facts): RulesSection[] => [about(f), firstTurn(f)];

function about(f: Facts): RulesSection {
  const { movement, topReward, masterpieces, roundsBeyondPlayers, lastTurns } = f.edition;
  const turns = f.count(lastTurns, { one: '# Zug', other: '# Züge' });
  return {
    id: 'about',
    title: 'In zwei Minuten',
    blocks: [
      'Du gehst durch ein Haus der Renaissance, triffst seine berühmten Gäste und lässt sie für dich arbeiten. Je mehr Personen einer Disziplin für dich arbeiten, desto mehr bringen sie dir ein: Seereisen, Bücher, Einfluss in der Kirche, Kunstwerke und die Gunst der Mächtigen.',
      {
        list: [
          '**Das Ziel.** Am Spielende gewinnt, wer die meisten Prestigepunkte (PP) hat. Gewertet wird erst dann.',
          `**Dein Zug.** Ziehe deine Spielfigur 1 bis ${movement} Felder im Uhrzeigersinn und nimm die Person, bei der du anhältst. Danach hast du **eine** Aktion: [eine Disziplin aktivieren](#activate), [Einkommen erhalten](#money) oder [passen](#pass). Auf dem Bonusfeld nimmst du stattdessen ein [Bonusplättchen](#bonus-tiles).`,
          `**Eine Disziplin aktivieren.** Deine Spielfigur steht im Saal der Disziplin, oder du gibst einen Günstling in ihrer Farbe ab. In jedem Fall stellst du mindestens eine Person dieser Disziplin ein. Dann zählst du, wie viele Personen der Disziplin für dich arbeiten: Das ist deine Stärke. Von Stärke 1 bis ${topReward} wird die Belohnung immer besser. Ab Stärke ${masterpieces.strengths[0]} darfst du stattdessen ein [Meisterwerk](#masterpieces) erschaffen.`,
          `**Das Ende.** Sobald in zwei Sälen keine Person mehr liegt, wird der Spielplan [aufgefüllt](#refill); damit endet eine Runde. Gespielt werden so viele Runden, wie Spieler am Tisch sitzen, plus ${roundsBeyondPlayers}. Nach der letzten hat jeder noch bis zu ${turns}, dann ist die Partie zu Ende.`,
          '**Woher die Punkte kommen.** Meisterwerke, dein Segelschiff, deine Bücher, einige Bonusplättchen und ein frühes Aussteigen ganz zum Schluss bringen PP. Dazu kommen zwei Vergleiche: Wer hat die meisten Scheiben bei den Bonusplättchen, und wessen Museum ist das wertvollste?',
        ],
      },
      ...(f.examplesAsPlayed
        ? []
        : [
            'Diese Seite zeigt die Werte der Ausgabe, mit der gespielt wird. Einige Beispiele lassen sich damit nicht nachspielen; sie sind mit unseren eigenen Werten erzählt.',
          ]),
    ],
  };
}

function firstTurn(f: Facts): RulesSection {
  const [anna, bruno] = f.people;
  const { firstTurn: tale } = f.tales;
  const guest = f.character(tale.recruited);
  const reach = tale.reach.map(({ character, discipline }) => `${f.character(character)} (${f.discipline(discipline)})`);
  const sailed = f.count(tale.steps, { one: '# Feld', other: '# Felder' });
  const working = f.count(tale.strength, { one: 'liegt jetzt # Person', other: 'liegen jetzt # Personen' });
  return {
    id: 'first-turn',
    title: 'Ein erster Zug, Schritt für Schritt',
    blocks: [
      `Stell dir vor, du bist ${anna} und beginnst eine Partie zu zweit. Du hast ${f.florins(tale.before)} und ein paar Günstlinge. Deine Arbeiterleiste hat sechs Felder: Auf dem ersten liegt dein Mäzen, auf den anderen liegt aus jeder Disziplin eine Startperson.`,
      `**Schritt 1: ziehen.** Deine Spielfigur steht auf dem Bonusfeld. In Reichweite sind ${f.and(reach)}. Du gehst zwei Felder weit, zu ${guest}: einem Entdecker im Saal der Entdeckungen. Das trifft sich gut, denn so kannst du ihn sofort gebrauchen.`,
      {
        figure: 'first-turn-walk',
        caption: 'Der Anfang der Bewegungsleiste. Das Symbol auf einem Porträt zeigt die Disziplin der Person. Jede Person kann in jedem Saal auftauchen.',
        labels: [`Das Bonusfeld mit den Spielfiguren von ${f.and([anna, bruno])}.`, `${guest}, zwei Felder weiter.`, 'Das letzte Feld in Reichweite.'],
      },
      `**Schritt 2: rekrutieren.** ${guest} kommt auf das erste Feld deiner Rekrutierungsleiste. Von dort kannst du ihn einstellen, in diesem Zug oder später.`,
      {
        figure: 'first-turn-recruit',
        caption: `${anna}s Rekrutierungsleiste, auf der jetzt ${guest} liegt, und ihre Arbeiterleiste.`,
        labels: [
          'Das erste Feld der Rekrutierungsleiste: Hier kommen die Neuen an.',
          'Dein Mäzen auf dem ersten Feld der Arbeiterleiste.',
          'Über jedem Feld stehen seine Rekrutierungskosten.',
          `Noch eine Person der Disziplin Entdeckungen: ${f.character('massimiliano-de-la-luce')}, eine deiner Startpersonen.`,
        ],
      },
      `**Schritt 3: Entdeckungen aktivieren.** Du erfüllst beide Bedingungen: Deine Spielfigur steht im Saal der Entdeckungen, und du kannst eine Person dieser Disziplin einstellen. Du darfst sie auf jedes Arbeiterfeld legen, nur nicht auf das des Mäzens. Das letzte ist mit ${f.florins(tale.cheapest)} am günstigsten, aber dort arbeitet dein anderer Entdecker. Also nimmst du Feld ${tale.space} und zahlst ${f.florins(tale.price)}. Die Startperson auf diesem Feld, ${f.character(tale.displaced)}, wird ersetzt und ist aus dem Spiel.`,
      {
        figure: 'first-turn-hire',
        caption: `Nach dem Einstellen: ${guest} liegt auf der Arbeiterleiste, und die Rekrutierungsleiste ist wieder leer.`,
        labels: [`${guest} auf Feld ${tale.space}.`, 'Der Entdecker, der schon da war.'],
      },
      `**Schritt 4: Stärke zählen.** Auf deiner Arbeiterleiste ${working} der Disziplin Entdeckungen: Stärke ${tale.strength}.`,
      `**Schritt 5: Belohnung nehmen.** Dein Segelschiff zieht auf der Einkommensleiste ${sailed} vor, von ${f.florins(tale.from)} auf ${f.florins(tale.to)}. Von nun an füllst du dein Geld bis zu diesem Betrag auf, wenn du Einkommen erhältst. Du hast noch ${f.florins(tale.left)}. Damit endet dein Zug, und ${bruno} ist dran.`,
      {
        figure: 'first-turn-sea',
        caption: 'Die Einkommensleiste nach dem Zug.',
        labels: [
          `${anna}s Segelschiff.`,
          `${bruno}s Segelschiff, noch auf dem ersten Feld.`,
          'Das erste von drei Feldern, die einen weißen Günstling bringen.',
        ],
      },
    ],
  };
}
