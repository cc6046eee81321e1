import type { Context } from '../../../kernel/context.ts';
import { tellAll } from '../../notices/index.ts';
import { findShopRows } from '../../shops/index.ts';
import type { Live } from './lives.queries.ts';
import { takeReminders } from './reminders.queries.ts';

/** Tells each who asked for it once, and is done with them. The caller is in a transaction. */
export async function tellReminded(
  ctx: Context,
  { id, shopId, title }: Live,
  what: 'began' | 'recorded' | 'taken_back',
): Promise<void> {
  const people = await takeReminders(ctx.db, id, { isOfReplay: what === 'recorded' });
  if (people.length === 0) return;
  const [shop] = await findShopRows(ctx.db, [shopId]);
  await tellAll(ctx, people, {
    kind: 'notify',
    sentence: `live.news_${what}`,
    params: { title, shop: shop?.name ?? '' },
    modules: what === 'taken_back' ? 'shop' : 'live',
    modulesId: what === 'taken_back' ? shopId : id,
    source: `live.${what} ${id}`,
  });
}
