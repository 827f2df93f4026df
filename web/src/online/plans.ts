/** When a channel is used, as a choice in a list: the value of an option, and its words. */
import type { Language } from '@bottega/kernel';
import type { TablePlan } from '@bottega/table/wire';
import { tell } from './words.svelte.ts';

export const PLANS: readonly TablePlan[] = [
  { when: 'at-once' },
  ...[5, 30, 120].map((minutes) => ({ when: 'later', minutes }) as const),
  ...[7, 12, 18].map((hour) => ({ when: 'daily', hour }) as const),
];

export function planWords(plan: TablePlan, language: Language): string {
  if (plan.when === 'later') return tell('notices.when.later', { minutes: plan.minutes });
  if (plan.when !== 'daily') return tell(`notices.when.${plan.when}`);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(plan.hour * 3_600_000);
  return tell('notices.when.daily', { time });
}

/** The usual choices, and the one that is chosen, should it be another. */
export function plansWith(chosen: TablePlan | undefined, others: readonly TablePlan[] = []): TablePlan[] {
  const all = [...PLANS, ...others];
  return chosen === undefined || all.some((plan) => isSame(plan, chosen)) ? all : [...all, chosen];
}

const isSame = (one: TablePlan, other: TablePlan): boolean => planKey(one) === planKey(other);
export const planKey = (plan: TablePlan): string => `${plan.when} ${'minutes' in plan ? plan.minutes : 'hour' in plan ? plan.hour : ''}`;
