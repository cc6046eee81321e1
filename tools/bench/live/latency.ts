/**
 * `node tools/bench/live/latency.ts`: how long after it was made a picture of a live is shown. Pictures carry the time of
 * the machine as light and dark fields; ffmpeg sends them to the market’s own media server, Chromium plays them as both
 * clients do, and each picture that is shown is read again. CHROMIUM_PATH names the browser, BENCH_SECONDS (30) how long.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import {
  aLive,
  aShopFixture,
  freePort,
  startMarket,
  startNode,
} from '../../../packages/testkit/src/index.ts';
import { openCluster } from '../../../packages/testkit/src/postgres/cluster.ts';
import { median } from '../report.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const most = { medianMs: 3_000 };
const [width, height, rate] = [360, 640, 25];
/** Fields of the time: so many in a row, so wide and high. */
const fields = { across: 6, size: 60, bits: 42 };

const cluster = await openCluster({ autovacuum: 'on' });
const dataDir = mkdtempSync(join(tmpdir(), 'chengji-latency-'));
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/latency');
const owner = new pg.Client({ connectionString: cluster.url });
await owner.connect();
await owner.query('create database latency');
await owner.end();

async function fill() {
  const market = await startMarket({ databaseUrl, systemTime: Date.now });
  const shop = await aShopFixture(market);
  const live = await aLive(market, shop);
  await market.stop();
  return { live, token: shop.seller.token };
}

/** One picture after the other, each with the moment it is made at. */
function sendPictures(url: string) {
  const pictures = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-video_size', `${width}x${height}`];
  const from = [...pictures, '-framerate', String(rate), '-i', 'pipe:0'];
  const sound = ['-re', '-f', 'lavfi', '-i', 'anullsrc=sample_rate=44100'];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p'];
  const to = ['-g', String(rate * 2), '-b:v', '1M', '-c:a', 'aac', '-f', 'flv', url];
  const args = ['-v', 'error', '-fflags', 'nobuffer', ...from, ...sound, ...coded, ...to];
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.on('error', () => {});
  const timer = setInterval(() => child.stdin.write(draw(Date.now())), 1_000 / rate);
  return () => {
    clearInterval(timer);
    child.kill('SIGKILL');
  };
}

function draw(ms: number): Buffer {
  const picture = Buffer.alloc(width * height, 128);
  for (let bit = 0; bit < fields.bits; bit += 1) {
    const isLight = Math.floor(ms / 2 ** bit) % 2 === 1;
    const [left, top] = [(bit % fields.across) * fields.size, Math.floor(bit / fields.across) * fields.size];
    for (let y = top; y < top + fields.size; y += 1)
      picture.fill(isLight ? 235 : 16, y * width + left, y * width + left + fields.size);
  }
  return picture;
}

/** What both clients play lives with, as one script. */
async function buildPlayer(): Promise<string> {
  const entry = fileURLToPath(
    import.meta.resolve('../../../packages/client-kit/src/live-video/play-live.ts'),
  );
  const lib = { entry, name: 'liveVideo', formats: ['iife' as const] };
  const built = await build({ logLevel: 'error', configFile: false, build: { lib, write: false } });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output.find(({ type }) => type === 'chunk') : undefined;
  if (!chunk || !('code' in chunk)) throw new Error('the player was not built');
  return chunk.code;
}

/** In the page: plays, reads every picture that is shown, and answers how old each was. */
function watch(page: Page, play: { flv: string; hls: string | null }): Promise<number[]> {
  return page.evaluate(
    async ({ play, fields, width, height, seconds }) => {
      const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
      document.body.append(video);
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const drawing = canvas.getContext('2d', { willReadFrequently: true });
      const ages: number[] = [];
      type Player = { playLive(...played: unknown[]): void };
      (globalThis as never as { liveVideo: Player }).liveVideo.playLive(video, play, {
        onState: (state: string) => console.log(state),
      });
      const read = () => {
        drawing?.drawImage(video, 0, 0, width, height);
        let ms = 0;
        for (let bit = 0; bit < fields.bits; bit += 1) {
          const x = (bit % fields.across) * fields.size + fields.size / 2;
          const y = Math.floor(bit / fields.across) * fields.size + fields.size / 2;
          const [light = 0] = drawing?.getImageData(x, y, 1, 1).data ?? [];
          if (light > 128) ms += 2 ** bit;
        }
        ages.push(Date.now() - ms);
        video.requestVideoFrameCallback(read);
      };
      video.requestVideoFrameCallback(read);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      return ages;
    },
    { play, fields, width, height, seconds },
  );
}

const { live, token } = await fill();
const rtmpPort = await freePort();
const node = await startNode({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  RTMP_PORT: String(rtmpPort),
  RATE_LIMIT: '0',
});
await node.client(token).call('POST /seller/live/start', { id: live.id });
const stopSending = sendPictures(`rtmp://127.0.0.1:${rtmpPort}/live/${live.key}`);
const isLiving = async () =>
  (await node.client(token).call('GET /seller/live/details', { id: live.id })).state === 'living';
while (!(await isLiving())) await wait(200);

const args = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
const page = await browser.newPage({ bypassCSP: true });
if (process.env.BENCH_VERBOSE) page.on('console', (message) => console.log(message.text()));
await page.goto(`${node.url}/healthz`);
await page.addScriptTag({ content: await buildPlayer() });
const begun = performance.now();
const ages = await watch(page, { flv: `/media/live/${live.id}.flv`, hls: null });
// until the player has caught up with what happens
const settled = ages.slice(rate * 3);
console.log(
  `${ages.length} pictures in ${Math.round((performance.now() - begun) / 1_000)} s; the first was ${ages[0]} ms old;`,
  `from the third second on ${Math.round(median(settled))} ms at the median, ${Math.max(...settled)} ms at most`,
);
await browser.close();
stopSending();
await node.stop();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
if (!(median(settled) <= most.medianMs)) {
  console.error(`more than ${most.medianMs} ms at the median`);
  process.exitCode = 1;
}
