/** The four levels of Stradivarius side by side, and his score. */
import type { RulesSection } from '@bottega/kernel';
import { LEVELS } from '../../../rules/options.ts';
import type { Facts } from '../facts.ts';
import { counted, told } from './counted.ts';

const levels = (facts: Facts): RulesSection => {
  const { edition, level } = facts;
  const { studies } = counted(facts);
  const { stradivarius } = edition;
  const price = studies(stradivarius.apprentice);
  const others = `1 met prestige 1, ${stradivarius.partners - 1} met een willekeurig prestige`;
  const same = (words: string): string[] => LEVELS.map(() => words);
  return {
    id: 'levels',
    part: true,
    title: 'De vier niveaus',
    blocks: [
      `Elk niveau heeft alle regels van het vorige en voegt er eigen regels aan toe. ${level('pianissimo')} is het makkelijkst, en dat is moeilijk genoeg.`,
      {
        table: 'Zijn beurt, stap voor stap',
        head: ['Stap', ...LEVELS.map(level)],
        rows: [
          ['Wie begint', 'hij', 'hij', 'hij', 'jij'],
          ['Open startmuzikanten', ...LEVELS.map((name) => String(name === 'fortissimo' ? stradivarius.choices : edition.start.musicians.length))],
          ['Zijn eerste partners', others, others, others, `1 met prestige 1, 1 met prestige 2, ${stradivarius.partners - 2} met een willekeurig prestige`],
          ['Zijn eerste contacten', 'geen', 'geen', 'geen', '1 leerling'],
          ['Beurt: Conservering of niet?', ...same('de drie vragen')],
          ['Atelier 1: viool', ...same(`kwaliteit ${stradivarius.wood}, +1 per Hout-kaart`)],
          ['Atelier 2: studies', ...same('1 per Studie-kaart')],
          ['Atelier 3: contacten', ...same('1 per Relatie-kaart')],
          ['Atelier 4: slijtage', ...same('al zijn violen')],
          ['Atelier 5: restauratie', ...same('1 fiche per Restauratie-kaart')],
          ['Atelier 6: een viool opwaarderen', 'nee', 'nee', 'nee', 'met 1, als er bij prestige 4 een viool ligt'],
          ['Conservering 1: Vioolbouw-kaarten', ...same('één viool in zijn erfgoed')],
          ['Conservering 2: violen opbergen', 'fiches worden dukaten', 'fiches worden dukaten', 'fiches worden dukaten', 'fiches worden studies'],
          ['Conservering 3: paren', 'nee', 'ja', 'ja', 'ja'],
          ['Conservering 4: activiteit', ...same(`+1, tot hoogstens ${stradivarius.activity}; de laagste partner vertrekt`)],
          ['Conservering 5: meer prestige', ...same('partner, contact, of trekstapel met hulp')],
          ['Conservering 6: partners', ...same(`weer tot ${stradivarius.partners}`)],
          ['Conservering 7: leerling', 'nee', 'nee', `één, voor ${price}`, `één, voor ${price}`],
          ['Zijn leerlingen leveren punten op', 'nee', 'nee', 'ja', 'ja'],
        ],
      },
      `**${level('piano')}: paren.** Kijk in zijn Conservering, nadat zijn violen zijn opgeborgen, van links naar rechts of twee van zijn contacten dezelfde affiliatie hebben. Geen van beide mag een muzikant zijn met prestige activiteit + 1, want die zoekt hij juist (zijn activiteit is nog niet gestegen). Leerlingen hebben geen prestige en mogen een paar vormen. Beide kaarten gaan onder de trekstapel, en de viool met het hoogste prestige onder 4 in zijn erfgoed stijgt met 1. Herhaal dit tot er geen paar meer is of geen viool die kan stijgen; dan gaan er ook geen kaarten meer weg.`,
      `**${level('forte')}: leerlingen.** Aan het einde van zijn Conservering komt de meest linkse leerling van zijn contacten bij hem, als hij ${price} kan betalen: één per Conservering, ${edition.apprentices} in totaal. Wat de leerling vraagt, doet er niet toe. De leerling geldt als een extra kaart van de eigen affiliatie voor alles wat zijn kaarten doen, maar niet als een van zijn ${stradivarius.partners} partners.`,
      `**${level('fortissimo')}: de voornaamste muzikanten.** Ligt er aan het einde van zijn Atelier bij een van zijn partners met prestige ${stradivarius.activity} een viool, van hem of van jou, dan stijgt de viool met het hoogste prestige onder 4 in zijn erfgoed met 1. En in zijn Conservering worden zijn fiches studies, zodat hij leerlingen kan betalen.`,
    ],
  };
};

const score = (facts: Facts): RulesSection => {
  const { edition, stories, examples, level } = facts;
  const { points, tokens, violins } = counted(facts);
  const { points: his, side } = stories.solo.score;
  return {
    id: 'solo-scoring',
    part: true,
    title: 'Zijn punten, en wie er wint',
    blocks: [
      `De partij loopt zoals altijd ten einde als een van jullie ${violins(edition.endgame.violins)} heeft gebouwd. Wie als tweede speelt, heeft de laatste beurt: bouwt die speler de laatste viool, dan is de partij meteen afgelopen. Jij hebt nog je laatste kans om leerlingen uit te spelen; hij niet.`,
      {
        table: 'De punten van Stradivarius',
        head: ['Onderdeel', 'Punten'],
        rows: [
          ['Violen', 'Hun prestige, in zijn erfgoed en bij muzikanten.'],
          [
            `Leerlingen (${level('forte')}, ${level('fortissimo')})`,
            'Net als [de jouwe](#scoring), elke leerling naar soort; maar zijn Relatie-leerlingen tellen al zijn contacten, welke affiliatie die ook hebben.',
          ],
          [
            'Wat er overblijft',
            `De dukaten, studies en contacten die zijn leerlingen niet hebben uitgegeven, opgeteld en gedeeld door ${edition.stradivarius.share}, naar beneden afgerond.`,
          ],
          ['Hulp', `${points(Math.abs(edition.endgame.help))} minder per fiche in de hulpzone.`],
        ],
      },
      {
        example: `Zijn punten op ${level('forte')}`,
        blocks: told(examples.hisScore, [
          `Zijn erfgoed is ${his.heritage} waard en de viool bij zijn partner ${his.violins}. Hij heeft ${violins(edition.tokens.violins - side.violins)} gebouwd: zijn Vioolbouw-leerling levert ${his.craft} op. Van zijn ${side.ducats + side.studies} dukaten en studies geeft zijn Restauratie-leerling er ${his.restoration} uit, voor evenveel punten. Wat er overblijft (${side.ducats + side.studies - his.restoration}) en zijn ${side.contacts.length} contacten worden opgeteld; de helft daarvan, naar beneden afgerond, is ${his.rest}. Voor ${tokens(side.help)} in de hulpzone verliest hij er ${Math.abs(his.help)}. Totaal: **${points(his.total)}**.`,
        ]),
      },
      'Je wint als je meer punten hebt dan hij. Hebben jullie er evenveel, dan wint wie meer violen heeft gebouwd, en daarna wie meer leerlingen heeft. Is alles gelijk, dan delen jullie de overwinning.',
    ],
  };
};

export const levelSections = (facts: Facts): RulesSection[] => [levels(facts), score(facts)];
