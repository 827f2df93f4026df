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
  const others = `1 de Prestige 1, ${stradivarius.partners - 1} de Prestige quelconque`;
  const same = (words: string): string[] => LEVELS.map(() => words);
  return {
    id: 'levels',
    part: true,
    title: 'Les quatre niveaux',
    blocks: [
      `Chaque niveau reprend toutes les règles du précédent et ajoute les siennes. ${level('pianissimo')} est le plus facile, et il est déjà difficile.`,
      {
        table: 'Son tour, étape par étape',
        head: ['Étape', ...LEVELS.map(level)],
        rows: [
          ['Qui joue en premier', 'lui', 'lui', 'lui', 'vous'],
          ['Musiciens de départ proposés', ...LEVELS.map((name) => String(name === 'fortissimo' ? stradivarius.choices : edition.start.musicians.length))],
          ['Ses premiers Partenaires', others, others, others, `1 de Prestige 1, 1 de Prestige 2, ${stradivarius.partners - 2} de Prestige quelconque`],
          ['Ses premiers Contacts', 'aucun', 'aucun', 'aucun', '1 apprenti'],
          ['Tour : Conservation ou Atelier ?', ...same('les trois questions')],
          ['Atelier 1 : violon', ...same(`qualité ${stradivarius.wood}, +1 par carte Bois`)],
          ['Atelier 2 : études', ...same('1 par carte Étude')],
          ['Atelier 3 : Contacts', ...same('1 par carte Relation')],
          ['Atelier 4 : usure', ...same('tous ses violons')],
          ['Atelier 5 : restauration', ...same('1 jeton par carte Restauration')],
          ['Atelier 6 : valorisation', 'non', 'non', 'non', 'de 1, avec un violon sur un musicien de Prestige 4'],
          ['Conservation 1 : cartes Confection', ...same('un violon dans son Patrimoine')],
          ['Conservation 2 : mise en Patrimoine', 'jetons en ducats', 'jetons en ducats', 'jetons en ducats', 'jetons en études'],
          ['Conservation 3 : couples', 'non', 'oui', 'oui', 'oui'],
          ['Conservation 4 : niveau d’activité', ...same(`+1, jusqu’à ${stradivarius.activity} ; le Partenaire de plus faible Prestige s’en va`)],
          ['Conservation 5 : musicien plus prestigieux', ...same('Partenaires, Contacts, ou pioche avec l’aide du Maître')],
          ['Conservation 6 : Partenaires', ...same(`de nouveau ${stradivarius.partners}`)],
          ['Conservation 7 : apprenti', 'non', 'non', `un, pour ${price}`, `un, pour ${price}`],
          ['PP de ses apprentis', 'non', 'non', 'oui', 'oui'],
        ],
      },
      `**${level('piano')} : les couples.** Dans sa Conservation, après la mise en Patrimoine de ses violons, cherchez de gauche à droite deux cartes de ses Contacts qui ont la même affiliation. Aucune ne doit être un musicien de Prestige activité + 1, celui qu’il recherche (son niveau d’activité n’a pas encore augmenté). Les apprentis n’ont pas de Prestige et peuvent former un couple. Les deux cartes vont sous la pioche, et le violon de plus fort Prestige inférieur à 4 dans son Patrimoine est valorisé de 1. Répétez l’opération tant qu’il reste un couple et un violon à valoriser ; ensuite, plus aucune carte n’est défaussée.`,
      `**${level('forte')} : les apprentis.** À la fin de sa Conservation, l’apprenti le plus à gauche de ses Contacts le rejoint s’il peut payer ${price} : un par Conservation, ${edition.apprentices} en tout. Les prérequis de l’apprenti ne comptent pas. Il vaut une carte de plus de son affiliation pour tout ce que font les cartes de Stradivarius, mais n’est pas l’un de ses ${stradivarius.partners} Partenaires.`,
      `**${level('fortissimo')} : les plus grands musiciens.** À la fin de chacun de ses Ateliers, s’il y a un violon, le sien ou le vôtre, sur un de ses Partenaires de Prestige ${stradivarius.activity}, le violon de plus fort Prestige inférieur à 4 dans son Patrimoine est valorisé de 1. De plus, dans sa Conservation, ses jetons deviennent des études, avec lesquelles il peut payer des apprentis.`,
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
    title: 'Son décompte, et qui gagne',
    blocks: [
      `La partie se termine comme d’habitude, quand Stradivarius ou vous avez confectionné ${violins(edition.endgame.violins)}. Le second joueur a le dernier tour : si c’est lui qui confectionne le dernier violon, la partie s’arrête aussitôt. Vous avez votre dernière occasion de poser des apprentis ; lui n’en a pas.`,
      {
        table: 'Les PP de Stradivarius',
        head: ['Élément', 'PP'],
        rows: [
          ['Violons', 'Leur Prestige, en Patrimoine et sur les musiciens.'],
          [
            `Apprentis (${level('forte')}, ${level('fortissimo')})`,
            'Comme les [vôtres](#scoring), chacun selon son type ; mais ses apprentis Relation comptent n’importe quelles cartes de ses Contacts, sans distinction d’affiliation.',
          ],
          [
            'Ce qui reste',
            `Le total de ses ducats, de ses études et des cartes de ses Contacts que ses apprentis n’ont pas dépensés, divisé par ${edition.stradivarius.share} et arrondi à l’inférieur.`,
          ],
          ['Zone d’aide', `${points(Math.abs(edition.endgame.help))} de moins par jeton dans la zone d’aide.`],
        ],
      },
      {
        example: `Son décompte au niveau ${level('forte')}`,
        blocks: told(examples.hisScore, [
          `Son Patrimoine vaut ${points(his.heritage)}, et le violon sur son Partenaire ${his.violins}. Il a confectionné ${violins(edition.tokens.violins - side.violins)} : son apprenti Confection rapporte ${points(his.craft)}. De ses ${side.ducats + side.studies} ducats et études, son apprenti Restauration en dépense ${his.restoration}, pour autant de PP. Ce qui reste, ${side.ducats + side.studies - his.restoration}, s’ajoute aux ${side.contacts.length} cartes de ses Contacts ; la moitié, arrondie à l’inférieur, fait ${points(his.rest)}. Pour ${tokens(side.help)} dans la zone d’aide, il perd ${points(Math.abs(his.help))}. Total : **${points(his.total)}**.`,
        ]),
      },
      'Vous gagnez si vous avez plus de PP que lui. À égalité, la victoire va au plus grand nombre de violons confectionnés, puis au plus grand nombre d’apprentis ; si tout est égal, vous la partagez.',
    ],
  };
};

export const levelSections = (facts: Facts): RulesSection[] => [levels(facts), score(facts)];
