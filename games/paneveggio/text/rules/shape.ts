/** What the rules page says, in every language alike. */
export type Figure = 'lines' | 'tokens' | 'wood' | 'violins' | 'musician' | 'apprentice' | 'bonuses' | 'score';

export interface Section {
  /** The anchor tooltips link to. */
  readonly id: string;
  /** A part of the section before it. */
  readonly part?: true;
  readonly title: string;
  readonly text: readonly string[];
  readonly figure?: Figure;
}

/** The fields of a card whose origin is told. */
export type Field = 'kind' | 'affiliation' | 'prestige' | 'requires' | 'slots' | 'relation' | 'endOfTurn' | 'sequence' | 'action' | 'endgame';

export interface RulesText {
  readonly sections: readonly Section[];
  readonly signs: { readonly title: string; readonly text: string };
  readonly cards: { readonly title: string; readonly text: string };
  readonly rulings: { readonly title: string; readonly text: string };
  /** Question and answer of P1, P2 and so on. */
  readonly answers: readonly (readonly [question: string, answer: string])[];
  readonly origin: {
    readonly title: string;
    readonly text: readonly string[];
    /** Before the fields of a card that the rulebook states. */
    readonly stated: string;
    readonly others: string;
    readonly fields: Readonly<Record<Field, string>>;
  };
}
