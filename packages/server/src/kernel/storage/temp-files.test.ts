import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TempFiles } from './temp-files.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'chengji-temp-')), 'tmp');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the folder of temporary files', () => {
  it('removes what a process that died left behind, and nothing that may be in use', async () => {
    const files = new TempFiles(folder);
    await files.removeLeftovers(); // there is no folder yet
    const [old, young] = [await files.newPath(), await files.newPath()];
    for (const path of [old, young]) writeFileSync(path, 'x');
    const twoHoursAgo = Date.now() / 1_000 - 2 * 60 * 60;
    utimesSync(old, twoHoursAgo, twoHoursAgo);
    await files.removeLeftovers();
    expect([old, young].map((path) => existsSync(path))).toEqual([false, true]);
  });
});
