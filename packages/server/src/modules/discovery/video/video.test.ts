import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aFilm,
  aGoods,
  anMp4,
  anUploadedPicture,
  aPostForm,
  aShopper,
  beginUpload,
  getRefusalKey,
  type Market,
  type Person,
  sendBytes,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { takeAsItIs } from './process-video.ts';

const show = ({ client }: Person, id: string) => client.call('GET /wanlshop/find/video', { id });

async function upload(market: Market, person: Person, bytes: Buffer) {
  const { location, id } = await beginUpload(market, person, bytes.length);
  await sendBytes(market, person, location, { offset: 0, bytes });
  await expect.poll(async () => (await show(person, id)).state, { timeout: 60_000 }).toMatch(/ready|failed/);
  return show(person, id);
}

const canTranscode = (market: Market) => market.context().services.videoUploads.canTranscode;

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
