import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutFigure, readObject } from '../pictures/cut-figure.ts';
import { type Lab, type Rgb, readHex, toLab } from '../pictures/oklab.ts';
import { allGoods } from './all-goods.ts';
import { findColour } from './named-colours.ts';

/** Nearer than this, two colours have the same name. */
const NEAR = 0.12;
/** Some figures are mostly of something else, such as a watch of its face. */
const LEAST_SHARE = 0.15;

const computeDistance = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** How much of a dyed figure is near the colour it is dyed. */
async function computeShare(object: string): Promise<number> {
  const { body, box } = await cutFigure(object);
  const wanted = toLab(readHex(readObject(object).dye ?? '#000'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${body}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
  const solid = pixels.filter(([, , , cover = 0]) => cover > 200);
  const near = solid.filter(
    ([red = 0, green = 0, blue = 0]) => computeDistance(toLab([red, green, blue] as Rgb), wanted) < NEAR,
  );
  return near.length / solid.length;
}

describe('a colour that goods come in', () => {
  it('is known by its name, or its name says no one colour', () => {
    const names = allGoods.flatMap(({ specs }) =>
      specs.filter(({ name }) => name.zh === '颜色' && name.en === 'Colour').flatMap(({ values }) => values),
    );
    const unknown = new Set(names.map(({ zh }) => zh).filter((name) => !findColour(name)));
    expect([...unknown].sort()).toEqual(['什锦', '多彩', '黑白灰'].sort());
  });

  it('is drawn: black is black, oat is oat', async () => {
    // one colour of each goods: all of them would take too long
    const chosen = allGoods.flatMap(({ skus }, index) => {
      const objects = [...new Set(skus.map(({ photo }) => photo.objects[0]))];
      const object = objects[index % objects.length] ?? '';
      return readObject(object).dye ? [object] : [];
    });
    const shares = await Promise.all(
      chosen.map(async (object) => ({ object, share: await computeShare(object) })),
    );
    expect(shares.filter(({ share }) => share < LEAST_SHARE)).toEqual([]);
    const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.65);
  });
});
