import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createRateLimiter } from '../http/limits/limits.ts';
import { createStorage } from './storage.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'chengji-storage-'));
const storage = createStorage(readConfig({ DATA_DIR: dataDir }, { production: false }), createRateLimiter());
afterAll(async () => {
  await storage.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const put = (bytes: Buffer) => storage.put(bytes, { owner: 'shopper:1' });
const resized = (name: string, asked: { w?: number; h?: number; q?: number }) =>
  storage.readPicture(name, asked, '127.0.0.1');
const toName = (url: string) => url.replace('/files/', '');

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f60' } });

describe('the storage', () => {
  it('keeps a picture as WebP, upright and without what the camera wrote', async () => {
    const sideways = await aPicture(300, 200)
      .withExif({ IFD0: { Artist: 'someone', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url, contentType, width, height } = await put(sideways);
    expect({ contentType, width, height }).toEqual({ contentType: 'image/webp', width: 200, height: 300 });
    expect(url).toMatch(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{40}-f8[5-7]808\.webp$/);
    const kept = await storage.read(toName(url));
    const metadata = await sharp(kept?.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 200, height: 300 });
    expect(metadata.exif).toBeUndefined();
  });

  it('names no colour for a picture that something shines through', async () => {
    const clear = { create: { width: 9, height: 9, channels: 4 as const, background: '#0000' } };
    expect((await put(await sharp(clear).png().toBuffer())).url).toMatch(/\/[0-9a-f]{40}\.webp$/);
  });

  it('keeps the same content once', async () => {
    const png = await aPicture(10, 10).png().toBuffer();
    expect((await put(png)).url).toBe((await put(png)).url);
  });

  it('keeps one that is to stand alone apart from others of the same content, and removes it in every size', async () => {
    const png = await aPicture(10, 10).png().toBuffer();
    const [shared, alone] = [
      await put(png),
      await storage.put(png, { owner: 'shopper:1' }, { isAlone: true }),
    ];
    expect(alone.url).not.toBe(shared.url);
    expect(await resized(toName(alone.url), { w: 48 })).not.toBeNull();
    await storage.remove(alone.url);
    expect(await storage.read(toName(alone.url))).toBeNull();
    expect(await resized(toName(alone.url), { w: 48 })).toBeNull();
    expect(await storage.read(toName(shared.url))).not.toBeNull();
    await expect(storage.remove('/files/../secrets')).rejects.toThrow('no address');
  });

  it('never keeps a picture larger than any screen needs', async () => {
    const { width, height } = await put(await aPicture(4_000, 1_000).jpeg().toBuffer());
    expect({ width, height }).toEqual({ width: 2_560, height: 640 });
  });

  it('knows a file by its content and refuses what the market does not take', async () => {
    const half = (await aPicture(50, 50).png().toBuffer()).subarray(0, 60);
    const refused = [Buffer.from('<html>'), Buffer.from('%PDF-1.7'), Buffer.from('<svg onload="x">'), half];
    for (const bytes of refused) {
      await expect(put(bytes)).rejects.toMatchObject({ key: 'common.invalid_input', field: 'file' });
    }
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(100)]);
    expect(await put(film)).toMatchObject({ contentType: 'video/mp4', width: null, height: null });
  });

  /** A PNG that says what it is, and holds nothing: it can be measured, and not be decoded. */
  function aPng(width: number, height: number, bits = 8): Buffer {
    const head = Buffer.alloc(25);
    head.writeUInt32BE(13);
    head.write('IHDR', 4, 'latin1');
    head.writeUInt32BE(width, 8);
    head.writeUInt32BE(height, 12);
    head.writeUInt8(bits, 16);
    head.writeUInt8(2, 17);
    head.writeUInt32BE(crc32(head.subarray(4, 21)), 21);
    const data = Buffer.alloc(1_000);
    data.writeUInt32BE(900);
    data.write('IDAT', 4, 'latin1');
    return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), head, data]);
  }

  it.each([
    ['a line of 49 million pixels', 1, 49_000_000, 8],
    ['49 million pixels of 16 bits', 7_000, 7_000, 16],
    ['a side of 20,000', 20_000, 100, 8],
  ])('refuses %s', async (_what, width, height, bits) => {
    const refused = { key: 'common.invalid_input', field: 'file' };
    await expect(put(aPng(width, height, bits))).rejects.toMatchObject(refused);
  });

  it('judges a picture before it is decoded: what is refused for its size takes none of a person’s pixels', async () => {
    for (let n = 0; n < 13; n += 1) {
      const refused = storage.put(aPng(1, 49_000_000), { owner: 'shopper:4' });
      await expect(refused).rejects.toMatchObject({ key: 'common.invalid_input' });
    }
  });

  it('decodes so many pixels a minute for one person, and goes on for others', async () => {
    const by = (owner: string) =>
      storage.put(aPng(7_000, 7_000), { owner }).catch((error: { key: string }) => error.key);
    for (let n = 0; n < 12; n += 1) expect(await by('shopper:2')).toBe('common.invalid_input');
    expect(await by('shopper:2')).toBe('common.too_many_requests');
    expect(await by('shopper:3')).toBe('common.invalid_input');
  });

  it('keeps bytes of our own making as they are, where it said it would', async () => {
    const recipe = { name: 'a recipe', extension: 'webp', colour: 'f0e6da' };
    const url = storage.toAddress(recipe);
    expect(url).toContain('-f0e6da.webp');
    expect(await storage.read(toName(url))).toBeNull();
    await storage.keep(recipe, Buffer.from('as it is'));
    expect((await storage.read(toName(url)))?.bytes.toString()).toBe('as it is');
  });

  it('reads a part, and knows how large the whole is', async () => {
    const recipe = { name: 'ten digits', extension: 'mp4' };
    await storage.keep(recipe, Buffer.from('0123456789'));
    const name = toName(storage.toAddress(recipe));
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
    expect(await resized('aa/none.webp', { w: 100 })).toBeNull();
  });

  it('makes a picture in the next of its sizes, never larger than it is', async () => {
    const { url } = await put(await aPicture(800, 400).png().toBuffer());
    const size = async (asked: { w?: number; h?: number; q?: number }) => {
      const { width, height } = await sharp((await resized(toName(url), asked)) ?? undefined).metadata();
      return [width, height];
    };
    expect(await size({ w: 240 })).toEqual([240, 120]);
    expect(await size({ w: 200, h: 180 })).toEqual([240, 192]);
    expect(await size({ q: 50 })).toEqual([360, 180]);
    expect(await size({ w: 2_000 })).toEqual([800, 400]);
  });

  it('makes a size once, however many ask for it at the same time', async () => {
    const { url } = await put(await aPicture(900, 900).png().toBuffer());
    const before = kept();
    const asked = Array.from({ length: 12 }, (_, n) => resized(toName(url), { w: 281 + (n % 8) }));
    const made = await Promise.all(asked);
    expect(new Set(made.map((bytes) => bytes?.length)).size).toBe(1);
    expect(kept() - before).toBe(1);
  });
});

const kept = () =>
  readdirSync(join(dataDir, 'cache'), { recursive: true }).filter((name) => String(name).endsWith('.webp'))
    .length;
