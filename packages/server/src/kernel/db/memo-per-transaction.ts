import type { Context, OpenTransaction } from '../context.ts';

const readings = new WeakMap<OpenTransaction, Map<string, Promise<unknown>>>();

/**
 * Within a transaction, reads once what its parts ask for again and again and none of them changes; outside of
 * one, each time. `key` says what is read.
 */
export function memoPerTransaction<T>(ctx: Context, key: string, read: () => Promise<T>): Promise<T> {
  if (!ctx.transaction) return read();
  const known = readings.get(ctx.transaction) ?? new Map<string, Promise<unknown>>();
  readings.set(ctx.transaction, known);
  const reading = known.get(key) ?? read();
  known.set(key, reading);
  return reading as Promise<T>;
}
