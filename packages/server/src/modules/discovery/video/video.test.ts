import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aGoods,
  anMp4,
  anUploadedPicture,
  aPostForm,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  startMarket,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { takeAsItIs } from './process-video.ts';

const headers = (token: string, more: Record<string, string> = {}) => ({
  'tus-resumable': '1.0.0',
  token,
  ...more,
});

async function create(market: Market, { token }: Person, length: number) {
  const url = `${market.server.url}/api/uploads/videos`;
  const sent = headers(token, { 'upload-length': String(length), 'accept-language': 'en' });
  const answer = await fetch(url, { method: 'POST', headers: sent });
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
}

const send = (market: Market, { token }: Person, location: string, offset: number, bytes: Buffer) =>
  fetch(new URL(location, market.server.url), {
    method: 'PATCH',
    headers: headers(token, {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    }),
    body: new Uint8Array(bytes),
  });

async function getOffset(market: Market, { token }: Person, location: string): Promise<number> {
  const answer = await fetch(new URL(location, market.server.url), {
    method: 'HEAD',
    headers: headers(token),
  });
  return Number(answer.headers.get('upload-offset'));
}

const show = ({ client }: Person, id: string) => client.call('GET /wanlshop/find/video', { id });

async function upload(market: Market, person: Person, bytes: Buffer) {
  const { location } = await create(market, person, bytes.length);
  await send(market, person, location, 0, bytes);
  const id = location.split('/').at(-1) ?? '';
  await expect.poll(async () => (await show(person, id)).state, { timeout: 60_000 }).toMatch(/ready|failed/);
  return show(person, id);
}

const canTranscode = (market: Market) => market.context().services.videoUploads.canTranscode;

/** Two seconds more than the shortest, in colours that move. */
function aFilm(seconds: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'chengji-film-'));
  const path = join(folder, 'film.mov');
  const source = ['-f', 'lavfi', '-i', `testsrc=size=160x120:rate=2:duration=${seconds}`];
  execFileSync('ffmpeg', ['-v', 'error', ...source, '-c:v', 'mpeg4', '-y', path]);
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

describe('the upload of a video', () => {
  it('goes on where it was cut, also after the server was restarted', async ({ market, shopper }) => {
    const bytes = anMp4();
    const { location } = await create(market, shopper, bytes.length);
    await send(market, shopper, location, 0, bytes.subarray(0, 100));
    expect(await getOffset(market, shopper, location)).toBe(100);
    const { databaseUrl, config } = market;
    const again = await startMarket({ databaseUrl, environment: { DATA_DIR: config.dataDir } });
    const offset = await getOffset(again, shopper, location);
    expect(offset).toBe(100);
    expect((await send(again, shopper, location, offset, bytes.subarray(offset))).status).toBe(204);
    const id = location.split('/').at(-1) ?? '';
    expect((await show(shopper, id)).state).not.toBe('uploading');
    await again.stop();
  });

  it('of more than the market takes is refused before anything is sent, in words', async ({
    market,
    shopper,
  }) => {
    const { text } = await create(market, shopper, 201 * 1024 * 1024);
    expect(JSON.parse(text)).toMatchObject({ code: 0, data: { key: 'discovery.video_too_large' } });
    expect(text).toContain('200 MB');
  });

  it('is for who may publish, and another’s is not there', async ({ market, shopper }) => {
    expect((await create(market, { token: '' } as Person, 100)).status).toBe(401);
    const { location } = await create(market, shopper, 100);
    const stranger = await aShopper(market);
    const answer = await send(market, stranger, location, 0, Buffer.alloc(10));
    expect(await answer.json()).toMatchObject({ code: 0, data: { key: 'discovery.video_unknown' } });
    const id = location.split('/').at(-1) ?? '';
    expect(await getRefusalKey(show(stranger, id))).toBe('discovery.video_unknown');
    expect(await show(shopper, id)).toMatchObject({ state: 'uploading', url: '' });
  });
});

describe('an uploaded file', () => {
  it('that is text under another name is refused in words', async ({ market, shopper }) => {
    expect(await upload(market, shopper, Buffer.from('这不是视频'.repeat(20)))).toMatchObject({
      state: 'failed',
      reason: '只支持 MP4、MOV 和 WebM 视频',
    });
  });

  it('that is a broken MP4 is refused in words', async ({ market, shopper }) => {
    const bytes = anMp4();
    expect(await upload(market, shopper, bytes.subarray(0, bytes.length - 80))).toMatchObject({
      state: 'failed',
      reason: '视频文件已损坏，无法播放',
    });
  });

  it('that is a film is made into what every browser plays, with a cover, and is published once', async ({
    market,
    shop,
  }) => {
    if (!canTranscode(market)) return;
    const ming = await aShopper(market);
    const video = await upload(market, ming, aFilm(5));
    expect(video).toMatchObject({ state: 'ready', seconds: 5, progress: 10_000 });
    expect([video.url, video.cover]).toEqual([
      expect.stringMatching(/\.mp4$/),
      expect.stringMatching(/\.webp$/),
    ]);
    const part = await fetch(new URL(video.url, market.server.url), { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    const goods = await aGoods(shop);
    const form = await aPostForm(market, [goods.id]);
    const film = {
      kind: 'video',
      title: '手冲',
      content: '三分钟',
      goods: [goods.id],
      video_id: video.id,
    } as typeof form;
    const stranger = await aShopper(market);
    expect(await getRefusalKey(stranger.client.call('POST /wanlshop/find/publish', film))).toBe(
      'discovery.video_unknown',
    );
    const { id } = await ming.client.call('POST /wanlshop/find/publish', film);
    const details = await ming.client.call('GET /wanlshop/find/details', { id });
    expect(details).toMatchObject({
      type: 'video',
      images: [],
      video: { url: video.url, seconds: 5, width: 160 },
    });
    expect(await getRefusalKey(ming.client.call('POST /wanlshop/find/publish', film))).toBe(
      'discovery.video_used',
    );
    const edited = {
      ...film,
      id,
      version: details.version,
      cover: await anUploadedPicture(market),
    };
    expect(await ming.client.call('POST /wanlshop/find/edit', edited)).toMatchObject({ id });
  });

  it('that is too long is refused in words', async ({ market, shopper }) => {
    const bytes = canTranscode(market) ? aFilm(301) : anMp4({ seconds: 301 });
    expect(await upload(market, shopper, bytes)).toMatchObject({
      state: 'failed',
      reason: '视频时长需在 3 至 300 秒之间',
    });
  });
});

describe('without ffmpeg', () => {
  const take = async (bytes: Buffer, type = 'video/mp4') => {
    const folder = mkdtempSync(join(tmpdir(), 'chengji-film-'));
    const path = join(folder, 'film');
    writeFileSync(path, bytes);
    const taken = await takeAsItIs(type, path);
    rmSync(folder, { recursive: true });
    return taken;
  };

  it('an MP4 is taken as it is', async () => {
    expect(await take(anMp4({ seconds: 300 }))).toMatchObject({
      seconds: 300,
      width: 720,
      height: 1280,
      cover: '',
    });
  });

  it.for<[string, Buffer, string, string]>([
    ['a MOV', anMp4({}, 'qt  '), 'video/mp4', 'only_mp4'],
    ['a WebM', anMp4(), 'video/webm', 'only_mp4'],
    ['one that is cut', anMp4().subarray(0, 200), 'video/mp4', 'broken'],
    ['301 s', anMp4({ seconds: 301 }), 'video/mp4', 'length'],
    ['2 s', anMp4({ seconds: 2 }), 'video/mp4', 'length'],
  ])('%s is refused', async ([_, bytes, type, failure]) => {
    expect(await take(bytes, type)).toEqual({ failure: `discovery.video_${failure}` });
  });
});
