import type { LiveFigures } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { countNewFollowers } from '../../shops/index.ts';
import { computeSecond } from './live.rules.ts';
import { findLivePosts } from './live-posts.port.ts';
import type { Live } from './lives.queries.ts';

/** What lives came to, in their order. */
export async function presentFigures(
  ctx: Context,
  lives: readonly Live[],
  { withOwn }: { withOwn: boolean },
): Promise<LiveFigures[]> {
  const now = ctx.clock.now();
  const begun = lives.filter(({ beganAt }) => beganAt).map(({ id }) => id);
  const posts = withOwn ? await findLivePosts(ctx, begun) : new Map();
  const figures: LiveFigures[] = [];
  for (const live of lives) {
    const { orders = 0, salesCents = 0 } = posts.get(live.id) ?? {};
    figures.push({
      seconds: computeSecond(live, now),
      viewers: live.viewers,
      peak: live.peak,
      likes: live.likes,
      says: live.says,
      own: withOwn
        ? {
            fans: live.beganAt
              ? await countNewFollowers(ctx.db, live.shopId, { from: live.beganAt, to: live.endedAt ?? now })
              : 0,
            goods_opened: live.goodsOpened,
            orders,
            sales: toMoneyText(salesCents),
          }
        : null,
    });
  }
  return figures;
}
