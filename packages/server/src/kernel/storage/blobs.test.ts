import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type Blobs, createBlobs } from './blobs.ts';

/** A bucket over HTTP: keeps what is put, gives what is got, and sees that requests are signed. */
const objects = new Map<string, Buffer>();
const authorizations: string[] = [];
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
    const object = objects.get(name);
    return object ? response.end(object) : response.writeHead(404).end();
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

it('keeps files in a bucket, signed, and reads them whole or in part', async () => {
  await bucket.write('ab/cd.mp4', Buffer.from('0123456789'), 'video/mp4');
  expect([...objects.keys()]).toEqual(['/bucket/ab/cd.mp4']);
  expect((await bucket.read('ab/cd.mp4'))?.bytes.toString()).toBe('0123456789');
  const part = await bucket.read('ab/cd.mp4', { start: 3, end: 5 });
  expect([part?.bytes.toString(), part?.size]).toEqual(['345', 10]);
  for (const authorization of authorizations) expect(authorization).toContain('Credential=key/');
});

it('has nothing under a name nobody gave', async () => {
  expect(await bucket.read('ab/none.mp4')).toBeNull();
});
