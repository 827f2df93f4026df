export * from './asks.ts';
export * from './basics.ts';
export * from './people.ts';
export * from './tables.ts';
