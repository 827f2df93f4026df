/** Which values are the rulebook's and which are reconstructed. */
import type { RulesSection } from '@bottega/kernel';
import type { Facts } from '../facts.ts';
import { type OriginWords, statedRows, valueRows } from '../origins.ts';

const WORDS: OriginWords = {
  values: {
    lines: 'De lijnen van de partituur, van boven naar beneden',
    'tokens.violins': 'Violen per speler',
    'tokens.lutherie': 'Lutherie-fiches per speler',
    beats: 'Tellen van de partituur, en noten per speler',
    quality: 'De hoogste kwaliteit van hout en violen',
    handLimit: 'Kaarten in de hand aan het einde van een beurt, hoogstens',
    apprentices: 'Leerlingen die je per partij kunt opleiden',
    'start.mulligan.dealt': 'Kaarten die je voor de mulligan krijgt',
    'start.mulligan.kept': 'Kaarten die je daarvan houdt, en ook bij de draft',
    'start.draft.dealt': 'Kaarten die je voor de draft krijgt',
    'start.contacts': 'Contactstapels',
    'start.ducats': 'Dukaten waarmee je begint',
    'start.musicians': 'De startmuzikanten met prestige 1',
    'start.recommended': 'Het aanbevolen startdeck voor een eerste partij',
    'start.firstMaster': 'Met startdecks op het bord van de Meester, naast een startmuzikant',
    'endgame.violins': 'Gebouwde violen die de laatste ronde inluiden',
    'endgame.help': 'Punten voor elk fiche in de hulpzone',
    'endgame.quietRounds': 'Rondes achter elkaar zonder nieuwe viool waarna de partij eindigt',
    'endgame.rounds': 'Rondes waarna de partij uiterlijk eindigt',
    'stradivarius.wood': 'Kwaliteit van het hout van Stradivarius',
    'stradivarius.partners': 'Partners van Stradivarius',
    'stradivarius.activity': 'Hoogste activiteit van Stradivarius',
    'stradivarius.apprentice': 'Studies die hij voor een leerling betaalt',
    'stradivarius.share': 'Zijn dukaten, studies en contacten worden gedeeld door',
    'stradivarius.choices': 'Startmuzikanten die openliggen',
  },
  audiences: {
    all: '1 tot 4',
    several: '2 tot 4',
    solo: '1',
    fortissimo: '1, Fortissimo',
    forte: '1, Forte en Fortissimo',
    first: '1 tot 4, startdecks',
  },
  sources: {
    RB: 'het spelregelboek',
    BOX: 'doos van een eigenaar',
    PUB: 'een openbare bron',
    DER: 'afgeleid uit de aantallen en voorbeelden in het spelregelboek',
    OUR: 'onze keuze',
    edition: 'de editie waarmee je speelt',
  },
  fields: {
    name: 'de naam',
    kind: 'de soort kaart',
    affiliation: 'de affiliatie',
    prestige: 'het prestige',
    requires: 'dat er geen violen worden gevraagd',
    slots: 'dat er maar één plek is',
    effect: 'wat het effect doet (niet wanneer)',
    endOfTurn: 'het beurteinde-effect',
    action: 'het effect',
  },
};

export const origin = (facts: Facts): RulesSection => {
  const { edition, musicians, apprentices, relations, endsOfTurn, line, card } = facts;
  return {
    id: 'origin',
    title: 'Wat gereconstrueerd is',
    folded: true,
    blocks: [
      `In het spelregelboek zijn de kaarten alleen als kleine plaatjes te zien. Daarom zijn **de meeste van de ${edition.cards.length} kaarten hier onze reconstructie**, en niet de gepubliceerde kaarten. Heb je het spel zelf, dan kun je de gedrukte waarden in een eigen bestand zetten en daarmee spelen.`,
      { table: 'Waarden van het spel', head: ['Wat', 'Waarde', 'Spelers', 'Waar het vandaan komt'], rows: valueRows(facts, WORDS) },
      `Over de volgorde van de lijnen zegt het spelregelboek dat ${line('wood')} en ${line('restoration')} buren zijn, en uit het voorbeeld met vier studies blijkt dat voor ${line('relation')} en ${line('craft')}; verder volgen we de volgorde waarin de acties worden uitgelegd.`,
      {
        table: 'Kaarten waarover het spelregelboek iets zegt; al het andere op die kaarten is onze keuze',
        head: ['Kaart', 'Staat in het spelregelboek'],
        rows: statedRows(facts, WORDS),
      },
      {
        list: [
          `**Andere kaarten.** Het spelregelboek zegt hoe elke soort leerling punten oplevert. Al het andere is onze keuze: namen, affiliaties, effecten, plekken en bonussen, wat de ${musicians} muzikanten en ${apprentices} leerlingen vragen, en welke kaarten de Relatie-leerlingen tellen.`,
          `**Eén effect per kaart.** Van onze muzikanten hebben er ${relations} een Relatie-effect en ${endsOfTurn} een beurteinde-effect. Het spelregelboek zegt dat niet elke muzikant aan het einde van een beurt iets doet, maar niet of een muzikant die dat wel doet, ook een Relatie-effect heeft. Met één effect blijft een kaart leesbaar, en een muzikant die elke beurt iets doet zonder een tel te kosten, heeft geen tweede nodig.`,
          `**${card(10)}** heeft hier een Relatie-effect: volgens het spelregelboek kun je de dukaten en de kaart die het oplevert meteen gebruiken, voordat de violen slijten, en over het einde van een beurt gaat het daar alleen bij andere kaarten.`,
          '**Startdecks.** Alle vijf zijn onze keuze, op de soorten kaarten na die een deck moet bevatten.',
        ],
      },
    ],
  };
};
