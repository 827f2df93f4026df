/** Numbers with their nouns: `counted('en', { one: '# florin', other: '# florins' })(3)` reads "3 florins". */
import type { Language } from '@bottega/kernel';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export function counted(language: Language, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
}
