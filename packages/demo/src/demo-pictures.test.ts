import { describe, expect, it } from 'vitest';
import { demoPictures, listedPictures, picturesAtOnce } from './demo-pictures.ts';
import { isDrawn } from './pictures/cut-figure.ts';
import { getSize, listObjects, toPictureName } from './pictures/picture.ts';

const names = new Set(demoPictures().map(toPictureName));

describe('the pictures of the demo market', () => {
  it('are all of figures that are drawn', () => {
    expect(
      demoPictures()
        .flatMap(listObjects)
        .filter((object) => !isDrawn(object)),
    ).toEqual([]);
  });

  it('are the same ones every time', () => {
    expect(new Set(demoPictures().map(toPictureName))).toEqual(names);
  });

  it('are few that are taken while the market is made, and most of those small', () => {
    const first = new Map(picturesAtOnce().map((picture) => [toPictureName(picture), picture]));
    expect(first.size).toBeLessThan(220);
    const large = [...first.values()].filter((picture) => getSize(picture).width > 600);
    expect(large.length).toBeLessThan(90);
  });

  it('are among all of them where they are taken at once or ahead', () => {
    const taken = [...picturesAtOnce(), ...listedPictures()].map(toPictureName);
    expect(taken.filter((name) => !names.has(name))).toEqual([]);
  });
});
