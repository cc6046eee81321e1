import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takePicture } from './photo-studio.ts';
import { getSize, type Photo, type Picture } from './picture.ts';
import { setStage } from './stage.ts';

const photo: Photo = { kind: 'photo', objects: ['🍊'], tone: 'peach', prop: 'none', ratio: '1:1' };

/** Brightness, 0 to 255, of a spot given in hundredths of the width and the height. */
async function readBrightness(image: Buffer | string): Promise<(x: number, y: number) => number> {
  const { data, info } = await sharp(typeof image === 'string' ? Buffer.from(image) : image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at =
      (Math.round((y / 100) * (info.height - 1)) * info.width + Math.round((x / 100) * (info.width - 1))) * 3;
    return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  };
}

const drawEmpty = (empty: Photo): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 100 100">${setStage(empty).content}</svg>`;

describe('the photo studio', () => {
  it('is lit from the top left and darkest at the floor’s crease, at 76 % of the height', async () => {
    const at = await readBrightness(drawEmpty(photo));
    expect(at(20, 12)).toBeGreaterThan(at(96, 12));
    const wall = Array.from({ length: 98 }, (_, y) => ({ y: y + 1, light: at(1, y + 1) }));
    const darkest = wall.reduce((least, spot) => (spot.light < least.light ? spot : least));
    expect(darkest.y).toBeGreaterThanOrEqual(75);
    expect(darkest.y).toBeLessThanOrEqual(77);
  });

  it('throws a contact shadow where the object stands', async () => {
    const at = await readBrightness(drawEmpty(photo));
    expect(at(51, 84)).toBeLessThan(at(2, 84) - 15);
  });

  it('stands the object on the floor, and on the plinth when there is one', async () => {
    const isOrangeAt = async (picture: Photo) => {
      const { data, info } = await sharp(await takePicture(picture))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return (y: number) => {
        const at = (Math.round((y / 100) * info.height) * info.width + info.width / 2) * 3;
        return (data[at] ?? 0) - (data[at + 2] ?? 0) > 90;
      };
    };
    const onFloor = await isOrangeAt(photo);
    const onPlinth = await isOrangeAt({ ...photo, prop: 'plinth' });
    expect([80, 87].map(onFloor)).toEqual([true, false]);
    expect([71, 78].map(onPlinth)).toEqual([true, false]);
  });
});

const everyKind: Picture[] = [
  photo,
  { ...photo, objects: ['🍊', '🍋', '🍎'], ratio: '5:4' },
  { ...photo, objects: ['👟'], prop: 'fly', tone: 'lilac', ratio: '4:5' },
  { ...photo, objects: ['🫖'], prop: 'arch', tone: 'sand', ratio: '3:4' },
  { ...photo, turn: -8, flip: true, zoom: 1.15 },
  { kind: 'card', of: 'sizes', object: '🍊', lines: [{ text: '2.5 kg' }, { text: '5 kg' }] },
  { kind: 'card', of: 'facts', object: '☂️#d8262f', lines: [{ icon: '📏', text: '105 cm' }] },
  { ...photo, view: 'close' },
  { ...photo, objects: ['🍊', '🌿', '🧺'], view: 'use' },
  { kind: 'avatar', of: 'person', object: '🐼', tone: 'mint' },
  { kind: 'tile', object: '🎧', tone: 'lilac' },
  { kind: 'banner', format: 'wide', ground: 'sunset', objects: ['⛺', '🧳'] },
  { kind: 'banner', format: 'tall', ground: 'dusk', objects: ['🎧', '📷', '⌚'] },
];

describe('a picture', () => {
  it.each(everyKind)('is a WebP of its size: $kind', async (picture) => {
    const taken = await takePicture(picture);
    const { format, width, height } = await sharp(taken).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', ...getSize(picture) });
  });
});

it.each(everyKind)('a small picture looks as the whole one resized: $kind', async (picture) => {
  const width = 144;
  const readPixels = (image: Buffer) => sharp(image).resize({ width }).removeAlpha().raw().toBuffer();
  const small = await takePicture(picture, width);
  const [taken, resized] = await Promise.all([readPixels(small), readPixels(await takePicture(picture))]);
  const difference = taken.reduce((sum, value, at) => sum + Math.abs(value - (resized[at] ?? 0)), 0);
  expect((await sharp(small).metadata()).width).toBe(width);
  expect(taken.length).toBe(resized.length);
  expect(difference / taken.length).toBeLessThan(4);
});

it('the same picture is the same bytes every time', async () => {
  expect((await takePicture(photo)).equals(await takePicture(photo))).toBe(true);
});

describe('the ground', () => {
  it('is in the colour of what stands on it, unless a tone is told', async () => {
    const { tone: _, ...own } = photo;
    const isWarm = async (picture: Photo) => {
      const { data } = await sharp(await takePicture(picture))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (Math.round(0.76 * 1200) * 1200 + 20) * 3;
      return (data[at] ?? 0) > (data[at + 2] ?? 0);
    };
    expect(await isWarm(own)).toBe(true);
    expect(await isWarm({ ...own, objects: ['🫐'] })).toBe(false);
    expect(await isWarm({ ...own, objects: ['🫐'], tone: 'peach' })).toBe(true);
  });
});

describe('a banner', () => {
  it.each(['sunset', 'forest', 'ocean', 'dusk', 'berry', 'cocoa'] as const)(
    'leaves its left third dark enough for white text: %s',
    async (ground) => {
      const at = await readBrightness(
        await takePicture({ kind: 'banner', format: 'wide', ground, objects: ['⛺'] }),
      );
      for (const x of [6, 20, 33]) for (const y of [25, 50, 75]) expect(at(x, y)).toBeLessThan(125);
    },
  );
});
