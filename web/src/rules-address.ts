/**
 * The address of a game's rules, or of one of their sections; `kept` is a game kept here, or a table on the server, whose own edition
 * they tell.
 */
export const rulesAddress = (game: string, section: string | null = null, kept: string | null = null): string =>
  `#/rules/${game}${section === null ? '' : `/${section}`}${kept === null ? '' : `?kept=${kept}`}`;
