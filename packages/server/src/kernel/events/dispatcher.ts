/** Brings events to their listeners. Any number of nodes may do so at once; each delivery is handled once. */
import { setTimeout } from 'node:timers/promises';
import type { EventName } from '@chengji/contract/events';
import type { Context } from '../context.ts';
import { transact } from '../db/transact.ts';
import type { Listener, Outbox } from './events.ts';
import { countDueDeliveries, type Delivery, postponeDelivery, takeDelivery } from './outbox.queries.ts';

/** A delivery left by another node, or one that failed and waited, is found within this time. */
const lookEveryMs = 1_000;
const underWayElsewhereMs = 20;

export class Dispatcher implements Outbox {
  readonly #listeners = new Map<string, Listener>();
  readonly #byEvent = new Map<EventName, Listener[]>();
  readonly #context: () => Context;
  #running: Promise<void> | null = null;
  #wokenAgain = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(listeners: readonly Listener[], context: () => Context) {
    this.#context = context;
    for (const entry of listeners) {
      if (this.#listeners.has(entry.name)) throw new Error(`two listeners are named ${entry.name}`);
      this.#listeners.set(entry.name, entry);
      this.#byEvent.set(entry.event, [...(this.#byEvent.get(entry.event) ?? []), entry]);
    }
  }

  getListeners(event: EventName): readonly Listener[] {
    return this.#byEvent.get(event) ?? [];
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), lookEveryMs);
    this.wake();
  }

  /** Does nothing before the start: then deliveries wait to be drained. */
  wake(): void {
    if (!this.#timer) return;
    this.#wokenAgain = true;
    this.#running ??= this.#run();
  }

  /** Finishes the delivery under way. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#running;
  }

  /** Handles all that is due, and what that in turn tells of; answers when none of it is left on any node. */
  async drain(): Promise<void> {
    for (;;) {
      if (await this.#deliverOne()) continue;
      if ((await countDueDeliveries(this.#context().db)) === 0) return;
      await setTimeout(underWayElsewhereMs);
    }
  }

  async #run(): Promise<void> {
    try {
      while (this.#timer && this.#wokenAgain) {
        this.#wokenAgain = false;
        while (this.#timer && (await this.#deliverOne()));
      }
    } catch (error) {
      this.#context().log.error({ err: error }, 'events could not be dispatched');
    } finally {
      this.#running = null;
    }
  }

  async #deliverOne(): Promise<boolean> {
    let delivery: Delivery | null = null;
    try {
      await transact(this.#context(), async (ctx) => {
        delivery = await takeDelivery(ctx.db);
        if (delivery) await this.#handle(ctx, delivery);
      });
    } catch (error) {
      if (!delivery) throw error;
      await this.#postpone(delivery, error);
    }
    return delivery !== null;
  }

  async #handle(ctx: Context, delivery: Delivery): Promise<void> {
    const entry = this.#listeners.get(delivery.listener);
    if (!entry) throw new Error(`nobody is named ${delivery.listener}`);
    await entry.handle(ctx, delivery.payload as Parameters<Listener['handle']>[1]);
  }

  async #postpone({ id, event, listener, failures }: Delivery, error: unknown): Promise<void> {
    const { db, log } = this.#context();
    log.error({ err: error, id, event, listener, failures }, 'a listener failed; it will be tried again');
    await postponeDelivery(db, id);
  }
}
