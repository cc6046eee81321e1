/** How a module lists its calls: who, limit and schema come from the contract, the verb from the module. */
import type { Call, CallName } from '@chengji/contract';
import type { z } from 'zod';
import type { Context } from '../context.ts';

/** On disk, for as long as the call lasts. */
export type UploadedFile = { path: string; size: number; fileName: string };

/** So many calls in so many seconds, for one address or one person. */
export type Limit = { max: number; seconds: number; by: 'ip' | 'actor' };

type Verb<C extends Call, R> = C extends { upload: true }
  ? (ctx: Context, input: z.output<C['in']>, file: UploadedFile) => Promise<R>
  : (ctx: Context, input: z.output<C['in']>) => Promise<R>;

// biome-ignore lint/suspicious/noConfusingVoidType: a verb with nothing to answer returns nothing
type Answer<C extends Call> = z.input<C['out']> extends null ? void | null : z.input<C['out']>;

type Options = {
  limit?: Limit;
  /** The verb keeps the answer to an Idempotency-Key itself (it waits for the outside, so no transaction may span it). */
  keepsOwnKey?: true;
  /** An upload of more bytes than any call may send. */
  largestFile?: number;
  /** Everyone, or every visitor, gets the same answer in a language: it may be a moment old (READ_CACHE_MS). */
  cache?: 'everyone' | 'visitors';
};

/** Called with each answer, also one from the cache: then the caller counts as a visitor. It must only count. */
type OnRequest<C extends Call> = { onRequest?: (ctx: Context, input: z.output<C['in']>) => void };

/** With `present`, the verb answers anything and `present` makes the contract's answer of it. */
type Entry<C extends Call, R> = Options &
  OnRequest<C> &
  (
    | { verb: Verb<C, Answer<C>>; present?: undefined }
    | { verb: Verb<C, R>; present: (value: R, ctx: Context) => Answer<C> | Promise<Answer<C>> }
  );

export type Route = Options & {
  name: CallName;
  call: Call;
  onRequest?: (ctx: Context, input: unknown) => void;
  run(ctx: Context, input: unknown, file?: UploadedFile): Promise<unknown>;
};

type Loose = Options & {
  onRequest?: (ctx: Context, input: unknown) => void;
  verb: (ctx: Context, input: unknown, file?: UploadedFile) => Promise<unknown>;
  present?: (value: unknown, ctx: Context) => unknown;
};

/** `routes(calls, { 'GET /wanlshop/goods/list': { verb: listGoods } })` */
export function routes<T extends Record<CallName, Call>, R extends { [K in keyof T]?: unknown }>(
  table: T,
  entries: { [K in keyof R]: K extends keyof T & CallName ? Entry<T[K], R[K]> : never },
): Route[] {
  return Object.entries(entries as Record<string, Loose>).map(([name, { verb, present, ...options }]) => ({
    ...options,
    name: name as CallName,
    call: table[name as CallName] as Call,
    run: async (ctx, input, file) => {
      const value = await verb(ctx, input, file);
      return present ? present(value, ctx) : value;
    },
  }));
}
