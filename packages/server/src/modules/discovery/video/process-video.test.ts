import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFilm, anMp4, type Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { processNextVideo } from './process-video.ts';
import { VideoUploads } from './video-uploads.ts';
import { forgetAbandoned, removeUnknownFiles } from './video-worker.ts';
import { claimProcessing, findVideo, insertVideo, type Video } from './videos.queries.ts';

/** A folder of a node without ffmpeg. */
const it = marketTest.extend('uploads', { scope: 'file' }, async ({ market }, { onCleanup }) => {
  // what runs beside the calls stops, so that a test says who takes which video
  market.server.kernel.services.videoUploads.stop();
  return aNode(onCleanup);
});

async function aNode(
  onCleanup: (work: () => Promise<void>) => void,
  canTranscode = false,
): Promise<VideoUploads> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chengji-videos-'));
  onCleanup(() => rm(dataDir, { recursive: true }));
  await mkdir(join(dataDir, 'uploads', 'videos'), { recursive: true });
  return new VideoUploads(dataDir, canTranscode);
}

let made = 0;

/** One whose file stands in the folder of this node, if of any. */
async function aVideo(
  market: Market,
  uploads: VideoUploads | null,
  { bytes = anMp4(), ...traits }: Partial<Omit<Video, 'bytes'>> & { bytes?: Buffer } = {},
): Promise<string> {
  made += 1;
  const id = made.toString(16).padStart(32, '0');
  const now = market.now();
  const row = { ownerKey: 1, state: 'processing', createdAt: now, changedAt: now, ...traits } as const;
  await insertVideo(market.server.kernel.db, { ...row, id, bytes: bytes.length });
  if (uploads) await writeFile(uploads.getPath(id), bytes);
  return id;
}

const find = (market: Market, id: string) => findVideo(market.server.kernel.db, id);
const processNext = (market: Market, uploads: VideoUploads) => processNextVideo(market.context(), uploads);
const daysAgo = (market: Market, days: number) => new Date(market.now().getTime() - days * 86_400_000);

describe('a video that waits', () => {
  it('is taken by one of two nodes that ask at once, and made once', async ({ market, uploads }) => {
    const id = await aVideo(market, uploads);
    const taken = await Promise.all([processNext(market, uploads), processNext(market, uploads)]);
    expect(taken.toSorted()).toEqual([false, true]);
    expect(await find(market, id)).toMatchObject({
      state: 'ready',
      seconds: 10,
      width: 720,
      height: 1280,
      progress: 10_000,
    });
    expect(existsSync(uploads.getPath(id))).toBe(false);
    expect(await processNext(market, uploads)).toBe(false);
  });

  it('is left to the node that has its file, and does not hold up those behind it', async ({
    market,
    uploads,
  }) => {
    const elsewhere = await aVideo(market, null, { changedAt: daysAgo(market, 1) });
    const here = await aVideo(market, uploads);
    expect(await processNext(market, uploads)).toBe(true);
    expect((await find(market, here))?.state).toBe('ready');
    expect(await find(market, elsewhere)).toMatchObject({ state: 'processing', claimedUntil: null });
    await writeFile(uploads.getPath(elsewhere), anMp4());
    expect(await processNext(market, uploads)).toBe(true);
    expect((await find(market, elsewhere))?.state).toBe('ready');
  });

  it('that waits longest is first', async ({ market, uploads }) => {
    const [later, earlier] = [
      await aVideo(market, uploads),
      await aVideo(market, uploads, { changedAt: daysAgo(market, 1) }),
    ];
    await processNext(market, uploads);
    expect((await find(market, earlier))?.state).toBe('ready');
    expect((await find(market, later))?.state).toBe('processing');
    await processNext(market, uploads);
  });

  it('is taken over from a node that was killed, once that was silent for five minutes', async ({
    market,
    uploads,
  }) => {
    const id = await aVideo(market, uploads);
    const claim = (from: Date) => ({ now: from, until: new Date(from.getTime() + 300_000), except: [] });
    expect((await claimProcessing(market.server.kernel.db, claim(market.now())))?.id).toBe(id);
    expect(await processNext(market, uploads)).toBe(false);
    await market.advance(301);
    expect(await processNext(market, uploads)).toBe(true);
    expect((await find(market, id))?.state).toBe('ready');
  });

  it('is given back at once by a node that stops in the middle', async ({
    market,
    uploads,
    onTestFinished,
  }) => {
    if (!market.server.kernel.services.videoUploads.canTranscode) return;
    const node = await aNode(onTestFinished, true);
    const id = await aVideo(market, node, { bytes: aFilm(5) });
    node.stop();
    await expect(processNext(market, node)).rejects.toThrow('the market stops');
    expect(await find(market, id)).toMatchObject({ state: 'processing', claimedUntil: null });
    await writeFile(uploads.getPath(id), anMp4());
    expect(await processNext(market, uploads)).toBe(true);
    expect((await find(market, id))?.state).toBe('ready');
  });
});

describe('a file that cannot be played', () => {
  it.for<[string, Buffer]>([
    ['type', Buffer.from('这不是视频'.repeat(20))],
    ['broken', anMp4().subarray(0, 200)],
    ['length', anMp4({ seconds: 301 })],
    ['only_mp4', anMp4({}, 'qt  ')],
  ])('says why: %s, and goes', async ([why, bytes], { market, uploads }) => {
    const id = await aVideo(market, uploads, { bytes });
    expect(await processNext(market, uploads)).toBe(true);
    expect(await find(market, id)).toMatchObject({
      state: 'failed',
      failure: `discovery.video_${why}`,
      url: '',
      claimedUntil: expect.any(Date),
    });
    expect(existsSync(uploads.getPath(id))).toBe(false);
  });

  it('neither holds up the next one nor is tried again', async ({ market, uploads }) => {
    const broken = await aVideo(market, uploads, { bytes: Buffer.alloc(64), changedAt: daysAgo(market, 1) });
    const good = await aVideo(market, uploads);
    while (await processNext(market, uploads));
    expect([(await find(market, broken))?.state, (await find(market, good))?.state]).toEqual([
      'failed',
      'ready',
    ]);
  });
});

describe('what nobody goes on with', () => {
  it('is forgotten with its file after two days, unless it can be played', async ({ market }) => {
    const { videoUploads } = market.server.kernel.services;
    const old = daysAgo(market, 2.1);
    const [unfinished, failed, ready, young] = [
      await aVideo(market, videoUploads, { state: 'uploading', changedAt: old }),
      await aVideo(market, videoUploads, { state: 'failed', changedAt: old }),
      await aVideo(market, null, {
        state: 'ready',
        url: '/files/00/film.mp4',
        seconds: 5,
        width: 720,
        height: 1280,
        changedAt: old,
      }),
      await aVideo(market, videoUploads, { state: 'uploading', changedAt: daysAgo(market, 1.9) }),
    ];
    await forgetAbandoned(market.context());
    for (const id of [unfinished, failed]) {
      expect(await find(market, id)).toBeNull();
      expect(existsSync(videoUploads.getPath(id))).toBe(false);
    }
    expect((await find(market, ready))?.state).toBe('ready');
    expect((await find(market, young))?.state).toBe('uploading');
    expect(existsSync(videoUploads.getPath(young))).toBe(true);
  });

  it('leaves no file behind on a node that did not forget it itself', async ({ market }) => {
    const { videoUploads } = market.server.kernel.services;
    const known = await aVideo(market, videoUploads, { state: 'uploading' });
    const unknown = 'f'.repeat(32);
    const paths = [
      videoUploads.getPath(unknown),
      videoUploads.getMadePath(unknown),
      videoUploads.getCoverPath(unknown),
      `${videoUploads.getPath(unknown)}.json`,
    ];
    for (const path of paths) await writeFile(path, 'x');
    await removeUnknownFiles(market.context());
    expect(paths.filter((path) => existsSync(path))).toEqual([]);
    expect(existsSync(videoUploads.getPath(known))).toBe(true);
  });
});

describe('a film', () => {
  it('is read from any place on, and a place that is not there is refused', async ({ market, uploads }) => {
    const bytes = anMp4();
    const id = await aVideo(market, uploads, { bytes });
    await processNext(market, uploads);
    const url = new URL((await find(market, id))?.url ?? '', market.server.url);
    const read = async (range?: string) => {
      const answer = await fetch(url, range ? { headers: { range } } : {});
      return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())];
    };
    const size = bytes.length;
    expect(await read('bytes=0-1')).toEqual([206, `bytes 0-1/${size}`, bytes.subarray(0, 2)]);
    expect(await read('bytes=4-7')).toEqual([206, `bytes 4-7/${size}`, Buffer.from('ftyp')]);
    expect(await read('bytes=100-')).toEqual([206, `bytes 100-${size - 1}/${size}`, bytes.subarray(100)]);
    expect(await read(`bytes=${size - 1}-999999`)).toEqual([
      206,
      `bytes ${size - 1}-${size - 1}/${size}`,
      bytes.subarray(size - 1),
    ]);
    expect(await read(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, Buffer.alloc(0)]);
    for (const range of [undefined, 'bytes=7-4', 'bytes=x-', 'bytes=-5', 'bytes=0-1,4-5', 'seconds=0-1'])
      expect(await read(range), range).toEqual([200, null, bytes]);
  });
});
