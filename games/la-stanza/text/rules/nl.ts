import type { WriteRules } from './text.ts';

export const write: WriteRules = (edition, list) => ({
  sections: {
    about: {
      title: 'Waar het om gaat',
      text: [
        'Een huis uit de renaissance, zes kamers, en iedereen die ertoe doet loopt er rond. Je wandelt van gast naar gast, wint er enkelen voor je, zet ze aan het werk, en hun talenten laten schepen varen, boeken ontstaan, de kerk bewegen, kunst maken en de gunst van de machtigen winnen.',
        'Wie aan het einde de meeste prestigepunten (PP) heeft, wint. Voor twee tot vier spelers.',
      ],
    },
    setup: {
      title: 'Opbouw',
      text: [
        '• Iedereen begint met een geldschieter op het meest linkse van de zes arbeidersvelden en vijf startpersonen, één per discipline, willekeurig op de andere.',
        `• Daarbij één blauwe, rode, groene en gele helper, ${edition.discs.each} schijven en vijf zuilen. Eén schijf gaat meteen naar het Religie-vak.`,
        `• Geld in beurtvolgorde: ${list(edition.startingFlorins)} florijnen.`,
        `• Alle zeilschepen beginnen bij ${edition.moneyTrack.florins[0]} florijnen, alle speelfiguren op het bonustegelveld.`,
        '• Op de vijftien velden van de vijf disciplinekamers komt een persoon. De andere 25 vormen de trekstapel.',
        `• Van vier disciplines worden ${edition.bonusTiles.drawn} bonustegels getrokken en neergelegd; Politiek heeft er geen.`,
        '• Met twee of drie spelers worden vijf van de zes afdekplaatjes getrokken: in elke kamer blijft één meesterwerkveld het hele spel dicht.',
        '• In de Kunsten-kamer liggen per speler één beeldhouwwerk, één manuscript en één schilderij.',
        `• Het wervingsspoor heeft met twee, drie en vier spelers ${list([edition.recruitmentSpaces['2'], edition.recruitmentSpaces['3'], edition.recruitmentSpaces['4']])} velden.`,
      ],
    },
    turn: {
      title: 'Een beurt',
      text: [
        'Verplaats eerst je speelfiguur en neem de persoon bij wie je stopt. Doe daarna één van deze drie dingen:',
        '• activeer een discipline: huur er mensen voor in en neem wat ze oplevert;',
        '• ontvang geld;',
        '• pas, en doe verder niets.',
        'Alleen het bonustegelveld is anders: wie daar stopt, neemt in plaats daarvan een bonustegel.',
      ],
    },
    moving: {
      title: 'Verplaatsen',
      text: [
        `Het speelfiguur gaat 1 tot ${edition.movement} velden met de klok mee. Alleen velden met een persoon en zonder ander speelfiguur tellen; alle andere sla je over. Het bonustegelveld telt altijd, wie er ook staat.`,
        'De persoon komt op het eerste veld van je wervingsspoor. Is dat bezet, dan schuift iedereen daar één veld naar rechts, en wie van het spoor valt, wordt afgelegd.',
        'Kun je helemaal niet verplaatsen, dan blijf je staan en is je beurt voorbij.',
      ],
    },
    activate: {
      title: 'Een discipline activeren',
      text: [
        'Daarvoor zijn twee dingen nodig.',
        '• Je staat in de kamer van de discipline, of je geeft een helper in haar kleur terug. Een witte helper is goed voor elke discipline.',
        '• Je huurt minstens één persoon van die discipline in. Een helper vervangt dat nooit.',
        'Dan tel je je sterkte in de discipline en neem je de beloning van de kamer of maak je, als je sterk genoeg bent, een meesterwerk.',
      ],
    },
    hiring: {
      title: 'Inhuren',
      text: [
        `Een persoon gaat van het wervingsspoor naar een arbeidersveld naar keuze, behalve dat van de geldschieter, en kost wat daar staat: van links ${list(edition.hiringCosts)} florijnen. Wie daar werkte, moet weg: naar de aflegstapel, startpersonen helemaal uit het spel.`,
        'In één activering mag je zoveel mensen inhuren als je kunt betalen, van elke discipline, zolang er één bij de geactiveerde hoort.',
      ],
    },
    strength: {
      title: 'Sterkte',
      text: [
        'Elke persoon van de discipline op je arbeidersspoor telt 1, de blijvende bonustegel van de discipline 1 extra. Voor deze ene activering mag je ook eigen schijven uit het vak van de discipline in de Religie-kamer gebruiken, elk voor +1; ze gaan terug naar je voorraad.',
        `Zonder meesterwerk wordt hoogstens sterkte ${edition.topReward} beloond. Minder nemen mag altijd.`,
      ],
    },
    money: {
      title: 'Geld ontvangen',
      text: [
        'Je geldschieter gaat één veld naar rechts en duwt de personen daar op tot het eerste gat; zonder gat valt de laatste eraf. Daarna vul je je geld aan tot het bedrag bij je zeilschip. Heb je al meer, dan krijg je niets.',
        `Vanaf het laatste veld levert de geldschieter nog één keer geld op: hij wordt omgedraaid, wat aan het einde ${edition.flippedFinancier} PP kost, en begint weer links. Omgedraaid en opnieuw aan het eind levert hij niets meer op.`,
      ],
    },
    'room-discoveries': {
      title: 'Ontdekkingsreizen',
      text: [
        'Met sterkte 1, 2 of 3 vaart je zeilschip zoveel velden verder op het geldspoor. Schepen mogen een veld delen.',
        `Het spoor gaat van ${edition.moneyTrack.florins[0]} tot ${Math.max(...edition.moneyTrack.florins)} florijnen en dan verder over velden die aan het einde tot ${Math.max(...edition.moneyTrack.points)} PP waard zijn; daar vul je nog steeds aan tot ${Math.max(...edition.moneyTrack.florins)} florijnen. Wie een van de drie gemarkeerde velden bereikt of passeert, krijgt een witte helper.`,
      ],
    },
    'room-literature': {
      title: 'Literatuur',
      text: [
        `Met sterkte 1, 2 of 3 schrijf je zoveel boeken, elk in een andere kleur. Er zijn boeken over Ontdekkingsreizen, Religie, Kunsten en Politiek, hoogstens ${edition.shelfLength} per kleur op je plank. Het eerste van een kleur levert op zichzelf niets op; wat de volgende opleveren, staat hierboven.`,
        'Een kolom is vol als alle vier de kleuren zover komen. Volle kolommen openen de bonustegels van Literatuur.',
      ],
    },
    'room-religion': {
      title: 'Religie',
      text: [
        'Met sterkte 1, 2 of 3 leg je zoveel schijven in verschillende vakken, nooit in het Religie-vak. Activeer je later de discipline van een vak, waar je ook staat, dan mag je schijven daaruit gebruiken voor +1 sterkte per stuk.',
        'Het Religie-vak werkt net zo, maar daar komen schijven alleen door boeken en bonustegels.',
      ],
    },
    'room-arts': {
      title: 'Kunsten',
      text: [
        `Sterkte 1 maakt een beeldhouwwerk (waarde ${edition.artworks.values[0]}), sterkte 2 een manuscript (${edition.artworks.values[1]}), sterkte 3 een schilderij (${edition.artworks.values[2]}). Een minder werk nemen mag, en moet als de betere op zijn.`,
        'Deze waarden zijn geen punten: aan het einde worden de musea vergeleken.',
      ],
    },
    'room-politics': {
      title: 'Politiek',
      text: [
        'Sterkte 1, 2 of 3 levert zoveel helpers op, elk in een andere kleur, geen witte. Een helper activeert de discipline van zijn kleur vanuit elke kamer, of betaalt een van haar bonustegels. Witte doen dat voor elke discipline.',
        `Niemand houdt er meer dan ${edition.meeples.limit}: wat te veel is, gaat meteen naar keuze terug.`,
      ],
    },
    'bonus-tiles': {
      title: 'Bonustegels',
      text: [
        'Op het bonustegelveld neem je precies één tegel en heb je geen andere actie. Je mag er alleen stoppen als je er een kunt nemen. Er is plaats voor alle speelfiguren.',
        'Voor de eerste, tweede en derde tegel van een discipline heb je nodig:',
        '• Ontdekkingsreizen: je zeilschip bij de eerste, tweede, derde witte helper.',
        '• Literatuur: één, twee, drie volle kolommen boeken.',
        `• Religie: ${edition.bonusTiles.discsInBox} eigen schijven in elk van één, twee, drie vakken, het Religie-vak meegerekend.`,
        `• Kunsten: kunstwerken met een totale waarde van ${list(edition.bonusTiles.artworkValue)}.`,
        'Je betaalt een helper in de kleur van de tegel of een witte, en legt een schijf op de plaats van de tegel. Zonder schijf in je voorraad neem je er een uit een vak. Daarna doet de tegel wat hij doet.',
      ],
    },
    masterpieces: {
      title: 'Meesterwerken',
      text: [
        `Met sterkte ${list(edition.masterpieces.strengths.slice(0, 3))} mag je in plaats van de beloning een zuil op een meesterwerkveld van de kamer zetten, voor ${list(edition.masterpieces.points.slice(0, 3))} PP aan het einde. Het duurste, ${edition.masterpieces.points[3]} PP, vraagt sterkte ${edition.masterpieces.strengths[3]} en ook sterkte 1 in de discipline die ernaast staat; daarvoor tellen alleen personen en blijvende tegels.`,
        'Een sterkere activering mag ook een lager veld nemen. Op elk veld past één zuil, en per discipline maak je hoogstens één meesterwerk.',
      ],
    },
    refill: {
      title: 'Aanvullen',
      text: [
        'Zodra twee kamers geen personen meer hebben, krijgt elk leeg veld een nieuwe, met de klok mee vanaf het eerste veld van Ontdekkingsreizen, ook onder speelfiguren. De rondemarker schuift op.',
        'Is de stapel op, dan wordt de aflegstapel geschud; is dat niet genoeg, dan keert per discipline één verwijderde startpersoon terug.',
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        `Er zijn evenveel rondes als spelers en ${edition.roundsBeyondPlayers} meer. Na de aanvulling die de laatste afsluit, wordt niet meer aangevuld. Er wordt doorgespeeld tot de startspeler aan zet is; vanaf dan heeft iedereen nog ${edition.lastTurns} beurten: A, B en C.`,
        `In die beurten mag je stoppen in plaats van te verplaatsen. Je neemt de beste vrije plek, met vier spelers ${list(edition.passing['4'])} PP (met drie ${list(edition.passing['3'])}, met twee ${list(edition.passing['2'])}), en speelt niet meer mee.`,
      ],
    },
    scoring: {
      title: 'Puntentelling',
      text: [
        '• Meesterwerken, het veld van het zeilschip, boeken, stoppen en de bonustegels die aan het einde tellen.',
        `• Een omgedraaide geldschieter: −${edition.flippedFinancier} PP.`,
        `• De meeste schijven op het tableau met bonustegels: met vier spelers ${list(edition.bonusMajority['4'])} PP, met drie ${list(edition.bonusMajority['3'])}, met twee ${list(edition.bonusMajority['2'])}.`,
        `• Het waardevolste museum: met vier spelers ${list(edition.museum['4'])} PP, met drie ${list(edition.museum['3'])}, met twee ${list(edition.museum['2'])}. Wat in de Kunsten-kamer overblijft, doet mee als extra museum en kan iemand een plaats kosten.`,
        'Bij gelijke stand deel je de som van de plaatsen, naar beneden afgerond. Zonder een enkele schijf of een enkel kunstwerk valt er niets te delen.',
        'Bij een gelijke eindstand wint de niet omgedraaide geldschieter, dan de meest linkse, dan wie eerder stopte.',
      ],
    },
    variants: {
      title: 'Varianten',
      text: [
        '• Expertvariant: in plaats van in te huren mag je een persoon van de discipline van je arbeidersspoor ontslaan. De sterkte kan dan 0 zijn; schijven en tegels kunnen haar nog verhogen.',
        '• Gekozen start: iedereen rangschikt de vijf startpersonen naar wens.',
        '• Kort spel: één keer minder aanvullen, zoals in de Duitse regels.',
      ],
    },
    rulings: { title: 'Regelvragen', text: ['Waar de spelregels iets openlaten, wordt het hier zo gespeeld.'] },
    values: {
      title: 'Gereconstrueerde waarden',
      text: ['Sommige waarden staan alleen op het bord en niet in de spelregels. Deze zijn afgeleid of door ons gekozen:'],
    },
  },
  rulings: [
    ['Vervangt een helper het inhuren?', 'Nee, alleen het in de kamer staan. In haar eigen kamer vraagt een discipline geen helper.'],
    ['Hoeveel rondes en aanvullingen?', 'Eén ronde meer dan spelers; de aanvulling die de laatste afsluit, gebeurt nog.'],
    ['Wanneer beginnen de laatste beurten?', 'Na de laatste aanvulling, zodra de startspeler weer aan zet is.'],
    [
      'Wat is stoppen?',
      'Iets voor de laatste drie beurten, in plaats van de hele beurt. Wie het nooit doet, krijgt daar niets. Verplaatsen en dan niets doen mag altijd.',
    ],
    [
      'Waar komt een nieuwe persoon?',
      'Op het eerste veld. Is dat bezet, dan schuift alles één naar rechts, gaten inbegrepen; wie van het laatste veld valt, wordt afgelegd.',
    ],
    ['Hoe ver duwt de geldschieter?', 'Tot het eerste gat; zonder gat valt de meest rechtse persoon eraf. Het verlaten veld blijft leeg.'],
    [
      'Geld vanaf het laatste veld?',
      'De geldschieter wordt omgedraaid en komt vooraan; de anderen schuiven naar het vrijgekomen veld. Omgedraaid en weer achteraan levert hij niets meer op.',
    ],
    ['De Kunsten-tegel die de geldschieter terughaalt?', 'De personen schuiven naar rechts; de geldschieter houdt zijn kant.'],
    [
      'Hoe vaak inhuren?',
      'Zo vaak je wilt, in elke volgorde, overal behalve bij de geldschieter, ook op een net gevuld veld. Wat de nodige inhuur onmogelijk zou maken, wordt niet aangeboden.',
    ],
    ['Welk meesterwerk?', 'Elk vrij, open veld tot de sterkte van de activering; één per discipline.'],
    ['Wat telt voor de +1 van 6+1?', 'Personen aan het werk en de blijvende tegel; geen schijven of florijnen.'],
    ['Wanneer is een kolom vol?', 'Kolom k is vol als alle vier de kleuren minstens k boeken hebben.'],
    ['De voorwaarde van Religie-tegels?', 'Het Religie-vak telt zoals de andere. Er wordt gekeken voordat een schijf voor het tableau wordt genomen.'],
    ['Witte helpers op het geldspoor?', 'Voor het bereiken of passeren van het symbool, elk één keer.'],
    ['Wanneer precies aanvullen?', 'Meteen, nog voor de actie; ook na de tegel die een persoon van het bord neemt.'],
    ['Te weinig personen?', 'Stapel, aflegstapel, dan per discipline één verwijderde startpersoon; wat dan nog mist, blijft leeg. De marker schuift toch op.'],
    ['Ook onder speelfiguren aanvullen?', 'Ja. Anderen slaan die velden over.'],
    [
      'Wat telt bij het verplaatsen?',
      'Velden met een persoon en zonder ander speelfiguur, en altijd het bonustegelveld. Om daar te stoppen moet je een tegel kunnen nemen.',
    ],
    ['Geen verplaatsing mogelijk?', 'Het speelfiguur blijft staan en de beurt is voorbij; in de laatste beurten mag je in plaats daarvan stoppen.'],
    ['Wat kan een witte helper?', 'Elke discipline activeren en elke bonustegel betalen.'],
    [
      'Als een voorraad op is?',
      'Helpers komen alleen zolang de Politiek-kamer ze heeft, boeken zolang de Literatuur-kamer ze heeft, schijven alleen uit de eigen voorraad, en er is geen vijfde boek van een kleur. Alleen de schijf voor het tableau mag uit een vak komen, als de voorraad op is.',
    ],
    ['Meer dan zeven helpers?', 'De speler kiest meteen wat teruggaat.'],
    ['Wat levert geld op?', 'Wat ontbreekt tot het bedrag bij het zeilschip, nooit minder dan niets. Het schip stopt op het laatste veld.'],
    [
      'Museum en meerderheden?',
      'De rest van de Kunsten-kamer neemt haar plaats en haar deel van gelijke standen; is er niets over, dan telt ze niet. De tegel met waarde 4 telt alleen voor de meerderheid.',
    ],
    ['Wie wint bij gelijke stand?', 'Niet omgedraaide geldschieter, dan verder naar links, dan eerder gestopt, anders gedeelde winst.'],
    [
      'Waar komt de persoon van een tegel?',
      'Op elk wervingsveld; wie daar en rechts ervan ligt, schuift één naar rechts. Ook personen onder speelfiguren kun je nemen.',
    ],
    ['Expertvariant en gekozen start?', 'Beide zijn opties, uit tenzij gekozen.'],
    ['In welke volgorde neem je een tegel?', 'Voorwaarde, helper, schijf op het tableau, dan het effect.'],
    [
      'Ontslaan en inhuren in één activering?',
      'Nee. Ontslaan komt in de plaats van alle inhuren, en er wordt één persoon ontslagen. Een ontslagen startpersoon verlaat het spel.',
    ],
  ],
  values: {
    hiringCosts: 'Kosten van inhuren, van links',
    recruitmentSpaces: 'Wervingsvelden',
    moneyTrack: 'Afzonderlijke velden van het geldspoor',
    masterpieces: 'Afdekplaatjes, naar het veld dat ze sluiten',
    museum: 'Museum met minder dan vier spelers',
    bonusMajority: 'Meerderheid van bonustegels',
    passing: 'Stoppen',
    characters: 'Wie in welke kamer hoort',
    starters: 'Startpersonen',
    bank: 'De bank heeft altijd florijnen genoeg',
  },
  marks: { RB: 'spelregels', PUB: 'gepubliceerde foto’s', DER: 'afgeleid', OUR: 'onze keuze' },
});
