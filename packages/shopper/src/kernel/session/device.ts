import { newIdempotencyKey } from '@chengji/client-kit';
import { STORAGE_KEY } from '../constants.ts';
import { readStored, store } from '../storage.ts';

let secret = '';

/** The secret of this device, made once and stored: the market recognises by it where the person logged in before. */
export function deviceSecret(): string {
  if (secret) return secret;
  const stored = readStored(STORAGE_KEY.device);
  secret = typeof stored === 'string' && stored ? stored : newIdempotencyKey();
  if (secret !== stored) store(STORAGE_KEY.device, secret);
  return secret;
}
