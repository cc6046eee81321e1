import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { nextPage, pageFrom, readCursor, writeCursor } from '../../../../kernel/cursor.ts';
import { presentFigures } from '../figures.ts';
import { countTabs, listNumberedPage, listOfShop } from '../lists.queries.ts';
import type { Live } from '../lives.queries.ts';
import { presentRows } from '../present-lives.ts';
import { requireShop } from './require-host.ts';

const list = 'live.own';

export async function listOwn(
  ctx: Context,
  { as_shop, cursor, limit }: CallChecked<'GET /wanlshop/live/own'>,
): Promise<CallOut<'GET /wanlshop/live/own'>> {
  const shopId = await requireShop(ctx, as_shop);
  const [below] = cursor === undefined ? [] : readCursor(list, 1, cursor);
  const found = await listOfShop(ctx.db, { shopId, below, limit: limit + 1 });
  const page = pageFrom(found, limit, ({ id }) => writeCursor(list, id));
  return { rows: await presentRows(ctx, page.rows), next: page.next };
}

export async function listShopLives(
  ctx: Context,
  { tab, page, limit }: CallChecked<'GET /seller/live/list'>,
): Promise<CallOut<'GET /seller/live/list'>> {
  const { shopId } = requireActor(ctx, 'seller');
  const found = await listNumberedPage(ctx.db, { shopId, tab, limit, offset: (page - 1) * limit });
  const counts = await countTabs(ctx.db, shopId);
  const { planned, living, over } = counts;
  return {
    rows: await presentWithFigures(ctx, found),
    total: counts[tab],
    counts: { planned, living, over },
    next: nextPage(page, limit, counts[tab]),
  };
}

/** Rows with what each came to, for the shop and the operator. */
export async function presentWithFigures(ctx: Context, lives: readonly Live[]) {
  const figures = await presentFigures(ctx, lives, { withOwn: true });
  const rows = await presentRows(ctx, lives);
  return lives.flatMap((live, index) => {
    const [row, own] = [rows[index], figures[index]];
    return row && own ? [{ ...row, figures: own, cut_reason: live.cutReason }] : [];
  });
}
