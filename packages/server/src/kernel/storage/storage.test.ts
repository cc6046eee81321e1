import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createStorage } from './storage.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'chengji-storage-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const storage = createStorage(readConfig({ DATA_DIR: dataDir }, { production: false }));
const nameOf = (url: string) => url.replace('/files/', '');

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f60' } });

it('keeps a picture as WebP, upright and without what the camera wrote', async () => {
  const sideways = await aPicture(300, 200)
    .withExif({ IFD0: { Artist: 'someone', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { url, contentType, width, height } = await storage.put(sideways);
  expect({ contentType, width, height }).toEqual({ contentType: 'image/webp', width: 200, height: 300 });
  expect(url).toMatch(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{40}\.webp$/);
  const kept = await storage.read(nameOf(url));
  const metadata = await sharp(kept?.bytes).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 200, height: 300 });
  expect(metadata.exif).toBeUndefined();
});

it('keeps the same content once', async () => {
  const png = await aPicture(10, 10).png().toBuffer();
  expect((await storage.put(png)).url).toBe((await storage.put(png)).url);
});

it('never keeps a picture larger than any screen needs', async () => {
  const { width, height } = await storage.put(await aPicture(4_000, 1_000).jpeg().toBuffer());
  expect({ width, height }).toEqual({ width: 2_560, height: 640 });
});

it('knows a file by its content and refuses what the market does not take', async () => {
  const half = (await aPicture(50, 50).png().toBuffer()).subarray(0, 60);
  const refused = [Buffer.from('<html>'), Buffer.from('%PDF-1.7'), Buffer.from('<svg onload="x">'), half];
  for (const bytes of refused) {
    await expect(storage.put(bytes)).rejects.toMatchObject({ key: 'common.invalid_input', field: 'file' });
  }
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(100)]);
  expect(await storage.put(film)).toMatchObject({ contentType: 'video/mp4', width: null, height: null });
});

it('keeps bytes of our own making as they are, where it said it would', async () => {
  const url = storage.addressOf('a recipe', 'webp');
  expect(await storage.read(nameOf(url))).toBeNull();
  await storage.keep('a recipe', Buffer.from('as it is'), 'webp');
  expect((await storage.read(nameOf(url)))?.bytes.toString()).toBe('as it is');
});

it('reads a part, and knows how large the whole is', async () => {
  await storage.keep('ten digits', Buffer.from('0123456789'), 'mp4');
  const name = nameOf(storage.addressOf('ten digits', 'mp4'));
  const part = async (start: number, end: number) => {
    const read = await storage.read(name, { start, end });
    return [read?.bytes.toString(), read?.size];
  };
  expect(await part(2, 4)).toEqual(['234', 10]);
  expect(await part(8, 99)).toEqual(['89', 10]);
  expect(await part(20, 30)).toEqual(['', 10]);
});

it('keeps privately what no address leads to, until it is removed', async () => {
  await storage.keepPrivate('tasks/1/0', Buffer.from('for its shop'));
  expect((await storage.readPrivate('tasks/1/0'))?.bytes.toString()).toBe('for its shop');
  expect(await storage.read('tasks/1/0')).toBeNull();
  await storage.removePrivate('tasks/1/0');
  await storage.removePrivate('tasks/1/0');
  expect(await storage.readPrivate('tasks/1/0')).toBeNull();
});

it('has nothing under a name nobody gave', async () => {
  expect(await storage.read('aa/none.webp')).toBeNull();
  expect(await storage.readPicture('aa/none.webp', { w: 100 })).toBeNull();
});

it('makes a picture in the size asked for, never larger than it is', async () => {
  const { url } = await storage.put(await aPicture(800, 400).png().toBuffer());
  const size = async (asked: { w?: number; h?: number; q?: number }) => {
    const { width, height } = await sharp(
      (await storage.readPicture(nameOf(url), asked)) ?? undefined,
    ).metadata();
    return [width, height];
  };
  expect(await size({ w: 240 })).toEqual([240, 120]);
  expect(await size({ w: 200, h: 200 })).toEqual([200, 200]);
  expect(await size({ q: 50 })).toEqual([360, 180]);
  expect(await size({ w: 2_000 })).toEqual([800, 400]);
});

it('makes a size once, however many ask for it at the same time', async () => {
  const { url } = await storage.put(await aPicture(900, 900).png().toBuffer());
  const before = kept();
  const asked = Array.from({ length: 12 }, (_, n) => storage.readPicture(nameOf(url), { w: 281 + n }));
  const made = await Promise.all(asked);
  expect(new Set(made.map((bytes) => bytes?.length)).size).toBe(1);
  expect(kept() - before).toBe(1);
});

const kept = () =>
  readdirSync(join(dataDir, 'cache'), { recursive: true }).filter((name) => String(name).endsWith('.webp'))
    .length;
