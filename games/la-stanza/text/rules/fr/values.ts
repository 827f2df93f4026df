/** Where the values come from that the rulebooks print only as pictures. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import type { Origin, ValueName, ValueRow } from '../origins.ts';

const WHAT: Readonly<Record<ValueName, string>> = {
  hiringCosts:
    'Coûts de recrutement des six emplacements de la piste Travailleurs, de gauche à droite, en florins (le livret montre seulement qu’il y a un 4 et un 1)',
  recruitmentSpaces: 'Emplacements de la piste Recrutement',
  'moneyTrack.florins': 'Piste Argent, case par case : florins (le livret donne les deux bouts)',
  'moneyTrack.points': 'Piste Argent, case par case : PP',
  'moneyTrack.whiteMeeples': 'Cases de la piste Argent avec un pion blanc',
  'masterpieces.covers': 'Les six tuiles Fermé : PP de l’emplacement que chacune ferme',
  museum: 'Décompte des musées : PP à partir de la première place',
  bonusMajority: 'Décompte des tuiles Bonus : PP à partir de la première place',
  passing: 'Cases de passage : PP, la meilleure d’abord',
  characters: 'Personnages',
  starters: 'Personnage de départ',
  bank: 'Florins dans la banque',
};

const ORIGINS: Readonly<Record<Origin, string>> = {
  RB: 'livret de règles',
  BOX: 'boîte d’un propriétaire',
  PUB: 'source publique',
  DER: 'déduit du matériel et des exemples',
  OUR: 'notre choix',
  FILE: 'donné avec l’édition en jeu',
};

/** The house's own PP of the money track come from three places. */
const POINTS_OF_TRACK = '1 et 11 : livret de règles ; 15 : source publique ; le reste : déduit';

const ANY = '2 à 4';

export function values(f: Facts): RulesSection[] {
  const what = ({ name, discipline }: ValueRow): string => (discipline === null ? WHAT[name] : `${WHAT[name]} ${f.discipline(discipline)}`);
  const origin = ({ name, origins }: ValueRow): string =>
    name === 'moneyTrack.points' && !origins.includes('FILE') ? POINTS_OF_TRACK : origins.map((mark) => ORIGINS[mark]).join(' ; ');
  return [
    {
      id: 'values',
      title: 'Valeurs reconstituées',
      folded: true,
      blocks: [
        'Certaines valeurs sont imprimées sur les plateaux et les tuiles sans figurer dans le texte des livrets de règles. Les voici, avec l’origine de chacune. Si vous possédez la boîte et constatez que l’une des nôtres est fausse, vous pouvez jouer avec vos propres valeurs.',
        {
          table: 'Les valeurs et leur origine',
          head: ['De quoi il s’agit', 'Valeur', 'Joueurs', 'Origine'],
          rows: [
            ...f.values.map((row) => [what(row), f.valueText(row) ?? 'sans limite', row.players ?? ANY, origin(row)]),
            [
              'Ordre des salles, dans le sens horaire depuis la case Tuiles Bonus',
              `${f.colours.map(({ discipline }) => discipline).join(', ')} ; trois cases chacune`,
              ANY,
              ORIGINS.PUB,
            ],
            ['Couleurs des disciplines', f.colours.map(({ discipline, colour }) => `${discipline} ${colour}`).join(', '), ANY, ORIGINS.PUB],
            ['Début d’un remplissage', 'sur la première case après la case Tuiles Bonus', ANY, ORIGINS.DER],
            ['Étagère', `${f.edition.shelfLength} livres de chacune des quatre couleurs`, ANY, ORIGINS.RB],
            ['Piste Travailleurs', 'six emplacements : le Mécène et cinq personnages', ANY, ORIGINS.RB],
          ],
        },
        `Les exemples du livret de règles nomment ${f.and(['vasco-da-gama', 'amerigo-vespucci', 'john-calvin', 'charles-v', 'paracelsus', 'massimiliano-de-la-luce', 'soledade-and-bizarro', 'maria-nobelli'].map((name) => f.character(name)))}. Tous les autres noms sont de nous, comme la plupart des disciplines attribuées. Les noms n’ont aucun effet sur le jeu.`,
      ],
    },
  ];
}
