/**
 * Changes of the cart that the market does not know of yet, stored under `cart_changes` until it has answered:
 * an app that is closed without a network sends them at its next start. Each has a key of its own, so that one
 * whose answer was lost counts once though it is sent again.
 */

import { newIdempotencyKey } from '@chengji/client-kit';
import { isNetworkFault } from '@chengji/client-kit/react';
import type { CallIn } from '@chengji/contract';
import { STORAGE_KEY } from '../../kernel/constants.ts';
import { forget, readStored, store } from '../../kernel/storage.ts';
import { sendCartChange } from './queries.ts';

export type Change = CallIn<'POST /wanlshop/cart/storage'>;
type Waiting = { key: string; change: Change };

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'key' in value && 'change' in value;

function restored(): Waiting[] {
  const value = readStored(STORAGE_KEY.cartChanges);
  return Array.isArray(value) ? value.filter(isWaiting) : [];
}

let waiting: readonly Waiting[] = restored();
let hasNoAnswer = waiting.length > 0;

/** Some changes have not reached the market, because it was out of reach. */
export const hasPendingChanges = (): boolean => hasNoAnswer;

function keep(next: readonly Waiting[]): void {
  waiting = next;
  if (next.length === 0) hasNoAnswer = false;
  if (next.length > 0) store(STORAGE_KEY.cartChanges, next);
  else forget(STORAGE_KEY.cartChanges);
}

export const forgetChanges = (): void => keep([]);

/** Answers the idempotency key it is sent under. */
export function saveChange(change: Change): string {
  const key = newIdempotencyKey();
  keep([...waiting, { key, change }]);
  return key;
}

/** Sends one; it stays pending only where there was no answer. */
async function sendOne({ key, change }: Waiting): Promise<number | null> {
  try {
    const answer = await sendCartChange(change, key);
    drop(key);
    return answer;
  } catch (error) {
    if (isNetworkFault(error)) hasNoAnswer = true;
    else drop(key);
    throw error;
  }
}

const drop = (key: string) => keep(waiting.filter((one) => one.key !== key));

/** The oldest first, until one has no answer. What the market refuses is not sent again. */
export async function sendWaiting(): Promise<void> {
  for (let [next] = waiting; next; [next] = waiting) {
    try {
      await sendOne(next);
    } catch (error) {
      if (isNetworkFault(error)) return;
    }
  }
}

/** This one, once those before it are sent; null while it waits. Rejects with the market's refusal. */
export async function sendUpTo(key: string): Promise<number | null> {
  while (waiting.some((one) => one.key === key)) {
    const [next] = waiting;
    if (!next) break;
    try {
      const answer = await sendOne(next);
      if (next.key === key) return answer;
    } catch (error) {
      if (isNetworkFault(error)) return null;
      if (next.key === key) throw error;
    }
  }
  return null;
}
