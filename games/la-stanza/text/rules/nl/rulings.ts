/** How open places of the rulebooks are played here. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export function rulings(f: Facts): RulesSection[] {
  const { meeples, lastTurns, moneyTrack, shelfLength, roundsBeyondPlayers } = f.edition;
  const rounds = f.byPlayers((_, players) => players + roundsBeyondPlayers);
  return [
    {
      id: 'rulings',
      title: 'Regelvragen',
      folded: true,
      blocks: [
        'De spelregels laten sommige dingen open en spreken elkaar in de verschillende talen soms tegen. Hier gaat de Engelse tekst voor, en daarna wat de meeste talen zeggen. Zo wordt er gespeeld; staat er niets bij, dan geldt het voor elk aantal spelers.',
        {
          answers: [
            ['Wie begint?', 'Wie op de eerste stoel aan tafel zit. (Volgens de spelregels: wie de meeste landen heeft bezocht.)'],
            [
              'Welke velden tellen mee bij het verplaatsen?',
              'Velden met een persoon en zonder speelfiguur van een ander, en altijd het bonustegelveld. Na een heel rondje mag je weer stoppen op het veld onder je eigen speelfiguur, als daar bij het aanvullen een persoon is gekomen.',
            ],
            [
              'Mag ik op het bonustegelveld stoppen zonder een tegel te nemen?',
              'Alleen om in de laatste beurten definitief te passen, en alleen als je er een tegel zou kunnen nemen. Volgens de spelregels mag je er niet stoppen als je geen tegel kunt of wilt nemen. Wij lezen dat zo: je moet er een kunnen nemen, en alleen definitief passen mag in de plaats van de tegel komen.',
            ],
            [
              'Wat als ik nergens heen kan?',
              'Je speelfiguur blijft staan en je beurt is voorbij. In de laatste beurten mag je in plaats daarvan definitief passen.',
            ],
            [
              'Waar komt een nieuwe persoon op het wervingsspoor?',
              'Op het eerste veld. Is dat bezet, dan schuift iedereen één veld naar rechts, met de lege plekken ertussen; wie van het laatste veld valt, wordt afgelegd, ook als er nog een lege plek is. (Volgens de Franse tekst komt de persoon op het eerste vrije veld.) Een startpersoon die op het bord was teruggekomen, gaat dan weer uit het spel.',
            ],
            [
              'Kan ik de persoon inhuren die ik net heb genomen?',
              'Ja. In welke kamer je die persoon hebt ontmoet, maakt niet uit: alleen de discipline van de persoon zelf telt.',
            ],
            [
              'Komt een helper in de plaats van het inhuren?',
              'Nee, alleen in de plaats van je aanwezigheid in de kamer. Je huurt altijd minstens één persoon van de discipline in (in de expertvariant: inhuren of ontslaan).',
            ],
            ['Mag ik een helper betalen in de kamer van de discipline zelf?', 'Ja, maar het hoeft niet en levert niets extra’s op.'],
            ['Wat kan een witte helper?', 'Elke discipline activeren, ook Politiek, en elke bonustegel betalen.'],
            [
              'Hoeveel personen mag ik in één activering inhuren?',
              'Zoveel je wilt, in elke volgorde, en minstens één van de geactiveerde discipline. Voor iedereen betaal je de kosten van het veld. Je mag zelfs inhuren op een veld dat je net hebt bezet. Maar de florijnen die je nog nodig hebt voor het verplichte inhuren, mag je niet uitgeven. Of de anderen van dezelfde discipline moeten zijn, zegt geen van de spelregels duidelijk: hier hoeft dat niet, tenzij je de optie daarvoor kiest.',
            ],
            [
              'Moet ik de beloning nemen?',
              'Nee. Je mag activeren met een lagere sterkte dan je hebt, tot helemaal niets toe. Maar wat een bonustegel of een boek oplevert, neem je volledig, voor zover de voorraden het toelaten.',
            ],
            ['Mag ik schijven gebruiken die ik niet nodig heb?', 'Ja, om ze terug te krijgen in je voorraad.'],
            [
              'Hoe ver schuift de geldschieter de anderen op?',
              'Tot het eerste lege veld. Is dat er niet, dan valt de meest rechtse persoon van het spoor. Het veld waar de geldschieter lag, blijft leeg.',
            ],
            [
              'Wat als ik geld ontvang met de geldschieter op het laatste veld?',
              'De geldschieter wordt omgedraaid en gaat naar het eerste veld. Ligt daar een persoon, dan schuift die naar rechts, met wie daarachter ligt, tot het eerste lege veld. Het veld waar de geldschieter lag, is zo’n leeg veld, dus er valt niemand af. Ligt de geldschieter omgedraaid opnieuw op het laatste veld, dan kun je geen geld meer ontvangen.',
            ],
            [
              'Hoeveel geld ontvang ik?',
              `Het verschil met het bedrag bij je zeilschip. Heb je al meer, dan ontvang je niets. Op de PP-velden is dat bedrag ${f.florins(Math.max(...moneyTrack.florins))}.`,
            ],
            [
              'Wanneer krijg ik witte helpers van het geldspoor?',
              'Als je zeilschip het veld bereikt of passeert, om welke reden ook, één keer per veld. Het zeilschip stopt op het laatste veld.',
            ],
            ['Wat als ik te veel helpers heb?', `Zodra je er meer dan ${meeples.limit} hebt, kies je welke teruggaat, voordat er iets anders gebeurt.`],
            [
              'Wat als een voorraad op is?',
              `Je neemt wat er nog is; de rest vervalt. Helpers zijn er zolang de Politiek-kamer ze heeft, boeken zolang de Literatuur-kamer ze heeft, schijven zolang je ze in je voorraad hebt, en nooit heb je meer dan ${f.count(shelfLength, { one: '# boek', other: '# boeken' })} van een kleur. Alleen de schijf voor het tableau mag uit een vak komen, en alleen als je voorraad leeg is.`,
            ],
            [
              'Welk meesterwerkveld mag ik nemen?',
              'Elk vrij veld dat niet is afgedekt en niet meer sterkte vraagt dan je hebt. Afgedekte velden zijn er alleen met twee of drie spelers.',
            ],
            [
              'Wat telt voor de ‘+1’ van het laatste meesterwerkveld?',
              'Personen op je arbeidersspoor en de permanente bonustegel van die discipline. Schijven tellen niet, en de bonustegel waarvoor je florijnen betaalt ook niet.',
            ],
            [
              'Wanneer is een kolom boeken vol?',
              'Als er van alle vier de kleuren een boek in staat: de tweede kolom dus zodra je van elke kleur minstens twee boeken hebt. (De Franse tekst spreekt van rijen en bedoelt hetzelfde.)',
            ],
            [
              'Welke vakken tellen voor de tegels van Religie?',
              'Alle vijf, ook het Religie-vak. De voorwaarde wordt bekeken voordat je een schijf op het tableau legt.',
            ],
            ['In welke volgorde neem ik een bonustegel?', 'Voorwaarde, helper, schijf op het tableau, en dan wat de tegel meteen doet.'],
            [
              'Waar komt een persoon die ik met een bonustegel neem?',
              'Op een wervingsveld naar keuze. Is dat bezet, dan schuiven die persoon en iedereen rechts daarvan één veld naar rechts. Ook personen onder speelfiguren mag je nemen.',
            ],
            [
              'Welke kant schuiven personen op als een bonustegel de geldschieter terughaalt?',
              'Naar rechts, en alleen tot het eerste lege veld. (De Nederlandse tekst zegt links; dat is een vergissing.) De geldschieter blijft op dezelfde kant liggen.',
            ],
            [
              'Wanneer precies wordt het bord aangevuld?',
              'Meteen, nog voor de actie. Ook een bonustegel waarmee je een persoon van het bord neemt, kan tot aanvullen leiden.',
            ],
            [
              'Wat als er te weinig personen zijn?',
              'Eerst de trekstapel, dan de geschudde aflegstapel, dan per discipline één startpersoon die uit het spel is, geschud. Velden waarvoor er dan nog niemand is, blijven leeg; de rondemarker gaat toch vooruit. Startpersonen van spelers die niet meedoen, blijven in de doos.',
            ],
            [
              'Hoeveel ronden zijn er?',
              `Het aantal spelers plus ${roundsBeyondPlayers}: met twee, drie of vier spelers zijn dat er ${f.or(rounds)}. De aanvulling aan het einde van de laatste ronde wordt nog uitgevoerd. (De Duitse tekst heeft één aanvulling minder: dat is de optie ‘${f.say('option.short')}’.)`,
            ],
            [
              'Wanneer beginnen de laatste beurten?',
              `Na de laatste aanvulling wordt er doorgespeeld tot de startspeler aan de beurt is; daarna heeft iedereen nog hoogstens ${f.count(lastTurns, { one: '# beurt', other: '# beurten' })}.`,
            ],
            [
              'Wanneer mag ik definitief passen?',
              'Alleen in de laatste beurten, na je verplaatsing, in plaats van je actie (of van de bonustegel, als je naar het bonustegelveld bent gegaan); en als je nergens heen kunt, in plaats van je beurt. (Alleen de Franse tekst kun je lezen alsof het altijd in plaats van de hele beurt is.) Je neemt de beste vrije plek. Doe je het nooit, dan krijg je er niets voor.',
            ],
            [
              'Hoe werkt het museum van de dummyspeler?',
              'Het neemt een plaats in zoals elk museum, ook bij een gelijke stand. Is er niets over in de Kunsten-kamer, dan is er geen dummyspeler. Een bonustegel die als kunstwerk telt, telt alleen bij de museummeerderheid, niet voor de voorwaarden van de tegels van Kunsten.',
            ],
            [
              'Wie wint bij een gelijke eindstand?',
              'Wie een niet-omgedraaide geldschieter heeft, dan wie de geldschieter verder naar links heeft, dan wie eerder definitief heeft gepast; anders wordt de overwinning gedeeld. (De Duitse tekst houdt op bij de geldschieter.)',
            ],
            [
              'Expertvariant: mag ik in één activering ontslaan en inhuren?',
              'Ja. Ontslaan komt alleen in de plaats van het verplichte inhuren. Je ontslaat één persoon, van de geactiveerde discipline, en mag daarna personen van andere disciplines inhuren, tenzij de optie het inhuren beperkt tot de geactiveerde discipline. Een ontslagen startpersoon gaat uit het spel.',
            ],
            ['Wat is geheim?', 'Alleen de volgorde van de trekstapel. Al het andere is voor iedereen te zien.'],
          ],
        },
      ],
    },
  ];
}
