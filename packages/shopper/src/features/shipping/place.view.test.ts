import { expect, test } from 'vitest';
import { parseSpot, spotText } from './place.view.ts';

test('a spot is written to the metre', () => {
  expect(spotText({ latitude: 30.274_151_9, longitude: 120.155 })).toBe('30.27415, 120.15500');
});

test('an address names a spot on earth, or none', () => {
  expect(parseSpot('30.27', '120.15')).toEqual({ latitude: 30.27, longitude: 120.15 });
  for (const [latitude, longitude] of [
    ['91', '0'],
    ['0', '-181'],
    ['north', '0'],
    ['', '0'],
    [undefined, '120.15'],
  ]) {
    expect(parseSpot(latitude, longitude)).toBeNull();
  }
});
