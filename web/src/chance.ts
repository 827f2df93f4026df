/** Chance that nobody can foresee, as text. `randomUUID` would need https, which friends in one house do not have. */
export function randomText(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
