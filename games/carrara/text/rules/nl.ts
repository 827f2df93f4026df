import type { RulesText } from './types.ts';

export const rules: RulesText = {
  sections: {
    about: {
      title: 'Waar het om gaat',
      text: [
        'De koning wil paleizen van marmer zien. Koop blokken als ze goedkoop genoeg zijn, laat gebouwen groeien in zes Toscaanse steden en kies voor elke prestatie het juiste moment van waardering. Elke waardering is er maar één keer: te vroeg levert ze weinig op, te laat is de plaats bezet.',
        'Punten komen van waarderingen, van het hof en van het einde van het spel. De meeste punten winnen.',
      ],
    },
    setup: {
      title: 'Voorbereiding',
      text: [
        'In sector I van het wiel ligt één blok van elke kleur; de rest zit in de zak. Negen gebouwtegels liggen open, de andere vormen een gedekte stapel; hoeveel het er zijn, hangt af van het aantal spelers. Daarnaast liggen zes monumenten, één per type, en de verbeteringstegels.',
        'Iedereen heeft 20 florijnen, twee blokken en in elk hofvak een waarderingsmarker. Met schermen zijn florijnen en blokken geheim.',
      ],
    },
    turn: {
      title: 'Een beurt',
      text: [
        'Doe één ding, dan is de volgende aan de beurt:',
        ['blokken kopen,', 'bouwen: een open tegel of een monument,', 'waarderen met een eigen marker,', 'passen en 2 florijnen nemen.'],
        'Is er een koninklijk bezoek, dan moet daar eerst op worden geantwoord: zie het hof.',
      ],
    },
    buying: {
      title: 'Blokken kopen',
      text: [
        'Draai eerst het wiel één sector met de klok mee, of laat het staan. Na het draaien wordt het aangevuld tot elf blokken: de nieuwe, blind getrokken, komen in sector I.',
        'Kies dan één sector en neem er zoveel blokken uit als gewenst, minstens één. De prijs hangt af van kleur en sector: wit is het duurst, paars het goedkoopst, en elke sector verder gaat er een florijn af tot een blok gratis is. Wat van VI naar I komt, is weer duur.',
        'Is na het draaien niets te betalen, dan worden de florijnen getoond en 2 florijnen genomen; de beurt is voorbij.',
      ],
    },
    building: {
      title: 'Bouwen',
      text: [
        'Neem een open tegel en leg die boven op de eigen kolom in een stad naar keuze. Waarde 4 kost vier blokken in kleuren die de stad accepteert: Livorno alleen wit, Pisa ook geel, en zo verder tot Lerici, dat alles neemt.',
        'Twee blokken van de kleur net onder de geaccepteerde tellen als één. Er is geen wisselgeld en de blokken gaan terug in de zak. Daarna komt er een nieuwe tegel open te liggen.',
        'De waarde van een gebouw hangt niet van de stad af, de opbrengst bij een waardering wel: hoe kieskeuriger de stad, hoe meer ze betaalt. Drie steden betalen punten, drie florijnen.',
        'Zijn alle eigen markers op, dan levert een gebouw meteen zijn waarde in punten op.',
      ],
    },
    monuments: {
      title: 'Monumenten',
      text: [
        'Van elk type is er één monument, met waarde 8. Bouw het nieuw voor acht blokken, of maak er voor het verschil een eigen gebouw van dat type van; het blijft op zijn verdieping en houdt wat erop staat.',
      ],
    },
    upgrades: {
      title: 'Verbeteringstegels',
      text: [
        'Wie een monument bouwt, neemt een verbeteringstegel, als er een te nemen is, en legt die op een eigen stad naar keuze. Die stad betaalt voortaan één meer per punt waarde. Eén tegel per stad.',
      ],
    },
    court: {
      title: 'Het hof en het koninklijk bezoek',
      text: [
        'Om te waarderen wordt een marker van het hof genomen. Komt die uit een bonusvak, dan is er eerst de bonus van dat vak, 5 florijnen of 3 punten, en het koninklijk bezoek.',
        'Tot de eigen volgende beurt worden ook de anderen bezocht: in hun beurt waarderen ze met hun eigen marker van hetzelfde vak, voor dezelfde bonus, of ze zien daarvan af en leggen die marker in het open gedeelte. Zo gaat elk vak één keer voor iedereen open.',
        'Markers in het open gedeelte zijn later, buiten een bezoek, te gebruiken: zonder bonus en zonder bezoek voor de anderen.',
      ],
    },
    evaluating: {
      title: 'Waarderen',
      text: [
        'Zet de marker op een vrije plaats en ontvang de opbrengst:',
        [
          'Een stad: alle eigen gebouwen daar, maal wat de stad betaalt. Er zijn twee of drie gebouwen nodig en elke stad wordt maar door één speler gewaardeerd.',
          'Een type: alle eigen gebouwen van dat type, elk betaald door zijn stad.',
          'Een landschap: alle stedelijke gebouwen voor 1 florijn, of alle landelijke voor 1 punt, per punt waarde.',
        ],
        'Typen en landschappen zijn eigen plaatsen, elk één keer per partij. Waarderen mag alleen als er na de bonus een plaats open is.',
      ],
    },
    pieces: {
      title: 'Het gevorderde spel: versieringen en beelden',
      text: [
        'Twee wielen liggen op elkaar. Draai beide, of alleen het kleine, zonder nieuwe blokken. Wie bij het kopen een sector leegmaakt, mag de versiering of het beeld nemen dat daar ligt.',
        'Een versiering past op haar type gebouw en verhoogt de waarde met 1; een beeld staat in een stad die zijn kleur accepteert; gouden beelden komen van het hof en mogen overal staan. Een gebouw draagt er van elk één. Wat niet past, gaat in een van twee pakhuizen en komt er in een latere beurt uit.',
        'Eén keer per beurt kan een stuk voor 10 florijnen worden gekocht. Het wordt meteen geplaatst, een beeld alleen in de stad van zijn kleur.',
        'Er zijn meer plaatsen om te waarderen: de beelden van twee steden samen, en twee florijnenplaatsen, waarvoor 36 of 50 florijnen nodig zijn en die aan het einde een betere wissel beloven.',
        'Aan het einde leveren verschillende versieringen en beeldenmeerderheden per stad punten op.',
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        'Het einde komt als de stapel leeg is en iemand de laatste marker heeft gebruikt. Wie het inluidt, krijgt 5 punten; alle anderen hebben nog één beurt.',
        'Elke 5 overige florijnen zijn een punt. Bij gelijke stand beslissen de meeste overige blokken, daarna wordt de winst gedeeld.',
      ],
    },
    rulings: {
      title: 'Verduidelijkingen',
      text: [
        'Waar het regelboekje iets openlaat, wordt zo gespeeld:',
        [
          'Het einde wordt bekeken zodra een actie is afgerond. Het wordt maar één keer ingeluid en monumenten raken de stapel nooit.',
          'Een koninklijk bezoek bindt ook in de laatste beurten.',
          'Drie volle rondes waarin iedereen past, beëindigen het spel zonder de 5 punten.',
          'Het wiel laten staan vereist een betaalbaar blok; een gratis blok telt. Zijn wiel en zak leeg, dan kan er niet worden gekocht.',
          'Ruilen gaat niet in ketens en er wordt precies betaald.',
          'Een verbeteringstegel moet worden genomen als dat kan.',
          'Bouwen levert alleen punten op als de markers al op waren.',
          'Een geweigerd gouden beeld, of een waarvoor niet wordt gevolgd, gaat in de doos.',
          'Spelers die bij beelden een rang delen, krijgen allemaal de punten van de volgende lagere rang, die daarmee ook op is.',
          'Met schermen wordt ook gevraagd als er maar één antwoord over is, zodat het tempo van het spel niets verraadt.',
        ],
      ],
    },
    values: {
      title: 'Gedrukte waarden en hun herkomst',
      text: ['Sommige waarden zijn alleen als afbeelding gedrukt en moesten worden gereconstrueerd. Deze noemt het regelboekje niet:'],
    },
  },
  marks: { RB: 'genoemd in het regelboekje', PUB: 'uit een openbare bron', DER: 'volgt uit aantallen en voorbeelden', OUR: 'onze keuze' },
  groups: { wheel: 'Wiel', start: 'Begin', cities: 'Steden', buildings: 'Gebouwen', court: 'Hof', landscapes: 'Landschappen', end: 'Einde' },
  values: {
    'wheel.prices': 'Florijnen per blok, per sector',
    'wheel.start': 'Blokken in sector I aan het begin',
    'wheel.decorations': 'Versieringen op het grote wiel, met de klok mee',
    'wheel.statues': 'Beelden op het kleine wiel, met de klok mee vanaf sector I',
    'start.blocks': 'Blokken aan het begin, in beurtvolgorde',
    'cities.pays': 'Waarmee de stad betaalt',
    'cities.reward': 'Hoeveel per punt gebouwwaarde',
    'cities.improved': 'Hoeveel met een verbeteringstegel',
    'cities.improvements': 'Beschikbare verbeteringstegels',
    'cities.statues': 'Punten voor de meeste, op één na meeste en op twee na meeste beelden',
    'buildings.types.landscape': 'Landschap van elk type',
    'buildings.types.decoration': 'Versiering van elk type',
    'buildings.values': 'Waarden van de tegels van elk type',
    'buildings.display': 'Tegels in het aanbod',
    'court.normal': 'Bonussen van de vakken in het normale spel',
    'landscapes.reward': 'Hoeveel per punt gebouwwaarde',
    'end.stalledRounds': 'Rondes waarin iedereen past voordat het spel eindigt',
  },
  notes: {
    'wheel.statues': 'Dat paars in sector I begint, staat in het regelboekje.',
    'start.blocks': 'Dat iedereen twee blokken van verschillende kleur heeft, komt uit een openbare bron.',
    'cities.livorno.statues': 'Eerste rang uit het regelboekje, tweede afgeleid, derde onze keuze.',
    'cities.pisa.statues': 'Eerste en tweede rang afgeleid, derde onze keuze.',
    'cities.lucca.statues': 'Eerste en tweede rang afgeleid, derde onze keuze.',
    'cities.viareggio.statues': '9 en 2 staan in het regelboekje.',
    'cities.massa.statues': 'Eerste rang afgeleid, tweede uit het regelboekje, derde onze keuze.',
    'cities.lerici.statues': 'Eerste en tweede rang uit het regelboekje, derde onze keuze.',
    'buildings.values': 'De volledige reeks staat in het regelboekje.',
  },
  players: 'spelers',
};
