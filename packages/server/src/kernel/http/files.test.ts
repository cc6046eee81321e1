import { declareCalls } from '@chengji/contract/call';
import { text } from '@chengji/contract/values';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { computeAppKey, computeSign } from './calls/sign.ts';
import { routes } from './routes.ts';

const calls = declareCalls({
  'POST /test/upload': {
    summary: 'Keeps a picture',
    who: 'anyone',
    in: z.object({ title: text(1, 9).optional() }),
    out: z.object({ url: z.string(), title: z.string() }),
    refusals: [],
    upload: true,
  },
});
const uploading = routes(calls, {
  'POST /test/upload': {
    verb: async (ctx, { title }, file) => {
      const { url } = await ctx.services.storage.put(file, { owner: 'someone' });
      return { url, title: title ?? '' };
    },
  },
});

const it = marketTest
  .extend('marketOptions', { modules: [{ name: 'test', routes: uploading }] })
  .extend('picture', { scope: 'file' }, async () => {
    const made = await sharp({ create: { width: 500, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    return Buffer.from(made);
  })
  .extend(
    'url',
    { scope: 'file' },
    async ({ market, picture }) => (await upload(market, picture, { title: '橙' })).data.url,
  );

async function upload(
  market: Market,
  picture: Buffer<ArrayBuffer>,
  fields: Record<string, string>,
  file: Buffer<ArrayBuffer> | null = picture,
  sign?: string,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('file', new Blob([file]), 'a.png');
  const response = await fetch(`${market.url}/api/test/upload`, {
    method: 'POST',
    body,
    headers: { sign: sign ?? computeSign('/test/upload', fields, computeAppKey('/socket')) },
  });
  const answer = (await response.json()) as {
    code: number;
    data: { url: string; title: string; key?: string };
  };
  return { status: response.status, ...answer };
}

describe('the server of files', () => {
  it('takes a file with text fields, which are signed', async ({ market, picture }) => {
    expect(await upload(market, picture, { title: '橙' })).toMatchObject({ code: 1, data: { title: '橙' } });
    expect((await upload(market, picture, { title: '橙' }, picture, 'wrong')).status).toBe(403);
  });

  it('asks for the file', async ({ market, picture }) => {
    expect((await upload(market, picture, {}, null)).data).toEqual({
      key: 'common.invalid_input',
      field: 'file',
    });
    expect((await upload(market, picture, {}, Buffer.alloc(0))).data).toEqual({
      key: 'common.invalid_input',
      field: 'file',
    });
    const json = await market.request('POST /test/upload');
    expect(json.body.data).toEqual({ key: 'common.invalid_input', field: 'file' });
  });

  it('refuses a file that is too large', async ({ market, picture }) => {
    expect(await upload(market, picture, {}, Buffer.alloc(21 * 1024 * 1024))).toMatchObject({
      status: 413,
      data: { key: 'common.too_large' },
    });
  });

  it('serves a file for ever, by what it is, and lets nothing in it run', async ({ market, url }) => {
    const response = await fetch(market.url + url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('serves a picture in the next size there is', async ({ market, url }) => {
    const response = await fetch(`${market.url}${url}?w=200`);
    const { width, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, format }).toEqual({ width: 240, format: 'webp' });
  });

  it('serves part of a file', async ({ market, url }) => {
    const whole = Buffer.from(await (await fetch(market.url + url)).arrayBuffer());
    const part = await fetch(market.url + url, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(4, 8));
    expect((await fetch(market.url + url, { headers: { range: 'bytes=999999-' } })).status).toBe(416);
    expect((await fetch(market.url + url, { headers: { range: 'bytes=9-2' } })).status).toBe(200);
  });

  it.for(['/files/', '/files/aa/bb.webp', '/files/../../etc/passwd', '/files/%2e%2e%2fdatabase.lock'])(
    'knows no file %s',
    async (path, { market }) => {
      expect((await fetch(market.url + path)).status).toBe(404);
    },
  );
});
