/** The end of the game, its scoring, and advice for the first one. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { counted, named, told } from './counted.ts';

const end = (facts: Facts): RulesSection => {
  const { edition, stories, many } = facts;
  const { studies, violins } = counted(facts);
  const rounds = (count: number): string => many(count, { one: '# tour de table', other: '# tours de table' });
  return {
    id: 'end',
    title: 'La fin de la partie',
    blocks: [
      {
        steps: [
          `**La fin est déclenchée** quand un joueur, à la fin de son tour, après l’usure et le vieillissement, a confectionné ${violins(edition.endgame.violins)} : ceux qui sont sur des musiciens et ceux de son Patrimoine réunis. Les violons cassés ne comptent pas.`,
          '**Le tour de table est joué jusqu’au bout**, jusqu’au joueur placé à droite du premier joueur : tout le monde aura joué le même nombre de tours.',
          '**Les violons restent où ils sont**, avec tous leurs jetons.',
          `**Une dernière occasion.** Dans l’ordre du tour, chacun peut modifier sa partition, autant de fois qu’il le veut, pour ${studies(stories.prices.change)} par modification, puis poser depuis sa main des apprentis dont les trois actions figurent désormais sur sa partition. D’abord les modifications, ensuite les apprentis, sans retour possible. Pour ces modifications, vous pouvez encore demander l’aide du Maître. Aucun musicien n’est posé, aucune carte n’est reprise en main.`,
          '**Les PP sont comptés.**',
        ],
      },
      `Pour qu’aucune partie ne dure éternellement, Bottega y met aussi fin après ${rounds(edition.endgame.quietRounds)} de suite sans aucun violon confectionné, et après ${rounds(edition.endgame.rounds)} en tout. La dernière occasion et le décompte suivent comme d’habitude.`,
    ],
  };
};

const scoring = (facts: Facts): RulesSection => {
  const { edition, ends, cardSpenders, stories, examples, card, line, list, many } = facts;
  const { cards, points, tokens, violins } = counted(facts);
  const { the, to } = named(facts);
  const { lastTurn } = stories;
  const { side, points: score, onStage, stored, onViolins, onWood } = stories.scoring;
  const counts = {
    lutherie: 'Vos jetons Lutherie sur les violons actifs, c’est-à-dire posés sur des musiciens, les vôtres ou ceux des autres, et sur vos bois en stock',
    perOtherType: 'Les autres types d’apprentis que vous avez en jeu ; chaque type compte une fois, même si vous en avez plusieurs',
    violins: 'Les violons que vous avez confectionnés, sur les musiciens et en Patrimoine',
    cards: 'Les cartes de votre main dont l’apprenti montre l’affiliation',
    resources: 'Vos ducats et vos études',
  };
  return {
    id: 'scoring',
    part: true,
    title: 'Le décompte',
    blocks: [
      {
        list: [
          '**Violons.** Chacun vaut son Prestige, en Patrimoine comme sur les musiciens : vos Partenaires, les Partenaires adverses et les musiciens du Maître.',
          '**Apprentis.** Ceux qui sont en jeu rapportent des PP selon leur affiliation ; voir le tableau.',
          `**Zone d’aide.** Chacun de vos jetons dans la zone d’aide coûte ${points(Math.abs(edition.endgame.help))}.`,
        ],
      },
      {
        table: 'PP par apprenti',
        head: ['Apprenti', 'Ce qui compte', 'PP', 'Au plus'],
        rows: ends.map(({ shape, lines, card: { endgame } }) => {
          const head = [list(lines.map(line)), counts[shape]];
          if ('spend' in endgame) return [...head, `${points(endgame.points)} par élément dépensé`, points(endgame.max * endgame.points)];
          if ('perOtherType' in endgame)
            return [...head, `${points(endgame.perOtherType)} par type`, points(endgame.perOtherType * (edition.lines.length - 1))];
          const steps = Object.entries(endgame.violins).sort(([a], [b]) => Number(b) - Number(a));
          return [
            ...head,
            steps.map(([made, worth]) => `${violins(Number(made))} : ${worth}`).join(' ; '),
            points(Math.max(...steps.map(([, worth]) => worth))),
          ];
        }),
      },
      {
        table: 'Cartes que comptent les apprentis Relation',
        head: ['Apprenti', 'Affiliations'],
        rows: cardSpenders.map(({ card: number, of }) => [card(number), list(of.map(line))]),
      },
      'Chaque apprenti compte pour lui-même : deux apprentis Bois peuvent dépenser deux fois plus de jetons. Mais chaque jeton, carte, ducat ou étude ne se dépense qu’une fois ; Bottega les répartit pour le plus grand total de PP. Les jetons sur vos violons ne deviennent pas des ducats à la fin. Vous pouvez demander l’aide du Maître pour les dernières modifications de votre partition, mais pas pour les ducats ou les études que dépensent les apprentis.',
      {
        example: 'Le douzième violon',
        blocks: told(examples.lastTurn, [
          `Vous avez confectionné ${violins(lastTurn.violins - 1)} et vous jouez en dernier dans le tour de table. Votre action Confection compte 2 temps ; une carte Confection défaussée, et elle en compte 3 : votre dernier violon va ${to(lastTurn.crafted.card)}, de Prestige ${lastTurn.crafted.prestige}. À la fin de votre tour, vous avez confectionné ${violins(lastTurn.violins)}, et le tour de table est terminé. Vous pouvez encore poser ${the(lastTurn.placed)}, dont les trois actions sont sur votre partition, pour ${points(lastTurn.points.craft)} de plus : ${lastTurn.points.heritage} pour votre Patrimoine, ${lastTurn.points.violins} pour le dernier violon et ${lastTurn.points.craft} pour l’apprenti font **${points(lastTurn.points.total)}**.`,
        ]),
      },
      {
        example: 'Un décompte final',
        blocks: told(examples.scoring, [
          'Vous avez formé deux apprentis Étude, deux Bois, un Confection et un Relation.',
          {
            table: 'Vos PP',
            head: ['Élément', 'Calcul', 'PP'],
            rows: [
              ['Patrimoine', `${violins(stored)} : ${side.heritage.map((count, at) => `${count} × ${at + 1}`).join(' + ')}`, String(score.heritage)],
              [
                'Violons sur des musiciens',
                `${violins(onStage)}, un sur un Partenaire de Prestige 3, un sur un musicien du Maître de Prestige 2`,
                String(score.violins),
              ],
              [
                'Apprentis Bois',
                `${tokens(onViolins)} sur des violons, dont un sur celui de Beatrice, et ${onWood} sur un bois : tous peuvent être dépensés`,
                String(score.wood),
              ],
              ['Apprentis Étude', `Trois autres types : ${score.study / 2} pour chacun des deux`, String(score.study)],
              ['Apprenti Confection', many(stored + onStage, { one: '# violon confectionné', other: '# violons confectionnés' }), String(score.craft)],
              ['Apprenti Relation', `${cards(side.hand.length)} en main, dont ${score.relation} Étude ou Confection`, String(score.relation)],
              ['Zone d’aide', tokens(side.help), String(score.help)],
              ['Total', '', `**${score.total}**`],
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
  title: 'Les égalités',
  blocks: [
    'À égalité de PP, le joueur qui a confectionné le plus de violons l’emporte. Si l’égalité persiste, c’est celui qui a le plus d’apprentis en jeu. À égalité parfaite, la victoire est partagée. Contre [Stradivarius](#solo), il en va de même.',
  ],
});

const advice = ({ edition, deck, recommended }: Facts): RulesSection => ({
  id: 'advice',
  title: 'Conseils pour votre première partie',
  blocks: [
    `Jouez avec les decks de démarrage et prenez le deck « ${deck(recommended)} ». Voici les cinq erreurs qui coûtent le plus cher au début :`,
    {
      list: [
        '**Laisser des violons se casser.** Un violon sans jeton doit être restauré ou mis en Patrimoine dans le tour même.',
        '**Demander trop souvent l’aide du Maître.** Les emplacements qui donnent un ducat vous permettent de continuer. Voyez plus loin avant de dépenser votre dernier ducat.',
        '**Oublier les apprentis.** Lisez les trois actions de la carte ; souvent, une seule étude suffit pour qu’elles figurent sur votre partition.',
        '**Accumuler les cartes.** Une carte que vous ne pouvez pas poser bientôt, c’est un temps de plus dès maintenant. Elle n’est pas perdue pour autant : vous la retrouverez dans vos Contacts.',
        `**Piocher trop peu.** Plus de cartes, c’est plus de musiciens de haut Prestige, donc plus de PP pour les mêmes ${edition.endgame.violins} violons.`,
      ],
    },
  ],
});

export const endSections = (facts: Facts): RulesSection[] => [end(facts), scoring(facts), ties(), advice(facts)];
