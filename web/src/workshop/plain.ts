/** An annotated edition without its marks, right or wrong: for drawing what is being filled in. */
export function plainOf(annotated: unknown): unknown {
  if (Array.isArray(annotated)) return annotated.map(plainOf);
  if (annotated === null || typeof annotated !== 'object') return annotated;
  if ('mark' in annotated && 'value' in annotated) return annotated.value;
  return Object.fromEntries(Object.entries(annotated).map(([key, part]) => [key, plainOf(part)]));
}
