/** Refunds as those list them who work on them. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { nextPage, pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { fromUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import type { RefundRecord } from '../refund.queries.ts';
import { findBuyers } from '../showing/present-behind.ts';
import { findParts, getReasonText, presentOwnRow, presentRow } from '../showing/present-row.ts';
import {
  countByState,
  countDecided,
  listMarket,
  listMarketPage,
  listShopPage,
  type ShopFilter,
  toTabCounts,
} from './lists.queries.ts';

type Filter = CallChecked<'POST /seller/refunds/export'>;

/** The calling shop's, of a tab. */
export const toShopFilter = (ctx: Context, { tab, keyword, from, to }: Filter): ShopFilter => ({
  shopId: requireActor(ctx, 'seller').shopId,
  tab,
  keyword,
  ...toDays({ from, to }),
});

const toDays = ({ from, to }: Pick<Filter, 'from' | 'to'>) => ({
  from: from === undefined ? undefined : fromUnixSeconds(from),
  to: to === undefined ? undefined : fromUnixSeconds(to),
});

export async function listShopRefunds(
  ctx: Context,
  { page, limit, ...input }: CallChecked<'GET /seller/refunds/list'>,
): Promise<CallOut<'GET /seller/refunds/list'>> {
  const filter = toShopFilter(ctx, input);
  const { rows, total } = await listShopPage(ctx.db, filter, { limit, offset: (page - 1) * limit });
  const getParts = await findParts(ctx, rows);
  const getBuyer = await findBuyers(ctx, rows);
  return {
    rows: rows.map((row) => ({
      ...presentOwnRow(ctx, row, getParts(row).order),
      buyer: getBuyer(row),
      reason: getReasonText(ctx, row),
      submissions: row.submissions,
    })),
    total,
    next: nextPage(page, limit, total),
    counts: toTabCounts(await countByState(ctx.db, filter.shopId)),
  };
}

/** Everybody's, of a tab. */
export async function listMarketRefunds(
  ctx: Context,
  { tab, keyword, page, limit }: CallChecked<'GET /platform/refunds/list'>,
): Promise<CallOut<'GET /platform/refunds/list'>> {
  const offset = (page - 1) * limit;
  const { rows, total } = await listMarketPage(ctx.db, { tab, keyword }, { limit, offset });
  return {
    rows: await presentMarketRows(ctx, rows),
    total,
    next: nextPage(page, limit, total),
    counts: await countPlatformTabs(ctx),
  };
}

const allRefunds = 'refunds.all';

/** Everybody's, in any state, narrowed by what is known of one. */
export async function listAllRefunds(
  ctx: Context,
  { cursor, limit, from, to, shop_id, shopper_id, ...input }: CallChecked<'GET /platform/refunds/all'>,
): Promise<CallOut<'GET /platform/refunds/all'>> {
  const [before] = cursor ? readCursor(allRefunds, 1, cursor) : [];
  const filter = { ...input, shopId: shop_id, shopperId: shopper_id, ...toDays({ from, to }), before };
  const rows = await listMarket(ctx.db, filter, limit + 1);
  const page = pageFrom(rows, limit, ({ id }) => writeCursor(allRefunds, id));
  return { ...page, rows: await presentMarketRows(ctx, page.rows) };
}

async function presentMarketRows(ctx: Context, rows: readonly RefundRecord[]) {
  const getParts = await findParts(ctx, rows);
  const getBuyer = await findBuyers(ctx, rows);
  return rows.map((row) => ({
    ...presentRow(ctx, row, getParts(row)),
    buyer: getBuyer(row),
    reason: getReasonText(ctx, row),
    failure: row.failure,
  }));
}

async function countPlatformTabs({ db }: Context) {
  const states = await countByState(db);
  return {
    intervention: states.get('intervention') ?? 0,
    processing: states.get('processing') ?? 0,
    failed: states.get('failed') ?? 0,
    decided: await countDecided(db),
    all: [...states.values()].reduce((sum, refunds) => sum + refunds, 0),
  };
}
