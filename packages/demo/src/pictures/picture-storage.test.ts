import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@chengji/server/kernel/config';
import { createRateLimiter } from '@chengji/server/kernel/http/limits/limits';
import { createStorage } from '@chengji/server/kernel/storage/storage';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { allGoods } from '../goods/all-goods.ts';
import { getSize, type Picture } from './picture.ts';
import { withDemoPictures } from './picture-storage.ts';
import { toRecipe } from './recipe.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'chengji-pictures-'));
const config = readConfig({ DATA_DIR: dataDir }, { production: false });
const plain = createStorage(config, createRateLimiter());
const storage = withDemoPictures(plain);
afterAll(async () => {
  await storage.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const toName = (picture: Picture) => storage.toAddress(toRecipe(picture)).replace('/files/', '');
const [first, second, third, fourth] = allGoods.map(({ photos }) => photos[0]);
if (!first || !second || !third || !fourth) throw new Error('the market is empty');
const isKept = async (picture: Picture) => (await plain.read(toName(picture))) !== null;

describe('a picture of the demo market', () => {
  it('is taken when it is first asked for, in its size, and kept', async () => {
    expect(await isKept(first)).toBe(false);
    const part = await storage.read(toName(first));
    const { width, height } = await sharp(part?.bytes).metadata();
    expect({ width, height }).toEqual(getSize(first));
    expect(await isKept(first)).toBe(true);
  });

  it('is taken once, however many ask, and for any size that has to be made of the whole', async () => {
    const name = toName(second);
    const keep = vi.spyOn(plain, 'keep');
    const [whole, opened, small] = await Promise.all([
      storage.read(name),
      storage.open(name),
      storage.readPicture(name, { w: 200, q: 50 }, '127.0.0.1'),
    ]);
    opened?.stream.destroy();
    expect(opened?.size).toBe(whole?.size);
    expect(small).not.toBeNull();
    expect(keep).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('is taken small where a list asks for it small, and kept in that size alone', async () => {
    const small = await storage.readPicture(toName(third), { w: 200 }, '127.0.0.1');
    expect(await sharp(small ?? undefined).metadata()).toMatchObject({ width: 240, format: 'webp' });
    expect(await isKept(third)).toBe(false);
    expect(await plain.readPicture(toName(third), { w: 200 }, '127.0.0.1')).toEqual(small);
  });

  it.each([
    ['cut to both sides', { w: 200, h: 100 }],
    ['in a quality', { w: 200, q: 50 }],
    ['no smaller than it is', { w: 2_000 }],
  ])('is taken whole where it is asked for %s', async (_what, asked) => {
    expect(await storage.readPicture(toName(fourth), asked, '127.0.0.1')).not.toBeNull();
    expect(await isKept(fourth)).toBe(true);
    await plain.remove(plain.toAddress(toRecipe(fourth)));
  });

  it('is found at the address an earlier release gave it, without its colour', async () => {
    const address = storage.toAddress({ ...toRecipe(first), colour: null });
    expect(await storage.read(address.replace('/files/', ''))).not.toBeNull();
  });

  it('may be taken ahead', async () => {
    await storage.takeAhead([first, third]);
    expect(await isKept(third)).toBe(true);
  });
});

it('what is no picture of the demo market is not there', async () => {
  const name = `ab/${'ab'.repeat(20)}.webp`;
  expect(await storage.read(name)).toBeNull();
  expect(await storage.readPicture(name, { w: 200 }, '127.0.0.1')).toBeNull();
});
