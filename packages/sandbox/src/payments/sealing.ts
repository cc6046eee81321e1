/** The gateway's side of the v3 cryptography: it checks what merchants sign, signs what it says, seals what it calls back. */
import {
  createCipheriv,
  createPrivateKey,
  createSign,
  createVerify,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { SandboxKeys } from '../keys.ts';

const longestAgeSeconds = 300;

const message = (parts: readonly string[]): string => `${parts.join('\n')}\n`;

/** Whether the merchant signed this request, and lately. */
export function isFromMerchant(
  keys: SandboxKeys,
  nowSeconds: number,
  request: { authorization: string; method: string; url: string; body: string },
): boolean {
  const [scheme, fields = ''] = request.authorization.split(/ (.*)/s);
  const given = Object.fromEntries(
    [...fields.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || given.mchid !== keys.merchantId) return false;
  if (given.serial_no !== keys.merchantSerial) return false;
  const { timestamp = '', nonce_str = '', signature = '' } = given;
  if (!(Math.abs(nowSeconds - Number(timestamp)) <= longestAgeSeconds)) return false;
  return createVerify('RSA-SHA256')
    .update(message([request.method, request.url, timestamp, nonce_str, request.body]))
    .verify(keys.merchant.publicKey, signature, 'base64');
}

/** Each gateway's own key, read from its PEM once: that takes longer than signing with it. */
const signingKeys = new WeakMap<SandboxKeys, KeyObject>();

function getSigningKey(keys: SandboxKeys): KeyObject {
  const key = signingKeys.get(keys) ?? createPrivateKey(keys.platform.privateKey);
  signingKeys.set(keys, key);
  return key;
}

/** The headers by which a merchant knows that a body is the gateway's. */
export function signedHeaders(keys: SandboxKeys, nowSeconds: number, body: string): Record<string, string> {
  const timestamp = String(nowSeconds);
  const nonce = randomBytes(16).toString('hex');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': keys.platformSerial,
    'wechatpay-signature': createSign('RSA-SHA256')
      .update(message([timestamp, nonce, body]))
      .sign(getSigningKey(keys), 'base64'),
  };
}

/** What a callback carries: only who has the API key can read it. */
export function seal(apiV3Key: string, plain: unknown, about: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce);
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([
    cipher.update(JSON.stringify(plain), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return {
    algorithm: 'AEAD_AES_256_GCM',
    original_type: about,
    associated_data: about,
    nonce,
    ciphertext: sealed.toString('base64'),
  };
}
