export { LocalTable, type LocalTableOptions } from './local-table.ts';
export { diff, type Patch, patch } from './patch.ts';
export type { Known } from './remote/known.ts';
export type { Socket } from './remote/link.ts';
export { type Company, RemoteTable } from './remote-table.ts';
export { readSavedTable, type SavedTable, writeSavedTable } from './saved-table.ts';
export type { Course, LogLine, Scene, Sitter, Table, TableSettings } from './table.ts';
export { TableLog } from './table-log.ts';
export { totalsOf } from './totals.ts';
