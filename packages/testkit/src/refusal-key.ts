import { CallError } from '@chengji/client-kit';

/** The key a call was refused with: `expect(await getRefusalKey(client.call(…))).toBe('orders.price_changed')`. */
export async function getRefusalKey(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof CallError && error.key) return error.key;
    throw error;
  }
  throw new Error('the call was not refused');
}
