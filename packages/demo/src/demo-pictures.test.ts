import { describe, expect, it } from 'vitest';
import { demoPictures } from './demo-pictures.ts';
import { isDrawn } from './pictures/emoji.ts';
import { toPictureName } from './pictures/picture.ts';

describe('the pictures of the demo market', () => {
  it('are all of drawn objects', () => {
    const objects = demoPictures().flatMap((picture) =>
      'objects' in picture ? [...picture.objects] : [picture.object],
    );
    expect(objects.filter((object) => object && !isDrawn(object))).toEqual([]);
  });

  it('are few enough to be taken while one waits, and the same ones every time', () => {
    const names = new Set(demoPictures().map(toPictureName));
    expect(names.size).toBeLessThan(780);
    expect(new Set(demoPictures().map(toPictureName))).toEqual(names);
  });
});
