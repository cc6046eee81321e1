import { computeAppKey, computeSign } from '@chengji/client-kit';
import { declareCalls } from '@chengji/contract/call';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { routes } from '../routes.ts';

const calls = declareCalls({
  'POST /test/measure': {
    summary: 'Says what came',
    who: 'anyone',
    upload: true,
    in: z.object({ note: z.string().optional() }),
    out: z.object({ bytes: z.int(), name: z.string(), note: z.string() }),
    refusals: [],
  },
});

const measuring = routes(calls, {
  'POST /test/measure': {
    verb: async (_ctx, { note = '' }, { size, fileName }) => ({
      bytes: size,
      name: fileName,
      note,
    }),
  },
});

const it = marketTest.extend('marketOptions', { modules: [{ name: 'test', routes: measuring }] });

type Answer = { status: number; code: number; data: unknown };

async function post(
  market: Market,
  body: string | FormData,
  headers: Record<string, string> = {},
  fields = {},
): Promise<Answer> {
  const sign = computeSign('/test/measure', fields, computeAppKey('/socket'));
  const response = await fetch(`${market.url}/api/test/measure`, {
    method: 'POST',
    body,
    headers: { sign, ...headers },
  });
  const { code, data } = (await response.json()) as Answer;
  return { status: response.status, code, data };
}

function aForm(...files: [field: string, size: number][]): FormData {
  const form = new FormData();
  for (const [field, size] of files) form.append(field, new Blob([new Uint8Array(size)]), `${field}.bin`);
  return form;
}

const fileIsMissing = { status: 200, code: 0, data: { key: 'common.invalid_input', field: 'file' } };

describe('an upload', () => {
  it('takes one file, and text that is signed with it', async ({ market }) => {
    const form = aForm(['file', 10]);
    form.append('note', 'a');
    expect(await post(market, form, {}, { note: 'a' })).toMatchObject({
      code: 1,
      data: { bytes: 10, name: 'file.bin', note: 'a' },
    });
    const unsigned = aForm(['file', 10]);
    unsigned.append('note', 'a');
    expect(await post(market, unsigned)).toMatchObject({ status: 403 });
  });

  it('refuses a form without its file', async ({ market }) => {
    expect(await post(market, aForm())).toEqual(fileIsMissing);
    expect(await post(market, aForm(['picture', 10]))).toEqual(fileIsMissing);
    expect(await post(market, aForm(['file', 0]))).toEqual(fileIsMissing);
  });

  it('refuses more than one file, and one that is too large', async ({ market }) => {
    const tooLarge = { status: 413, code: 0, data: { key: 'common.too_large' } };
    expect(await post(market, aForm(['file', 10], ['file', 10]))).toMatchObject(tooLarge);
    expect(await post(market, aForm(['file', 20 * 1024 * 1024 + 1]))).toMatchObject(tooLarge);
  });

  it.for([
    ['is no form', '{"file":"x"}', 'application/json'],
    ['has no boundary', 'x', 'multipart/form-data'],
    [
      'never ends',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['never begins', 'abc', 'multipart/form-data; boundary=x'],
  ] as const)('refuses a body that %s', async ([_what, body, type], { market }) => {
    expect(await post(market, body, { 'content-type': type })).toEqual(fileIsMissing);
  });
});
