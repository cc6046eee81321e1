import { newIdempotencyKey } from '@chengji/client-kit';
import { STORAGE_KEY } from '../constants.ts';
import { readStored, store } from '../storage.ts';

let secret = '';

/** The secret of this device, made once and stored: the market recognises by it where the person logged in before. */
export function deviceSecret(): string {
  if (secret) return secret;
  const kept = readStored(STORAGE_KEY.device);
  secret = typeof kept === 'string' && kept ? kept : newIdempotencyKey();
  if (secret !== kept) store(STORAGE_KEY.device, secret);
  return secret;
}
