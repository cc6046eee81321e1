/**
 * `node tools/bench/discovery/upload.ts`: one video of 200 MB, whose connection is cut ten times and whose node is killed
 * once on the way. Whether every byte arrives once, and how much memory the node takes for it.
 */
import { createHash, randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  anMp4,
  aShopper,
  box,
  freePort,
  type NodeProcess,
  startMarket,
  startNode,
} from '../../../packages/testkit/src/index.ts';
import { openCluster } from '../../../packages/testkit/src/postgres/cluster.ts';

const megabyte = 1024 * 1024;
const size = Number(process.env.BENCH_MEGABYTES ?? 200) * megabyte;
const cuts = 10;
const killedBefore = 5;
const most = { megabytes: 50 };
const piece = megabyte / 4;

const cluster = await openCluster({ autovacuum: 'on' });
const dataDir = mkdtempSync(join(tmpdir(), 'chengji-upload-'));
const databaseUrl = cluster.url.replace(/\/[^/]*$/, '/upload');
const owner = new pg.Client({ connectionString: cluster.url });
await owner.connect();
await owner.query('create database upload');
await owner.end();

/** Its index is true, and its film as good as random: nothing of it can be made smaller on the way. */
function makeFilm(): Buffer {
  const index = anMp4({ seconds: 60 });
  const film = Buffer.concat([index, box('mdat', randomFillSync(Buffer.alloc(size - index.length - 8)))]);
  return film;
}

async function makeToken(): Promise<string> {
  const market = await startMarket({ databaseUrl });
  const { token } = await aShopper(market);
  await market.stop();
  return token;
}

const token = await makeToken();
const film = makeFilm();
const environment = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  RATE_LIMIT: '0',
  // without ffmpeg the film is kept as it is, so that it can be compared with what was sent
  PATH: '/nonexistent',
};
let node = await startNode(environment);
const headers = { 'tus-resumable': '1.0.0', token };

const readMemory = ({ pid }: NodeProcess): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** What the node holds at rest, and the most it held since, of every node there was. */
let atRest = 0;
let mostMore = 0;
async function settle(): Promise<void> {
  await warmUp();
  await wait(5_000);
  atRest = readMemory(node);
}

/** Another upload, given up: what a node loads and compiles for its first one is not what an upload takes. */
async function warmUp(): Promise<void> {
  const location = await create();
  await sendPart(location, 0, 16 * megabyte);
  await askOffset(location);
  await fetch(new URL(location, node.url), { method: 'DELETE', headers });
}

async function create(): Promise<string> {
  const answer = await fetch(`${node.url}/api/uploads/videos`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(size) },
  });
  return answer.headers.get('location') ?? '';
}
const look = () => {
  if (atRest > 0) mostMore = Math.max(mostMore, readMemory(node) - atRest);
};

async function askOffset(location: string): Promise<number> {
  const answer = await fetch(new URL(location, node.url), { method: 'HEAD', headers });
  const offset = answer.headers.get('upload-offset');
  if (offset === null) throw new Error(`no offset: ${answer.status}`);
  return Number(offset);
}

/** Sends from the offset on; cut, the connection is destroyed as soon as `until` was handed over. */
async function sendPart(location: string, offset: number, until: number): Promise<void> {
  const sending = request(new URL(location, node.url), {
    method: 'PATCH',
    headers: {
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(size - offset),
    },
  });
  sending.on('error', () => undefined); // a connection that is cut says so
  for (let at = offset; at < until; at += piece) {
    if (!sending.write(film.subarray(at, Math.min(until, at + piece)))) await once(sending, 'drain');
    look();
  }
  if (until < size) {
    sending.destroy();
    return;
  }
  sending.end();
  const [answer] = await once(sending, 'response');
  if (answer.statusCode !== 204) throw new Error(`the last part was answered ${answer.statusCode}`);
}

await settle();
const begun = performance.now();
const location = await create();
const id = location.split('/').at(-1) ?? '';
let sentTwice = 0;
for (let cut = 0, sent = 0; cut <= cuts; cut += 1) {
  if (cut === killedBefore) {
    await node.kill();
    atRest = 0;
    node = await startNode(environment);
    await settle();
  }
  const offset = await askOffset(location);
  sentTwice += Math.max(0, sent - offset);
  sent = cut === cuts ? size : Math.min(size - piece, Math.floor((size / (cuts + 1)) * (cut + 1)));
  await sendPart(location, offset, sent);
}
const uploadedMs = performance.now() - begun;
const whileUploading = mostMore;
const show = () => node.client(token).call('GET /wanlshop/find/video', { id });
let video = await show();
while (video.state === 'processing') {
  await wait(200);
  look();
  video = await show();
}
const kept = createHash('sha256');
if (video.url) {
  for await (const chunk of (await fetch(new URL(video.url, node.url))).body ?? []) kept.update(chunk);
}
const isSame = kept.digest('hex') === createHash('sha256').update(film).digest('hex');
console.log(
  `${size / megabyte} MB with ${cuts} cuts and one kill -9: ${video.state}, ${isSame ? 'every byte as it was sent' : 'NOT what was sent'}, ` +
    `${(sentTwice / megabyte).toFixed(1)} MB sent twice, ${(uploadedMs / 1_000).toFixed(0)} s; ` +
    `the node took ${whileUploading.toFixed(0)} MB more at most, ${mostMore.toFixed(0)} with processing, of ${most.megabytes} it may`,
);
await node.stop();
await cluster.stop();
rmSync(dataDir, { recursive: true });
process.exitCode = isSame && mostMore <= most.megabytes ? 0 : 1;
