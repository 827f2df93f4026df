/** What the game is, and a first turn played out. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const about = (facts: Facts): RulesSection => {
  const { edition, players, prestiges, stories } = facts;
  const { points, studies, violins } = counted(facts);
  return {
    id: 'about',
    title: 'En deux minutes',
    blocks: [
      `Nous sommes en 1700. Jeune **luthier**, vous venez de quitter votre Maître pour ouvrir votre propre atelier près de la forêt de Paneveggio, dont les épicéas donnent le plus beau bois à violons. Le jeu se joue de ${players.min} à ${players.max} ; en solo, vous affrontez [Stradivarius](#solo).`,
      {
        list: [
          `**Le but.** Seuls les violons et les apprentis rapportent des points de Prestige, en abrégé PP. Un violon vaut le Prestige du musicien pour qui vous l’avez confectionné : de ${prestiges[0].prestige} à ${points(prestiges.length)}.`,
          `**Votre partition.** Vos ${edition.beats} notes, réparties sur cinq lignes, disent ce que vous faites pendant votre tour. À chaque ligne son action : acheter du bois, étudier, confectionner un violon, nouer des relations, restaurer des violons. Des notes voisines sur une même ligne forment une seule action, plus longue et plus forte ; sa durée se compte en **temps**.`,
          `**Votre tour.** Vous pouvez d’abord [modifier votre partition](#changing-score), pour ${studies(stories.prices.change)} par modification. Vous choisissez ensuite l’une des deux séquences. L’[Atelier](#atelier), c’est le travail : vous exécutez vos actions de gauche à droite, après quoi vos violons s’usent. La [Conservation](#conservation) met tous vos violons à l’abri dans votre Patrimoine et fait entrer en jeu de nouveaux musiciens et apprentis.`,
          '**Le danger.** À la fin de chacun de vos Ateliers, chaque violon que vous avez sur un musicien perd un jeton. S’il n’en a plus à perdre, il se casse, et ses PP sont perdus.',
          `**La fin.** Quand un joueur, à la fin de son tour, a confectionné ${violins(edition.endgame.violins)}, le tour de table est joué jusqu’au bout. Puis tout le monde a une dernière occasion de poser des apprentis.`,
          '**La victoire.** Le plus grand total de PP l’emporte. En cas d’égalité, c’est le joueur qui a confectionné le plus de violons, puis celui qui a le plus d’apprentis en jeu ; si l’égalité persiste, la victoire est partagée.',
        ],
      },
      'Chaque tour pose les trois mêmes questions. Travaillez-vous, ou mettez-vous vos violons à l’abri ? À quel musicien destinez-vous le prochain violon ? Et parmi vos cartes, lesquelles voulez-vous poser, lesquelles vous donneront plutôt des temps supplémentaires ?',
    ],
  };
};

const firstTurn = (facts: Facts): RulesSection => {
  const { stories, examples, card, runs, actions, deck, recommended, bonus, list } = facts;
  const { beats, cards, ducats, points, slots, studies } = counted(facts);
  const { the, of } = named(facts);
  const { firstTurn: turn, prices } = stories;
  const { crafted, end } = turn;
  return {
    id: 'first-turn',
    title: 'Votre premier tour, pas à pas',
    blocks: told(examples.firstTurn, [
      'Vos jetons Lutherie, les clairs, sont votre argent, vos études et la qualité de vos violons, selon l’endroit où ils se trouvent ; ceux qui ne servent pas attendent dans votre réserve. Vos Contacts sont quatre cartes face visible, une sur chacune de vos quatre piles.',
      `Vous jouez avec le deck « ${deck(recommended)} », celui que nous conseillons pour une première partie. Votre Partenaire, ${the(turn.partner)}, est un musicien de Prestige 1 qui offre ${slots(turn.slots)} à vos violons. Vous avez ${ducats(turn.ducats)} et aucune étude. Votre partition donne ${actions(turn.score)}. Vous choisissez l’Atelier, puisque vous n’avez encore aucun violon à mettre en Patrimoine.`,
      {
        figure: 'first-score',
        caption: 'Votre partition. Elle se lit de gauche à droite ; le chiffre sous chaque accolade indique le temps de l’action.',
        labels: runs(turn.score).map((run) => `${run.line}, ${beats(run.beats)}`),
      },
      `**Bois, ${beats(1)}.** Vous payez ${ducats(prices.wood)}, prenez un jeton Violon dans votre réserve et le placez dans votre stock de bois. Un seul temps donne un bois de qualité ${turn.bought} : le jeton Violon, sans aucun jeton Lutherie dessus.`,
      `**Confection, ${beats(2)}.** Deux temps suffisent pour tout musicien de Prestige 1 ou 2. Vous confectionnez un violon pour ${the(turn.partner)} : votre bois passe sur son deuxième emplacement à partir du bas. Le bonus de cet emplacement est « ${bonus(crafted.bonus)} » : vous avez de nouveau un ducat. Le violon vaut ${points(crafted.prestige)}, le Prestige ${of(turn.partner)}.`,
      {
        figure: 'first-violin',
        caption: `La carte ${card(turn.partner)} après la Confection. Les emplacements sont superposés, le premier étant celui du bas ; un emplacement libre montre son bonus.`,
        labels: ['Votre violon, marqué à votre couleur', `Un emplacement libre et son bonus : ${bonus(turn.topBonus)}`],
      },
      `**Étude, ${beats(1)}.** Vous prenez ${studies(1)} : un jeton Lutherie passe de votre réserve à votre zone Études.`,
      `**Relation, ${beats(2)}.** Vous piochez deux cartes. Vos quatre piles de Contacts sont visibles, vous prenez donc ce qui vous plaît : ${list(turn.met.map(the))}. (Vous auriez aussi pu activer l’effet Relation ${of(turn.partner)}, puisqu’un de vos violons s’y trouve désormais.)`,
      `**Restauration, ${beats(1)}.** Vous posez un jeton Lutherie sur votre nouveau violon. Sa qualité passe de ${crafted.quality} à ${turn.restored}.`,
      `**La fin du tour.** Les piles de Contacts que vous avez vidées reçoivent chacune une carte de la pioche. Vient ensuite l’usure : votre violon perd le jeton que vous venez d’y poser et redescend à la qualité ${turn.quality}. Sans ce jeton, il se serait cassé ! Un bois encore en stock vieillirait maintenant, mais vous avez utilisé le vôtre.`,
      {
        figure: 'first-end',
        caption: `Après votre premier tour : ${ducats(end.ducats)}, ${studies(end.studies)}, ${cards(end.hand.length)} en main et un violon qui vaut ${points(turn.points)}.`,
      },
      `Et ensuite ? Le violon n’a plus de jeton : au prochain tour, il faudra le restaurer ou le mettre en Patrimoine. Une Conservation l’y placerait, et ses PP vous seraient définitivement acquis ; ${the(stories.conservation.placed[0])}, que vous avez en main et qui demande un violon de Prestige 1, pourrait alors devenir votre Partenaire.`,
    ]),
  };
};

export const start = (facts: Facts): RulesSection[] => [about(facts), firstTurn(facts)];
