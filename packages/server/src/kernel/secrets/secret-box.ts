/**
 * Seals what must be read again, such as the secret of an authenticator or the number of a bank card: AES-256-GCM under
 * a key of its own, derived by HKDF.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const toKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'chengji', purpose, 32));

/** `owner` is sealed along: what is moved to somebody else's row does not open there. */
export type Sealing = { secret: string; purpose: string; owner: string };

export function seal({ secret, purpose, owner }: Sealing, plain: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, toKey(secret, purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null when it was sealed by another key, for somebody else, or changed since. */
export function unseal({ secret, purpose, owner }: Sealing, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, toKey(secret, purpose), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return plain.toString('utf8');
  } catch {
    return null;
  }
}

/** By which a sealed text is found again without opening it; nobody guesses the text from it without the secret. */
export const computeDigest = ({ secret, purpose, owner }: Sealing, plain: string): string =>
  createHmac('sha256', toKey(secret, `digest of ${purpose}`))
    .update(`${owner}\n${plain}`)
    .digest('base64url');
