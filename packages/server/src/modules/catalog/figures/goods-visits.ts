import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { storeShopVisits, type Visit, type VisitCounter } from '../../shops/index.ts';
import { addGoodsVisits, listShopsOfGoods } from './goods-visits.queries.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly goodsVisits: VisitCounter;
  }
}

/** Stores who looked at which goods or wanted them; each is one of its shop as well. */
export async function storeGoodsVisits(ctx: Context, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return;
  await transact(ctx, async (ctx) => {
    const shops = await listShopsOfGoods(
      ctx.db,
      visits.map(({ id }) => id),
    );
    const known = visits.filter(({ id }) => shops.has(id));
    await addGoodsVisits(
      ctx.db,
      known.filter(({ step }) => step === 'view'),
    );
    await storeShopVisits(
      ctx,
      known.map((visit) => ({ ...visit, id: shops.get(visit.id) ?? 0 })),
    );
  });
}
