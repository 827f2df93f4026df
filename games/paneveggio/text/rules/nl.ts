import type { RulesText } from './shape.ts';

const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Waar het over gaat',
      text: [
        'Het is 1700. In het woud van Paneveggio groeien sparren die klinken, en een tot vier jonge vioolbouwers hebben net hun meester verlaten om een eigen werkplaats te openen. Ze kopen hout en laten het rijpen, bouwen violen voor de muzikanten van hun tijd, houden ze in goede staat en bergen de mooiste op in hun erfgoed.',
        'Alles wat een vioolbouwer in een beurt doet, staat op een partituur van zeven noten. Alleen violen en leerlingen leveren punten op; wie er op het einde de meeste heeft, wint.',
      ],
    },
    {
      id: 'tokens',
      title: 'Violen, fiches en hun plekken',
      figure: 'tokens',
      text: [
        'Iedereen heeft 12 violen en 14 Lutherie-fiches, nooit meer. Een Lutherie-fiche is bij de dukaten een dukaat, bij de studies een studie, op hout of op een viool een laag kwaliteit. Wat niet gebruikt wordt, wacht in de reserve.',
        'Is er een fiche nodig en is de reserve leeg, dan mag er een van de eigen dukaten, studies of het hout in voorraad genomen worden, nooit van een viool; of men stelt zich tevreden met minder.',
        'Wie een dukaat of studie moet betalen en er geen heeft, kan de Meester om hulp vragen: een fiche uit de reserve komt vast te liggen in zijn hulpzone en betaalt. Het blijft daar en kost op het einde 1 punt, tenzij een effect het terughaalt.',
      ],
    },
    {
      id: 'set-up',
      title: 'Voorbereiding',
      text: [
        'Met startdecks neemt ieder om de beurt er een van de vijf: dat geeft een kant-en-klare partituur, een muzikant met prestige 1, drie handkaarten en vier contacten.',
        'Anders krijgt ieder tien kaarten, mag er één keer zoveel als gewenst vervangen en houdt er zeven; of kiest er in een draft zeven uit acht. Daarna neemt ieder om de beurt een muzikant met prestige 1. Vier van de zeven kaarten worden contacten, drie blijven in de hand, en de acties waaraan alle zeven verbonden zijn, worden de noten van de partituur, in willekeurige volgorde.',
        'Het bord van de Meester toont een muzikant van elk prestige van 1 tot 4. Iedereen begint met 1 dukaat; het lot wijst aan wie begint.',
      ],
    },
    {
      id: 'turn',
      title: 'Een beurt',
      text: [
        'Eerst mag de partituur gewijzigd worden, voor 1 studie per wijziging. Dan volgt ofwel een Atelier, waarin de acties van de partituur uitgevoerd worden, ofwel een Bewaring, waarin violen naar het erfgoed gaan en kaarten in het spel komen.',
        'Effecten en bonussen zijn altijd vrijwillig en mogen ook deels benut worden. Spreekt een effect de regels tegen, dan geldt het effect.',
      ],
    },
    {
      id: 'score',
      title: 'De partituur',
      figure: 'score',
      text: [
        'De notenbalk heeft vijf lijnen, één per actie, en zeven tellen met elk één noot. Naburige noten op dezelfde lijn zijn één actie; hun aantal is haar tijd.',
        'Een wijziging kost 1 studie: één noot gaat een lijn omhoog of omlaag; of twee naburige noten wisselen; of alle noten schuiven één tel op, en de noot die eraf valt komt aan de andere kant binnen. Bij het eerste zijn de bovenste en de onderste lijn buren, bij het tweede de eerste en de laatste tel.',
        'Voorbeeld: voor 4 studies gaat een Relatie omhoog naar Vervaardiging, wisselen de derde en vierde noot, gaat de laatste Restauratie rond naar Hout, en schuift alles naar links. De tweede balk toont het resultaat: Studie 2, Hout 1, Vervaardiging 2, Hout 1, Restauratie 1.',
      ],
    },
    {
      id: 'atelier',
      title: 'Het Atelier',
      figure: 'lines',
      text: ['De acties worden van links naar rechts uitgevoerd. Elke actie mag overgeslagen worden, of met minder tijd gebruikt.'],
    },
    {
      id: 'action-wood',
      part: true,
      title: 'Hout',
      figure: 'wood',
      text: [
        'Betaal 1 dukaat en leg een stuk hout in de voorraad: een viool uit de reserve met fiches erop. De kwaliteit, de viool meegeteld, is de tijd van de actie, hoogstens 4. Eén actie koopt één stuk hout.',
      ],
    },
    { id: 'action-study', part: true, title: 'Studie', text: ['Neem zoveel studies als de actie tijd heeft.'] },
    {
      id: 'action-craft',
      part: true,
      title: 'Vervaardiging',
      figure: 'bonuses',
      text: [
        'Leg een stuk hout uit de voorraad, van welke kwaliteit ook en met zijn fiches, op een vrije plek van een muzikant met een prestige niet hoger dan de tijd van de actie. Het is nu een viool, en het prestige van de muzikant in punten waard. De bonus van de plek komt meteen: een kaart uitspelen, een kaart trekken, 1 studie, 1 kwaliteit voor deze viool of 1 dukaat.',
        'Drie soorten muzikanten nemen violen aan: de eigen partners; een partner van een tegenstander waarop al een eigen fiche of viool ligt; en de muzikanten van de Meester, voor zoveel studies als hun prestige. Eén actie bouwt één viool.',
      ],
    },
    {
      id: 'action-relation',
      part: true,
      title: 'Relatie',
      text: [
        'Trek zoveel kaarten als de actie tijd heeft, of gebruik het Relatie-effect van één muzikant, waar ook, bij wie een eigen viool ligt. Dat vraagt zoveel tijd als zijn prestige; de rest van de tijd gaat verloren.',
      ],
    },
    {
      id: 'drawing',
      part: true,
      title: 'Trekken',
      text: [
        'Trekken is een van drie dingen: de bovenste kaart van een eigen contactstapel nemen; een handkaart ruilen tegen een zichtbaar contact van een tegenstander; of de bovenste kaart van de stapel nemen. Op het einde van de beurt zijn tien handkaarten toegestaan.',
      ],
    },
    {
      id: 'action-restoration',
      part: true,
      title: 'Restauratie',
      figure: 'violins',
      text: [
        'Verdeel zoveel eigen fiches als de actie tijd heeft over violen bij muzikanten, elk tot kwaliteit 4. Ze mogen van wie ook zijn: een fiche op een viool van een tegenstander opent die muzikant voor eigen violen, en komt terug als dukaat of studie.',
      ],
    },
    {
      id: 'time',
      title: 'Meer tijd',
      figure: 'apprentice',
      text: [
        'Voordat een actie werkt, mogen handkaarten die eraan verbonden zijn afgelegd worden; elk voegt 1 tijd toe. Een actie toevoegen of veranderen kunnen ze niet.',
        'Elke leerling in het spel mag bij elke actie van zijn soort één keer helpen, op elk moment ervan. Meerdere leerlingen mogen bij dezelfde actie helpen.',
        'Acties die het effect van een muzikant geeft, kunnen niet verlengd worden, noch met kaarten noch door leerlingen.',
      ],
    },
    {
      id: 'end-of-turn',
      title: 'Het einde van een Atelier',
      text: [
        'Na de partituur: het beurteinde-effect van één muzikant met een eigen viool; lege contactstapels worden aangevuld vanaf de stapel; kaarten boven de tien worden afgelegd; de afgelegde kaarten van de beurt worden naar keuze over de contactstapels verdeeld; dan slijtage, dan rijping: elk stuk hout in voorraad wint 1 kwaliteit, tot 4.',
      ],
    },
    {
      id: 'wear',
      part: true,
      title: 'Slijtage',
      text: [
        'Elke eigen viool bij een muzikant verliest haar bovenste fiche. Een eigen fiche gaat naar de reserve; dat van een tegenstander gaat als dukaat of studie terug naar de eigenaar. Een viool zonder fiche breekt: ze gaat terug naar de reserve en haar punten zijn weg.',
      ],
    },
    {
      id: 'conservation',
      title: 'De Bewaring',
      text: [
        'Alle eigen violen gaan van de muzikanten naar het erfgoed, elk naar het prestige van haar muzikant. Daar slijten ze niet meer. Alle fiches erop gaan terug naar hun eigenaars, naar hun keuze als dukaten of studies.',
        'Daarna mogen handkaarten uitgespeeld en partners teruggenomen worden, in willekeurige volgorde. Wie een muzikant terugneemt, stuurt alle violen erop naar het erfgoed van hun eigenaars. Er is geen slijtage, geen rijping en geen beurteinde-effect.',
      ],
    },
    {
      id: 'partners',
      part: true,
      title: 'Wat muzikanten en leerlingen vragen',
      figure: 'musician',
      text: [
        'Een muzikant vraagt violen die al gebouwd zijn, in het erfgoed of bij muzikanten: 1-2-1-0 betekent één met prestige 1, twee met prestige 2 en één met prestige 3. Meer ervan, of fijnere in de plaats, is ook goed.',
        'Een leerling vraagt drie acties na elkaar op de partituur, in deze volgorde en hoe lang ook. Er kunnen zes leerlingen per spel opgeleid worden. Wie opgeleid is, blijft, wat er ook van de partituur wordt.',
      ],
    },
    {
      id: 'end',
      title: 'Het einde van het spel',
      text: [
        'Heeft iemand op het einde van een beurt alle 12 violen gebouwd, dan wordt de ronde uitgespeeld. De violen blijven waar ze zijn. Daarna mag ieder om de beurt nog eens de partituur wijzigen voor studies, en leerlingen uitspelen.',
      ],
    },
    {
      id: 'scoring',
      part: true,
      title: 'Puntentelling',
      text: [
        'Violen: het prestige van elk, in het erfgoed en bij muzikanten.',
        'Hout-leerlingen: geef tot 4 Lutherie-fiches van violen bij muzikanten of van hout in voorraad uit, 1 punt per stuk. Studie: 1 punt per ander soort leerling. Vervaardiging: 3 punten voor 12 violen, 2 voor 11, 1 voor 10. Relatie: geef tot 4 handkaarten van de getoonde soorten uit, 1 punt per stuk. Restauratie: geef tot 4 dukaten of studies uit, 1 punt per stuk. Niets wordt twee keer uitgegeven.',
        'Elk fiche in de hulpzone kost 1 punt. Bij gelijke stand tellen de gebouwde violen, dan de leerlingen; daarna wordt de winst gedeeld.',
      ],
    },
    {
      id: 'solo',
      title: 'Alleen tegen Stradivarius',
      text: [
        'Stradivarius heeft drie muzikanten, een rij contacten en geen partituur. Zijn activiteit, van 1 tot 4, is het hoogste prestige waarvoor hij werkt. Hij begint.',
        'In zijn beurt zoekt hij een reden om te bewaren: hij heeft de violen voor een muzikant van het volgende prestige; of een van zijn violen heeft geen fiche meer; of hij heeft geen vrije plek. Het verslag zegt welke. Zonder reden werkt hij.',
        'In zijn Atelier bouwt hij gratis een viool van kwaliteit 2 bij de beste muzikant die mag, zonder de bonus. Elk van zijn kaarten voegt iets toe: Hout 1 kwaliteit, Studie 1 studie, Relatie 1 contact, Restauratie 1 fiche na de slijtage, op een eigen viool zonder fiche en anders op de beste van de speler.',
        'In zijn Bewaring geven zijn Vervaardigingskaarten een viool van dat prestige; zijn violen gaan naar het erfgoed en hun fiches naar zijn dukaten; zijn activiteit stijgt, zijn minste muzikant vertrekt en een betere wordt gevonden onder partners, contacten of, met hulp van de Meester, in de stapel.',
        'Op het einde telt ook de helft van zijn dukaten, studies en contacten.',
      ],
    },
    {
      id: 'levels',
      part: true,
      title: 'De vier niveaus',
      text: [
        'Pianissimo is het spel hierboven. Piano: in zijn Bewaring waardeert elk paar contacten van één soort, zonder het prestige dat hij zoekt, zijn beste viool onder 4 met 1 op. Forte: hij leidt voor 2 studies een leerling uit zijn contacten op, die telt voor zijn acties en zijn punten. Fortissimo: de speler begint en kiest uit drie muzikanten; de fiches van Stradivarius worden studies; en elk Atelier met een viool bij prestige 4 waardeert een viool van zijn erfgoed op.',
      ],
    },
  ],
  signs: {
    title: 'De tekens',
    text: 'Elk effect is getekend uit dezelfde gegevens waarop de regels lopen. Wat omkaderd is, is de prijs van wat na de pijl komt.',
  },
  cards: {
    title: 'Alle 75 kaarten',
    text: 'Vijftien per actie: tien muzikanten en vijf leerlingen. Gevraagde violen en bonussen worden van onderaf gelezen.',
  },
  rulings: { title: 'Uitspraken', text: 'Waar de spelregels iets openlaten, wordt hier zo gespeeld.' },
  answers: [
    ['Hoeveel noten op een tel?', 'Eén: zeven noten, zeven tellen.'],
    ['In welke volgorde staan de lijnen?', 'Hout, Studie, Vervaardiging, Relatie, Restauratie, in een kring.'],
    ['Welke noten zijn één actie?', 'Gelijke buren. De laatste en de eerste tel zijn buren bij wisselen en schuiven, maar smelten niet samen.'],
    ['Wanneer wordt de partituur gewijzigd?', 'Vóór het Atelier of de Bewaring, zo vaak als betaald kan worden.'],
    ['De gratis bewegingen van de Kapelmeester?', 'Dezelfde wijzigingen, zonder studies.'],
    [
      'Een actie splitsen?',
      'Alleen met een leerling die dat kan, in willekeurige delen. Elk deel is een eigen actie; wie bij het geheel hielp, helpt niet nog eens bij de delen.',
    ],
    [
      'Een actie overslaan?',
      'Altijd mogelijk. Haar buren smelten niet samen en geen leerling treedt in werking: heeft er een al iets gegeven, dan moet de actie uitgevoerd worden als het kan.',
    ],
    ['Welke kaarten voegen tijd toe?', 'Handkaarten van het soort van de actie, zoveel als gewenst, voordat ze werkt.'],
    ['Hoe vaak helpt een leerling?', 'Eén keer per actie, op elk moment; bij een latere opnieuw.'],
    [
      'Het fiche op een noot?',
      'De actie met die noot is 3 tijd waard, of haar eigen lengte als die groter is. Het fiche volgt de noot; het gaat na de actie naar de reserve, of wordt een studie als de volgende beurt een Bewaring is.',
    ],
    ['Hout kopen?', '1 dukaat, een viool uit de reserve, kwaliteit tot de tijd en tot 4, of minder naar keuze.'],
    [
      'Waar mag een viool gebouwd worden?',
      'Op elke vrije plek van een muzikant waarvoor de tijd volstaat; de studies voor de muzikanten van de Meester worden telkens betaald.',
    ],
    ['De plekbonus?', 'Meteen, van wie de muzikant ook is; de nieuwe viool telt voor de kaart die ermee uitgespeeld wordt.'],
    ['Relatie?', 'Trekken of één effect gebruiken; bij de Meester zonder studies.'],
    ['Trekken?', 'De kaart onder een genomen contact is meteen zichtbaar; lege stapels wachten tot het einde van de beurt.'],
    ['Een lege stapel?', 'Er wordt niet meer van getrokken en niet meer aangevuld.'],
    ['Restauratie?', 'Op alle violen bij muzikanten, van wie ook, nooit op hout in voorraad of in het erfgoed.'],
    ['De volgorde van fiches?', 'Stapels houden volgorde en eigenaar; slijtage neemt het bovenste.'],
    [
      'Geen fiche meer?',
      'Een winst is gedeeltelijk, of er worden eerst fiches vrijgemaakt uit dukaten, studies of hout in voorraad. Dat wordt alleen gevraagd als de reserve te klein is.',
    ],
    ['Fiches die terugkomen?', 'Hun eigenaar maakt van elk een dukaat of een studie, ook buiten de eigen beurt.'],
    [
      'De hulp van de Meester?',
      'Telkens als een dukaat of studie betaald moet worden en er geen is, zo vaak als nodig. Bij een prijs van een dukaat of een studie alleen voor wie geen van beide heeft.',
    ],
    ['Een gebroken viool?', 'Terug naar de reserve; ze mag opnieuw gebouwd worden.'],
    [
      'De volgorde op het einde van een Atelier?',
      'Eén beurteinde-effect, contacten aanvullen, handlimiet, afgelegde kaarten op de contacten, slijtage, rijping.',
    ],
    ['Het einde van een Bewaring?', 'Niets daarvan, maar kaarten boven de tien gaan op de contacten. Ze mag ook zonder viool gekozen worden.'],
    [
      'Tijdens de Bewaring?',
      'Eerst gaan alle eigen violen naar het erfgoed, dan worden kaarten uitgespeeld en teruggenomen in willekeurige volgorde, elke kaart één keer.',
    ],
    ['Violen die een muzikant vraagt?', 'Bij muzikanten of in het erfgoed; een hoger prestige mag een lager vervangen.'],
    ['Acties die een leerling vraagt?', 'Drie na elkaar, hoe lang ook, niet over het einde heen; alleen bij het uitspelen.'],
    ['Zes leerlingen?', 'Zes opleidingen per spel; wie teruggenomen en opnieuw uitgespeeld wordt, telt dubbel.'],
    ['Hoeveel partners?', 'Zoveel als gewenst.'],
    [
      'Effecten van muzikanten van tegenstanders?',
      'Voor wie handelt; de eigenaar krijgt niets. Geen muzikant wordt twee keer gebruikt in één keten van effecten.',
    ],
    [
      'De voorbereiding?',
      'De vijf startmuzikanten gaan eerst uit de stapel; een die niemand nam, gaat naar de Meester, daarna een van elk prestige 2, 3 en 4 uit de stapel.',
    ],
    ['De eerste partituur?', 'De soorten van de zeven kaarten, in willekeurige volgorde; de startmuzikant telt niet mee.'],
    ['Startdecks?', 'Gekozen in spelersvolgorde; de Meester heeft 62, 7, 69 en het prestige 1 van een ongebruikt deck.'],
    ['Wanneer eindigt het spel?', 'Naar twaalf gebouwde violen wordt gekeken na slijtage en rijping; dan wordt de ronde uitgespeeld.'],
    [
      'Wat geven leerlingen uit?',
      'Elk fiche, elke kaart, dukaat of studie één keer, verdeeld voor de meeste punten. Eigen fiches op violen van anderen tellen voor Hout.',
    ],
    ['Gelijke stand?', 'Gebouwde violen, dan leerlingen in het spel, dan gedeeld.'],
    [
      'Het begin van Stradivarius?',
      'Drie partners van verschillende soort, één met prestige 1. Fortissimo: één met prestige 2, en een leerling onder zijn contacten.',
    ],
    [
      'Wanneer bewaart hij?',
      'Als hij de violen heeft voor een partner of contact van het volgende prestige; of een viool van hem geen fiche heeft; of er tot zijn activiteit geen plek vrij is.',
    ],
    ['Waar bouwt hij violen?', 'Bij het hoogste prestige tot zijn activiteit, de meest linkse bij gelijken, op de onderste plek.'],
    [
      'De volgorde van zijn Bewaring?',
      'Geschenk, violen naar het erfgoed, paren met de oude activiteit, activiteit omhoog en de minste partner weg, een muzikant van het nieuwe niveau, weer drie partners, een leerling. Bij activiteit 4 blijven de partners.',
    ],
    ['Een partner van het nieuwe niveau zonder zijn violen?', 'Niet gevonden: contacten, dan de stapel.'],
    ['Paren?', 'Van links naar rechts, zolang een viool kan stijgen; leerlingen hebben geen prestige en mogen een paar vormen.'],
    ['Zijn leerlingen?', 'De meest linkse van zijn contacten voor 2 studies, één per Bewaring; hij telt als kaart van zijn soort.'],
    ['Zijn restauratie?', 'Na zijn slijtage: een eigen viool zonder fiche, anders de beste van de speler onder kwaliteit 4 bij het laagste prestige.'],
    ['Zijn punten?', 'Violen, leerlingen (die eerst uitgeven), de helft van de overige dukaten, studies en contacten, min de hulp.'],
    ['Wie begint?', 'Hij; in Fortissimo de speler.'],
    ['Zijn kaarten?', 'Zijn muzikanten en contacten gelden als die van een tegenstander.'],
    [
      'En als niemand nog violen bouwt?',
      'Twaalf rondes na elkaar zonder een gebouwde viool, of zestig rondes in totaal, beëindigen het spel zoals gewoonlijk.',
    ],
    ['Stradivarius zonder fiches?', 'Wat zijn nieuwe viool tekortkomt, komt van zijn dukaten, dan van zijn studies.'],
    ['Fortissimo met startdecks?', 'De drie uitgelegde startmuzikanten bepalen welke drie decks gekozen mogen worden. Het solospel kent geen draft.'],
    [
      'Wat is verborgen?',
      'De stapel, andermans hand en bij de voorbereiding de kaarten die gehouden, doorgegeven, teruggelegd of als contact gekozen zijn, tot iedereen gekozen heeft. Contactstapels liggen tot onderaan open.',
    ],
    ['Een partner zonder eigen viool?', 'Gebruikt door Mascitti geeft hij niets voor violen. Gebruikt via leerling 58 tellen de violen die er liggen.'],
    ['De twee effecten van Torelli?', 'Ze mogen van dezelfde muzikant zijn, als die hoogstens prestige 2 heeft.'],
  ],
  origin: {
    title: 'Wat gereconstrueerd is',
    text: [
      'De spelregels tonen de kaarten alleen als afbeelding; de meeste van de 75 kaarten zijn hier dus onze reconstructie, niet de uitgegeven kaarten. Ook de volgorde van de vijf lijnen, de startdecks en de twee grenzen van P48 zijn van ons.',
      'Over deze kaarten zeggen de spelregels iets; wat niet genoemd is, is van ons:',
    ],
    stated: 'Staat in de spelregels',
    others: 'Alle andere kaarten zijn helemaal gereconstrueerd, op de manier na waarop elk soort leerling punten geeft.',
    fields: {
      kind: 'muzikant of leerling',
      affiliation: 'soort',
      prestige: 'prestige',
      requires: 'gevraagde violen',
      slots: 'plekken',
      relation: 'Relatie',
      endOfTurn: 'beurteinde-effect',
      sequence: 'gevraagde acties',
      action: 'effect',
      endgame: 'puntentelling',
    },
  },
};
export default rules;
