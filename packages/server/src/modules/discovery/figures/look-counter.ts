import { hash } from 'node:crypto';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { addLooks, type Look } from './figures.queries.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly postLooks: LookCounter;
  }
}

/** More than these are not waited for: a database that is away must not fill the memory. */
const mostLooks = 100_000;

/**
 * Who looked at which post since it was last stored: a look only counts here, so that reading never waits for a write.
 * One person's looks at one post on a day, between two storings, are one.
 */
export class LookCounter {
  #looks = new Map<string, Look>();

  add(look: Look, visitor: string): void {
    const key = `${look.kind} ${look.id} ${look.day} ${visitor}`;
    if (this.#looks.size < mostLooks && !this.#looks.has(key)) this.#looks.set(key, look);
  }

  /** Hands over what was counted and begins anew; what could not be stored is kept for the next time. */
  async store(work: (looks: readonly Look[]) => Promise<void>): Promise<void> {
    const taken = this.#looks;
    this.#looks = new Map();
    try {
      await work([...taken.values()]);
    } catch (error) {
      this.#looks = new Map([...taken, ...this.#looks]);
      throw error;
    }
  }
}

/** Shoppers by themselves, visitors by where they come from, of which only a mark is kept. Staff do not count. */
export function noteLook(ctx: Context, id: number, kind: Look['kind']): void {
  const { actor, ip, services } = ctx;
  const day = ctx.calendar.toDay(ctx.clock.now());
  if (actor.kind === 'shopper')
    services.postLooks.add({ id, day, kind, viewer: actor.id }, `shopper ${actor.id}`);
  if (actor.kind === 'visitor') {
    const mark = hash('sha256', ip, 'base64url').slice(0, 22);
    services.postLooks.add({ id, day, kind, viewer: 0 }, mark);
  }
}

export const storeLooks = (ctx: Context): Promise<void> =>
  ctx.services.postLooks.store(async (looks) => {
    if (looks.length > 0) await transact(ctx, ({ db }) => addLooks(db, looks));
  });
