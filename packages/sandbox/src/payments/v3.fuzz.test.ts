/** To any request of a merchant, signed or not, the gateway answers in the protocol and forgets nothing it promised. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import { type SandboxGateway, startSandboxGateway } from '../server.ts';
import { SandboxStore } from './store.ts';

let folder: string;
let sandbox: SandboxGateway;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-sandbox-'));
  const clock = { now: () => new Date() };
  sandbox = await startSandboxGateway({ folder, clock, log: pino({ enabled: false }), pageBase: '' });
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

const anyPath = fc.constantFrom(
  '/v3/pay/transactions/h5',
  '/v3/pay/transactions/jsapi',
  '/v3/pay/transactions/out-trade-no/P1/close',
  '/v3/refund/domestic/refunds',
  '/v3/fund-app/mch-transfer/transfer-bills',
);

function authorize(path: string, body: string): string {
  const { keys } = sandbox;
  const at = Math.floor(Date.now() / 1_000);
  const signature = Rsa.sign(Formatter.request('POST', path, at, 'nonce', body), keys.merchant.privateKey);
  return Formatter.authorization(keys.merchantId, 'nonce', signature, at, keys.merchantSerial);
}

const send = async (path: string, body: string, authorization: string) => {
  const headers = { 'content-type': 'application/json', authorization };
  const answer = await fetch(`${sandbox.url}${path}`, { method: 'POST', headers, body });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
};

describe('the gateway', () => {
  it('refuses any unsigned request', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPath,
        fc.json(),
        fc.stringMatching(/^[!-~]{0,80}$/),
        async (path, body, authorization) => {
          expect(await send(path, body, authorization)).toEqual({ status: 401, code: 'SIGN_ERROR' });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('refuses any signed request that is not one of the protocol', async () => {
    const anyBody = fc.oneof(fc.json(), fc.string({ minLength: 1 }));
    await fc.assert(
      fc.asyncProperty(anyPath, anyBody, async (path, body) => {
        const { status, code } = await send(path, body, authorize(path, body));
        expect([400, 404]).toContain(status);
        expect(['PARAM_ERROR', 'ORDER_NOT_EXIST']).toContain(code);
      }),
      { numRuns: 60 },
    );
    expect(new SandboxStore(folder).payments.size).toBe(0);
  });
});
