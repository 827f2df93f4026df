import type { RulesText } from './shape.ts';

const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Worum es geht',
      text: [
        'Man schreibt das Jahr 1700. Im Wald von Paneveggio wachsen Fichten, die klingen, und ein bis vier junge Geigenbauer haben gerade ihren Meister verlassen, um eigene Werkstätten zu eröffnen. Sie kaufen Holz und lassen es reifen, bauen Geigen für die Musiker ihrer Zeit, halten sie instand und legen die besten in ihr Erbe.',
        'Was ein Geigenbauer in einem Zug tut, steht in einer Partitur aus sieben Noten. Nur Geigen und Lehrlinge bringen Punkte; wer am Ende die meisten hat, gewinnt.',
      ],
    },
    {
      id: 'tokens',
      title: 'Geigen, Marker und ihre Plätze',
      figure: 'tokens',
      text: [
        'Alle haben 12 Geigen und 14 Lutherie-Marker, nie mehr. Ein Lutherie-Marker ist bei den Dukaten ein Dukat, bei den Studien eine Studie, auf Holz oder einer Geige eine Schicht Qualität. Was nicht gebraucht wird, wartet im Vorrat.',
        'Wird ein Marker gebraucht und der Vorrat ist leer, darf einer von den eigenen Dukaten, Studien oder vom Holz im Lager genommen werden, nie von einer Geige; oder man begnügt sich mit weniger.',
        'Wer einen Dukaten oder eine Studie zahlen muss und keine hat, kann den Meister bitten: Ein Marker aus dem Vorrat wird in seiner Hilfezone gebunden und zahlt. Er bleibt dort und kostet am Ende 1 Punkt, wenn kein Effekt ihn zurückholt.',
      ],
    },
    {
      id: 'set-up',
      title: 'Aufbau',
      text: [
        'Mit Startdecks nehmen alle der Reihe nach eines von fünf: Es bringt eine fertige Partitur, einen Musiker mit Prestige 1, drei Handkarten und vier Kontakte.',
        'Sonst bekommen alle zehn Karten, dürfen einmal beliebig viele ersetzen und behalten sieben; oder sie draften sieben von acht. Dann nehmen alle der Reihe nach einen Musiker mit Prestige 1. Vier der sieben Karten werden Kontakte, drei bleiben auf der Hand, und die Zugehörigkeiten aller sieben sind die Noten der Partitur, in beliebiger Reihenfolge.',
        'Auf dem Plan des Meisters liegt je ein Musiker mit Prestige 1 bis 4. Alle beginnen mit 1 Dukaten; wer anfängt, entscheidet das Los.',
      ],
    },
    {
      id: 'turn',
      title: 'Ein Zug',
      text: [
        'Zuerst darf die Partitur geändert werden, je Änderung für 1 Studie. Dann folgt entweder eine Werkstatt, in der die Aktionen der Partitur ausgeführt werden, oder eine Bewahrung, in der Geigen ins Erbe und Karten ins Spiel kommen.',
        'Alle Effekte und Boni sind freiwillig und dürfen auch teilweise genutzt werden. Widerspricht ein Effekt der Regel, gilt der Effekt.',
      ],
    },
    {
      id: 'score',
      title: 'Die Partitur',
      figure: 'score',
      text: [
        'Das Notensystem hat fünf Linien, eine je Aktion, und sieben Schläge mit je einer Note. Benachbarte Noten auf derselben Linie sind eine Aktion; ihre Anzahl ist deren Zeit.',
        'Eine Änderung kostet 1 Studie: Eine Note rückt eine Linie hinauf oder hinunter; oder zwei benachbarte Noten tauschen; oder alle rücken um einen Schlag, und die herausfallende kommt am anderen Ende herein. Beim Ersten gelten die oberste und die unterste Linie als benachbart, beim Zweiten der erste und der letzte Schlag.',
        'Beispiel: Für 4 Studien rückt eine Beziehung hinauf zur Anfertigung, die dritte und vierte Note tauschen, die letzte Restaurierung wandert zum Holz, und alles rückt nach links. Das zweite Bild zeigt das Ergebnis: Studium 2, Holz 1, Anfertigung 2, Holz 1, Restaurierung 1.',
      ],
    },
    {
      id: 'atelier',
      title: 'Die Werkstatt',
      figure: 'lines',
      text: ['Die Aktionen werden von links nach rechts ausgeführt. Jede darf ausgelassen oder mit weniger Zeit genutzt werden.'],
    },
    {
      id: 'action-wood',
      part: true,
      title: 'Holz',
      figure: 'wood',
      text: [
        '1 Dukaten zahlen und ein Holz ins Lager legen: eine Geige aus dem Vorrat mit Markern darauf. Seine Qualität ist, die Geige mitgezählt, die Zeit der Aktion, höchstens 4. Eine Aktion kauft ein Holz.',
      ],
    },
    { id: 'action-study', part: true, title: 'Studium', text: ['So viele Studien nehmen, wie die Aktion Zeit hat.'] },
    {
      id: 'action-craft',
      part: true,
      title: 'Anfertigung',
      figure: 'bonuses',
      text: [
        'Ein Holz beliebiger Qualität samt Markern aus dem Lager auf einen freien Platz eines Musikers legen, dessen Prestige die Zeit der Aktion nicht übersteigt. Nun ist es eine Geige und so viele Punkte wert, wie der Musiker Prestige hat. Der Bonus des Platzes kommt sofort: Karte ausspielen, Karte ziehen, 1 Studie, 1 Qualität für diese Geige oder 1 Dukat.',
        'Drei Arten von Musikern nehmen Geigen: die eigenen Partner; ein gegnerischer Partner, auf dem schon ein eigener Marker oder eine eigene Geige liegt; und die Musiker des Meisters, für so viele Studien wie ihr Prestige. Eine Aktion baut eine Geige.',
      ],
    },
    {
      id: 'action-relation',
      part: true,
      title: 'Beziehung',
      text: [
        'Entweder so viele Karten ziehen, wie die Aktion Zeit hat, oder den Beziehungseffekt eines Musikers nutzen, bei dem eine eigene Geige liegt, wo immer er ist. Das braucht so viel Zeit, wie er Prestige hat; übrige Zeit verfällt.',
      ],
    },
    {
      id: 'drawing',
      part: true,
      title: 'Ziehen',
      text: [
        'Ziehen heißt eines von dreien: die oberste Karte eines eigenen Kontaktstapels nehmen; eine Handkarte gegen einen sichtbaren Kontakt eines Gegners tauschen; oder die oberste Karte des Stapels nehmen. Am Ende des Zuges sind zehn Handkarten erlaubt.',
      ],
    },
    {
      id: 'action-restoration',
      part: true,
      title: 'Restaurierung',
      figure: 'violins',
      text: [
        'So viele eigene Marker, wie die Aktion Zeit hat, beliebig auf Geigen bei Musikern verteilen, jede bis Qualität 4. Es dürfen auch fremde sein: Ein Marker auf einer gegnerischen Geige öffnet diesen Musiker für eigene Geigen und kommt als Dukat oder Studie zurück.',
      ],
    },
    {
      id: 'time',
      title: 'Mehr Zeit',
      figure: 'apprentice',
      text: [
        'Bevor eine Aktion wirkt, dürfen Handkarten ihrer Zugehörigkeit abgeworfen werden; jede bringt 1 Zeit. Eine Aktion hinzufügen oder ändern können sie nicht.',
        'Jeder Lehrling im Spiel darf bei jeder Aktion seiner Zugehörigkeit einmal helfen, zu jedem Zeitpunkt. Mehrere dürfen bei derselben helfen.',
        'Aktionen, die der Effekt eines Musikers gewährt, lassen sich weder durch Karten noch durch Lehrlinge verlängern.',
      ],
    },
    {
      id: 'end-of-turn',
      title: 'Das Ende einer Werkstatt',
      text: [
        'Nach der Partitur: der Zugende-Effekt eines Musikers mit eigener Geige; leere Kontaktstapel werden vom Stapel aufgefüllt; Karten über zehn werden abgeworfen; die Abwürfe des Zuges werden beliebig auf die Kontaktstapel verteilt; dann Abnutzung, dann Reifung: Jedes Holz im Lager gewinnt 1 Qualität, bis 4.',
      ],
    },
    {
      id: 'wear',
      part: true,
      title: 'Abnutzung',
      text: [
        'Jede eigene Geige bei einem Musiker verliert ihren obersten Marker. Ein eigener kommt in den Vorrat; ein gegnerischer geht als Dukat oder Studie an seinen Besitzer. Eine Geige ohne Marker zerbricht: Sie kommt in den Vorrat zurück, ihre Punkte sind verloren.',
      ],
    },
    {
      id: 'conservation',
      title: 'Die Bewahrung',
      text: [
        'Alle eigenen Geigen gehen von den Musikern ins Erbe, jede zum Prestige ihres Musikers. Dort nutzen sie sich nicht mehr ab. Alle Marker darauf gehen an ihre Besitzer, nach deren Wahl als Dukaten oder Studien.',
        'Dann dürfen Handkarten ausgespielt und Partner zurückgenommen werden, in beliebiger Reihenfolge. Wer einen Musiker zurücknimmt, schickt alle Geigen darauf ins Erbe ihrer Besitzer. Es gibt keine Abnutzung, keine Reifung und keinen Zugende-Effekt.',
      ],
    },
    {
      id: 'partners',
      part: true,
      title: 'Was Musiker und Lehrlinge verlangen',
      figure: 'musician',
      text: [
        'Ein Musiker verlangt bereits gebaute Geigen, im Erbe oder bei Musikern: 1-2-1-0 heißt eine mit Prestige 1, zwei mit Prestige 2 und eine mit Prestige 3. Mehr davon oder edlere stattdessen sind ebenso recht.',
        'Ein Lehrling verlangt drei Aktionen hintereinander in der Partitur, in dieser Reihenfolge und beliebig lang. Sechs Lehrlinge können in einem Spiel ausgebildet werden. Wer ausgebildet ist, bleibt, was auch aus der Partitur wird.',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende des Spiels',
      text: [
        'Hat jemand am Ende eines Zuges alle 12 Geigen gebaut, wird die Runde zu Ende gespielt. Die Geigen bleiben, wo sie sind. Dann dürfen alle der Reihe nach noch einmal die Partitur für Studien ändern und Lehrlinge ausspielen.',
      ],
    },
    {
      id: 'scoring',
      part: true,
      title: 'Wertung',
      text: [
        'Geigen: das Prestige jeder einzelnen, im Erbe und bei Musikern.',
        'Holz-Lehrlinge: bis zu 4 Lutherie-Marker von Geigen bei Musikern oder vom Holz im Lager ausgeben, je 1 Punkt. Studium: 1 Punkt je anderer Art von Lehrling. Anfertigung: 3 Punkte für 12 Geigen, 2 für 11, 1 für 10. Beziehung: bis zu 4 Handkarten der gezeigten Zugehörigkeiten ausgeben, je 1 Punkt. Restaurierung: bis zu 4 Dukaten oder Studien ausgeben, je 1 Punkt. Nichts wird zweimal ausgegeben.',
        'Jeder Marker in der Hilfezone kostet 1 Punkt. Bei Gleichstand zählen gebaute Geigen, dann Lehrlinge; danach wird der Sieg geteilt.',
      ],
    },
    {
      id: 'solo',
      title: 'Allein gegen Stradivarius',
      text: [
        'Stradivarius hat drei Musiker, eine Reihe von Kontakten und keine Partitur. Seine Aktivität, von 1 bis 4, ist das höchste Prestige, für das er arbeitet. Er beginnt.',
        'In seinem Zug sucht er einen Grund zu bewahren: Er hat die Geigen für einen Musiker des nächsten Prestiges; oder eine seiner Geigen hat keinen Marker mehr; oder er hat keinen freien Platz. Das Protokoll sagt, welcher es ist. Ohne Grund arbeitet er.',
        'In seiner Werkstatt baut er kostenlos eine Geige mit Qualität 2 beim besten erlaubten Musiker, ohne den Bonus. Jede seiner Karten gibt das Ihre dazu: Holz 1 Qualität, Studium 1 Studie, Beziehung 1 Kontakt, Restaurierung nach der Abnutzung 1 Marker, auf eine eigene Geige ohne Marker, sonst auf die beste des Gegners.',
        'In seiner Bewahrung bringen seine Anfertigungskarten eine Geige dieses Prestiges; seine Geigen gehen ins Erbe, deren Marker zu seinen Dukaten; seine Aktivität steigt, sein geringster Musiker geht, und ein besserer findet sich unter Partnern, Kontakten oder, mit Hilfe des Meisters, im Stapel.',
        'Am Ende zählt auch die Hälfte seiner Dukaten, Studien und Kontakte.',
      ],
    },
    {
      id: 'levels',
      part: true,
      title: 'Die vier Stufen',
      text: [
        'Pianissimo ist das beschriebene Spiel. Piano: In seiner Bewahrung wertet jedes Paar Kontakte einer Zugehörigkeit, ohne das gesuchte Prestige, seine beste Geige unter 4 um 1 auf. Forte: Er bildet für 2 Studien einen Lehrling aus seinen Kontakten aus, der für seine Aktionen und seine Wertung zählt. Fortissimo: Der Spieler beginnt und wählt unter drei Musikern; die Marker von Stradivarius werden Studien; und jede Werkstatt mit einer Geige bei Prestige 4 wertet eine Geige seines Erbes auf.',
      ],
    },
  ],
  signs: {
    title: 'Die Zeichen',
    text: 'Jeder Effekt ist aus denselben Daten gezeichnet, nach denen die Regeln laufen. Was umrahmt ist, ist der Preis für das, was dem Pfeil folgt.',
  },
  cards: {
    title: 'Alle 75 Karten',
    text: 'Fünfzehn je Aktion: zehn Musiker und fünf Lehrlinge. Verlangte Geigen und Boni werden von unten gelesen.',
  },
  rulings: { title: 'Klarstellungen', text: 'Wo die Spielregel etwas offenlässt, wird hier so gespielt.' },
  answers: [
    ['Wie viele Noten auf einem Schlag?', 'Eine: sieben Noten, sieben Schläge.'],
    ['In welcher Reihenfolge stehen die Linien?', 'Holz, Studium, Anfertigung, Beziehung, Restaurierung, im Kreis.'],
    [
      'Welche Noten sind eine Aktion?',
      'Gleiche Nachbarn. Der letzte und der erste Schlag sind beim Tauschen und Verschieben benachbart, verschmelzen aber nicht.',
    ],
    ['Wann wird die Partitur geändert?', 'Vor der Werkstatt oder der Bewahrung, so oft es bezahlt werden kann.'],
    ['Die freien Bewegungen des Kapellmeisters?', 'Dieselben Änderungen, ohne Studien.'],
    [
      'Eine Aktion aufteilen?',
      'Nur mit einem Lehrling, der es kann, in beliebige Teile. Jeder Teil ist eine eigene Aktion; wer beim Ganzen geholfen hat, hilft bei den Teilen nicht noch einmal.',
    ],
    [
      'Eine Aktion auslassen?',
      'Immer möglich. Ihre Nachbarn verschmelzen nicht, und kein Lehrling wird ausgelöst: Hat einer schon etwas gegeben, muss die Aktion ausgeführt werden, wenn es geht.',
    ],
    ['Welche Karten bringen Zeit?', 'Handkarten mit der Zugehörigkeit der Aktion, beliebig viele, bevor sie wirkt.'],
    ['Wie oft hilft ein Lehrling?', 'Einmal je Aktion, zu jedem Zeitpunkt; bei einer späteren wieder.'],
    [
      'Der Marker auf einer Note?',
      'Die Aktion mit dieser Note ist 3 Zeit wert, oder ihre eigene Länge, wenn sie größer ist. Der Marker folgt der Note; er kommt nach der Aktion in den Vorrat, oder als Studie, wenn der nächste Zug eine Bewahrung ist.',
    ],
    ['Holz kaufen?', '1 Dukat, eine Geige aus dem Vorrat, Qualität bis zur Zeit und bis 4, auf Wunsch weniger.'],
    [
      'Wo darf eine Geige gebaut werden?',
      'Auf jedem freien Platz eines Musikers, für den die Zeit reicht; die Studien für die Musiker des Meisters sind jedes Mal fällig.',
    ],
    ['Der Platzbonus?', 'Sofort, wem der Musiker auch gehört; die neue Geige zählt für die damit ausgespielte Karte.'],
    ['Die Beziehung?', 'Entweder ziehen oder einen Effekt nutzen; beim Meister ohne Studien.'],
    ['Ziehen?', 'Die Karte unter einer vom Kontaktstapel genommenen ist sofort sichtbar; leere Stapel warten bis zum Zugende.'],
    ['Ein leerer Stapel?', 'Von ihm wird nicht mehr gezogen und nicht mehr aufgefüllt.'],
    ['Restaurierung?', 'Auf beliebigen Geigen bei Musikern, auch fremden, nie auf Holz im Lager oder im Erbe.'],
    ['Die Reihenfolge der Marker?', 'Türme behalten Reihenfolge und Besitzer; die Abnutzung nimmt den obersten.'],
    [
      'Kein Marker mehr?',
      'Man bekommt weniger, oder gibt zuerst Marker von Dukaten, Studien oder Holz im Lager frei. Gefragt wird nur, wenn der Vorrat nicht reicht.',
    ],
    ['Marker, die zurückkommen?', 'Ihr Besitzer macht aus jedem einen Dukaten oder eine Studie, auch außerhalb des eigenen Zuges.'],
    [
      'Die Hilfe des Meisters?',
      'Immer wenn ein Dukat oder eine Studie zu zahlen ist und keine da ist, beliebig oft. Bei einem Preis „Dukat oder Studie“ nur, wenn beides fehlt.',
    ],
    ['Eine zerbrochene Geige?', 'Zurück in den Vorrat; sie kann neu gebaut werden.'],
    ['Die Reihenfolge am Ende einer Werkstatt?', 'Ein Zugende-Effekt, Kontakte auffüllen, Handlimit, Abwürfe auf die Kontakte, Abnutzung, Reifung.'],
    ['Das Ende einer Bewahrung?', 'Nichts davon, aber Karten über zehn kommen auf die Kontakte. Sie darf auch ohne Geige gewählt werden.'],
    [
      'Während der Bewahrung?',
      'Zuerst gehen alle eigenen Geigen ins Erbe, dann werden Karten in beliebiger Reihenfolge ausgespielt und zurückgenommen, jede Karte einmal.',
    ],
    ['Verlangte Geigen?', 'Bei Musikern oder im Erbe; höheres Prestige ersetzt niedrigeres.'],
    ['Verlangte Aktionen?', 'Drei hintereinander, beliebig lang, nicht über das Ende hinaus; nur beim Ausspielen.'],
    ['Sechs Lehrlinge?', 'Sechs Ausbildungen im Spiel; wer zurückgenommen und wieder ausgespielt wird, zählt doppelt.'],
    ['Wie viele Partner?', 'Beliebig viele.'],
    ['Effekte gegnerischer Musiker?', 'Für den, der handelt; der Besitzer bekommt nichts. Kein Musiker wird in einer Kette von Effekten zweimal genutzt.'],
    [
      'Der Aufbau?',
      'Die fünf Startmusiker kommen zuerst aus dem Stapel; einer, den niemand nahm, geht an den Meister, dann je einer mit Prestige 2, 3 und 4 aus dem Stapel.',
    ],
    ['Die erste Partitur?', 'Die Zugehörigkeiten der sieben Karten in beliebiger Reihenfolge; der Startmusiker zählt nicht.'],
    ['Startdecks?', 'In Spielerreihenfolge gewählt; der Meister hat 62, 7, 69 und das Prestige 1 eines unbenutzten Decks.'],
    ['Wann endet das Spiel?', 'Auf zwölf gebaute Geigen wird nach Abnutzung und Reifung gesehen; dann wird die Runde zu Ende gespielt.'],
    [
      'Was geben Lehrlinge aus?',
      'Jeden Marker, jede Karte, jeden Dukaten und jede Studie einmal, für die meisten Punkte verteilt. Eigene Marker auf fremden Geigen zählen für Holz.',
    ],
    ['Gleichstand?', 'Gebaute Geigen, dann Lehrlinge im Spiel, dann geteilt.'],
    [
      'Wie beginnt Stradivarius?',
      'Mit drei Partnern verschiedener Zugehörigkeit, einem davon mit Prestige 1. Fortissimo: einem mit Prestige 2 und einem Lehrling unter seinen Kontakten.',
    ],
    [
      'Wann bewahrt er?',
      'Wenn er die Geigen für einen Partner oder Kontakt des nächsten Prestiges hat; oder eine seiner Geigen keinen Marker hat; oder bis zu seiner Aktivität kein Platz frei ist.',
    ],
    ['Wo baut er Geigen?', 'Beim höchsten Prestige bis zu seiner Aktivität, bei Gleichstand ganz links, auf dem untersten Platz.'],
    [
      'Die Reihenfolge seiner Bewahrung?',
      'Geschenk, Geigen ins Erbe, Paare mit der alten Aktivität, Aktivität hinauf und der geringste Partner weg, ein Musiker der neuen Stufe, wieder drei Partner, ein Lehrling. Bei Aktivität 4 bleiben die Partner.',
    ],
    ['Ein Partner der neuen Stufe ohne seine Geigen?', 'Gilt nicht als gefunden: Kontakte, dann Stapel.'],
    ['Paare?', 'Von links nach rechts, solange eine Geige steigen kann; Lehrlinge haben kein Prestige und dürfen ein Paar bilden.'],
    ['Seine Lehrlinge?', 'Der am weitesten links unter seinen Kontakten für 2 Studien, einer je Bewahrung; er zählt als Karte seiner Zugehörigkeit.'],
    ['Seine Restaurierung?', 'Nach seiner Abnutzung: eine eigene Geige ohne Marker, sonst die beste des Spielers unter Qualität 4 beim niedrigsten Prestige.'],
    ['Seine Wertung?', 'Geigen, Lehrlinge (die zuerst ausgeben), die Hälfte der übrigen Dukaten, Studien und Kontakte, abzüglich Hilfe.'],
    ['Wer beginnt?', 'Er; im Fortissimo der Spieler.'],
    ['Seine Karten?', 'Seine Musiker und Kontakte gelten als die eines Gegners.'],
    ['Und wenn niemand mehr Geigen baut?', 'Zwölf Runden hintereinander ohne eine gebaute Geige oder sechzig Runden insgesamt beenden das Spiel wie üblich.'],
    ['Stradivarius ohne Marker?', 'Was seiner neuen Geige fehlt, kommt von seinen Dukaten, dann von seinen Studien.'],
    ['Fortissimo mit Startdecks?', 'Die drei ausgelegten Startmusiker sagen, welche drei Decks zur Wahl stehen. Das Solospiel kennt keinen Draft.'],
    [
      'Was ist verdeckt?',
      'Der Stapel, fremde Hände und beim Aufbau die behaltenen, weitergegebenen, zurückgelegten oder als Kontakte gewählten Karten, bis alle gewählt haben. Kontaktstapel sind bis unten offen.',
    ],
    ['Ein Partner ohne eigene Geige?', 'Von Mascitti genutzt, gibt er für Geigen nichts. Durch Lehrling 58 genutzt, zählen die Geigen, die dort liegen.'],
    ['Torellis zwei Effekte?', 'Sie dürfen von demselben Musiker sein, wenn er höchstens Prestige 2 hat.'],
  ],
  origin: {
    title: 'Was rekonstruiert ist',
    text: [
      'Die Spielregel zeigt die Karten nur als Bilder; die meisten der 75 Karten sind hier also unsere Rekonstruktion, nicht die veröffentlichten. Auch die Reihenfolge der fünf Linien, die Startdecks und die beiden Grenzen von P48 stammen von uns.',
      'Zu diesen Karten sagt die Spielregel etwas; was nicht genannt ist, stammt von uns:',
    ],
    stated: 'Steht in der Spielregel',
    others: 'Alle anderen Karten sind ganz rekonstruiert, bis auf die Art, wie jeder Lehrling wertet.',
    fields: {
      kind: 'Musiker oder Lehrling',
      affiliation: 'Zugehörigkeit',
      prestige: 'Prestige',
      requires: 'verlangte Geigen',
      slots: 'Plätze',
      relation: 'Beziehung',
      endOfTurn: 'Zugende-Effekt',
      sequence: 'verlangte Aktionen',
      action: 'Effekt',
      endgame: 'Wertung',
    },
  },
};
export default rules;
