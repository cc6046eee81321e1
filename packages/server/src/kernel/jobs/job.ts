import type { Context } from '../context.ts';
import type { Db, Selected } from '../db/database.ts';

export type Due = { id: number; dueAt: Date };

/** A kind of deadline, as `deadline()` makes it. Each kind has a lane of its own. */
export type Job = {
  /** `orders.close_unpaid` */
  name: string;
  /** When the next one falls due, or null; without those that fail. */
  nextDue(db: Db): Promise<Date | null>;
  /** The same as a part of a statement, so that all kinds are asked for at once; without it this one is asked by itself. */
  nextDueSql?: Selected;
  /** Those due at `now`, the oldest first; without those that fail. */
  listDue(db: Db, now: Date, limit: number): Promise<Due[]>;
  /** How many are met in one go. Where they cannot be met together, each is met for itself. */
  batchSize: number;
  /** Meets these, by conditional updates that clear the deadline, so that of several nodes one does it. */
  fire(ctx: Context, ids: readonly number[]): Promise<unknown>;
  /**
   * Only where it asks somebody outside, who may be slow or away: how many may be under way at once now, none
   * while nobody answers there. Nobody was promised a time for it. Everything else touches no network.
   */
  room?(ctx: Context): number;
  /** A clock that is moved forward does not stop for it: it fires when the clock stops next. */
  mayBeLate?: boolean;
};

const listed = 1_000;

/** Fires what is due of one kind by the context's clock, as far as one list goes. */
export async function fireDue(ctx: Context, job: Job): Promise<void> {
  const due = await job.listDue(ctx.db, ctx.clock.now(), listed);
  if (due.length > 0)
    await job.fire(
      ctx,
      due.map(({ id }) => id),
    );
}
