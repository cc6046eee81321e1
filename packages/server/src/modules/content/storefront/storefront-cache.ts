/**
 * What every app asks for when it starts, held in memory: adverts, the pop-ups, the blocks of pages and the
 * hot words. A change is published to every node after its commit; each drops what it held, and the answers
 * it made of it, and reads again.
 * A node that lost the bus reads again as soon as it is back.
 */
import type { Bus } from '../../../kernel/bus/bus.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import {
  type AdvertRow,
  type HotWordRow,
  listAdverts,
  listHotWords,
  listPopupsOn,
  type PopupRow,
} from '../content.queries.ts';
import { type Blocks, type FixedKind, listShownFixedPages } from '../pages/page.queries.ts';

type Storefront = {
  adverts: AdvertRow[];
  /** Those that are on, the newest first. */
  popups: PopupRow[];
  pages: ReadonlyMap<FixedKind, Blocks>;
  words: HotWordRow[];
};

const changedTopic = 'content.changed';
const cachedForMs = 60_000;

export class StorefrontCache {
  readonly #db: Db;
  readonly #bus: Bus;
  #shown: Promise<Storefront> | null = null;
  #readAtMs = 0;

  constructor({ db, bus, responseCache }: Pick<Kernel, 'db' | 'bus' | 'responseCache'>) {
    this.#db = db;
    this.#bus = bus;
    const forget = () => {
      this.#shown = null;
      responseCache.forget();
    };
    bus.subscribe(changedTopic, forget);
    bus.onMissed(forget);
  }

  /** Not to be asked inside a transaction: it reads over the pool. */
  read(): Promise<Storefront> {
    const nowMs = performance.now();
    if (!this.#shown || nowMs - this.#readAtMs > cachedForMs) {
      const reading = readAll(this.#db);
      this.#shown = reading;
      this.#readAtMs = nowMs;
      reading.catch(() => {
        if (this.#shown === reading) this.#shown = null;
      });
    }
    return this.#shown;
  }

  invalidate(ctx: Context): void {
    afterCommit(ctx, () => {
      this.#shown = null;
      this.#bus.publish(changedTopic, null);
    });
  }
}

const readAll = async (db: Db): Promise<Storefront> => ({
  adverts: await listAdverts(db),
  popups: await listPopupsOn(db),
  pages: new Map((await listShownFixedPages(db)).map(({ kind, blocks }) => [kind, blocks])),
  words: await listHotWords(db),
});

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly storefrontCache: StorefrontCache;
  }
}
