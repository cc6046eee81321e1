import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutFigure } from './cut-figure.ts';
import { figureColours } from './figure-colours.ts';
import { figureNames } from './figure-names.ts';
import { toHex, toRgb } from './oklab.ts';
import { takePicture } from './photo-studio.ts';
import type { Photo } from './picture.ts';
import { toRecipe } from './recipe.ts';

const photo: Photo = { kind: 'photo', objects: ['🥑'], prop: 'none', ratio: '1:1' };

describe('the colour a picture is kept by', () => {
  it('is written down for every figure, as it is measured', async () => {
    expect(Object.keys(figureColours)).toEqual(Object.keys(figureNames));
    const some = Object.entries(figureColours).filter((_, at) => at % 20 === 0);
    for (const [emoji, colour] of some) expect(toHex(toRgb((await cutFigure(emoji)).colour))).toBe(colour);
  });

  it.each([photo, { ...photo, tone: 'sky' as const }, { ...photo, objects: ['🧣#8a2a2b'] as const }])(
    'is about that of the wall it is taken before',
    async (picture) => {
      const taken = sharp(await takePicture(picture)).extract({ left: 0, top: 620, width: 40, height: 40 });
      const { channels } = await sharp(await taken.png().toBuffer()).stats();
      const wall = Buffer.from(toRecipe(picture).colour ?? '', 'hex');
      for (const [at, { mean }] of channels.entries())
        expect(Math.abs(mean - (wall[at] ?? 0))).toBeLessThan(12);
    },
  );
});
