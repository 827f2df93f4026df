/** What the five disciplines bring. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { MEEPLES } from './meeples.ts';

export const rooms = (f: Facts): RulesSection[] => [overview(f), discoveries(f), literature(f), religion(f), arts(f), politics(f)];

const overview = (f: Facts): RulesSection => ({
  id: 'rooms',
  title: 'Wat de disciplines opleveren',
  blocks: [
    `Elke discipline heeft een eigen beloning voor sterkte 1 tot ${f.edition.topReward}. Die krijg je waar je speelfiguur ook staat, in de kamer van de discipline of ergens anders. Is iets op, dan krijg je het niet.`,
  ],
});

function discoveries(f: Facts): RulesSection {
  const { moneyTrack, topReward } = f.edition;
  const whites = moneyTrack.whiteMeeples.map((space) => f.trackSpace(space));
  return {
    id: 'room-discoveries',
    title: 'Ontdekkingsreizen',
    part: true,
    blocks: [
      `Met sterkte 1 tot ${topReward} gaat je zeilschip evenveel velden vooruit op het geldspoor. Op één veld mogen meerdere zeilschepen staan. Verder dan het laatste veld kom je niet.`,
      `Het spoor begint bij ${f.florins(moneyTrack.florins[0])} en loopt op tot ${f.florins(Math.max(...moneyTrack.florins))}. De velden daarna zijn aan het einde van het spel PP waard. Op drie velden staat een witte helper: ${f.and(whites)}. De eerste keer dat je zeilschip zo’n veld bereikt of passeert, ontvang je een witte helper. Deze velden geven je ook recht op [bonustegels](#bonus-tiles) van Ontdekkingsreizen.`,
      {
        figure: 'sea',
        caption: 'Het geldspoor.',
        labels: ['Het eerste veld.', `Het eerste veld met een witte helper, ${whites[0]}.`, 'Vanaf hier zijn de velden PP waard.', 'Het laatste veld.'],
      },
      {
        table: 'Het geldspoor, veld voor veld',
        head: ['Veld', 'Geld tot (florijnen)', 'PP aan het einde', 'Witte helper'],
        rows: f.track.map(({ florins, points, white }, space) => [String(space + 1), String(florins), points > 0 ? String(points) : '–', white ? 'ja' : '–']),
      },
    ],
  };
}

function literature(f: Facts): RulesSection {
  const [, bruno] = f.people;
  const { writing: tale } = f.tales;
  const { shelfLength, topReward, bonusTiles } = f.edition;
  return {
    id: 'room-literature',
    title: 'Literatuur',
    part: true,
    blocks: [
      `Met sterkte 1 tot ${topReward} schrijf je evenveel boeken, **elk in een andere kleur**. Neem ze uit de Literatuur-kamer en zet ze van links naar rechts op je boekenplank. Er zijn boeken over Ontdekkingsreizen (blauw), Religie (groen), Kunsten (geel) en Politiek (wit), maar niet over Literatuur. Op je plank passen er hoogstens ${shelfLength} van elke kleur.`,
      'Het eerste boek van een kleur levert op zichzelf niets op. Het tweede, het derde en het vierde leveren elk wel iets op, meteen of aan het einde van het spel:',
      {
        table: 'Wat je volgende boek van een kleur oplevert',
        head: ['Boek over', 'Tweede', 'Derde', 'Vierde'],
        rows: f.books.map(({ discipline, rewards }) => [f.discipline(discipline), ...rewards]),
      },
      'PP voor boeken tel je bij elkaar op. Een kolom van de plank is **vol** als er van alle vier de kleuren een boek in staat: met minstens één boek van elke kleur heb je één volle kolom, met minstens twee van elke kleur heb je er twee, enzovoort. Volle kolommen geven je recht op [bonustegels](#bonus-tiles) van Literatuur.',
      {
        example: `${bruno} schrijft ${f.count(tale.strength, { one: '# boek', other: '# boeken' })}`,
        blocks: [
          `${bruno} heeft één boek over Religie, één over Kunsten en één over Politiek. Hij huurt ${f.and(tale.hired.map((name) => f.character(name)))} in en activeert Literatuur met sterkte ${tale.strength}. Eerst schrijft hij zijn tweede boek over Kunsten: ${f.say(`board.reward.${tale.second.kind}`, { amount: tale.second.amount })}. Dan schrijft hij zijn eerste boek over Ontdekkingsreizen, en daarmee is zijn eerste kolom vol. Ten slotte schrijft hij zijn tweede boek over Politiek en neemt hij een ${f.say(`meeple.${tale.meeple}`)}.`,
          {
            figure: 'shelf',
            caption: `${bruno}’s boekenplank daarna. Lege plekken tonen wat het volgende boek oplevert.`,
            labels: ['Ontdekkingsreizen: één boek.', 'Religie: één boek.', 'Kunsten: twee boeken.', 'Politiek: twee boeken.'],
          },
        ],
      },
      `Boeken die je dankzij een bonustegel schrijft, leveren hetzelfde op. En heb je de bonustegel ‘${f.say('tile.book-florins')}’, dan ontvang je ${f.florins(bonusTiles.bookFlorins)} voor elk boek dat je schrijft, hoe je er ook aan komt.`,
    ],
  };
}

function religion(f: Facts): RulesSection {
  const [anna] = f.people;
  const { discs: tale } = f.tales;
  const { discs, topReward } = f.edition;
  const supply = f.count(tale.supply[0], { one: 'lag # schijf', other: 'lagen # schijven' });
  return {
    id: 'room-religion',
    title: 'Religie',
    part: true,
    blocks: [
      `Met sterkte 1 tot ${topReward} plaats je evenveel schijven uit je voorraad in evenveel **verschillende** vakken van de Religie-kamer, maar **nooit in het Religie-vak**.`,
      'Elke schijf in een vak kun je gebruiken voor +1 sterkte wanneer je die discipline activeert, waar je speelfiguur ook staat. Je mag er meerdere tegelijk gebruiken. Een gebruikte schijf gaat terug naar je voorraad.',
      `Het Religie-vak werkt net zo voor activeringen van Religie. Iedereen begint daar met ${f.count(discs.start, { one: '# schijf', other: '# schijven' })}; andere komen er alleen door boeken en bonustegels.`,
      {
        example: `${anna} vergroot haar invloed`,
        blocks: [
          `${anna} activeert Religie en huurt ${f.character(tale.hired)} in: samen met haar startpersoon is dat sterkte ${tale.workers}. Ze gebruikt ook haar schijf uit het Religie-vak en komt op sterkte ${tale.total}. Ze plaatst dus ${f.count(tale.total, { one: '# schijf', other: '# schijven' })} in verschillende vakken: Kunsten, Literatuur en Ontdekkingsreizen. In haar voorraad ${supply}; nu heeft ze er nog ${tale.supply[1]}, want de gebruikte schijf kwam terug.`,
          {
            figure: 'boxes',
            caption: 'De vakken daarna.',
            labels: ['Het Religie-vak. Haar schijf is weg; die van de andere speler ligt er nog.', 'Een van de drie schijven die ze heeft geplaatst.'],
          },
        ],
      },
    ],
  };
}

function arts(f: Facts): RulesSection {
  const { values, each } = f.edition.artworks;
  return {
    id: 'room-arts',
    title: 'Kunsten',
    part: true,
    blocks: [
      'Je maakt **één** kunstwerk en legt het in je museum. Je sterkte bepaalt welk:',
      {
        table: 'Kunstwerken',
        head: ['Sterkte', 'Kunstwerk', 'Waarde'],
        rows: ['Beeldhouwwerk', 'Manuscript', 'Schilderij'].map((work, kind) => [String(kind + 1), work, String(values[kind])]),
      },
      { figure: 'museum', caption: 'De Kunsten-kamer aan het begin van een partij voor twee: twee werken van elke soort, met hun waarde.' },
      'Je mag een werk van lagere waarde maken dan je sterkte toelaat, en je moet dat doen als de betere op zijn.',
      f.count(each, { one: 'De voorraad is beperkt: # werk van elke soort per speler.', other: 'De voorraad is beperkt: # werken van elke soort per speler.' }),
      'Deze waarden zijn geen PP. Aan het einde van het spel worden de [musea vergeleken](#scoring), en wat in de Kunsten-kamer overblijft, doet daarbij ook mee. De waarde van je museum geeft je bovendien recht op [bonustegels](#bonus-tiles) van Kunsten.',
    ],
  };
}

function politics(f: Facts): RulesSection {
  const [anna] = f.people;
  const { favours: tale } = f.tales;
  const { meeples, topReward } = f.edition;
  const helpers = (count: number): string => f.count(count, { one: '# helper', other: '# helpers' });
  return {
    id: 'room-politics',
    title: 'Politiek',
    part: true,
    blocks: [
      `Met sterkte 1 tot ${topReward} neem je evenveel helpers uit de Politiek-kamer, **elk in een andere kleur, en geen witte**. Van elke kleur ${f.count(meeples.each, { one: 'is er # helper', other: 'zijn er # helpers' })}; je kunt alleen nemen wat er nog is.`,
      {
        list: [
          'Met een blauwe, rode, groene of gele helper activeer je de discipline van die kleur vanuit elke kamer, of betaal je een bonustegel van die discipline.',
          'Met een witte helper kan dat voor **elke** discipline, ook voor Politiek. Een andere helper kan Politiek niet activeren. Witte helpers krijg je van het geldspoor en van bonustegels, nooit door Politiek te activeren.',
        ],
      },
      `Je mag nooit meer dan ${helpers(meeples.limit)} hebben. Heb je er te veel, dan kies je meteen welke teruggaat naar de Politiek-kamer; dat mag er ook een zijn die je net hebt genomen.`,
      {
        example: `${anna} heeft te veel vrienden`,
        blocks: [
          `${anna} heeft ${helpers(tale.before)}. Ze huurt ${f.character(tale.hired)} in en activeert Politiek met sterkte ${tale.strength}: ze neemt een blauwe helper en dan een groene. Dat is er één te veel, dus geeft ze een gele terug.`,
          { figure: 'chairs', caption: `De Politiek-kamer daarna, met nog ${f.meeples(tale.left, MEEPLES)}.` },
        ],
      },
    ],
  };
}
