import { expect, it } from 'vitest';
import { pictureSizes, toPictureSize } from './picture-sizes.ts';

it('any side becomes the next one of a dozen sizes', () => {
  expect([1, 48, 49, 96, 360, 361, 2_400, 99_999].map(toPictureSize)).toEqual([
    48, 48, 96, 96, 360, 432, 2_400, 2_400,
  ]);
  expect(pictureSizes.length).toBeLessThanOrEqual(12);
});
