import { hash } from 'node:crypto';
import { VisitSource } from '@chengji/contract/states';
import type { Context } from '../../../kernel/context.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly shopVisits: VisitCounter;
  }
}

/** What was done: looked at the shop, at a product, or put one into the cart or an order. */
export type VisitStep = 'visit' | 'view' | 'cart';

/** Somebody looked at something on a day, or went on to buy it. */
export type Visit = {
  /** Of what was looked at. */
  readonly id: number;
  readonly day: string;
  readonly visitor: string;
  readonly step: VisitStep;
  /** Where they came from. */
  readonly source: VisitSource;
};

/** More than these are not waited for: a database that is away must not fill the memory. */
const mostVisits = 100_000;

/**
 * Who looked at what since it was last stored: a look only counts here, so that reading never waits for a
 * write. Looks of one person at one thing between two storings are one visit, the first of them.
 */
export class VisitCounter {
  #visits = new Map<string, Visit>();

  add(visit: Visit): void {
    const key = `${visit.id} ${visit.day} ${visit.visitor} ${visit.step}`;
    if (this.#visits.size < mostVisits && !this.#visits.has(key)) this.#visits.set(key, visit);
  }

  /** Hands over what was counted, in the order of ids, and begins anew; what could not be stored is kept for the next time. */
  async store(work: (visits: readonly Visit[]) => Promise<void>): Promise<void> {
    const taken = this.#visits;
    this.#visits = new Map();
    try {
      await work([...taken.values()].sort((a, b) => a.id - b.id));
    } catch (error) {
      for (const visit of taken.values()) this.add(visit);
      throw error;
    }
  }
}

/** How a shopper is told from others among those who looked. */
export const markShopper = (shopperId: number): string => `shopper ${shopperId}`;

/** Who looks: shoppers by themselves, visitors by where they come from, of which only a mark of the day is kept. Staff are no visitors. */
function toVisitorMark({ actor, ip }: Context, day: string): string | null {
  if (actor.kind === 'shopper') return markShopper(actor.id);
  if (actor.kind !== 'visitor') return null;
  return hash('sha256', `${day} ${ip}`, 'base64url').slice(0, 22);
}

/** Counts a visit of the caller. */
export function noteVisit(ctx: Context, counter: VisitCounter, id: number, step: VisitStep): void {
  const day = ctx.calendar.toDay(ctx.clock.now());
  const visitor = toVisitorMark(ctx, day);
  const source = VisitSource.options.find((known) => known === ctx.client.from) ?? 'other';
  if (visitor !== null) counter.add({ id, day, visitor, step, source });
}
