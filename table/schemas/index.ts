export * from './asks.ts';
export * from './basics.ts';
export * from './company.ts';
export * from './moderation.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './prepared.ts';
export * from './tables.ts';
