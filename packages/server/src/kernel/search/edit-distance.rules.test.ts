import { expect, it } from 'vitest';
import { countEdits } from './edit-distance.rules.ts';

it.each([
  ['camra', 'camera', 1],
  ['keybord', 'keyboard', 1],
  ['suitcsae', 'suitcase', 1],
  ['shouji', 'shouji', 0],
  ['teh', 'the', 1],
  ['kitten', 'sitting', 3],
])('from “%s” to “%s” it is %i edits', (left, right, edits) => {
  expect(countEdits(left, right, 3)).toBe(edits);
  expect(countEdits(right, left, 3)).toBe(edits);
});

it('more edits than asked for are not counted to their end', () =>
  expect(countEdits('headphones', 'microphone', 2)).toBeGreaterThan(2));
