/** A turn as a whole, and the score. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const turn = (facts: Facts): RulesSection => {
  const { studies } = counted(facts);
  return {
    id: 'turn',
    title: 'Je beurt',
    blocks: [
      'De spelers zijn met de klok mee aan de beurt. Je beurt bestaat uit twee delen:',
      {
        steps: [
          `**Je mag je partituur wijzigen**, zo vaak als je kunt betalen: ${studies(facts.stories.prices.change)} per wijziging. In de rest van de beurt kan alleen een effect de partituur nog wijzigen.`,
          '**Je kiest een van twee dingen**: een [Atelier](#atelier) of een [Conservering](#conservation). Nooit allebei in één beurt.',
        ],
      },
      {
        table: 'Atelier of Conservering?',
        head: ['Wat', 'Atelier', 'Conservering'],
        rows: [
          ['Wat je doet', 'Je voert de acties van je partituur uit.', 'Je bergt je violen op, speelt kaarten uit en neemt kaarten terug.'],
          ['Je violen bij muzikanten', 'Verliezen aan het einde elk een fiche; kale violen breken.', 'Gaan allemaal naar je erfgoed, en er slijt niets.'],
          ['De fiches op die violen', 'Van elke viool gaat er één af.', 'Komen allemaal terug, als dukaten of studies.'],
          ['Het hout in je voorraad', 'Krijgt aan het einde 1 kwaliteit erbij.', 'Rijpt niet.'],
          ['Beurteinde-effecten', 'Je mag er één gebruiken.', 'Geen.'],
          ['Je lege contactstapels', 'Worden aangevuld.', 'Blijven leeg.'],
          ['Kaarten uit je hand', 'Speel je alleen uit met een bonus of een effect.', 'Speel je uit zoveel je wilt.'],
        ],
      },
      'Je mag ook een Conservering kiezen als je bij geen enkele muzikant een viool hebt.',
    ],
  };
};

const score = (facts: Facts): RulesSection => {
  const { edition, stories, list, line, actions } = facts;
  const { beats } = counted(facts);
  return {
    id: 'score',
    title: 'Je partituur',
    blocks: [
      `De partituur heeft vijf lijnen en ${beats(edition.beats)}. Van boven naar beneden zijn de lijnen ${list(edition.lines.map(line))}. Op elke tel staat precies één noot.`,
      '**Gelijke buren vormen één actie.** Noten op dezelfde lijn die zonder onderbreking op elkaar volgen, zijn samen één actie, met evenveel tellen als er noten zijn. Je kunt een lange actie niet in kortere opdelen. De laatste en de eerste tel vormen nooit samen één actie.',
      {
        figure: 'score',
        caption: `Een partituur: ${actions(stories.firstTurn.score)}.`,
        labels: [
          'Een lijn: elke noot op deze lijn staat voor deze actie.',
          'Een noot op een tel.',
          'Twee noten op dezelfde lijn: één actie van 2 tellen. Het getal geeft aan hoeveel tellen een actie heeft.',
        ],
      },
    ],
  };
};

const changing = (facts: Facts): RulesSection => {
  const { edition, stories, examples, line, actions } = facts;
  const { studies } = counted(facts);
  const { changes, prices } = stories;
  const price = studies(prices.change);
  const top = line(edition.lines[0]);
  const bottom = line(edition.lines[edition.lines.length - 1]);
  return {
    id: 'changing-score',
    part: true,
    title: 'Je partituur wijzigen',
    blocks: [
      {
        table: 'Drie manieren om je partituur te wijzigen',
        head: ['Wijziging', 'Wat er gebeurt', 'Prijs'],
        rows: [
          ['Een noot verplaatsen', `Eén noot gaat een lijn omhoog of omlaag. ${top} en ${bottom}, de bovenste en de onderste lijn, gelden als buren.`, price],
          ['Twee noten verwisselen', 'De noten van twee tellen naast elkaar wisselen van plaats. De eerste en de laatste tel gelden als buren.', price],
          [
            'De partituur opschuiven',
            'Alle noten schuiven één tel op naar links of naar rechts. De noot die er aan de ene kant af valt, komt er aan de andere kant weer bij.',
            price,
          ],
        ],
      },
      'Je mag zoveel wijzigingen doen als je wilt, in elke volgorde, maar alleen aan het begin van je beurt, vóór een Atelier of een Conservering. Heb je geen studie meer, dan mag je [de Meester om hulp vragen](#tokens).',
      {
        example: `Vier wijzigingen voor ${studies(changes.studies)}`,
        blocks: told(examples.changes, [
          { figure: 'score-before', caption: `Ervoor: ${actions(changes.before)}.` },
          {
            steps: [
              'De noot van Relatie gaat een lijn omhoog, naar Vioolbouw. Daarnaast staat al een noot van Vioolbouw: samen vormen ze één actie van 2 tellen.',
              'De noten van tel 3 en 4 wisselen van plaats, zodat de twee noten van Studie naast elkaar staan.',
              `De laatste noot van Restauratie gaat een lijn omlaag: voorbij de onderste lijn, dus naar ${top}.`,
              'Alle noten schuiven op naar links. De eerste noot, die van Restauratie, komt er achteraan weer bij.',
            ],
          },
          { figure: 'score-changed', caption: `Erna: ${actions(changes.after)}.` },
        ]),
      },
    ],
  };
};

export const turnSections = (facts: Facts): RulesSection[] => [turn(facts), score(facts), changing(facts)];
