import { describe, expect, it } from 'vitest';
import { getSize, type Photo, toPictureName } from './picture.ts';

const photo: Photo = { kind: 'photo', objects: ['🍊'], tone: 'peach', prop: 'none', ratio: '1:1' };

describe('the name of a picture', () => {
  it('follows from what is in it, in any order of writing', () => {
    const { kind, objects, ...rest } = photo;
    expect(toPictureName({ ...rest, objects, kind })).toBe(toPictureName(photo));
    expect(toPictureName(photo)).toMatch(/^photo-[0-9a-f]{20}$/);
  });

  it.each([
    { ...photo, tone: 'mint' as const },
    { ...photo, prop: 'sun' as const },
    { ...photo, objects: ['🍊', '🍊'] as const },
    { ...photo, turn: 5 },
  ])('differs when anything in it does', (other) =>
    expect(toPictureName(other)).not.toBe(toPictureName(photo)),
  );
});

describe('the size of a picture', () => {
  it.each([
    ['1:1', 1200],
    ['4:5', 1500],
    ['3:4', 1600],
    ['5:4', 960],
  ] as const)('of a photo at %s is 1200 by %i', (ratio, height) =>
    expect(getSize({ ...photo, ratio })).toEqual({ width: 1200, height }),
  );

  it('is never wider than a phone’s screen of three dots a pixel', () => {
    for (const format of ['wide', 'strip', 'cube', 'tall'] as const)
      expect(
        getSize({ kind: 'banner', format, ground: 'sunset', objects: ['⛺'] }).width,
      ).toBeLessThanOrEqual(1200);
  });
});
