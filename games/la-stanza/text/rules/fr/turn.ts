/** A turn, and how to move. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';

export const turn = (f: Facts): RulesSection[] => [outline(f), moving(f)];

function outline(f: Facts): RulesSection {
  return {
    id: 'turn',
    title: 'Votre tour',
    blocks: [
      'Les joueurs jouent l’un après l’autre dans le sens horaire, en commençant par le premier joueur.',
      {
        steps: [
          `**Déplacez** votre figurine de 1 à ${f.edition.movement} cases et prenez le personnage auprès duquel elle s’arrête.`,
          'Si une deuxième salle se retrouve ainsi vide, le plateau est aussitôt [rempli](#refill).',
          'Choisissez **une** action : [activer une discipline](#activate), [recevoir de l’argent](#money) ou [passer](#pass).',
        ],
      },
      'Si votre figurine s’arrête sur la case Tuiles Bonus, il n’y a ni personnage à prendre ni action à choisir : vous prenez exactement une [tuile Bonus](#bonus-tiles).',
      'Pendant les [derniers tours](#end), vous avez un choix de plus à la place de l’action ou de la tuile Bonus : vous pouvez passer définitivement, ce qui met fin à votre partie.',
    ],
  };
}

function moving(f: Facts): RulesSection {
  const { movement, recruitmentSpaces } = f.edition;
  const [anna, bruno] = f.people;
  const reach = f.tales.moving.reach.map(({ character }) => f.character(character));
  return {
    id: 'moving',
    title: 'Se déplacer et prendre un personnage',
    part: true,
    blocks: [
      `Vous devez avancer de 1 à ${movement} cases dans le sens horaire et vous arrêter auprès d’un personnage ou sur la case Tuiles Bonus. Voici comment compter :`,
      {
        list: [
          'Une case compte s’il s’y trouve un personnage et aucune figurine d’un autre joueur. Vous sautez toutes les autres cases, comme si elles n’existaient pas.',
          'La case Tuiles Bonus compte toujours, qu’il y ait des figurines dessus ou non. Vous ne pouvez vous y arrêter que si vous pouvez, à cet instant, prendre une tuile Bonus, même si vous [passez définitivement](#end) ensuite. Elle accueille n’importe quel nombre de figurines ; toutes les autres cases n’en accueillent qu’une.',
        ],
      },
      {
        example: `${bruno} compte ses cases`,
        blocks: [
          `${bruno} est dans la salle Politique, sur la deuxième case. La troisième est vide : il la saute. La case Tuiles Bonus fait un ; comme il ne remplit la condition d’aucune tuile Bonus, il ne peut pas s’y arrêter. La première case de la salle Découvertes fait deux. La figurine d’${anna} est sur la deuxième : il la saute. La troisième fait trois. La première case de la salle Littérature est vide, et la deuxième fait quatre. Il peut donc rejoindre ${f.or(reach)}, mais personne au-delà.`,
          {
            figure: 'moving',
            caption: 'Le sens horaire va ici de gauche à droite.',
            labels: [
              `La figurine de ${bruno}.`,
              'Vide : sautée.',
              'La case Tuiles Bonus : elle compte, mais il ne peut pas s’y arrêter.',
              `La figurine d’${anna} : case sautée.`,
              'La quatrième case qui compte.',
              'Trop loin.',
            ],
          },
        ],
      },
      `**La piste Recrutement.** Le personnage auprès duquel vous vous arrêtez va sur le premier emplacement (le plus à gauche) de votre piste Recrutement. Si cet emplacement est occupé, tous les personnages de la piste se décalent d’abord d’un emplacement vers la droite, en gardant les vides entre eux ; celui qui sort de la piste est défaussé, même s’il y a un vide. La piste compte ${f.or(f.byPlayers((count) => recruitmentSpaces[count]))} emplacements à deux, trois ou quatre joueurs.`,
      'Vous prenez un personnage quelle que soit sa discipline. Il n’est pas encore recruté : il attend, sans rien vous coûter, et vous pouvez le recruter dès ce tour.',
      'Si vous ne pouvez pas du tout vous déplacer, votre figurine reste où elle est et votre tour est terminé.',
    ],
  };
}
