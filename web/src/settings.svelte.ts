/** What the reader likes; kept in the browser. */
import { LANGUAGES, type Language } from '@bottega/kernel';
import type { TableSettings } from '@bottega/table';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = { slow: 1200, normal: 600, quick: 250, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: Speed;
  confirm: boolean;
  forced: boolean;
  sound: boolean;
  watchful: boolean;
  name: string;
}

const KEY = 'bottega.settings';

const spoken = (): Language => navigator.languages.map((tag) => tag.slice(0, 2) as Language).find((language) => LANGUAGES.includes(language)) ?? 'en';

function stored(): Partial<Settings> {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (read.language !== undefined && !LANGUAGES.includes(read.language)) read.language = undefined;
    if (read.speed !== undefined && !Object.hasOwn(SPEEDS, read.speed)) read.speed = undefined;
    return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({
  language: spoken(),
  theme: 'auto',
  speed: 'normal',
  confirm: true,
  forced: true,
  sound: true,
  watchful: false,
  name: '',
  ...stored(),
});

export function change(given: Partial<Settings>): void {
  Object.assign(settings, given);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export const tableSettings = (): TableSettings => ({ pace: SPEEDS[settings.speed], confirm: settings.confirm, forced: settings.forced });

/** Puts theme and language onto the page, and follows every change. */
export function dress(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let systemDark = $state(dark.matches);
  dark.addEventListener('change', () => {
    systemDark = dark.matches;
  });
  $effect(() => {
    const wanted = settings.theme === 'auto' ? (systemDark ? 'dark' : 'light') : settings.theme;
    document.documentElement.dataset.theme = wanted;
    document.documentElement.lang = settings.language;
  });
}
