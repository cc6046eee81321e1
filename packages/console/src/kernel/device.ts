import { newIdempotencyKey } from '@chengji/client-kit';

const storageKey = 'console.device';

let secret = '';

/** What tells this browser, made once and kept: the market recognises by it where staff logged in before. */
export function deviceSecret(): string {
  secret ||= localStorage.getItem(storageKey) ?? newIdempotencyKey();
  localStorage.setItem(storageKey, secret);
  return secret;
}
