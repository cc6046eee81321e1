import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findShops } from '../../shops/index.ts';
import { listPostingShops as listIds } from './feed.queries.ts';

const maxShops = 20;

export async function listPostingShops(ctx: Context): Promise<CallOut<'GET /wanlshop/find/shops'>> {
  const ids = await listIds(ctx.db, maxShops);
  const shops = await findShops(ctx.db, ids, ctx.language);
  const present = (id: number) => {
    const shop = shops.get(id);
    return shop ? [{ id, name: shop.name, logo: shop.logo }] : [];
  };
  return { rows: ids.flatMap(present) };
}
