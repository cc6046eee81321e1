import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { declareCalls } from '@chengji/contract/call';
import { type Market, startMarket } from '@chengji/testkit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Module } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import { computeAppKey, computeSign } from '../calls/sign.ts';
import { routes } from '../routes.ts';

const call = {
  summary: 'Takes a file',
  who: 'seller',
  right: 'goods.write',
  upload: true,
  in: z.object({ refuse: z.string().optional() }),
  out: z.object({ files: z.int() }),
  refusals: ['common.not_found'],
} as const;
const calls = declareCalls({ 'POST /test/take': call, 'POST /test/take_once': call });

const filesLeft = (): number => {
  try {
    return readdirSync(join(market.config.dataDir, 'tmp')).length;
  } catch {
    return 0; // nothing was ever uploaded
  }
};

async function take(_ctx: unknown, { refuse }: { refuse?: string | undefined }) {
  if (refuse) throw new Refusal('common.not_found');
  return { files: filesLeft() };
}

/** Tokens: `writer` and `other` may upload, `reader` may not. */
const taking: Module = {
  name: 'test',
  resolveActor: async (_ctx, token) => ({
    kind: 'seller',
    staffId: token === 'writer' ? 1 : 2,
    shopId: 1,
    rights: token === 'reader' ? ['goods.read'] : ['goods.write'],
    sessionId: 1,
  }),
  routes: routes(calls, {
    'POST /test/take': { verb: take },
    'POST /test/take_once': { limit: { max: 1, seconds: 600, by: 'actor' }, verb: take },
  }),
};

let market: Market;
beforeAll(async () => {
  market = await startMarket({ modules: [taking] });
});
afterAll(() => market.stop());

const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await filesAre(0); // their places are free for the next
});

type Started = { token?: string; sign?: string; path?: string; bytes?: number };

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

/** Begins an upload of many bytes and sends only the first of them. */
function begin({ token, sign, path = '/test/take', bytes = 16_000_000 }: Started = {}): Socket {
  const socket = connect(Number(new URL(market.url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  const headers = [
    `POST /api${path} HTTP/1.1`,
    'host: localhost',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${bytes}`,
    `sign: ${sign ?? computeSign(path, {}, computeAppKey('/socket'))}`,
    ...(token ? [`token: ${token}`] : []),
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n${head}${'y'.repeat(64 * 1024)}`);
  return socket;
}

/** What is answered while most of the body was not sent yet. */
async function earlyAnswer(started: Started): Promise<string> {
  const socket = begin(started);
  const [answer] = await new Promise<Buffer[]>((resolve, reject) => {
    socket.once('data', (...chunks: Buffer[]) => resolve(chunks));
    socket.once('close', () => reject(new Error('closed without an answer')));
  });
  return String(answer);
}

it('a stranger’s upload is refused before its body is read', async () => {
  expect(await earlyAnswer({})).toMatch(/^HTTP\/1.1 401[\s\S]*common.login_required/);
  expect(await earlyAnswer({ sign: 'wrong' })).toMatch(/^HTTP\/1.1 401/);
  expect(filesLeft()).toBe(0);
});

it('an upload by a person who lacks the right, or calls too often, is refused before its body is read', async () => {
  expect(await earlyAnswer({ token: 'reader' })).toMatch(/^HTTP\/1.1 403[\s\S]*common.no_permission/);
  await upload({ path: '/test/take_once' });
  const answer = await earlyAnswer({ token: 'writer', path: '/test/take_once' });
  expect(answer).toMatch(/^HTTP\/1.1 429[\s\S]*common.too_many_requests/);
});

it('an upload that says it is too large is refused before its body is read', async () => {
  expect(await earlyAnswer({ token: 'writer', bytes: 22 * 1024 * 1024 })).toMatch(
    /^HTTP\/1.1 413[\s\S]*common.too_large/,
  );
});

const filesAre = (count: number) => expect.poll(filesLeft).toBe(count);

it('one person’s uploads at once are limited, and others’ go on', async () => {
  for (let n = 0; n < 10; n += 1) begin({ token: 'writer' });
  await filesAre(10);
  expect(await earlyAnswer({ token: 'writer' })).toMatch(/^HTTP\/1.1 429[\s\S]*common.too_many_requests/);
  expect(await upload({ token: 'other' })).toMatchObject({ status: 200 });
});

it('an upload that breaks off leaves no file, and frees its place', async () => {
  for (let n = 0; n < 10; n += 1) begin({ token: 'writer' });
  await filesAre(10);
  for (const socket of sockets.splice(0)) socket.destroy();
  await filesAre(0);
  expect(await upload({})).toMatchObject({ status: 200 });
});

async function upload({ token = 'writer', path = '/test/take', fields = {} as Record<string, string> }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob(['abc']), 'a.bin');
  const sign = computeSign(path, fields, computeAppKey('/socket'));
  const response = await fetch(`${market.url}/api${path}`, {
    method: 'POST',
    body,
    headers: { sign, token },
  });
  return { status: response.status, body: (await response.json()) as { code: number; data: unknown } };
}

it('the file is there for as long as the call lasts, also when the call fails', async () => {
  expect((await upload({})).body).toMatchObject({ code: 1, data: { files: 1 } });
  expect((await upload({ fields: { refuse: 'yes' } })).body).toMatchObject({ code: 0 });
  await filesAre(0);
});
