/** The end of the game, its scoring, and advice for the first one. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const end = (facts: Facts): RulesSection => {
  const { edition, stories } = facts;
  const { studies, violins } = counted(facts);
  return {
    id: 'end',
    title: 'Het einde van de partij',
    blocks: [
      {
        steps: [
          `**De lopende ronde wordt de laatste** als iemand aan het einde van de eigen beurt, na slijtage en rijping, ${violins(edition.endgame.violins)} heeft gebouwd: bij muzikanten en in het erfgoed samen. Gebroken violen tellen niet mee.`,
          '**De ronde wordt uitgespeeld**, tot en met de speler rechts van de startspeler, zodat iedereen evenveel beurten heeft gehad.',
          '**De violen blijven liggen waar ze liggen**, met alle fiches erop.',
          `**De laatste kans.** In beurtvolgorde krijgt iedereen nog één kans. Je mag je partituur wijzigen, zo vaak als je wilt, voor ${studies(stories.prices.change)} per wijziging, en daarna leerlingen uit je hand uitspelen van wie de drie acties nu op je partituur staan. Eerst de wijzigingen, dan de leerlingen: terug kan niet meer. Voor deze wijzigingen mag je de Meester nog om hulp vragen. Muzikanten worden niet uitgespeeld, en er wordt niets teruggenomen.`,
          '**De punten worden geteld.**',
        ],
      },
      `Om te voorkomen dat een partij eindeloos doorgaat, eindigt die bij Bottega ook na ${edition.endgame.quietRounds} rondes achter elkaar waarin niemand een viool heeft gebouwd, en na ${edition.endgame.rounds} rondes in totaal. Daarna volgen gewoon de laatste kans en de puntentelling.`,
    ],
  };
};

const scoring = (facts: Facts): RulesSection => {
  const { edition, ends, cardSpenders, stories, examples, card, line, list } = facts;
  const { cards, points, tokens, violins } = counted(facts);
  const { lastTurn } = stories;
  const { side, points: score, onStage, stored, onViolins, onWood } = stories.scoring;
  const counts = {
    lutherie: 'Je Lutherie-fiches op violen bij muzikanten, van jezelf of van anderen, en op het hout in je voorraad',
    perOtherType: 'De andere soorten leerlingen die je in het spel hebt; elke soort telt één keer, hoeveel je er ook van hebt',
    violins: 'De violen die je hebt gebouwd, bij muzikanten en in je erfgoed',
    cards: 'Kaarten in je hand van de affiliaties die op de leerling staan',
    resources: 'Je dukaten en studies',
  };
  return {
    id: 'scoring',
    part: true,
    title: 'Puntentelling',
    blocks: [
      {
        list: [
          '**Violen.** Elke viool is zoveel punten waard als het prestige, in je erfgoed en bij muzikanten: bij je eigen partners, bij partners van tegenstanders en bij de muzikanten van de Meester.',
          '**Leerlingen** in het spel leveren punten op volgens hun affiliatie; zie de tabel.',
          `**Hulp.** Elk fiche van jou in de hulpzone kost ${points(Math.abs(edition.endgame.help))}.`,
        ],
      },
      {
        table: 'Punten per leerling',
        head: ['Leerling', 'Wat telt', 'Punten', 'Hoogstens'],
        rows: ends.map(({ shape, lines, card: { endgame } }) => {
          const head = [list(lines.map(line)), counts[shape]];
          if ('spend' in endgame) return [...head, `${points(endgame.points)} per stuk; je geeft ze uit`, points(endgame.max * endgame.points)];
          if ('perOtherType' in endgame)
            return [...head, `${points(endgame.perOtherType)} per soort`, points(endgame.perOtherType * (edition.lines.length - 1))];
          const steps = Object.entries(endgame.violins).sort(([a], [b]) => Number(b) - Number(a));
          return [...head, steps.map(([made, worth]) => `${violins(Number(made))}: ${worth}`).join('; '), points(Math.max(...steps.map(([, worth]) => worth)))];
        }),
      },
      {
        table: 'Welke kaarten de Relatie-leerlingen tellen',
        head: ['Leerling', 'Affiliaties'],
        rows: cardSpenders.map(({ card: number, of }) => [card(number), list(of.map(line))]),
      },
      'Elke leerling telt apart: met twee Hout-leerlingen mag je twee keer zoveel fiches uitgeven. Maar elk fiche, elke kaart, elke dukaat en elke studie geef je maar één keer uit; Bottega verdeelt ze zo dat je de meeste punten krijgt. Fiches op je violen worden aan het einde geen dukaten. Voor de laatste wijzigingen van je partituur mag je de Meester om hulp vragen, maar niet voor dukaten of studies die je voor leerlingen uitgeeft.',
      {
        example: 'De twaalfde viool',
        blocks: told(examples.lastTurn, [
          `Je hebt ${violins(lastTurn.violins - 1)} gebouwd en bent de laatste speler van de ronde. Je actie Vioolbouw heeft 2 tellen; je legt een Vioolbouw-kaart af en dan zijn het er 3. Je laatste viool gaat naar de ${card(lastTurn.crafted.card)}, prestige ${lastTurn.crafted.prestige}. Aan het einde van je beurt heb je ${violins(lastTurn.violins)} gebouwd, en de ronde is voorbij. Nu mag je nog ${card(lastTurn.placed)} uitspelen, van wie de drie acties op je partituur staan; dat levert nog ${points(lastTurn.points.craft)} op. ${lastTurn.points.heritage} voor je erfgoed, ${lastTurn.points.violins} voor de laatste viool en ${lastTurn.points.craft} voor de leerling: samen **${points(lastTurn.points.total)}**.`,
        ]),
      },
      {
        example: 'Een eindstand',
        blocks: told(examples.scoring, [
          'Je hebt twee leerlingen van Studie, twee van Hout, één van Vioolbouw en één van Relatie opgeleid.',
          {
            table: 'Zo kom je aan je punten',
            head: ['Onderdeel', 'Hoe', 'Punten'],
            rows: [
              ['Erfgoed', `${violins(stored)}: ${side.heritage.map((count, at) => `${count} × ${at + 1}`).join(' + ')}`, String(score.heritage)],
              ['Violen bij muzikanten', `${violins(onStage)}: een bij een partner met prestige 3, een bij de Meester met prestige 2`, String(score.violins)],
              [
                'Hout-leerlingen',
                `${tokens(onViolins)} op violen, waarvan één op die van Beatrice, en ${onWood} op hout: je kunt ze allemaal uitgeven`,
                String(score.wood),
              ],
              ['Studie-leerlingen', `Drie andere soorten: ${score.study / 2} voor elk van de twee`, String(score.study)],
              ['Vioolbouw-leerling', `${violins(stored + onStage)} gebouwd`, String(score.craft)],
              ['Relatie-leerling', `${cards(side.hand.length)} in je hand, waarvan ${score.relation} van Studie of Vioolbouw`, String(score.relation)],
              ['Hulpzone', tokens(side.help), `−${Math.abs(score.help)}`],
              ['Totaal', '', `**${score.total}**`],
            ],
          },
        ]),
      },
    ],
  };
};

const ties = (): RulesSection => ({
  id: 'ties',
  part: true,
  title: 'Gelijke stand',
  blocks: [
    'Hebben spelers evenveel punten, dan wint wie meer violen heeft gebouwd. Is dat ook gelijk, dan wint wie meer leerlingen in het spel heeft. Is ook dat gelijk, dan delen ze de overwinning. Tegen [Stradivarius](#solo) gaat het precies zo.',
  ],
});

const advice = (facts: Facts): RulesSection => {
  const { edition, deck, recommended } = facts;
  const { violins } = counted(facts);
  return {
    id: 'advice',
    title: 'Tips voor je eerste partij',
    blocks: [
      `Speel met startdecks en neem ‘${deck(recommended)}’. Deze vijf fouten kosten beginners het meest:`,
      {
        list: [
          '**Violen laten breken.** Een viool zonder fiche moet je nog deze beurt restaureren of opbergen.',
          '**De Meester te vaak om hulp vragen.** Op plekken met een dukaat verdien je je hout terug. Kijk vooruit voordat je je laatste dukaat uitgeeft.',
          '**Leerlingen vergeten.** Lees de drie acties op de kaart; vaak is één studie genoeg om je partituur passend te maken.',
          '**Kaarten oppotten.** Wat je niet snel kunt uitspelen, is nu een extra tel waard. En je bent de kaart niet kwijt: na afloop ligt die bij je contacten.',
          `**Te weinig trekken.** Meer kaarten betekenen muzikanten met meer prestige, en die leveren meer punten op met dezelfde ${violins(edition.endgame.violins)}.`,
        ],
      },
    ],
  };
};

export const endSections = (facts: Facts): RulesSection[] => [end(facts), scoring(facts), ties(), advice(facts)];
