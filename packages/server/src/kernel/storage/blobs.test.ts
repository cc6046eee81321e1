import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Blobs, createBlobs, FolderBlobs } from './blobs.ts';

/** A bucket over HTTP: keeps what is put, gives what is got, and sees that requests are signed. */
const objects = new Map<string, Buffer>();
const authorizations: string[] = [];
/** How many bytes it gave out. */
let given = 0;
/** Some buckets give whole what was asked for in part; and any can fail. */
let mood: 'as usual' | 'knows no parts' | 'fails' = 'as usual';
let server: Server;
let bucket: Blobs;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    authorizations.push(request.headers.authorization ?? '');
    const name = request.url?.split('?')[0] ?? '';
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      objects.set(name, Buffer.concat(chunks));
      return response.setHeader('etag', '"1"').end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    const object = objects.get(name);
    if (mood === 'fails') return response.writeHead(503).end();
    if (!object) return response.writeHead(404).end();
    if (request.method === 'HEAD') return response.setHeader('content-length', object.length).end();
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined || mood === 'knows no parts') return give(response, 200, object);
    if (Number(from) >= object.length) return response.writeHead(416).end();
    const part = object.subarray(Number(from), to ? Number(to) + 1 : undefined);
    response.setHeader('content-range', `bytes ${from}-${Number(from) + part.length - 1}/${object.length}`);
    return give(response, 206, part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}/bucket`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  bucket = createBlobs(readConfig(environment, { production: false }));
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  given = 0;
  mood = 'as usual';
});

function give(response: ServerResponse, status: number, bytes: Buffer): void {
  given += bytes.length;
  response.writeHead(status).end(bytes);
}

describe('the store of files', () => {
  it('keeps files in a bucket, signed, and reads them whole or in part', async () => {
    await bucket.write('ab/cd.mp4', Buffer.from('0123456789'), 'video/mp4');
    expect([...objects.keys()]).toEqual(['/bucket/ab/cd.mp4']);
    expect((await bucket.read('ab/cd.mp4'))?.bytes.toString()).toBe('0123456789');
    const part = await bucket.read('ab/cd.mp4', { start: 3, end: 5 });
    expect([part?.bytes.toString(), part?.size]).toEqual(['345', 10]);
    for (const authorization of authorizations) expect(authorization).toContain('Credential=key/');
  });

  it('fetches no more of a film than is being watched', async () => {
    await bucket.write('ab/film.mp4', Buffer.alloc(1_000_000, 'x'), 'video/mp4');
    const part = await bucket.read('ab/film.mp4', { start: 500_000, end: 500_999 });
    expect([part?.bytes.length, part?.size]).toEqual([1_000, 1_000_000]);
    expect(given).toBe(1_000);
    const rest = await bucket.read('ab/film.mp4', { start: 999_990, end: Number.MAX_SAFE_INTEGER - 1 });
    expect([rest?.bytes.length, rest?.size]).toEqual([10, 1_000_000]);
  });

  it('cuts the part itself where the bucket gives the whole', async () => {
    await bucket.write('ab/cd.mp4', Buffer.from('0123456789'), 'video/mp4');
    mood = 'knows no parts';
    const part = await bucket.read('ab/cd.mp4', { start: 3, end: 5 });
    expect([part?.bytes.toString(), part?.size]).toEqual(['345', 10]);
  });

  it('has no bytes beyond the end, and still knows where the end is', async () => {
    await bucket.write('ab/cd.mp4', Buffer.from('0123456789'), 'video/mp4');
    expect(await bucket.read('ab/cd.mp4', { start: 10, end: 20 })).toEqual({
      bytes: Buffer.alloc(0),
      size: 10,
    });
  });

  it('has nothing under a name nobody gave', async () => {
    expect(await bucket.read('ab/none.mp4')).toBeNull();
    expect(await bucket.read('ab/none.mp4', { start: 0, end: 5 })).toBeNull();
  });

  it('takes a bucket that fails for a fault, not for a file that is not there', async () => {
    mood = 'fails';
    await expect(bucket.read('ab/cd.mp4')).rejects.toThrow();
    await expect(bucket.read('ab/cd.mp4', { start: 0, end: 5 })).rejects.toThrow();
  });

  const readText = async (part: { stream: AsyncIterable<Buffer> } | null) => {
    const chunks: Buffer[] = [];
    for await (const chunk of part?.stream ?? []) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString();
  };

  it('takes over a file and gives it out bit by bit, a bucket as a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chengji-blobs-'));
    const path = join(folder, 'sent');
    writeFileSync(path, '0123456789');
    for (const blobs of [bucket, new FolderBlobs(join(folder, 'files'))]) {
      await blobs.writeFile('ab/sent.mp4', path, 'video/mp4');
      const whole = await blobs.open('ab/sent.mp4');
      expect([whole?.length, whole?.size, await readText(whole)]).toEqual([10, 10, '0123456789']);
      const part = await blobs.open('ab/sent.mp4', { start: 3, end: 5 });
      expect([part?.length, part?.size, await readText(part)]).toEqual([3, 10, '345']);
      const beyond = await blobs.open('ab/sent.mp4', { start: 10, end: 12 });
      expect([beyond?.length, beyond?.size, await readText(beyond)]).toEqual([0, 10, '']);
      expect(await blobs.open('ab/none.mp4')).toBeNull();
    }
    rmSync(folder, { recursive: true });
  });

  it('gives out a part bit by bit also where the bucket gives the whole', async () => {
    await bucket.write('ab/cd.mp4', Buffer.from('0123456789'), 'video/mp4');
    mood = 'knows no parts';
    const part = await bucket.open('ab/cd.mp4', { start: 3, end: 5 });
    expect([part?.length, part?.size, await readText(part)]).toEqual([3, 10, '345']);
  });

  it('removes what is there, and does not mind what is not', async () => {
    await bucket.write('private/tasks/1/0', Buffer.from('x'), 'text/csv');
    await bucket.remove('private/tasks/1/0');
    await bucket.remove('private/tasks/1/0');
    expect(await bucket.read('private/tasks/1/0')).toBeNull();
  });
});
