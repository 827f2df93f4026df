/** How open places of the rulebook are played here. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { type Ruling, rulingBlocks } from '../rulings.ts';
import { counted } from './counted.ts';

const TITLES = {
  score: 'De partituur',
  beats: 'Meer tellen, leerlingen, overslaan',
  actions: 'Acties en effecten',
  tokens: 'Fiches en de hulp van de Meester',
  turn: 'Het einde van een beurt, Conservering',
  setUp: 'Voorbereiding',
  end: 'Het einde en de punten',
  solo: 'Stradivarius (één speler)',
};

const answersOf = (facts: Facts): Record<Ruling, readonly [string, string]> => {
  const { edition, boost, list, line, card, deck, recommended, level, stories } = facts;
  const { beats, ducats, notes, studies, violins } = counted(facts);
  return {
    P1: ['Kunnen er twee noten op één tel staan?', `Nee. Er zijn ${notes(edition.beats)} en ${beats(edition.beats)}: op elke tel precies één noot.`],
    P2: [
      'In welke volgorde staan de vijf lijnen?',
      `Van boven naar beneden: ${list(edition.lines.map(line))}. Ze vormen een kring: de bovenste en de onderste lijn zijn buren.`,
    ],
    P3: [
      'Welke noten vormen samen één actie?',
      'Noten op dezelfde lijn, op tellen naast elkaar. De laatste en de eerste tel gelden bij het verwisselen van noten als buren, maar vormen nooit samen één actie.',
    ],
    P4: [
      'Wanneer mag ik mijn partituur wijzigen, en hoe vaak?',
      'Aan het begin van je beurt, vóór een Atelier of een Conservering, zo vaak als je kunt betalen. Later in de beurt kan alleen een effect dat nog.',
    ],
    P5: [`Wat zijn de gratis wijzigingen van de ${card(22)}?`, 'Dezelfde drie wijzigingen als aan het begin van een beurt, zonder studies te betalen.'],
    P10: [
      `Wat doet het fiche op een noot (${card(23)})?`,
      `In je volgende Atelier is de hele actie met die noot ${boost} tellen waard; een actie die al langer is, houdt de eigen lengte. Het fiche beweegt mee met de noot. Na de actie gaat het terug naar je reserve; is je volgende beurt een Conservering, dan krijg je het terug als studie. Er kan maar op één noot een fiche liggen.`,
    ],
    P6: [
      'Hoe werkt het splitsen van een actie?',
      'Splitsen kan alleen met een leerling die dat kan, en in delen naar keuze. Elk deel is een actie op zichzelf: je mag het langer maken of overslaan. Wat vóór het splitsen is gedaan, telt voor het eerste deel; leerlingen die je toen hebt ingezet, mag je bij elk later deel opnieuw inzetten. Alleen de leerling die de actie splitst, kun je bij de delen niet inzetten. Restauratie, Studie en kaarten trekken hoef je niet te splitsen: de tellen daarvan verdeel je toch al zelf.',
    ],
    P7: [
      'Mag ik een actie altijd overslaan?',
      'Ja, of voor minder tellen uitvoeren; de acties ernaast worden niet samengevoegd. Maar bij een actie die je overslaat, kun je geen leerlingen inzetten: heeft een leerling je al iets opgeleverd of heb je er een betaald, dan moet je de actie uitvoeren als dat zonder hulp van de Meester kan. Leerlingen die een actie overslaan, geven hun beloning in plaats van de actie.',
    ],
    'P-N4': [
      'Mag ik een actie nog overslaan als ik er kaarten voor heb afgelegd?',
      'Ja, en voor minder tellen uitvoeren mag ook. De kaarten blijven afgelegd.',
    ],
    P8: [
      'Welke kaarten geven extra tellen?',
      'Kaarten uit je hand met de affiliatie van de actie, zoveel je wilt, zolang je de actie dan ook kunt uitvoeren. Acties die je door een effect krijgt, kun je niet langer maken.',
    ],
    'P-N5': [
      'Tot wanneer mag ik kaarten afleggen voor extra tellen?',
      'Tot je de actie uitvoert. Kaarten die je met een actie Relatie trekt, kunnen diezelfde actie niet langer maken. Alleen leerlingen mag je op elk moment van een actie inzetten.',
    ],
    P9: ['Hoe vaak kan ik een leerling inzetten?', 'Eén keer per actie van de eigen affiliatie, op elk moment van die actie, en bij een latere actie opnieuw.'],
    P11: [
      'Wat heb ik nodig om hout te kopen?',
      `${ducats(stories.prices.wood)} en een vioolfiche in je reserve. De kwaliteit is het aantal tellen, met een maximum van ${edition.quality}; je mag ook minder nemen.`,
    ],
    P12: [
      'Welke plek mag ik kiezen, en wat kosten de muzikanten van de Meester?',
      'Elke vrije plek van een muzikant voor wie je genoeg tellen hebt. Voor de muzikanten van de Meester betaal je de studies elke keer. Ze worden nooit weggenomen of vervangen.',
    ],
    P13: [
      'Wanneer krijg ik een plaatsingsbonus?',
      'Meteen, van wie de muzikant ook is. Mag je er een kaart mee uitspelen, dan telt de viool die je net hebt gebouwd mee voor wat die kaart vraagt.',
    ],
    'P-N2': [
      'Moet ik de kwaliteitsbonus nemen?',
      'Geen enkele bonus en geen enkel effect is verplicht. Voordat er een fiche op je nieuwe viool wordt gelegd, krijg je de vraag of je dat wilt, want je kunt het daarna niet meer vrijmaken; is je reserve leeg, dan is de vraag waar je het vandaan haalt. Een dukaat of studie kost niets en krijg je zonder vraag.',
    ],
    P14: [
      'Mag ik met één actie Relatie kaarten trekken én een effect gebruiken?',
      'Nee, het is het een of het ander, en maar één effect. Een muzikant op het bord van de Meester gebruiken kost geen studies.',
    ],
    P15: [
      'Welke contacten kan ik nemen?',
      'Alleen de bovenste kaart van elke stapel. De kaart eronder ligt meteen open. Lege stapels worden aan het einde van je Atelier aangevuld.',
    ],
    P16: [
      'Wat als de trekstapel leeg is?',
      'Dan kan niemand er meer van trekken en worden contactstapels niet meer aangevuld. Er is geen gezamenlijke aflegstapel om te schudden.',
    ],
    P17: [
      'Welke violen kan ik restaureren?',
      `Elke viool bij een muzikant, van jezelf, van een ander of van de Meester, tot hoogstens kwaliteit ${edition.quality}; nooit hout in voorraad en nooit violen in een erfgoed.`,
    ],
    P30: [
      'Wie heeft iets aan het effect van een muzikant van een tegenstander?',
      'Alleen jij, die het gebruikt. Binnen één keten, waarin het ene effect het andere oproept, wordt het effect van een muzikant nooit twee keer uitgevoerd.',
    ],
    P52: [
      'Wat als ik een partner gebruik bij wie geen viool van mij ligt?',
      `Met ${card(54)} krijg je dan niets voor de violen die daar liggen, van wie ze ook zijn; de rest van het effect geldt gewoon. Met ${card(58)} tellen de violen die er liggen wel.`,
    ],
    P53: [
      `Mogen de twee effecten van ${card(55)} van dezelfde muzikant zijn?`,
      'Ja, als die muzikant hoogstens prestige 2 heeft. Ze volgen op elkaar en roepen elkaar niet op: dat is geen keten.',
    ],
    P54: [
      'Wat als een kaart Lutherie-fiches vraagt?',
      'Je neemt eigen fiches van violen, van wie ze ook zijn, of van je hout in voorraad, één voor één, terug in je reserve. Geen enkele kaart hier vraagt dat; in een eigen editie kan het wel.',
    ],
    P55: [
      'Wat als noten bewegen terwijl de partituur wordt gespeeld?',
      'Elke noot wordt één keer gespeeld: je gaat verder met de meest linkse die nog niet aan de beurt was, en gespeelde noten sluiten er niet bij aan. Geen enkel Relatie-effect hier verplaatst noten; in een eigen editie kan het wel.',
    ],
    P18: ['In welke volgorde gaan fiches van een viool af?', 'Het bovenste eerst. Elk fiche houdt zijn plaats en zijn eigenaar.'],
    P19: [
      'Wat als mijn reserve leeg is?',
      'Je mag minder nemen dan je zou krijgen, of eerst fiches vrijmaken van je dukaten, je studies of je hout in voorraad, maar nooit van violen. Je krijgt de vraag alleen als je reserve te klein is. Een stuk hout geeft geen fiche voor de eigen rijping, en als het al gerijpt is ook niet voor die van een ander stuk.',
    ],
    P20: [
      'Wat gebeurt er met mijn fiches op violen van anderen?',
      'Als de viool slijt of wordt opgeborgen, of als de muzikant wordt teruggenomen, wordt elk fiche van jou daar een dukaat of een studie, naar keuze, ook als je niet aan de beurt bent. Die van Stradivarius worden studies als ze van jouw violen slijten, en dukaten bij een Conservering, van hem of van jou; in Fortissimo studies.',
    ],
    P21: [
      'Wanneer mag ik de Meester om hulp vragen?',
      'Altijd als je een dukaat of een studie moet betalen en er geen meer hebt, zo vaak als je wilt. Is de prijs ‘een dukaat of een studie’, dan helpt hij alleen als je geen van beide hebt. Om dukaten of studies die leerlingen aan het einde uitgeven, kun je hem niet vragen.',
    ],
    P22: [
      'Wat gebeurt er met een gebroken viool?',
      'Het vioolfiche gaat terug naar je reserve. De viool telt niet meer als gebouwd, en je mag die opnieuw bouwen.',
    ],
    P23: [
      'Wat is de volgorde aan het einde van een Atelier?',
      'Eén beurteinde-effect, contactstapels aanvullen, handlimiet, afgelegde kaarten op de contactstapels, slijtage, rijping. De plaats van de handlimiet is onze keuze.',
    ],
    'P-N3': [
      'Kan ik van rijping afzien?',
      'Nee. Het is geen effect: zolang je een fiche in je reserve hebt en hout dat kan rijpen, rijpt het. Je kiest alleen welke stukken, als er te weinig fiches zijn.',
    ],
    P24: [
      'Wat gebeurt er aan het einde van een Conservering?',
      'Niets van dat alles, maar kaarten boven je handlimiet gaan naar je contactstapels. Je mag een Conservering ook kiezen als je bij geen enkele muzikant een viool hebt.',
    ],
    P25: [
      'Mag ik een kaart in dezelfde Conservering uitspelen en terugnemen?',
      'Ja, in beide volgordes, maar geen kaart wordt in één Conservering twee keer uitgespeeld of twee keer teruggenomen; zo komt er een einde aan de beurt. Violen van tegenstanders bij een muzikant die je terugneemt, gaan naar hun erfgoed.',
    ],
    P26: [
      'Moet ik precies de violen hebben die een muzikant vraagt?',
      'Minstens die, in je erfgoed of bij muzikanten. Violen met een hoger prestige mogen de plaats innemen van violen met een lager.',
    ],
    P27: [
      'Wat moet er precies op mijn partituur staan voor een leerling?',
      'De drie acties direct na elkaar, hoe lang ook, zonder van de laatste tel door te lopen naar de eerste; en alleen op het moment dat je de kaart uitspeelt.',
    ],
    P28: [
      'Hoe worden de opgeleide leerlingen geteld?',
      `Per partij mag je ${edition.apprentices} keer een leerling opleiden. Een leerling die je terugneemt en weer uitspeelt, telt twee keer.`,
    ],
    P29: ['Hoeveel partners mag ik hebben?', 'Zoveel als je wilt.'],
    P31: [
      'Wat gebeurt er met de startmuzikanten?',
      'Zonder startdecks gaan de vijf startmuzikanten uit de trekstapel voordat er kaarten worden gedeeld. Een die niemand heeft gekozen, gaat naar de Meester, de andere gaan in de trekstapel. De muzikanten van de Meester liggen open voordat contacten en noten worden gekozen.',
    ],
    P32: [
      'Met welke noten begin ik?',
      `Met de affiliaties van je ${edition.start.mulligan.kept} kaarten, in een volgorde naar keuze. Je startmuzikant telt niet mee. Wie later aan de beurt komt, krijgt daar niets voor.`,
    ],
    P33: [
      'Wie staan er met startdecks op het bord van de Meester?',
      `De startmuzikant van een deck dat niemand heeft gekozen, en verder ${list(edition.start.firstMaster.map(card))}. De andere kaarten van ongebruikte decks gaan in de trekstapel.`,
    ],
    'P-N7': [
      'Welk startdeck kan ik het beste als eerste nemen?',
      `Het spelregelboek raadt er geen aan. Wij raden ‘${deck(recommended)}’ aan, omdat de acties daar in de natuurlijke volgorde staan en omdat dit deck het in onze proefpartijen het beste deed.`,
    ],
    P51: [
      'Wat is geheim?',
      'De trekstapel en de handen van de anderen; tijdens de voorbereiding ook de kaarten die je houdt, doorgeeft, teruglegt of als contact kiest, tot iedereen gekozen heeft. Contactstapels zijn tot onderaan open, want iedereen heeft gezien wat erop werd gelegd.',
    ],
    P34: [
      'Wanneer wordt een ronde de laatste?',
      `Als iemand aan het einde van een beurt, na slijtage en rijping, ${violins(edition.endgame.violins)} heeft. Alle spelers krijgen dan evenveel beurten. Bij de laatste kans wijzig je eerst je partituur, zo vaak als je wilt, en speel je daarna leerlingen uit; er wordt niets teruggenomen.`,
    ],
    P35: [
      'Hoe worden fiches en kaarten uitgegeven voor leerlingen?',
      'Elk fiche, elke kaart, elke dukaat en elke studie één keer, zo verdeeld dat je de meeste punten krijgt. Jouw fiches op violen van anderen tellen mee voor Hout-leerlingen; fiches van anderen op jouw violen niet. Relatie-leerlingen tellen alleen kaarten in je hand.',
    ],
    P36: [
      'Wie wint er bij gelijke stand?',
      'Wie meer violen heeft gebouwd, en daarna wie meer leerlingen in het spel heeft; anders wordt de overwinning gedeeld.',
    ],
    P48: [
      'Wat als niemand meer violen bouwt?',
      `Volgens het spelregelboek zou de partij eindeloos doorgaan. Hier eindigt die op de gewone manier na ${edition.endgame.quietRounds} rondes achter elkaar waarin niemand een viool heeft gebouwd, of na ${edition.endgame.rounds} rondes in totaal. Dat geldt voor elk aantal spelers.`,
    ],
    P37: [
      'Hoe begint Stradivarius?',
      `Met ${edition.stradivarius.partners} partners van verschillende affiliaties, van wie één met prestige 1; zonder contacten, en zonder de dukaat die jij krijgt, want in het spelregelboek staat die niet bij wat hij aan het begin heeft. In ${level('fortissimo')} heeft één partner prestige 2 en is één contact een leerling.`,
    ],
    'P-N6': [
      'Wat is de optie voor een eerste solopartij?',
      `Het spelregelboek raadt voor een eerste partij aan Stradivarius muzikanten te geven van ${list((['wood', 'restoration', 'study'] as const).map(line))}. Met deze optie hebben zijn eerste partners die affiliaties; zijn startmuzikant wordt vóór die van de Meester gekozen. In ${level('fortissimo')}, waar maar een deel van de startmuzikanten openligt, kan een van de drie een andere affiliatie hebben.`,
    ],
    P50: [
      `Hoe gaan ${level('fortissimo')} en startdecks samen?`,
      `De ${edition.stradivarius.choices} startmuzikanten die openliggen, bepalen welke decks je mag kiezen. Een draft is er in het solospel niet.`,
    ],
    P38: [
      'Wanneer kiest Stradivarius een Conservering?',
      'Als hij de violen heeft voor een partner of contact met prestige activiteit + 1; of als er op een viool van hem geen fiche ligt; of als geen van zijn partners met een prestige tot en met zijn activiteit een vrije plek heeft. Eén reden is genoeg.',
    ],
    P39: [
      'Waar bouwt hij violen?',
      'Bij zijn partner met het hoogste prestige tot en met zijn activiteit, bij gelijk prestige de meest linkse, op de onderste vrije plek.',
    ],
    P40: [
      'Wat is de volgorde van zijn Conservering?',
      `Vioolbouw-kaarten, violen opbergen, paren (met de oude activiteit), activiteit omhoog en de laagste partner weg, een muzikant van het nieuwe niveau, weer ${edition.stradivarius.partners} partners, leerling. Bij activiteit ${edition.stradivarius.activity} blijven zijn partners. Zijn Vioolbouw-kaarten zijn die onder zijn partners en leerlingen; contacten tellen niet mee. Telkens als hij een muzikant van het nieuwe niveau uit de trekstapel haalt, betaalt hij met een fiche in de hulpzone.`,
    ],
    P41: [
      'Wat als hij een partner van het nieuwe niveau heeft, maar niet de violen ervoor?',
      'Dan geldt die partner niet als gevonden: hij zoekt bij zijn contacten, en daarna in de trekstapel.',
    ],
    P42: [
      'Welke paren legt hij af?',
      'Van links naar rechts, zolang er een viool in zijn erfgoed kan stijgen. Leerlingen hebben geen prestige en mogen een paar vormen. Er wordt niets achtergehouden voor de leerling die hij misschien opleidt.',
    ],
    P43: [
      'Welke leerling leidt hij op?',
      `De meest linkse van zijn contacten, voor ${studies(edition.stradivarius.apprentice)}, één per Conservering en ${edition.apprentices} in totaal. De leerling geldt als een kaart van de eigen affiliatie.`,
    ],
    P44: [
      'Welke viool restaureert hij?',
      `Na zijn eigen slijtage: een viool van hemzelf zonder fiche; anders die van jou met de hoogste kwaliteit onder ${edition.quality}, bij gelijke kwaliteit die bij de muzikant met het laagste prestige, waar die ook ligt. Zonder fiche in zijn reserve restaureert hij niets.`,
    ],
    P45: [
      'In welke volgorde worden zijn punten geteld?',
      'Violen, dan leerlingen, die als eerste uitgeven; dan de helft van de dukaten, studies en contacten die over zijn, naar beneden afgerond; dan de hulpzone. Zijn Relatie-leerlingen tellen contacten van elke affiliatie.',
    ],
    P46: [
      'Wie begint, en wie heeft de laatste beurt?',
      `Hij begint; in ${level('fortissimo')} begin jij. Luidt de tweede speler de laatste ronde in, dan is de partij meteen afgelopen; anders heeft de tweede speler nog één beurt.`,
    ],
    P47: [
      'Wiens viool laat hem in Fortissimo zijn erfgoed opwaarderen?',
      'Die van wie ook, bij een partner van hem met prestige 4, aan het einde van elk Atelier van hem: het spelregelboek zegt niet van wie. Zijn muzikanten en contacten zijn voor jou in elk opzicht die van een tegenstander.',
    ],
    P49: [
      'Wat als hij geen fiches meer heeft?',
      'Ontbrekende fiches voor zijn nieuwe viool komen van zijn dukaten, en daarna van zijn studies, want een kale viool zou dezelfde beurt nog breken. Voor het fiche voor de Meester geldt hetzelfde.',
    ],
    'P-N1': [
      'Wat als ik evenveel punten heb als Stradivarius?',
      'Dan gaat het zoals tussen spelers: wie meer violen heeft gebouwd, wint, en daarna wie meer leerlingen heeft. Is alles gelijk, dan delen jullie de overwinning.',
    ],
  };
};

export const rulings = (facts: Facts): RulesSection => ({
  id: 'rulings',
  title: 'Vragen over de regels',
  folded: true,
  blocks: [
    'Waar het spelregelboek iets openlaat, spelen we het hier zo. Tenzij er iets anders staat, geldt een antwoord voor elk aantal spelers.',
    ...rulingBlocks(TITLES, answersOf(facts)),
  ],
});
