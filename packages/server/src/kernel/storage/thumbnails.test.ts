import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createRateLimiter } from '../http/limits/limits.ts';
import { PictureCache } from './picture-cache.ts';
import { Pictures } from './pictures.ts';
import { Thumbnails } from './thumbnails.ts';

const folder = mkdtempSync(join(tmpdir(), 'chengji-thumbnails-'));
const pictures = new Pictures(createRateLimiter());
afterAll(async () => {
  await pictures.close();
  rmSync(folder, { recursive: true });
});

it('a picture that is kept is found at once, also while another who came before it still looks for the original', async () => {
  const thumbnails = new Thumbnails(new PictureCache(folder, 1_000_000), pictures);
  const exists = Promise.withResolvers<boolean>();
  const get = () =>
    thumbnails.get(
      'a.webp',
      { w: 192 },
      { owner: 'a', exists: () => exists.promise, read: async () => null },
    );
  const before = get();
  await thumbnails.keep('a.webp', { w: 192 }, Buffer.from('kept'));
  const found = get();
  exists.resolve(false);
  expect(String(await found)).toBe('kept');
  await before;
});
