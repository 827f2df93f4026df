import { expect, test } from 'vitest';
import { placed } from '../placed.ts';

test('a sign is moved and scaled into another drawing: places move, steps and radii only shrink', () => {
  expect(placed('M12 4a8 8 0 1 0 .01 0z', 10, 20, 12)).toBe('M16 22a4 4 0 1 0 0.005 0z');
  expect(placed('M2 15h19l-3 5.5H4V8', 100, 200, 48)).toBe('M104 230h38l-6 11H108V216');
  expect(placed('M0 0C2 4 6 8-1-.5A3 4 30 0 1 5 6', 1, 2, 24)).toBe('M1 2C3 6 7 10 0 1.5A3 4 30 0 1 6 8');
});
