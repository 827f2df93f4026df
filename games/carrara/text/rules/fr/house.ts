/** The options of this house, and advice for a first game. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { florins, points } from './words.ts';

export const house = (facts: Facts): RulesSection[] => [options(facts), advice(facts)];

const options = (_facts: Facts): RulesSection => ({
  id: 'options',
  title: 'Les options de Bottega',
  blocks: [
    {
      table: 'Ce que vous pouvez choisir en lançant une partie',
      head: ['Option', 'Choix'],
      rows: [
        ['Joueurs', '2, 3 ou 4, humains et bots à votre gré. Le jeu n’a pas de règles en solo : si vous jouez sans autre humain, vous affrontez des bots.'],
        ['Version', 'La version normale ou la version avancée.'],
        [
          'Paravents',
          'Avec paravents, les florins et les blocs sont secrets, comme dans le livret de règles. Sans paravents, tout le monde les voit : le jeu est plus facile à apprendre et à commenter ensemble.',
        ],
      ],
    },
    'Avec paravents, Bottega vous interroge même quand vous n’avez qu’une possibilité, pour que le rythme de la partie ne révèle à personne ce que vous ne pouviez pas payer.',
  ],
});

const advice = ({ edition, examples, city, sector }: Facts): RulesSection => ({
  id: 'advice',
  title: 'Conseils pour votre première partie',
  blocks: [
    {
      list: [
        `**Laissez la roue travailler.** Au secteur ${sector(0)}, vous payez pour les autres, qui trouveront le reste moins cher. Les secteurs ${sector(2)} à ${sector(4)} sont en général plus avantageux.`,
        `**Peu, grand, groupé.** Deux ou trois grands bâtiments dans une ville qui rapporte des PV, comme ${city('lucca')} ou ${city('massa')}, valent mieux que de petits un peu partout.`,
        '**Faites rapporter un bâtiment deux ou trois fois.** La ville, le type et le paysage comptent tous le même bâtiment. Dans une ville qui rapporte des PV, un bâtiment rural en donne à chaque fois.',
        '**Prenez ce que les autres peuvent prendre.** Vos propres emplacements peuvent attendre, pas une ville commune à tous.',
        `**Construisez le monument avant d’évaluer.** Dans l’[exemple plus haut](#monuments), il a fait passer ${city('massa')} de ${examples.monument.before.points} à ${points(examples.monument.after.points)}.`,
        `**Les florins au début, les PV à la fin.** Au décompte final, il faut ${florins(edition.florins.rate)} pour un seul PV.`,
        '**Surveillez la pioche et les marqueurs.** Pas seulement les vôtres : à la fin, un marqueur inutilisé ne vaut rien.',
      ],
    },
  ],
});
