/**
 * The cryptography of WeChat Pay API v3: SHA256-RSA2048 over lines that each end in a line feed, and
 * AES-256-GCM for what is called back.
 */
import { createDecipheriv, createSign, createVerify, type KeyLike } from 'node:crypto';

const tagBytes = 16;

const toLines = (parts: readonly string[]): string => parts.map((part) => `${part}\n`).join('');

export const sign = (privateKey: KeyLike, ...parts: string[]): string =>
  createSign('RSA-SHA256').update(toLines(parts)).sign(privateKey, 'base64');

export const isSignedBy = (publicKey: string, signature: string, ...parts: string[]): boolean =>
  createVerify('RSA-SHA256').update(toLines(parts)).verify(publicKey, signature, 'base64');

export type Sealed = { ciphertext: string; nonce: string; associated_data?: string | undefined };

/** Throws when the text was sealed with another key or changed on its way. */
export function unseal(key: string, { ciphertext, nonce, associated_data = '' }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  decipher.setAAD(Buffer.from(associated_data));
  return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
