import { createPrivateKey, type KeyObject } from 'node:crypto';

const known = new Map<string, KeyObject>();

/** A key from its PEM, which is read once: that takes longer than signing with it. */
export function readPrivateKey(pem: string): KeyObject {
  const key = known.get(pem) ?? createPrivateKey(pem);
  known.set(pem, key);
  return key;
}
