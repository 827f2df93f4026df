/**
 * Measures the web application in a real browser: what its scripts weigh, and the time from click to painted answer,
 * beside a bare page that is pressed in turns with each game.
 */
import { GAMES, House } from '../test/house.ts';
import { openBarePage, PARTS } from './bare-page.ts';
import { openTable } from './press-table.ts';
import { weigh } from './weight.ts';

export interface WebMeasure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  /** What the house promised; nothing for what only stands beside it. */
  readonly most?: number;
}

const HOME_KB = 90;
const GAME_KB = 140;
const SLOWDOWN = 4;
/** Presses of each page, and how many in a row. */
const PRESSES = 60;
const IN_A_ROW = 5;

export async function benchWeb(say: (text: string) => void, only?: string): Promise<WebMeasure[]> {
  const house = new House();
  await house.open();
  const games = GAMES.filter((id) => only === undefined || id === only);
  const measures: WebMeasure[] = [];
  try {
    for (const game of games) {
      say(`Weighing ${game}…`);
      const { home, more } = await weigh(house, game);
      if (measures.length === 0) measures.push({ name: 'home, scripts', unit: 'KB gz', value: round(home), most: HOME_KB });
      measures.push({ name: `${game}, scripts more`, unit: 'KB gz', value: round(more), most: GAME_KB });
    }
    for (const game of games) {
      say(`Pressing ${game}…`);
      measures.push(...(await pressInTurns(house, game)));
    }
  } finally {
    await house.close();
  }
  return measures;
}

async function pressInTurns(house: House, game: string): Promise<WebMeasure[]> {
  const bare = await openBarePage(house, SLOWDOWN);
  const table = await openTable(house, game, SLOWDOWN);
  for (let made = 0; made < PRESSES; made += IN_A_ROW) {
    const goesOn = await table.press(IN_A_ROW);
    await bare.press(IN_A_ROW);
    if (!goesOn) break;
  }
  const [{ answers, offers }, plain] = [await table.times(), await bare.times()];
  await table.close();
  await bare.close();
  const beside = `${PARTS} plain parts`;
  return [
    { name: `${game}, click to painted answer (median of ${answers.length})`, unit: 'ms', value: at(answers, 0.5), most: at(plain, 0.5) },
    { name: `${game}, click to painted answer (95 %)`, unit: 'ms', value: at(answers, 0.95), most: at(plain, 0.95) },
    { name: `${game}, click to what may be done next (median)`, unit: 'ms', value: at(offers, 0.5) },
    { name: `in turns with it, a page with ${beside} (median of ${plain.length})`, unit: 'ms', value: at(plain, 0.5) },
    { name: `in turns with it, a page with ${beside} (95 %)`, unit: 'ms', value: at(plain, 0.95) },
  ];
}

const at = (times: readonly number[], part: number): number => round([...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);
const round = (value: number): number => Math.round(value * 10) / 10;
