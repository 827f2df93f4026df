import type { RulesText } from './types.ts';

export const rules: RulesText = {
  sections: {
    about: {
      title: 'Worum es geht',
      text: [
        'Der König möchte Paläste aus Marmor sehen. Blöcke werden gekauft, wenn sie billig genug sind, Gebäude wachsen in sechs toskanischen Städten, und für jede Leistung ist der richtige Zeitpunkt der Wertung zu wählen. Jede Wertung gibt es nur einmal: zu früh bringt sie wenig, zu spät ist der Platz vergeben.',
        'Punkte gibt es für Wertungen, am Hof und am Spielende. Die meisten Punkte gewinnen.',
      ],
    },
    setup: {
      title: 'Aufbau',
      text: [
        'In Sektor I des Rades liegt ein Block jeder Farbe, die übrigen sind im Beutel. Neun Gebäudeplättchen liegen aus, die anderen bilden einen verdeckten Stapel; wie viele es sind, hängt von der Spielerzahl ab. Daneben liegen sechs Monumente, eines je Gebäudeart, und die Aufwertungsplättchen.',
        'Alle haben 20 Florin, zwei Blöcke und in jedem Hofabschnitt einen Wertungsmarker. Mit Sichtschirmen sind Florin und Blöcke geheim.',
      ],
    },
    turn: {
      title: 'Ein Zug',
      text: [
        'Eines davon tun, dann ist die nächste Person an der Reihe:',
        ['Blöcke kaufen,', 'bauen: ein ausliegendes Gebäude oder ein Monument,', 'mit einem eigenen Marker werten,', 'passen und 2 Florin nehmen.'],
        'Läuft ein königlicher Besuch, ist zuerst darauf zu antworten: siehe Hof.',
      ],
    },
    buying: {
      title: 'Blöcke kaufen',
      text: [
        'Zuerst das Rad um einen Sektor im Uhrzeigersinn drehen oder stehen lassen. Nach dem Drehen wird es auf elf Blöcke aufgefüllt: Die neuen, blind gezogen, kommen in Sektor I.',
        'Dann einen Sektor wählen und beliebig viele Blöcke daraus nehmen, mindestens einen. Der Preis hängt von Farbe und Sektor ab: Weiß ist am teuersten, Lila am billigsten, und mit jedem Sektor sinkt der Preis um einen Florin, bis der Block nichts mehr kostet. Was von VI nach I kommt, ist wieder teuer.',
        'Ist nach dem Drehen nichts bezahlbar, werden die Florin gezeigt und 2 Florin genommen; der Zug ist vorbei.',
      ],
    },
    building: {
      title: 'Bauen',
      text: [
        'Ein ausliegendes Plättchen nehmen und in einer Stadt nach Wahl oben auf die eigene Säule setzen. Wert 4 kostet vier Blöcke in Farben, die die Stadt annimmt: Livorno nur Weiß, Pisa auch Gelb und so weiter bis Lerici, das alles nimmt.',
        'Zwei Blöcke der Farbe gleich unter den angenommenen gelten als einer. Es gibt kein Wechselgeld, und die Blöcke gehen zurück in den Beutel. Danach kommt ein neues Plättchen in die Auslage.',
        'Der Wert eines Gebäudes hängt nicht von der Stadt ab, wohl aber sein Ertrag bei einer Wertung: Je wählerischer die Stadt, desto mehr zahlt sie. Drei Städte zahlen Punkte, drei Florin.',
        'Sind alle eigenen Marker verbraucht, bringt ein Gebäude sofort seinen Wert in Punkten.',
      ],
    },
    monuments: {
      title: 'Monumente',
      text: [
        'Von jeder Gebäudeart gibt es ein Monument mit Wert 8. Es wird für acht Blöcke neu gebaut, oder ein eigenes Gebäude dieser Art wird für die Differenz dazu; es bleibt auf seinem Stockwerk und behält, was darauf steht.',
      ],
    },
    upgrades: {
      title: 'Aufwertungsplättchen',
      text: [
        'Wer ein Monument baut, nimmt ein Aufwertungsplättchen, wenn eines zu haben ist, und legt es auf eine eigene Stadt nach Wahl. Diese zahlt von nun an eins mehr je Wertpunkt. Ein Plättchen je Stadt.',
      ],
    },
    court: {
      title: 'Der Hof und der königliche Besuch',
      text: [
        'Für eine Wertung wird ein Marker vom Hof genommen. Kommt er aus einem Bonusabschnitt, gibt es zuerst dessen Bonus, 5 Florin oder 3 Punkte, und dazu den königlichen Besuch.',
        'Bis zum nächsten eigenen Zug werden auch die anderen besucht: In ihrem Zug müssen sie entweder mit ihrem Marker desselben Abschnitts werten, mit demselben Bonus, oder darauf verzichten und den Marker in den offenen Bereich legen. So öffnet sich jeder Abschnitt einmal für alle.',
        'Marker im offenen Bereich können später, außerhalb eines Besuchs, eingesetzt werden: ohne Bonus und ohne Besuch für die anderen.',
      ],
    },
    evaluating: {
      title: 'Werten',
      text: [
        'Den Marker auf einen freien Platz setzen und den Ertrag nehmen:',
        [
          'Eine Stadt: alle eigenen Gebäude dort, mal dem, was die Stadt zahlt. Nötig sind zwei oder drei Gebäude, und jede Stadt wird nur von einer Person gewertet.',
          'Eine Gebäudeart: alle eigenen Gebäude dieser Art, jedes nach seiner Stadt bezahlt.',
          'Eine Landschaft: alle städtischen Gebäude zu 1 Florin oder alle ländlichen zu 1 Punkt je Wertpunkt.',
        ],
        'Gebäudearten und Landschaften sind eigene Plätze, jeder einmal je Partie. Gewertet werden darf nur, wenn nach dem Bonus ein Platz offen ist.',
      ],
    },
    pieces: {
      title: 'Das fortgeschrittene Spiel: Verzierungen und Statuen',
      text: [
        'Zwei Räder liegen aufeinander. Gedreht werden beide oder nur das kleine, dann ohne neue Blöcke. Wer beim Kaufen einen Sektor leert, darf die Verzierung oder die Statue nehmen, die dort liegt.',
        'Eine Verzierung passt auf ihre Gebäudeart und erhöht den Wert um 1; eine Statue steht in einer Stadt, die ihre Farbe annimmt; goldene Statuen kommen vom Hof und stehen überall. Ein Gebäude trägt je eine. Was nicht passt, kommt in eines von zwei Lagern und in einem späteren Zug wieder heraus.',
        'Einmal je Zug kann ein Stück für 10 Florin gekauft werden. Es wird sofort gesetzt, eine Statue nur in der Stadt ihrer Farbe.',
        'Es gibt mehr Wertungsplätze: die Statuen zweier Städte zusammen und zwei Florinplätze, für die 36 oder 50 Florin vorhanden sein müssen und die am Ende einen besseren Tausch versprechen.',
        'Am Ende bringen Sätze verschiedener Verzierungen und Statuenmehrheiten je Stadt Punkte.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Das Ende kommt, wenn der Stapel leer ist und jemand den letzten Marker verbraucht hat. Wer es auslöst, erhält 5 Punkte; alle anderen haben noch einen Zug.',
        'Je 5 übrige Florin zählen einen Punkt. Bei Gleichstand entscheiden mehr übrige Blöcke, dann wird der Sieg geteilt.',
      ],
    },
    rulings: {
      title: 'Klarstellungen',
      text: [
        'Wo die Anleitung etwas offen lässt, wird so gespielt:',
        [
          'Das Ende wird nach einer abgeschlossenen Aktion geprüft. Es wird nur einmal ausgelöst, und Monumente berühren den Stapel nie.',
          'Ein königlicher Besuch bindet auch in den letzten Zügen.',
          'Drei volle Runden, in denen alle nur passen, beenden das Spiel ohne die 5 Punkte.',
          'Das Rad stehen zu lassen setzt einen bezahlbaren Block voraus; ein kostenloser zählt. Sind Rad und Beutel leer, kann nicht gekauft werden.',
          'Tausche werden nicht verkettet, und es wird genau bezahlt.',
          'Ein Aufwertungsplättchen muss genommen werden, wenn es geht.',
          'Bauen bringt nur Punkte, wenn die Marker schon vorher verbraucht waren.',
          'Eine abgelehnte goldene Statue, oder eine, für die nicht gefolgt wird, kommt in die Schachtel.',
          'Bei Gleichstand um einen Rang der Statuen erhalten alle die Punkte des nächsttieferen Rangs, der damit ebenfalls verbraucht ist.',
          'Mit Sichtschirmen wird auch gefragt, wenn nur eine Antwort bleibt, damit das Tempo des Spiels nichts verrät.',
        ],
      ],
    },
    values: {
      title: 'Gedruckte Werte und ihre Herkunft',
      text: ['Manche Werte sind nur als Bild gedruckt und mussten rekonstruiert werden. Diese nennt die Anleitung nicht:'],
    },
  },
  marks: { RB: 'von der Anleitung genannt', PUB: 'aus einer öffentlichen Quelle', DER: 'folgt aus Anzahlen und Beispielen', OUR: 'unsere Wahl' },
  groups: { wheel: 'Rad', start: 'Start', cities: 'Städte', buildings: 'Gebäude', court: 'Hof', landscapes: 'Landschaften', end: 'Ende' },
  values: {
    'wheel.prices': 'Florin je Block, nach Sektor',
    'wheel.start': 'Blöcke in Sektor I zu Beginn',
    'wheel.decorations': 'Verzierungen auf dem großen Rad, im Uhrzeigersinn',
    'wheel.statues': 'Statuen auf dem kleinen Rad, im Uhrzeigersinn ab Sektor I',
    'start.blocks': 'Blöcke zu Beginn, in Zugreihenfolge',
    'cities.pays': 'Womit die Stadt zahlt',
    'cities.reward': 'Wie viel je Wertpunkt der Gebäude',
    'cities.improved': 'Wie viel mit Aufwertungsplättchen',
    'cities.improvements': 'Vorhandene Aufwertungsplättchen',
    'cities.statues': 'Punkte für die meisten, zweitmeisten und drittmeisten Statuen',
    'buildings.types.landscape': 'Landschaft jeder Gebäudeart',
    'buildings.types.decoration': 'Verzierung jeder Gebäudeart',
    'buildings.values': 'Werte der Plättchen jeder Gebäudeart',
    'buildings.display': 'Plättchen in der Auslage',
    'court.normal': 'Boni der Abschnitte im normalen Spiel',
    'landscapes.reward': 'Wie viel je Wertpunkt der Gebäude',
    'end.stalledRounds': 'Runden, in denen alle nur passen, bis das Spiel endet',
  },
  notes: {
    'wheel.statues': 'Dass Lila in Sektor I beginnt, steht in der Anleitung.',
    'start.blocks': 'Dass alle zwei Blöcke verschiedener Farbe haben, ist aus öffentlicher Quelle.',
    'cities.livorno.statues': 'Erster Rang aus der Anleitung, zweiter erschlossen, dritter unsere Wahl.',
    'cities.pisa.statues': 'Erster und zweiter Rang erschlossen, dritter unsere Wahl.',
    'cities.lucca.statues': 'Erster und zweiter Rang erschlossen, dritter unsere Wahl.',
    'cities.viareggio.statues': '9 und 2 stehen in der Anleitung.',
    'cities.massa.statues': 'Erster Rang erschlossen, zweiter aus der Anleitung, dritter unsere Wahl.',
    'cities.lerici.statues': 'Erster und zweiter Rang aus der Anleitung, dritter unsere Wahl.',
    'buildings.values': 'Der volle Satz steht in der Anleitung.',
  },
  players: 'Personen',
};
