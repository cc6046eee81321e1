/** To any request at the address of callbacks the market answers in the channel's manner, and keeps its money. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeys, type SandboxKeys, seal, signedHeaders } from '@chengji/sandbox';
import type { Market } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../ledger/index.ts';
import { CallbackRefused } from '../channels/gateway.ts';
import { WechatGateway } from '../channels/wechat/wechat-gateway.ts';

const it = marketTest
  .extend('folder', { scope: 'file' }, () => mkdtempSync(join(tmpdir(), 'chengji-keys-')))
  .extend('keys', { scope: 'file' }, ({ folder }) => loadKeys(folder));

let gateway: WechatGateway;
it.beforeAll(async ({ market, keys }) => {
  const { sandboxAccount } = market.context().services;
  if (!sandboxAccount) throw new Error('the sandbox is off');
  const platformKeys = new Map([[keys.platformSerial, keys.platform.publicKey]]);
  gateway = new WechatGateway(
    { ...sandboxAccount, platformKeys, apiV3Key: keys.apiV3Key },
    { now: market.now },
  );
});
it.afterAll(async ({ market, folder }) => {
  expect(await checkLedger(market.context().db)).toEqual({ entries: 0 });
  rmSync(folder, { recursive: true });
});

const anyHeaders = fc.record(
  {
    'wechatpay-timestamp': fc.oneof(fc.stringMatching(/^\d{1,12}$/), fc.stringMatching(/^[ -~]{1,20}$/)),
    'wechatpay-nonce': fc.stringMatching(/^[ -~]{1,40}$/),
    'wechatpay-serial': fc.oneof(
      fc.constantFrom('__proto__', 'constructor'),
      fc.stringMatching(/^\w{1,40}$/),
    ),
    'wechatpay-signature': fc.base64String({ maxLength: 400 }),
  },
  { requiredKeys: [] },
);

describe('the address of callbacks', () => {
  it('answers any unsigned body with the channel’s own error, never with a fault', async ({ market }) => {
    await fc.assert(
      fc.asyncProperty(anyHeaders, fc.oneof(fc.json(), fc.string()), async (headers, body) => {
        const answer = await fetch(`${market.url}/api/pay/notify/sandbox`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        });
        expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'SIGN_ERROR' }]);
      }),
      { numRuns: 60 },
    );
  });

  it('believes nothing of any other type, nor an empty body', async ({ market }) => {
    for (const [type, body] of [
      ['text/plain', 'paid'],
      ['application/xml', '<xml/>'],
      ['application/x-www-form-urlencoded', 'a=1'],
      ['application/json', ''],
    ] as const) {
      const answer = await fetch(`${market.url}/api/pay/notify/sandbox`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(answer.status).toBe(401);
    }
  });

  const read = (market: Market, keys: SandboxKeys, body: string) => {
    const signedAt = market.seconds();
    return gateway.readCallback(signedHeaders(keys, signedAt, body), body);
  };
  const refusedOrOther = (market: Market, keys: SandboxKeys, body: string) => {
    try {
      return read(market, keys, body).kind === 'other';
    } catch (error) {
      return error instanceof CallbackRefused;
    }
  };

  it('refuses what is signed and yet cannot be understood', ({ market, keys }) => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (body) => {
        expect(refusedOrOther(market, keys, body)).toBe(true);
      }),
    );
  });

  it('refuses what is signed and sealed and yet is no payment or refund', ({ market, keys }) => {
    const anyContent = fc.oneof(
      fc.jsonValue(),
      fc.record({
        mchid: fc.constant(keys?.merchantId),
        out_trade_no: fc.string(),
        trade_state: fc.string(),
      }),
      fc.record({ out_refund_no: fc.oneof(fc.integer(), fc.constant(null)), refund_status: fc.string() }),
    );
    const anyEvent = fc.constantFrom('TRANSACTION.SUCCESS', 'REFUND.SUCCESS', 'REFUND.ABNORMAL', 'OTHER');
    fc.assert(
      fc.property(anyContent, anyEvent, (content, event_type) => {
        const resource = seal(keys.apiV3Key, content, 'transaction');
        expect(refusedOrOther(market, keys, JSON.stringify({ event_type, resource }))).toBe(true);
      }),
    );
  });

  it.for(['constructor', '__proto__', 'toString'])(
    'knows no key by the name %s',
    (serial, { market, keys }) => {
      const signedAt = market.seconds();
      const headers = { ...signedHeaders(keys, signedAt, '{}'), 'wechatpay-serial': serial };
      expect(() => gateway.readCallback(headers, '{}')).toThrow(CallbackRefused);
    },
  );
});
