import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { aLive, freePort, hasEncoder, type Market, startMarket, type TestLive } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { acceptEncoder } from '../../sessions/encoder.ts';
import { findLive } from '../../sessions/lives.queries.ts';
import { joinParts, probePart } from './join-parts.ts';
import { countRecordings, insertPart, listParts } from './recordings.queries.ts';

const it = marketTest;

/** What an encoder sent for a second or two, as the process writes it. */
function aPart(path: string, { size = '160x284', seconds = 1 } = {}): string {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=10`];
  const sound = ['-f', 'lavfi', '-i', 'sine=sample_rate=44100'];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '10', '-c:a', 'aac'];
  const args = [
    '-v',
    'error',
    ...picture,
    ...sound,
    '-t',
    String(seconds),
    ...coded,
    '-f',
    'flv',
    '-y',
    path,
  ];
  execFileSync('ffmpeg', args);
  return path;
}

const aFolder = () => mkdtempSync(join(tmpdir(), 'chengji-parts-'));
const signal = new AbortController().signal;

/** A node that was killed is back, with the folder it had. */
async function restart(market: Market, port: number, dataDir: string): Promise<Market> {
  return startMarket({
    databaseUrl: market.databaseUrl,
    environment: { DATA_DIR: dataDir, RTMP_PORT: String(port) },
  });
}

const partsFolder = (dataDir: string) => {
  const folder = join(dataDir, 'live', 'recordings');
  mkdirSync(folder, { recursive: true });
  return folder;
};

describe.skipIf(!hasEncoder)('the parts of a recording', () => {
  it('become one film, in which what was lost stands still', async () => {
    const folder = aFolder();
    const beganAt = new Date('2026-05-01T12:00:00Z');
    const first = { path: aPart(join(folder, '1.flv')), startedAt: beganAt };
    const second = { path: aPart(join(folder, '2.flv')), startedAt: new Date(beganAt.getTime() + 5_000) };
    const to = join(folder, 'film.mp4');
    expect(await joinParts(beganAt, [first, second], to, signal)).toBeCloseTo(6, 0);
    expect(await probePart(to)).toMatchObject({ width: 160, height: 284 });
  });

  it('are made anew where the encoder came back with other pictures', async () => {
    const folder = aFolder();
    const beganAt = new Date();
    const sources = ['160x284', '80x142'].map((size, index) => ({
      path: aPart(join(folder, `${index}.flv`), { size }),
      startedAt: new Date(beganAt.getTime() + index * 1_000),
    }));
    const to = join(folder, 'film.mp4');
    expect(await joinParts(beganAt, sources, to, signal)).toBeCloseTo(2, 0);
    expect(await probePart(to)).toMatchObject({ width: 160, height: 284 });
  });

  it('that show nothing make no film', async () => {
    const path = join(aFolder(), '1.flv');
    writeFileSync(path, 'FLV');
    expect(await joinParts(new Date(), [{ path, startedAt: new Date() }], `${path}.mp4`, signal)).toBeNull();
    expect(existsSync(`${path}.mp4`)).toBe(false);
  });
});

describe.skipIf(!hasEncoder)('a node that was killed', () => {
  const findState = async (market: Market, { id }: TestLive) =>
    (await findLive(market.context().db, id))?.state;

  it('makes the replay of what it had recorded when it is back, and forgets what nobody knows', async ({
    market,
    shop,
  }) => {
    const live = await aLive(market, shop, { state: 'ended' });
    const { db } = market.context();
    const [port, dataDir] = [await freePort(), aFolder()];
    const client = `${hostname()}:${port}/killed`;
    const beganAt = (await findLive(db, live.id))?.beganAt ?? new Date();
    const { id } = await insertPart(db, { liveId: live.id, client, startedAt: beganAt });
    const folder = partsFolder(dataDir);
    aPart(join(folder, `${id}.flv`), { seconds: 2 });
    writeFileSync(join(folder, '999999.flv'), 'FLV');
    const node = await restart(market, port, dataDir);
    try {
      expect(existsSync(join(folder, '999999.flv'))).toBe(false);
      await vi.waitFor(async () => expect(await findState(market, live)).toBe('replay'));
      await vi.waitFor(async () => expect(await listParts(db, live.id)).toEqual([]));
      const stored = await findLive(db, live.id);
      expect(stored?.replaySeconds).toBe(2);
      expect((await fetch(`${node.url}${stored?.replayUrl}`)).status).toBe(200);
      await vi.waitFor(() => expect(existsSync(join(folder, `${id}.flv`))).toBe(false));
    } finally {
      await node.stop();
    }
  });

  it('has lost the encoders that sent to it, and leaves another node its parts', async ({ market, shop }) => {
    const live = await aLive(market, shop);
    const { db } = market.context();
    const port = await freePort();
    await shop.seller.client.call('POST /seller/live/start', { id: live.id });
    const [, key = ''] = live.key.split('key=');
    await acceptEncoder(market.context(), { liveId: live.id, key, client: `${hostname()}:${port}/killed` });
    await insertPart(db, {
      liveId: live.id,
      client: 'elsewhere:1/x',
      startedAt: market.now(),
      isWhole: true,
    });
    const node = await restart(market, port, aFolder());
    try {
      expect(await findLive(db, live.id)).toMatchObject({ state: 'living', encoder: 'lost' });
      await shop.seller.client.call('POST /seller/live/end', { id: live.id });
      expect(await countRecordings(db)).toBe(1);
      // who had them has not been back for days
      await market.advance(8 * 24 * 60 * 60);
      await vi.waitFor(async () => expect(await countRecordings(db)).toBe(0));
      expect(await findState(market, live)).toBe('ended');
    } finally {
      await node.stop();
    }
  });
});
