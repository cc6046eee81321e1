/** What a node gathers between two storings. What could not be stored is kept for the next time. */
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { type Arrival, addLikes, insertViewers, raisePeaks } from './rooms.queries.ts';

const byId = (one: readonly [number, number], other: readonly [number, number]) => one[0] - other[0];

export class Gathered {
  #likes = new Map<number, number>();
  #arrivals = new Map<string, Arrival>();
  #peaks = new Map<number, number>();

  like(liveId: number, count: number): void {
    this.#likes.set(liveId, (this.#likes.get(liveId) ?? 0) + count);
  }

  arrive(arrival: Arrival): void {
    const key = `${arrival.liveId} ${arrival.shopperId}`;
    if (!this.#arrivals.has(key)) this.#arrivals.set(key, arrival);
  }

  /** So many watch it now. */
  see(liveId: number, viewers: number): void {
    this.#peaks.set(liveId, Math.max(viewers, this.#peaks.get(liveId) ?? 0));
  }

  /** Answers which lives were liked. */
  async storeLikes(ctx: Context): Promise<number[]> {
    const likes = [...this.#likes].sort(byId);
    if (likes.length === 0) return [];
    this.#likes = new Map();
    try {
      await transact(ctx, ({ db }) => addLikes(db, likes));
    } catch (error) {
      for (const [liveId, count] of likes) this.like(liveId, count);
      throw error;
    }
    return likes.map(([liveId]) => liveId);
  }

  /** Answers who came for the first time. */
  async storeArrivals(ctx: Context): Promise<Omit<Arrival, 'at'>[]> {
    const arrivals = this.#arrivals;
    if (arrivals.size === 0) return [];
    this.#arrivals = new Map();
    try {
      return await transact(ctx, ({ db }) => insertViewers(db, [...arrivals.values()]));
    } catch (error) {
      this.#arrivals = new Map([...arrivals, ...this.#arrivals]);
      throw error;
    }
  }

  async storePeaks(ctx: Context): Promise<void> {
    const peaks = [...this.#peaks].sort(byId);
    if (peaks.length === 0) return;
    this.#peaks = new Map();
    try {
      await transact(ctx, ({ db }) => raisePeaks(db, peaks));
    } catch (error) {
      for (const [liveId, viewers] of peaks) this.see(liveId, viewers);
      throw error;
    }
  }
}
