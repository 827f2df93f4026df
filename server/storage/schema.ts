/**
 * The tables of the database, in the SQL that SQLite and Postgres share: as they were in version 4, and what each
 * version since has added (`upgrade.ts`). A fresh database goes the same way as an old one.
 */

/** Raised when an older version of the program would not find everything. */
export const SCHEMA_VERSION = 18;

/** `keyed`: what SQLite is told so that a table is kept in the order of its key. */
export const schema = (keyed: string): string => `
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) ${keyed};
CREATE TABLE IF NOT EXISTS entries (
  tab TEXT NOT NULL, number INTEGER NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL,
  PRIMARY KEY (tab, number)
) ${keyed};
CREATE TABLE IF NOT EXISTS snapshots (tab TEXT PRIMARY KEY, number INTEGER NOT NULL, rules INTEGER NOT NULL, sitting TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL, rules INTEGER NOT NULL,
  opened BIGINT NOT NULL, moved BIGINT NOT NULL, wake BIGINT, line TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (status, opened) WHERE listed = 1;
CREATE TABLE IF NOT EXISTS seats (
  tab TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT, rank INTEGER, total INTEGER,
  PRIMARY KEY (tab, seat)
) ${keyed};
CREATE INDEX IF NOT EXISTS seats_of_player ON seats (player);
CREATE TABLE IF NOT EXISTS players (
  id TEXT PRIMARY KEY, name TEXT, same_as TEXT, login TEXT UNIQUE, password TEXT, made BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS players_same ON players (same_as) WHERE same_as IS NOT NULL;
CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, player TEXT NOT NULL, made BIGINT NOT NULL) ${keyed};
CREATE INDEX IF NOT EXISTS sessions_of_player ON sessions (player);
CREATE TABLE IF NOT EXISTS codes (hash TEXT PRIMARY KEY, player TEXT NOT NULL, expires BIGINT NOT NULL) ${keyed};
CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, player TEXT NOT NULL, label TEXT NOT NULL, made BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS tokens_of_player ON tokens (player);
CREATE TABLE IF NOT EXISTS stuck_tables (tab TEXT PRIMARY KEY, at BIGINT NOT NULL);
INSERT INTO meta (name, value) VALUES ('schema', '4') ON CONFLICT (name) DO NOTHING;
`;

/**
 * What version 5 added: when people were last here, and by what device; what a name looks like, for those who have an
 * account; who opened a table; and at which tables somebody has talked.
 */
export const ADDED_IN_5: readonly string[] = [
  'ALTER TABLE sessions ADD COLUMN seen BIGINT',
  'ALTER TABLE sessions ADD COLUMN browser TEXT',
  'ALTER TABLE sessions ADD COLUMN system TEXT',
  'ALTER TABLE players ADD COLUMN seen BIGINT',
  'ALTER TABLE players ADD COLUMN skeleton TEXT',
  'ALTER TABLE tables ADD COLUMN host TEXT',
  'CREATE UNIQUE INDEX players_skeleton ON players (skeleton) WHERE login IS NOT NULL',
  "CREATE INDEX tables_open ON tables (moved) WHERE status = 'open'",
  'CREATE TABLE talkers (player TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (player, tab))',
];

/**
 * What version 6 added: the channels by which people are told of their tables, what is still to be told there (the
 * outbox), and what they wish about it, for all tables (`tab` is empty) or for one.
 */
const ADDED_IN_6: readonly string[] = [
  `CREATE TABLE channels (
    id TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, details TEXT NOT NULL, plan TEXT NOT NULL,
    state TEXT NOT NULL, origin TEXT NOT NULL, secret TEXT NOT NULL UNIQUE, proof TEXT, made BIGINT NOT NULL,
    lease BIGINT NOT NULL, tries INTEGER NOT NULL, failing BIGINT, error TEXT
  )`,
  'CREATE INDEX channels_of_player ON channels (player)',
  'CREATE INDEX channels_at_address ON channels (kind, address)',
  `CREATE TABLE notices (
    id TEXT PRIMARY KEY, channel TEXT NOT NULL, player TEXT NOT NULL, tab TEXT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL,
    due BIGINT NOT NULL, facts TEXT NOT NULL
  )`,
  'CREATE INDEX notices_due ON notices (due)',
  'CREATE INDEX notices_of_channel ON notices (channel, due)',
  'CREATE INDEX notices_of_table ON notices (tab, player)',
  'CREATE TABLE notice_wishes (player TEXT NOT NULL, tab TEXT NOT NULL, wish TEXT NOT NULL, PRIMARY KEY (player, tab))',
];

/**
 * What version 7 added: links that set a new password, passkeys and the challenges they answer; and when somebody is
 * on holiday.
 */
const ADDED_IN_7: readonly string[] = [
  'CREATE TABLE resets (hash TEXT PRIMARY KEY, player TEXT NOT NULL, expires BIGINT NOT NULL)',
  `CREATE TABLE passkeys (
    credential TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, player TEXT NOT NULL, key TEXT NOT NULL, counter BIGINT NOT NULL,
    transports TEXT NOT NULL, label TEXT NOT NULL, made BIGINT NOT NULL, used BIGINT
  )`,
  'CREATE INDEX passkeys_of_player ON passkeys (player)',
  'CREATE TABLE challenges (hash TEXT PRIMARY KEY, player TEXT, expires BIGINT NOT NULL)',
  'CREATE TABLE holidays (id TEXT PRIMARY KEY, player TEXT NOT NULL, begins BIGINT NOT NULL, ends BIGINT NOT NULL)',
  'CREATE INDEX holidays_of_player ON holidays (player)',
];

/** What version 8 added: people who look for others to play with, and the table that was found for them. */
const ADDED_IN_8: readonly string[] = [
  `CREATE TABLE seekers (
    player TEXT PRIMARY KEY, game TEXT NOT NULL, pace TEXT NOT NULL, players TEXT NOT NULL, since BIGINT NOT NULL, seen BIGINT NOT NULL,
    bots TEXT, agreed BIGINT, tab TEXT, claimed BIGINT
  )`,
  'CREATE INDEX seekers_waiting ON seekers (game, pace) WHERE tab IS NULL',
];

/**
 * What version 9 added: who does not want to meet whom, what was reported, what those did who keep the house; who they
 * are, and until when somebody may not play or talk.
 */
const ADDED_IN_9: readonly string[] = [
  'ALTER TABLE players ADD COLUMN suspended BIGINT',
  'ALTER TABLE players ADD COLUMN silenced BIGINT',
  'ALTER TABLE players ADD COLUMN role TEXT',
  'CREATE TABLE blocks (player TEXT NOT NULL, other TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (player, other))',
  'CREATE INDEX blocks_of_other ON blocks (other)',
  `CREATE TABLE reports (
    id TEXT PRIMARY KEY, made BIGINT NOT NULL, reporter TEXT NOT NULL, player TEXT NOT NULL, tab TEXT, reason TEXT NOT NULL, text TEXT NOT NULL,
    lines TEXT NOT NULL, answer TEXT, keeper TEXT, answered BIGINT
  )`,
  'CREATE INDEX reports_waiting ON reports (made) WHERE answered IS NULL',
  'CREATE INDEX reports_of_reporter ON reports (reporter)',
  'CREATE TABLE acts (id TEXT PRIMARY KEY, at BIGINT NOT NULL, keeper TEXT, act TEXT NOT NULL, about TEXT, details TEXT NOT NULL)',
  'CREATE INDEX acts_at ON acts (at)',
];

/** What version 10 added: turns that are played for somebody when it is theirs, and why one was not. */
const ADDED_IN_10: readonly string[] = [
  `CREATE TABLE prepared (
    tab TEXT NOT NULL, player TEXT NOT NULL, at BIGINT NOT NULL, number INTEGER NOT NULL, moves TEXT NOT NULL, expects TEXT,
    started INTEGER, looked BIGINT NOT NULL, lease BIGINT NOT NULL, why TEXT, PRIMARY KEY (tab, player)
  )`,
  'CREATE INDEX prepared_waiting ON prepared (lease) WHERE why IS NULL',
  'CREATE INDEX prepared_of_player ON prepared (player)',
];

/** What version 11 added: ratings, what has changed them, and tables that wait to be rated or were. */
const ADDED_IN_11: readonly string[] = [
  `CREATE TABLE ratings (
    player TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (player, game)
  )`,
  'CREATE INDEX ratings_of_game ON ratings (game, mu)',
  `CREATE TABLE rating_steps (
    tab TEXT NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, rank INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL, before_mu DOUBLE PRECISION NOT NULL, before_sigma DOUBLE PRECISION NOT NULL, PRIMARY KEY (tab, player)
  )`,
  'CREATE INDEX rating_steps_of_player ON rating_steps (player, game, at)',
  'CREATE TABLE ratings_due (tab TEXT PRIMARY KEY, at BIGINT NOT NULL)',
  'CREATE TABLE rated_tables (tab TEXT PRIMARY KEY, token TEXT NOT NULL, at BIGINT NOT NULL)',
];

/** What version 12 added: what people made of the daily tables. */
const ADDED_IN_12: readonly string[] = [
  `CREATE TABLE daily_results (
    day TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, points INTEGER NOT NULL, place INTEGER NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (day, game, player)
  )`,
  'CREATE INDEX daily_results_of_player ON daily_results (player)',
];

/** What version 13 added: whether somebody looks for a game that counts for ratings. */
const ADDED_IN_13: readonly string[] = ['ALTER TABLE seekers ADD COLUMN rated INTEGER NOT NULL DEFAULT 0'];

/** What version 14 added: editions that people have published, whose box says the same, the default of a game, and which tables are played with one. */
const ADDED_IN_14: readonly string[] = [
  `CREATE TABLE editions (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, author TEXT NOT NULL, name TEXT NOT NULL, note TEXT NOT NULL, changes TEXT NOT NULL,
    differs INTEGER NOT NULL, version INTEGER NOT NULL, made BIGINT NOT NULL, changed BIGINT NOT NULL
  )`,
  'CREATE INDEX editions_of_game ON editions (game)',
  'CREATE UNIQUE INDEX editions_of_author ON editions (author, game, name)',
  `CREATE TABLE edition_votes (
    edition TEXT NOT NULL, path TEXT NOT NULL, player TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (edition, path, player)
  )`,
  'CREATE INDEX edition_votes_of_player ON edition_votes (player)',
  'CREATE TABLE default_editions (game TEXT PRIMARY KEY, edition TEXT NOT NULL)',
  'CREATE TABLE edition_tables (tab TEXT PRIMARY KEY, edition TEXT NOT NULL)',
  'CREATE INDEX edition_tables_of ON edition_tables (edition)',
];

/** What version 15 added: what people have noted for themselves at their tables. */
const ADDED_IN_15: readonly string[] = [
  'CREATE TABLE notes (player TEXT NOT NULL, tab TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (player, tab))',
  'CREATE INDEX notes_of_table ON notes (tab)',
];

/** What version 16 added: who follows whom, who was invited where, and who lets others see what they play. */
const ADDED_IN_16: readonly string[] = [
  'ALTER TABLE players ADD COLUMN shown INTEGER',
  'CREATE TABLE follows (player TEXT NOT NULL, other TEXT NOT NULL, made BIGINT NOT NULL, PRIMARY KEY (player, other))',
  'CREATE INDEX follows_of_other ON follows (other)',
  `CREATE TABLE invitations (
    tab TEXT NOT NULL, player TEXT NOT NULL, inviter TEXT NOT NULL, made BIGINT NOT NULL, declined BIGINT, PRIMARY KEY (tab, player)
  )`,
  'CREATE INDEX invitations_of_player ON invitations (player)',
];

/** What version 17 added: tournaments, who takes part in them, and the tables of their rounds. */
const ADDED_IN_17: readonly string[] = [
  `CREATE TABLE tournaments (
    id TEXT PRIMARY KEY, organiser TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, at_table INTEGER NOT NULL,
    rounds INTEGER NOT NULL, most INTEGER NOT NULL, pace TEXT NOT NULL, fill TEXT, starts BIGINT, status TEXT NOT NULL, round INTEGER NOT NULL,
    token TEXT, made BIGINT NOT NULL, began BIGINT, ended BIGINT
  )`,
  'CREATE INDEX tournaments_by_status ON tournaments (status)',
  `CREATE TABLE tournament_entrants (
    tournament TEXT NOT NULL, entrant INTEGER NOT NULL, player TEXT, bot TEXT, withdrawn INTEGER NOT NULL, PRIMARY KEY (tournament, entrant)
  )`,
  'CREATE UNIQUE INDEX tournament_players ON tournament_entrants (tournament, player)',
  'CREATE INDEX tournaments_of_player ON tournament_entrants (player)',
  `CREATE TABLE tournament_tables (
    tournament TEXT NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL, tab TEXT, entrants TEXT NOT NULL, ranks TEXT,
    PRIMARY KEY (tournament, round, number)
  )`,
  'CREATE UNIQUE INDEX tournament_tables_at ON tournament_tables (tab)',
];

/** What version 18 added: house rules that people keep with their account. */
const ADDED_IN_18: readonly string[] = [
  `CREATE TABLE house_rules (
    id TEXT PRIMARY KEY, player TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, rules TEXT NOT NULL, at BIGINT NOT NULL
  )`,
  'CREATE UNIQUE INDEX house_rules_of_player ON house_rules (player, game, name)',
];

/** What each version since 6 has added, by its number. */
export const ADDED: Readonly<Record<number, readonly string[]>> = {
  6: ADDED_IN_6,
  7: ADDED_IN_7,
  8: ADDED_IN_8,
  9: ADDED_IN_9,
  10: ADDED_IN_10,
  11: ADDED_IN_11,
  12: ADDED_IN_12,
  13: ADDED_IN_13,
  14: ADDED_IN_14,
  15: ADDED_IN_15,
  16: ADDED_IN_16,
  17: ADDED_IN_17,
  18: ADDED_IN_18,
};
