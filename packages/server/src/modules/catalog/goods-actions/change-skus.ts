/** Prices and stock of many skus at once, without the rest of their goods. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { parseMoney, toMoneyText } from '@chengji/contract/money';
import { assertRight, requireActor } from '../../../kernel/actor.ts';
import { recordChange, recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { listSkusOfGoods, lockSkusOfShop, updateGoodsFigures, updateSku } from './change-skus.queries.ts';

type Row = CallChecked<'POST /seller/goods/skus'>['rows'][number];
type Sku = Awaited<ReturnType<typeof lockSkusOfShop>>[number];

export async function listSkusToChange(
  ctx: Context,
  { ids }: CallChecked<'GET /seller/goods/skus'>,
): Promise<CallOut<'GET /seller/goods/skus'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const rows = await listSkusOfGoods(ctx.db, shopId, ids.split(',').map(Number));
  return {
    rows: rows.map(({ goodsId, skuId, priceCents, ...row }) => ({
      ...row,
      goods_id: goodsId,
      sku_id: skuId,
      price: toMoneyText(priceCents),
    })),
  };
}

/** Skus of the own shop, all or none; what was sold since the seller looked stays sold. */
export async function changeSkus(
  ctx: Context,
  { rows }: CallChecked<'POST /seller/goods/skus'>,
): Promise<{ changed: number }> {
  const { shopId } = requireActor(ctx, 'seller');
  if (rows.some(({ price }) => price !== undefined)) assertRight(ctx, 'goods.price', 'rows');
  if (rows.some(({ stock }) => stock !== undefined)) assertRight(ctx, 'goods.stock', 'rows');
  const wanted = new Map(rows.map((row) => [row.sku_id, row]));
  return transact(ctx, async (ctx) => {
    const skus = await lockSkusOfShop(ctx.db, shopId, [...wanted.keys()]);
    if (skus.length < wanted.size) throw new Refusal('common.not_found', {}, { field: 'rows' });
    recordNothing(ctx); // when each has what it should have
    const changed = new Set<number>();
    for (const sku of skus) {
      if (await changeSku(ctx, sku, wanted.get(sku.id))) changed.add(sku.goodsId);
    }
    await updateGoodsFigures(ctx.db, [...changed], ctx.clock.now());
    for (const goodsId of changed) await emit(ctx, 'catalog.goods_changed', { goodsId, shopId });
    return { changed: changed.size };
  });
}

async function changeSku(ctx: Context, sku: Sku, row: Row | undefined): Promise<boolean> {
  if (row?.price_was !== undefined && parseMoney(row.price_was) !== sku.priceCents)
    throw new Refusal('catalog.price_changed', {}, { field: 'rows' });
  const priceCents = row?.price === undefined ? sku.priceCents : parseMoney(row.price);
  if (priceCents === 0) throw new Refusal('catalog.price_zero', {}, { field: 'rows' });
  const stock = computeStock(sku.stock, row);
  if (priceCents === sku.priceCents && stock === sku.stock) return false;
  const wasPriceCents =
    sku.wasPriceCents !== null && sku.wasPriceCents > priceCents ? sku.wasPriceCents : null;
  await updateSku(ctx.db, sku.id, { priceCents, wasPriceCents, stock });
  await recordChange(ctx, {
    subject: 'sku',
    id: sku.id,
    before: { price: toMoneyText(sku.priceCents), stock: sku.stock },
    after: { price: toMoneyText(priceCents), stock },
  });
  return true;
}

function computeStock(now: number, row: Row | undefined): number {
  if (row?.stock === undefined) return now;
  return row.stock_was === undefined ? row.stock : Math.max(0, now + row.stock - row.stock_was);
}
