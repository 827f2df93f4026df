import type { NoticeWishes } from '@bottega/table/wire';

/** Until somebody has said otherwise, which a page does with the first channel. */
export const DEFAULT_WISHES: NoticeWishes = { language: 'en', zone: 'UTC', quiet: null };
