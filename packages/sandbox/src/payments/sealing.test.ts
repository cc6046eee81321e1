/** Held against another implementation of the protocol: what the gateway says, any merchant must understand. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { loadKeys, type SandboxKeys } from '../keys.ts';
import { isFromMerchant, seal, signedHeaders } from './sealing.ts';

const now = 1_790_000_000;
let folder: string;
let keys: SandboxKeys;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chengji-sandbox-'));
  keys = loadKeys(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

type Signing = { mchid?: string; serial?: string; key?: string; at?: number; signed?: string };

const request = { method: 'POST', url: '/v3/refund/domestic/refunds', body: '{"reason":"退款"}' };
const authorization = ({ mchid, serial, key, at = now, signed = request.body }: Signing = {}) => {
  const message = Formatter.request(request.method, request.url, at, 'nonce', signed);
  const signature = Rsa.sign(message, key ?? keys.merchant.privateKey);
  return Formatter.authorization(
    mchid ?? keys.merchantId,
    'nonce',
    signature,
    at,
    serial ?? keys.merchantSerial,
  );
};
const isTaken = (signing: Signing = {}) =>
  isFromMerchant(keys, now, { ...request, authorization: authorization(signing) });

describe('the gateway’s sealing', () => {
  it('takes a request its merchant signed', () => {
    expect(isTaken()).toBe(true);
    expect(isTaken({ at: now - 299 })).toBe(true);
  });

  it('takes no request of another, with another key, of another time or of another text', () => {
    expect(isTaken({ mchid: '1900000999' })).toBe(false);
    expect(isTaken({ serial: 'OTHER' })).toBe(false);
    expect(isTaken({ key: keys.platform.privateKey })).toBe(false);
    expect(isTaken({ at: now - 301 })).toBe(false);
    expect(isTaken({ at: now + 301 })).toBe(false);
    expect(isTaken({ signed: '{}' })).toBe(false);
  });

  it('takes no request without a signature, or with one it cannot read', () => {
    const bare = ['', 'Bearer x', 'WECHATPAY2-SHA256-RSA2048', 'WECHATPAY2-SHA256-RSA2048 mchid=""'];
    for (const authorization of bare)
      expect(isFromMerchant(keys, now, { ...request, authorization })).toBe(false);
    const otherScheme = authorization().replace('WECHATPAY2-SHA256-RSA2048', 'WECHATPAY2-SM2-WITH-SM3');
    expect(isFromMerchant(keys, now, { ...request, authorization: otherScheme })).toBe(false);
  });

  it('signs what it says so that a merchant can verify it', () => {
    const headers = signedHeaders(keys, now, '{"a":"橙"}');
    const nonce = headers['wechatpay-nonce'] ?? '';
    const signature = headers['wechatpay-signature'] ?? '';
    expect(headers['wechatpay-serial']).toBe(keys.platformSerial);
    expect(headers['wechatpay-timestamp']).toBe(String(now));
    const verify = (body: string) =>
      Rsa.verify(Formatter.response(now, nonce, body), signature, keys.platform.publicKey);
    expect(verify('{"a":"橙"}')).toBe(true);
    expect(verify('{"a":"桔"}')).toBe(false);
  });

  it('seals what it calls back so that only who has the key reads it', () => {
    const { ciphertext, nonce, associated_data } = seal(keys.apiV3Key, { total: 1_230 }, 'transaction');
    expect(Aes.AesGcm.decrypt(ciphertext, keys.apiV3Key, nonce, associated_data)).toBe('{"total":1230}');
    expect(() => Aes.AesGcm.decrypt(ciphertext, '0'.repeat(32), nonce, associated_data)).toThrow();
  });
});
