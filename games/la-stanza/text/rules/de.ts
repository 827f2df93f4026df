import type { WriteRules } from './text.ts';

export const write: WriteRules = (edition, list) => ({
  sections: {
    about: {
      title: 'Worum es geht',
      text: [
        'Ein Haus der Renaissance, sechs Säle, und alles, was Rang und Namen hat, geht darin umher. Man schlendert von Gast zu Gast, gewinnt einige für sich, stellt sie ein, und ihre Talente lassen Schiffe segeln, Bücher entstehen, die Kirche bewegen, Kunst schaffen und die Gunst der Mächtigen erwerben.',
        'Wer am Ende die meisten Prestigepunkte (PP) hat, gewinnt. Für zwei bis vier.',
      ],
    },
    setup: {
      title: 'Aufbau',
      text: [
        '• Alle beginnen mit einem Mäzen auf dem linken der sechs Arbeiterfelder und fünf Startpersonen, einer je Disziplin, zufällig auf den anderen.',
        `• Dazu je ein blauer, roter, grüner und gelber Günstling, ${edition.discs.each} Scheiben und fünf Säulen. Eine Scheibe kommt gleich auf das Religionsfeld.`,
        `• Geld nach Zugreihenfolge: ${list(edition.startingFlorins)} Florin.`,
        `• Alle Segelschiffe beginnen bei ${edition.moneyTrack.florins[0]} Florin, alle Spielfiguren auf dem Bonusfeld.`,
        '• Auf die fünfzehn Felder der fünf Säle kommt je eine Person. Die übrigen 25 bilden den Nachziehstapel.',
        `• Von vier Disziplinen werden je ${edition.bonusTiles.drawn} Bonusplättchen gezogen und ausgelegt; die Politik hat keine.`,
        '• Zu zweit und zu dritt werden fünf der sechs Deckel gezogen: In jedem Saal bleibt ein Meisterwerkfeld die ganze Partie geschlossen.',
        '• Im Saal der Kunst liegen für jede Person am Tisch eine Skulptur, eine Schriftrolle und ein Gemälde.',
        `• Die Rekrutierungsleiste hat zu zweit, zu dritt und zu viert ${list([edition.recruitmentSpaces['2'], edition.recruitmentSpaces['3'], edition.recruitmentSpaces['4']])} Felder.`,
      ],
    },
    turn: {
      title: 'Ein Zug',
      text: [
        'Zuerst die eigene Spielfigur ziehen und die Person nehmen, bei der sie anhält. Danach genau eines davon:',
        '• eine Disziplin aktivieren, also Leute für sie einstellen und nehmen, was sie bringt;',
        '• Einkommen erhalten;',
        '• passen und nichts weiter tun.',
        'Nur das Bonusfeld ist anders: Wer dort anhält, nimmt stattdessen ein Bonusplättchen.',
      ],
    },
    moving: {
      title: 'Ziehen',
      text: [
        `Die Figur geht 1 bis ${edition.movement} Felder im Uhrzeigersinn. Gezählt werden nur Felder mit einer Person und ohne fremde Figur; alle anderen werden übersprungen. Das Bonusfeld zählt immer, egal wer darauf steht.`,
        'Die Person kommt auf das erste Feld der Rekrutierungsleiste. Ist es besetzt, rücken alle dort ein Feld nach rechts, und wer hinausfällt, wird abgelegt.',
        'Geht gar kein Zug, bleibt die Figur stehen und der Zug ist zu Ende.',
      ],
    },
    activate: {
      title: 'Eine Disziplin aktivieren',
      text: [
        'Dazu braucht es zweierlei.',
        '• Die Figur steht im Saal der Disziplin, oder ein Günstling ihrer Farbe wird abgegeben. Ein weißer gilt für jede Disziplin.',
        '• Mindestens eine Person der Disziplin wird eingestellt. Ein Günstling ersetzt das nie.',
        'Dann wird die Stärke in der Disziplin gezählt, und man nimmt die Belohnung des Saals oder erschafft, wenn sie reicht, ein Meisterwerk.',
      ],
    },
    hiring: {
      title: 'Einstellen',
      text: [
        `Eine Person wechselt von der Rekrutierungsleiste auf ein beliebiges Arbeiterfeld außer dem des Mäzens und kostet, was dort steht: von links ${list(edition.hiringCosts)} Florin. Wer dort gearbeitet hat, muss gehen: auf die Ablage, Startpersonen ganz aus dem Spiel.`,
        'In einer Aktivierung darf man so viele einstellen, wie man bezahlen kann, aus allen Disziplinen, solange eine davon zur aktivierten gehört.',
      ],
    },
    strength: {
      title: 'Stärke',
      text: [
        'Jede Person der Disziplin auf der Arbeiterleiste zählt 1, das dauerhafte Bonusplättchen der Disziplin 1 mehr. Für diese eine Aktivierung dürfen außerdem eigene Scheiben vom Feld der Disziplin im Saal der Religion ausgegeben werden, jede für +1; sie kommen in den Vorrat zurück.',
        `Ohne Meisterwerk wird höchstens Stärke ${edition.topReward} belohnt. Weniger zu nehmen ist immer erlaubt.`,
      ],
    },
    money: {
      title: 'Einkommen',
      text: [
        'Der Mäzen rückt ein Feld nach rechts und schiebt die Personen dort bis zur ersten Lücke; ohne Lücke fällt die letzte hinaus. Dann wird das Geld bis zum Betrag beim eigenen Segelschiff aufgefüllt. Wer schon mehr hat, bekommt nichts.',
        `Vom letzten Feld aus bringt der Mäzen noch einmal Geld: Er wird umgedreht, was am Ende ${edition.flippedFinancier} PP kostet, und beginnt wieder links. Umgedreht und erneut am Ende bringt er nichts mehr.`,
      ],
    },
    'room-discoveries': {
      title: 'Entdeckungen',
      text: [
        'Mit Stärke 1, 2 oder 3 fährt das Segelschiff so viele Felder auf der Einkommensleiste. Mehrere Schiffe dürfen auf einem Feld stehen.',
        `Die Leiste geht von ${edition.moneyTrack.florins[0]} bis ${Math.max(...edition.moneyTrack.florins)} Florin und dann weiter über Felder, die am Ende bis zu ${Math.max(...edition.moneyTrack.points)} PP wert sind; dort wird weiterhin bis ${Math.max(...edition.moneyTrack.florins)} Florin aufgefüllt. Wer eines der drei markierten Felder erreicht oder überholt, erhält einen weißen Günstling.`,
      ],
    },
    'room-literature': {
      title: 'Literatur',
      text: [
        `Mit Stärke 1, 2 oder 3 werden so viele Bücher verfasst, jedes in einer anderen Farbe. Es gibt Bücher über Entdeckungen, Religion, Kunst und Politik, höchstens ${edition.shelfLength} je Farbe im Regal. Das erste einer Farbe bringt für sich nichts; was die weiteren bringen, ist oben zu sehen.`,
        'Eine Spalte ist voll, wenn alle vier Farben bis dorthin reichen. Volle Spalten öffnen die Bonusplättchen der Literatur.',
      ],
    },
    'room-religion': {
      title: 'Religion',
      text: [
        'Mit Stärke 1, 2 oder 3 kommen so viele Scheiben auf verschiedene Felder, nie auf das Religionsfeld. Wer später die Disziplin eines Feldes aktiviert, egal wo die Figur steht, darf Scheiben von dort für je +1 Stärke ausgeben.',
        'Das Religionsfeld wirkt genauso, doch Scheiben kommen nur durch Bücher und Bonusplättchen dorthin.',
      ],
    },
    'room-arts': {
      title: 'Kunst',
      text: [
        `Stärke 1 erschafft eine Skulptur (Wert ${edition.artworks.values[0]}), Stärke 2 eine Schriftrolle (${edition.artworks.values[1]}), Stärke 3 ein Gemälde (${edition.artworks.values[2]}). Ein geringeres Werk darf man nehmen, und muss es, wenn die besseren fehlen.`,
        'Diese Werte sind keine Punkte: Am Ende werden die Museen verglichen.',
      ],
    },
    'room-politics': {
      title: 'Politik',
      text: [
        'Stärke 1, 2 oder 3 bringt so viele Günstlinge, jeden in einer anderen Farbe, keinen weißen. Ein Günstling aktiviert die Disziplin seiner Farbe von jedem Saal aus oder bezahlt eines ihrer Bonusplättchen. Weiße können das für alle.',
        `Niemand behält mehr als ${edition.meeples.limit}: Was zu viel ist, geht sofort nach eigener Wahl zurück.`,
      ],
    },
    'bonus-tiles': {
      title: 'Bonusplättchen',
      text: [
        'Auf dem Bonusfeld nimmt man genau ein Plättchen und hat keine andere Aktion. Anhalten darf dort nur, wer eines nehmen kann. Beliebig viele Figuren haben Platz.',
        'Für das erste, zweite und dritte Plättchen einer Disziplin braucht es:',
        '• Entdeckungen: das Segelschiff beim ersten, zweiten, dritten weißen Günstling.',
        '• Literatur: eine, zwei, drei volle Bücherspalten.',
        `• Religion: je ${edition.bonusTiles.discsInBox} eigene Scheiben auf einem, zwei, drei Feldern, das Religionsfeld eingeschlossen.`,
        `• Kunst: Kunstwerke im Wert von ${list(edition.bonusTiles.artworkValue)}.`,
        'Bezahlt wird mit einem Günstling der Farbe oder einem weißen, und eine Scheibe kommt an die Stelle des Plättchens. Ohne Scheibe im Vorrat wird eine von einem Feld genommen. Dann wirkt das Plättchen.',
      ],
    },
    masterpieces: {
      title: 'Meisterwerke',
      text: [
        `Mit Stärke ${list(edition.masterpieces.strengths.slice(0, 3))} darf statt der Belohnung eine Säule auf ein Meisterwerkfeld des Saals, für ${list(edition.masterpieces.points.slice(0, 3))} PP am Ende. Das teuerste mit ${edition.masterpieces.points[3]} PP verlangt Stärke ${edition.masterpieces.strengths[3]} und dazu Stärke 1 in der Disziplin, die daneben steht; dafür zählen nur Personen und dauerhafte Plättchen.`,
        'Eine stärkere Aktivierung darf auch ein geringeres Feld nehmen. Jedes Feld fasst eine Säule, und in jeder Disziplin erschafft man höchstens ein Meisterwerk.',
      ],
    },
    refill: {
      title: 'Auffüllen',
      text: [
        'Sobald zwei Säle keine Personen mehr haben, kommt auf jedes leere Feld eine neue, im Uhrzeigersinn ab dem ersten Feld der Entdeckungen, auch unter Figuren. Der Rundenmarker rückt vor.',
        'Ist der Stapel leer, wird die Ablage gemischt; reicht das nicht, kehrt je Disziplin eine entfernte Startperson zurück.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        `Es gibt so viele Runden wie Personen am Tisch und ${edition.roundsBeyondPlayers} mehr. Nach dem Auffüllen, das die letzte beendet, wird nicht mehr aufgefüllt. Gespielt wird weiter, bis wieder am Zug ist, wer begonnen hat; ab dann haben alle noch ${edition.lastTurns} Züge: A, B und C.`,
        `In diesen Zügen darf man statt zu ziehen aussteigen, auf das beste freie Feld: zu viert ${list(edition.passing['4'])} PP (zu dritt ${list(edition.passing['3'])}, zu zweit ${list(edition.passing['2'])}). Danach ist für diese Person Schluss.`,
      ],
    },
    scoring: {
      title: 'Wertung',
      text: [
        '• Meisterwerke, das Feld des Segelschiffs, Bücher, Aussteigen und die Bonusplättchen, die am Ende zählen.',
        `• Ein umgedrehter Mäzen: −${edition.flippedFinancier} PP.`,
        `• Die meisten Scheiben im Raster der Bonusplättchen: zu viert ${list(edition.bonusMajority['4'])} PP, zu dritt ${list(edition.bonusMajority['3'])}, zu zweit ${list(edition.bonusMajority['2'])}.`,
        `• Das wertvollste Museum: zu viert ${list(edition.museum['4'])} PP, zu dritt ${list(edition.museum['3'])}, zu zweit ${list(edition.museum['2'])}. Was im Saal der Kunst bleibt, spielt als weiteres Museum mit und kann jemandem einen Platz nehmen.`,
        'Bei Gleichstand wird die Summe der Plätze geteilt und abgerundet. Ohne eine einzige Scheibe oder ein Kunstwerk gibt es nichts.',
        'Bei Gleichstand um den Sieg zählt der nicht umgedrehte Mäzen, dann der weiter links, dann wer früher ausgestiegen ist.',
      ],
    },
    variants: {
      title: 'Varianten',
      text: [
        '• Expertenvariante: Statt einzustellen darf man eine Person der Disziplin von der Arbeiterleiste entlassen. Die Stärke kann dann 0 sein; Scheiben und Plättchen können sie noch heben.',
        '• Gewählter Start: Alle ordnen ihre fünf Startpersonen, wie sie wollen.',
        '• Kurze Partie: einmal weniger auffüllen, wie in der deutschen Anleitung.',
      ],
    },
    rulings: { title: 'Regelfragen', text: ['Wo die Anleitung etwas offenlässt, wird hier so gespielt.'] },
    values: {
      title: 'Rekonstruierte Werte',
      text: ['Manche Werte stehen nur auf dem Spielplan, nicht in der Anleitung. Diese sind erschlossen oder von uns gewählt:'],
    },
  },
  rulings: [
    ['Ersetzt ein Günstling das Einstellen?', 'Nein, nur die Anwesenheit im Saal. Im eigenen Saal braucht eine Disziplin keinen Günstling.'],
    ['Wie viele Runden, wie oft auffüllen?', 'Eine Runde mehr als Personen am Tisch; das Auffüllen, das die letzte beendet, findet noch statt.'],
    ['Wann beginnen die letzten Züge?', 'Nach dem letzten Auffüllen, sobald wieder am Zug ist, wer begonnen hat.'],
    [
      'Was heißt Aussteigen?',
      'Nur in den letzten drei Zügen, anstelle des ganzen Zuges. Wer es nie tut, bekommt dort nichts. Ziehen und dann nichts tun ist immer erlaubt.',
    ],
    [
      'Wohin kommt ein Rekrut?',
      'Auf das erste Feld. Ist es besetzt, rücken alle eins nach rechts, Lücken inbegriffen; wer das letzte verlässt, wird abgelegt.',
    ],
    ['Wie weit schiebt der Mäzen?', 'Bis zur ersten Lücke; ohne sie fällt die Person ganz rechts hinaus. Das verlassene Feld bleibt leer.'],
    [
      'Einkommen vom letzten Feld?',
      'Der Mäzen wird umgedreht und kommt nach vorn; die anderen rücken in das frei gewordene Feld. Umgedreht und wieder hinten bringt er nichts mehr.',
    ],
    ['Das Kunstplättchen, das den Mäzen heimholt?', 'Die Personen rücken nach rechts; der Mäzen behält seine Seite.'],
    [
      'Wie oft einstellen?',
      'Beliebig oft, in beliebiger Folge, überall außer beim Mäzen, auch auf ein eben besetztes Feld. Was die nötige Einstellung unmöglich machen würde, wird nicht angeboten.',
    ],
    ['Welches Meisterwerk?', 'Jedes freie, offene Feld bis zur Stärke der Aktivierung; eines je Disziplin.'],
    ['Was zählt für das +1 bei 6+1?', 'Arbeitende Personen und das dauerhafte Plättchen; weder Scheiben noch Florin.'],
    ['Wann ist eine Spalte voll?', 'Spalte k ist voll, wenn alle vier Farben mindestens k Bücher haben.'],
    ['Die Bedingung der Religionsplättchen?', 'Das Religionsfeld zählt wie die anderen. Geprüft wird, bevor eine Scheibe für das Raster genommen wird.'],
    ['Weiße Günstlinge auf der Einkommensleiste?', 'Für Erreichen oder Überholen, je Symbol einmal.'],
    ['Wann genau wird aufgefüllt?', 'Sofort, noch vor der Aktion; auch nach dem Plättchen, das eine Person vom Plan nimmt.'],
    ['Zu wenige Personen?', 'Stapel, Ablage, dann je Disziplin eine entfernte Startperson; was dann noch fehlt, bleibt leer. Der Marker rückt trotzdem.'],
    ['Auch unter Figuren auffüllen?', 'Ja. Die anderen überspringen diese Felder.'],
    ['Was zählt beim Ziehen?', 'Felder mit Person und ohne fremde Figur, dazu immer das Bonusfeld. Wer dort anhält, muss ein Plättchen nehmen können.'],
    ['Kein Zug möglich?', 'Die Figur bleibt, der Zug ist vorbei; in den letzten Zügen darf man stattdessen aussteigen.'],
    ['Was kann ein weißer Günstling?', 'Jede Disziplin aktivieren und jedes Bonusplättchen bezahlen.'],
    [
      'Wenn ein Vorrat leer ist?',
      'Günstlinge gibt es nur, solange welche im Saal der Politik sind, Bücher, solange der Saal der Literatur welche hat, Scheiben nur aus dem eigenen Vorrat, und kein fünftes Buch einer Farbe. Nur die Scheibe für das Raster darf von einem Feld kommen, wenn der Vorrat leer ist.',
    ],
    ['Mehr als sieben Günstlinge?', 'Sofort wird gewählt, was zurückgeht.'],
    ['Was bringt Einkommen?', 'Was bis zum Betrag beim Segelschiff fehlt, nie weniger als nichts. Das Schiff hält am letzten Feld.'],
    [
      'Museum und Mehrheiten?',
      'Der Rest im Saal der Kunst nimmt seinen Platz und seinen Anteil bei Gleichstand; ist nichts übrig, zählt er nicht. Das Plättchen mit Wert 4 zählt nur für die Mehrheit.',
    ],
    ['Wer gewinnt bei Gleichstand?', 'Nicht umgedrehter Mäzen, dann weiter links, dann früher ausgestiegen, sonst geteilter Sieg.'],
    [
      'Wohin kommt die Person durch ein Plättchen?',
      'Auf ein beliebiges Rekrutierungsfeld; wer dort und rechts davon liegt, rückt eins nach rechts. Auch Personen unter Figuren können genommen werden.',
    ],
    ['Expertenvariante und gewählter Start?', 'Beides sind Optionen, zunächst aus.'],
    ['In welcher Reihenfolge nimmt man ein Plättchen?', 'Bedingung, Günstling, Scheibe ins Raster, dann die Wirkung.'],
    [
      'Entlassen und einstellen in einer Aktivierung?',
      'Nein. Das Entlassen ersetzt jedes Einstellen, und nur eine Person wird entlassen. Eine entlassene Startperson verlässt das Spiel.',
    ],
  ],
  values: {
    hiringCosts: 'Kosten des Einstellens, von links',
    recruitmentSpaces: 'Rekrutierungsfelder',
    moneyTrack: 'Einzelne Felder der Einkommensleiste',
    masterpieces: 'Deckel, nach dem Feld, das sie schließen',
    museum: 'Museum mit weniger als vier',
    bonusMajority: 'Mehrheit der Bonusplättchen',
    passing: 'Aussteigen',
    characters: 'Wer in welchen Saal gehört',
    starters: 'Startpersonen',
    bank: 'Der Bank gehen die Florin nie aus',
  },
  marks: { RB: 'Anleitung', PUB: 'veröffentlichte Bilder', DER: 'erschlossen', OUR: 'unsere Wahl' },
});
