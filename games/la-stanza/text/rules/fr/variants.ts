/** Options, and advice for a first game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const variants = (f: Facts): RulesSection[] => [OPTIONS, expert(f), advice(f)];

const OPTIONS: RulesSection = {
  id: 'variants',
  title: 'Variantes et options',
  blocks: [
    'Rien de tout cela ne s’applique, sauf si vous le choisissez en ouvrant une table. La variante Expert est décrite plus bas.',
    {
      list: [
        '**Disposer vos personnages de départ.** Au lieu de les placer au hasard, chacun dispose ses cinq personnages de départ comme il le veut. Les joueurs expérimentés mettent la discipline qu’ils veulent garder à gauche, là où recruter coûte cher.',
        '**Recruter dans la discipline.** Tous les personnages que vous recrutez lors d’une activation doivent être de la discipline activée. Sans cette option, il suffit qu’un seul le soit ; les livrets de règles ne le disent pas clairement.',
        '**Partie courte.** Un remplissage de moins, comme dans le livret allemand : celui qui ouvre la dernière manche est le dernier.',
      ],
    },
    'Il n’y a pas de variante solo. Si vous jouez en solitaire, des bots occupent les autres places et suivent les mêmes règles.',
  ],
};

function expert(f: Facts): RulesSection {
  const [anna] = f.people;
  const { firing: tale } = f.tales;
  return {
    id: 'expert',
    title: 'Variante Expert : renvoyer',
    part: true,
    blocks: [
      'Pour remplir la deuxième condition d’une activation, vous pouvez **renvoyer** un personnage de cette discipline au lieu d’en recruter un. Il quitte votre piste Travailleurs pour la défausse ; un personnage de départ est écarté du jeu.',
      {
        list: [
          'Il vous faut toujours la salle ou un pion.',
          'Vous renvoyez un personnage, pas davantage. Le renvoi ne remplace que le recrutement exigé : vous pouvez encore recruter des personnages d’autres disciplines lors de la même activation, sauf si l’option ci-dessus l’interdit.',
          'Calculez la valeur après le renvoi. Elle peut être de 0. En soi, cela ne rapporte rien, mais des disques et des tuiles Bonus peuvent l’augmenter.',
        ],
      },
      {
        example: `${anna} renvoie un personnage`,
        blocks: [
          `${anna} est dans la salle Arts, sans un florin et sans personne à recruter. Dans la variante Expert, elle renvoie ${f.character(tale.fired)}, un personnage de départ. ${f.count(tale.workers, { one: 'Il lui reste # artiste', other: 'Il lui reste # artistes' })} : valeur ${tale.workers}. Un disque de l’emplacement Arts la porte à ${tale.total} : un tableau.`,
          { figure: 'firing', caption: 'Sa piste Travailleurs après ce tour.', labels: ['Cet emplacement est libre pour le prochain recrutement.'] },
        ],
      },
    ],
  };
}

const advice = (f: Facts): RulesSection => ({
  id: 'advice',
  title: 'Pour votre première partie',
  blocks: [
    {
      list: [
        '**Arrêtez-vous là où le personnage et la salle vont ensemble.** Le meilleur déplacement mène à un personnage que vous pouvez recruter aussitôt, dans la salle où vous êtes. Un tour sans action est un tour perdu.',
        '**N’allez pas chercher de l’argent trop tôt.** Vous ne recevez que ce qui manque jusqu’au montant de votre bateau, et votre Mécène pousse des personnages hors de la piste. Attendez qu’il ne vous reste presque plus rien. Naviguez d’abord : plus votre bateau est avancé, moins souvent l’argent vous coûtera un tour.',
        f.count(f.edition.recruitmentSpaces['2'], {
          one: '**Recrutez avant que vos personnages ne sortent de la piste.** À deux joueurs, votre piste Recrutement n’a que # emplacement. Deux personnages d’une même discipline, recrutés ensemble, donnent une belle activation.',
          other:
            '**Recrutez avant que vos personnages ne sortent de la piste.** À deux joueurs, votre piste Recrutement n’a que # emplacements. Deux personnages d’une même discipline, recrutés ensemble, donnent une belle activation.',
        }),
        '**Regardez qui vous retirez.** Les emplacements bon marché sont à droite, mais le personnage qui s’y trouve est peut-être de la discipline sur laquelle vous comptez.',
        '**Prenez tôt une tuile Bonus et créez tôt une œuvre d’art.** Dans ces deux décomptes, même la deuxième place vaut beaucoup.',
      ],
    },
  ],
});
