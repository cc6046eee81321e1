/**
 * A campaign that is new, changed or stopped is seen at once: after its commit every node forgets the answers
 * it made before. A node that missed the word is a moment behind (READ_CACHE_MS).
 */
import type { Bus } from '../../../kernel/bus/bus.ts';
import type { Context } from '../../../kernel/context.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

const changedTopic = 'groups.campaigns_changed';

export class CampaignCacheInvalidation {
  readonly #bus: Bus;

  constructor({ bus, responseCache }: Pick<Kernel, 'bus' | 'responseCache'>) {
    this.#bus = bus;
    const forget = () => responseCache.forget();
    bus.subscribe(changedTopic, forget);
    bus.onMissed(forget);
  }

  invalidate(ctx: Context): void {
    afterCommit(ctx, () => this.#bus.publish(changedTopic, null));
  }
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly campaignCache: CampaignCacheInvalidation;
  }
}
