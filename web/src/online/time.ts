/** Lengths of time in few characters, for clocks: 4:07, 1:02:30, and in words where days count. */
import type { Language } from '@bottega/kernel';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, '0');

function short(count: number, unit: 'day' | 'hour', language: Language): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count);
}

/** What is left on a clock; one that has run out shows nothing left. */
export function timeLeft(milliseconds: number, language: Language): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return `${short(Math.floor(left / DAY), 'day', language)} ${short(Math.floor((left % DAY) / HOUR), 'hour', language)}`;
  const seconds = Math.ceil(left / SECOND);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** A moment of the past or the future, as far as it matters: today by its time, else by its day. */
export function when(time: number, language: Language): string {
  const today = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
