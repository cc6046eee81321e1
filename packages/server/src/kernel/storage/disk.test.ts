import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anOperator, getRefusalKey, type Market, startMarket } from '@chengji/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log/log.ts';
import { Disk } from './disk.ts';

const log = createLog(readConfig({ LOG_LEVEL: 'silent' }, { production: false }));
let folder: string;
let missing: string | null = null;

/** A disk of its own, small enough to be filled. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'chengji', folder], { stdio: 'ignore' });
  } catch {
    missing = 'only root can mount a disk to fill';
  }
});
afterAll(() => {
  if (!missing) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

const filler = () => join(folder, 'filler');
const fill = () => {
  try {
    writeFileSync(filler(), Buffer.alloc(4 * 1024 * 1024));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
};

describe('the disk', () => {
  it('has no room when less is free than may be, or nothing can be written', async () => {
    const here = new Disk(folder, log, { leastFreeBytes: 0 });
    expect(await here.hasRoom()).toBe(true);
    expect(await new Disk(folder, log, { leastFreeBytes: 2 ** 60 }).hasRoom()).toBe(false);
    expect(await new Disk(import.meta.filename, log).hasRoom()).toBe(false);
  });

  it('finds a full disk though its market is up, and finds it mended', async ({ skip }) => {
    if (missing) skip(missing);
    const disk = new Disk(folder, log, { leastFreeBytes: 0, keptForMs: 0 });
    fill();
    expect(await disk.hasRoom()).toBe(false);
    rmSync(filler());
    expect(await disk.hasRoom()).toBe(true);
  });

  it('refuses an upload there is no room for in so many words, and says that it is degraded', async ({
    skip,
  }) => {
    if (missing) skip(missing);
    const market: Market = await startMarket({ environment: { DATA_DIR: join(folder, 'data') } });
    const { client } = await anOperator(market);
    fill();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#fff', noise },
    })
      .png()
      .toBuffer();
    const sent = client.upload('POST /platform/files/upload', new Blob([new Uint8Array(picture)]), 'a.png');
    expect(await getRefusalKey(sent)).toBe('common.storage_full');
    const answer = await fetch(`${market.url}/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'degraded', disk: false }]);
    rmSync(filler());
    await market.stop();
  });

  it('says that it is degraded when the database’s disk is full', async () => {
    const market = await startMarket({ modules: [] });
    const { pool } = market.server.kernel.database;
    const health = async () => (await fetch(`${market.url}/readyz`)).json();
    expect(await health()).toMatchObject({ disk: true });
    const full = pool.query(`do $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`);
    await expect(full).rejects.toThrow('no room');
    expect(await health()).toMatchObject({ status: 'degraded', database: true, disk: false });
    await market.stop();
  });
});
