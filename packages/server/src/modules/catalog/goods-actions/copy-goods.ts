import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getSellerGoods } from '../seller-goods/list-seller-goods.ts';
import { lockOfShop } from '../seller-goods/save-goods.queries.ts';
import { storeGoods } from '../seller-goods/save-goods.ts';

const mostLetters = 120;
const mark = '（副本）';

/** Adds a goods that has all of this one but what it sold; off sale, so that its seller looks at it first. */
export async function copyGoods(ctx: Context, { id }: { id: number }): Promise<{ id: number }> {
  const { shopId } = requireActor(ctx, 'seller');
  return transact(ctx, async (ctx) => {
    const [found] = await lockOfShop(ctx.db, shopId, [id]);
    if (!found) throw new Refusal('common.not_found');
    const { id: _, version: __, skus, ...goods } = await getSellerGoods(ctx, { id });
    const copy = await storeGoods(ctx, {
      ...goods,
      title: `${goods.title.slice(0, mostLetters - mark.length)}${mark}`,
      skus: skus.map(({ id: _, ...sku }) => sku),
      state: 'off',
      sale_starts_at: null,
      sale_ends_at: null,
    });
    await recordChange(ctx, { subject: 'goods', id: copy, before: null, after: { copied_from: id } });
    return { id: copy };
  });
}
