import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';

export type Due = { id: number; dueAt: Date };

/** A kind of deadline: a due column in its owner's table. Each kind has a lane of its own. */
export type Job = {
  /** `orders.close_unpaid` */
  name: string;
  /** When the next one falls due, or null; without those that fail. */
  nextDue(db: Db): Promise<Date | null>;
  /** Those due at `now`, the oldest first; without those that fail. */
  listDue(db: Db, now: Date, limit: number): Promise<Due[]>;
  /** A conditional update that clears the deadline, so that of several nodes one does it. */
  fire(ctx: Context, id: number): Promise<unknown>;
  /**
   * Only where it asks somebody outside, who may be slow or away: how many may be under way at once now, none
   * while nobody answers there. Nobody was promised a time for it. Everything else touches no network.
   */
  room?(ctx: Context): number;
};
