import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PictureCache } from './picture-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'chengji-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(folder, { recursive: true, force: true }));

const paths = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** As if everything there had been asked for so many hours ago. */
const age = (hours: number) => {
  const at = Date.now() / 1_000 - hours * 3_600;
  for (const path of paths()) utimesSync(path, at, at);
};

describe('the picture cache', () => {
  it('gives back what was kept, and nothing else', async () => {
    const cache = new PictureCache(folder, 1_000);
    await cache.write('a at 48', Buffer.from('small'));
    expect((await cache.read('a at 48'))?.toString()).toBe('small');
    expect(await cache.read('a at 96')).toBeNull();
  });

  it('forgets all that was made of a picture, and nothing made of another', async () => {
    const cache = new PictureCache(folder, 1_000);
    for (const recipe of ['a at 48', 'a at 96', 'b at 48']) await cache.write(recipe, Buffer.from('small'));
    await cache.remove('a');
    expect(await Promise.all(['a at 48', 'a at 96'].map((recipe) => cache.read(recipe)))).toEqual([
      null,
      null,
    ]);
    expect(await cache.read('b at 48')).not.toBeNull();
  });

  it('forgets what was not asked for longest, once it takes more than it may', async () => {
    const cache = new PictureCache(folder, 1_000);
    await cache.write('first', Buffer.alloc(90));
    await cache.write('second', Buffer.alloc(99));
    await cache.write('third', Buffer.alloc(99));
    age(3);
    await cache.read('first'); // asked for again
    await cache.write('large', Buffer.alloc(780));
    const kept = await Promise.all(['first', 'second', 'third', 'large'].map((recipe) => cache.read(recipe)));
    expect(kept.map((bytes) => bytes !== null)).toEqual([true, false, false, true]);
  });

  it('never takes more than it may, however much is made', async () => {
    const cache = new PictureCache(folder, 1_000);
    for (let n = 0; n < 40; n += 1) await cache.write(`picture ${n}`, Buffer.alloc(100));
    await cache.trim();
    expect(paths().length).toBeLessThanOrEqual(10);
  });
});
