import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';

export type Due = { id: number; dueAt: Date };

/** A kind of deadline: a due column in its owner's table. */
export type Job = {
  /** `orders.close_unpaid` */
  name: string;
  /** When the next one falls due, or null. */
  nextDue(db: Db): Promise<Date | null>;
  /** Those due at `now`, the oldest first. */
  listDue(db: Db, now: Date, limit: number): Promise<Due[]>;
  /** A conditional update that clears the deadline, so that of several nodes one does it. */
  fire(ctx: Context, id: number): Promise<unknown>;
};
