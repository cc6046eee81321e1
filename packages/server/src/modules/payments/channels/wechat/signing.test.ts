/** Held against another implementation of the same protocol, so that ours is not only true to itself. */
import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { isSignedBy, sign, unseal } from './signing.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key = '0123456789abcdef0123456789abcdef';

describe('the WeChat signing', () => {
  it('signs a request as others verify it', () => {
    const signature = sign(
      privateKey,
      'POST',
      '/v3/pay/transactions/h5?a=1',
      '1700000000',
      'nonce',
      '{"a":"橙"}',
    );
    const message = Formatter.request(
      'POST',
      '/v3/pay/transactions/h5?a=1',
      '1700000000',
      'nonce',
      '{"a":"橙"}',
    );
    expect(Rsa.verify(message, signature, publicKey)).toBe(true);
  });

  it('verifies an answer as others sign it, and no other', () => {
    const signature = Rsa.sign(Formatter.response('1700000000', 'nonce', '{"ok":1}'), privateKey);
    expect(isSignedBy(publicKey, signature, '1700000000', 'nonce', '{"ok":1}')).toBe(true);
    expect(isSignedBy(publicKey, signature, '1700000000', 'nonce', '{"ok":2}')).toBe(false);
    expect(isSignedBy(publicKey, '', '1700000000', 'nonce', '{"ok":1}')).toBe(false);
  });

  it('reads what others seal', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (plain) => {
        const ciphertext = Aes.AesGcm.encrypt(plain, key, 'abcdefghijkl', 'transaction');
        expect(unseal(key, { ciphertext, nonce: 'abcdefghijkl', associated_data: 'transaction' })).toBe(
          plain,
        );
      }),
    );
  });

  it('reads nothing that was changed on its way, or sealed with another key', () => {
    const ciphertext = Aes.AesGcm.encrypt('{"paid":1}', key, 'abcdefghijkl', 'transaction');
    const sealed = { ciphertext, nonce: 'abcdefghijkl', associated_data: 'transaction' };
    const bytes = Buffer.from(ciphertext, 'base64');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    expect(() => unseal(key, { ...sealed, ciphertext: bytes.toString('base64') })).toThrow();
    expect(() => unseal(key, { ...sealed, associated_data: 'refund' })).toThrow();
    expect(() => unseal(key.toUpperCase(), sealed)).toThrow();
  });
});
