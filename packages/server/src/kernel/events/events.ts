import type { EventName, EventPayload } from '@chengji/contract/events';
import type { Context } from '../context.ts';
import { afterCommit, withCommit } from '../db/transact.ts';
import { addDeliveries, addManyDeliveries } from './outbox.queries.ts';

/** Hears of an event after the fact, at least once, in a transaction of its own. */
export type Listener<K extends EventName = EventName> = {
  event: K;
  /** Says who listens, stable for ever: `notices.tell_shop`. */
  name: string;
  handle(ctx: Context, payload: EventPayload<K>): Promise<void>;
};

/** Gives a listener the payload type of its event. */
export const listener = <K extends EventName>(definition: Listener<K>): Listener =>
  definition as unknown as Listener;

/** Who listens to what, and how to say that something is waiting. */
export interface Outbox {
  getListeners(event: EventName): readonly Listener[];
  wake(): void;
}

/** Tells of an event in the transaction of what happened: both are kept, or neither. */
export async function emit<K extends EventName>(
  ctx: Context,
  event: K,
  payload: EventPayload<K>,
): Promise<void> {
  tellShop(ctx, event, payload);
  const listeners = ctx.services.outbox.getListeners(event);
  if (listeners.length === 0) return;
  const delivery = {
    event,
    listeners: listeners.map(({ name }) => name),
    payload,
    happenedAt: ctx.clock.now(),
  };
  await withCommit(ctx, addDeliveries(ctx.db, delivery));
  afterCommit(ctx, () => ctx.services.outbox.wake());
}

/** Tells of many events of one kind at once, in their order: one statement, however many there are. */
export async function emitAll<K extends EventName>(
  ctx: Context,
  event: K,
  payloads: readonly EventPayload<K>[],
): Promise<void> {
  for (const payload of payloads) tellShop(ctx, event, payload);
  const listeners = ctx.services.outbox.getListeners(event).map(({ name }) => name);
  if (listeners.length === 0 || payloads.length === 0) return;
  const happenedAt = ctx.clock.now();
  await withCommit(ctx, addManyDeliveries(ctx.db, { event, listeners, payloads, happenedAt }));
  afterCommit(ctx, () => ctx.services.outbox.wake());
}

/** The open consoles of the shop it happened in fetch again what it changed. */
function tellShop(ctx: Context, event: EventName, payload: object): void {
  if (!('shopId' in payload) || typeof payload.shopId !== 'number') return;
  const { shopId } = payload;
  afterCommit(ctx, () => ctx.services.push.toShop(shopId, { type: 'change', event }));
}
