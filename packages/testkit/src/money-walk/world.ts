/** Where money is walked: the market, the model beside it, and the chance that picks. */
import { type CallClient, CallError } from '@chengji/client-kit';
import { openSession } from '@chengji/server/modules/identity/index';
import type { Market } from '../market.ts';
import { randomFrom } from '../team-walk/walk.ts';
import { MoneyModel } from './model.ts';
import type { ModelOrder } from './model-rows.ts';
import type { TellingChannel } from './telling-channel.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;

export type WalkPerson = { id: number; addressId: number; accountId: number };
export type WalkShop = {
  id: number;
  sellerId: number;
  items: readonly { goods_id: number; sku_id: number }[];
};

export type Given = {
  seed: number;
  people: readonly WalkPerson[];
  shops: readonly WalkShop[];
  operatorId: number;
  channel: TellingChannel;
};

export type Outcome<T> = { done: T } | { refusal: string };

export class MoneyWorld {
  readonly market: Market;
  readonly model: MoneyModel;
  readonly given: Given;
  /** How often each step was taken, and each refusal and end was seen. */
  readonly counts: Record<string, number> = {};
  readonly random: () => number;
  readonly #clients = new Map<string, CallClient>();
  #sessionsUntil = 0;

  constructor(market: Market, given: Given) {
    this.market = market;
    this.given = given;
    this.random = randomFrom(given.seed);
    this.model = new MoneyModel(market.now().getTime());
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  pick<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.random() * all.length)];
  }

  isLikely = (chance: number): boolean => this.random() < chance;

  /** One that is right for a step, or any of the newest where none is. */
  pickOrder = (isRight: (order: ModelOrder) => boolean): ModelOrder | undefined =>
    this.pick(this.model.orders.filter(isRight)) ?? this.pick(this.model.orders.slice(-10));

  now = (): number => this.market.now().getTime();

  /** What the channel said meanwhile without time passing. */
  hear(): void {
    for (const told of this.given.channel.takeTold()) this.model.hear(told);
  }

  async advance(ms: number): Promise<void> {
    const seconds = Math.floor(ms / 1_000);
    const until = this.now() + seconds * 1_000;
    await this.market.advance(seconds);
    this.model.pass(until, this.given.channel.takeTold());
  }

  shopper = (id: number): Promise<CallClient> => this.#client('shopper', id);
  platform = (): Promise<CallClient> => this.#client('platform', this.given.operatorId);
  sellerAt = (shop: number): Promise<CallClient> =>
    this.#client('seller', this.given.shops.find(({ id }) => id === shop)?.sellerId ?? 0);

  /** Logged in anew when some time has passed. */
  async #client(kind: 'shopper' | 'seller' | 'platform', id: number): Promise<CallClient> {
    if (this.now() > this.#sessionsUntil) {
      this.#clients.clear();
      this.#sessionsUntil = this.now() + 5 * minute;
    }
    const name = `${kind}:${id}`;
    const client =
      this.#clients.get(name) ?? this.market.client(await openSession(this.market.context(), kind, id));
    this.#clients.set(name, client);
    return client;
  }

  async try<T>(work: Promise<T>): Promise<Outcome<T>> {
    try {
      return { done: await work };
    } catch (error) {
      if (!(error instanceof CallError) || !error.key) throw error;
      this.count(error.key);
      return { refusal: error.key };
    }
  }
}

export type Step = (world: MoneyWorld) => Promise<string[]>;

/** Where market and model do not agree on whether something may be done. */
export function differ(mayDo: boolean, outcome: Outcome<unknown>, what: string): string[] {
  if ('done' in outcome === mayDo) return [];
  const said = 'refusal' in outcome ? outcome.refusal : 'yes';
  return [`the market says ${said}, the model ${mayDo ? 'yes' : 'no'}: ${what}`];
}
