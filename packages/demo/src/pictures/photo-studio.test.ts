import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takePicture, takePictures } from './photo-studio.ts';
import { getSize, type Photo, type Picture, toPictureName } from './picture.ts';
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

describe('the photo studio', () => {
  it('is lit from the top left and darkest at the floor’s crease, at 76 % of the height', async () => {
    const at = await readBrightness(setStage(photo).svg);
    expect(at(20, 12)).toBeGreaterThan(at(96, 12));
    const wall = Array.from({ length: 98 }, (_, y) => ({ y: y + 1, light: at(1, y + 1) }));
    const darkest = wall.reduce((least, spot) => (spot.light < least.light ? spot : least));
    expect(darkest.y).toBeGreaterThanOrEqual(75);
    expect(darkest.y).toBeLessThanOrEqual(77);
  });

  it('throws a contact shadow where the object stands', async () => {
    const at = await readBrightness(setStage(photo).svg);
    expect(at(51, 84)).toBeLessThan(at(2, 84) - 15);
  });

  it('stands the object on the floor, and on the plinth when there is one', async () => {
    const hueAt = async (picture: Photo, x: number, y: number) => {
      const { data, info } = await sharp(await takePicture(picture))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (Math.round((y / 100) * info.height) * info.width + Math.round((x / 100) * info.width)) * 3;
      return { red: data[at] ?? 0, blue: data[at + 2] ?? 0 };
    };
    const isOrange = ({ red, blue }: { red: number; blue: number }) => red - blue > 90;
    expect(isOrange(await hueAt(photo, 50, 80))).toBe(true);
    expect(isOrange(await hueAt(photo, 50, 87))).toBe(false);
    expect(isOrange(await hueAt({ ...photo, prop: 'plinth' }, 50, 71))).toBe(true);
    expect(isOrange(await hueAt({ ...photo, prop: 'plinth' }, 50, 78))).toBe(false);
  });
});

const everyKind: Picture[] = [
  photo,
  { ...photo, objects: ['🍊', '🍋', '🍎'], ratio: '5:4' },
  { ...photo, objects: ['👟'], prop: 'fly', tone: 'lilac', ratio: '4:5' },
  { ...photo, objects: ['🫖'], prop: 'arch', tone: 'sand', ratio: '3:4' },
  { ...photo, turn: -8, flip: true, zoom: 1.15 },
  { kind: 'avatar', of: 'person', object: '🐼', tone: 'mint' },
  { kind: 'tile', object: '🎧', tone: 'lilac' },
  { kind: 'banner', format: 'wide', ground: 'sunset', objects: ['⛺', '🧳'] },
  { kind: 'banner', format: 'tall', ground: 'dusk', objects: ['🎧', '📷', '⌚'] },
];

describe('a picture', () => {
  it.each(everyKind)('is a PNG of its size, and the same bytes every time: $kind', async (picture) => {
    const taken = await takePicture(picture);
    const { format, width, height } = await sharp(taken).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...getSize(picture) });
    expect(taken.equals(await takePicture(picture))).toBe(true);
  });

  it('is taken once, however often it is asked for, and alike alone or among others', async () => {
    const taken = new Map<string, Buffer>();
    let times = 0;
    await takePictures([...everyKind, ...everyKind], async (name, bytes) => {
      times += 1;
      taken.set(name, bytes);
    });
    expect(times).toBe(everyKind.length);
    expect(taken.get(toPictureName(photo))?.equals(await takePicture(photo))).toBe(true);
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
