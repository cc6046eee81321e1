/** Unfinished edits of goods: a person's own, on every device they continue on. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysAfter } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findShopStaffNames } from '../../shops/index.ts';
import {
  deleteDraft,
  dropOldestDrafts,
  findDraft,
  listDraftsOfOthers,
  storeDraft,
} from './goods-draft.queries.ts';
import { countGoodsOfShop } from './save-goods.queries.ts';

type Which = { goods_id?: number | undefined };

const maxDrafts = 50;

/** Whose draft of what; a goods of another shop is not there. */
async function findWhich(
  ctx: Context,
  { goods_id: goodsId = null }: { goods_id?: number | null | undefined },
) {
  const { shopId, staffId } = requireActor(ctx, 'seller');
  if (goodsId !== null && (await countGoodsOfShop(ctx.db, shopId, [goodsId])) === 0)
    throw new Refusal('common.not_found', {}, { field: 'goods_id' });
  return { shopId, staffId, goodsId };
}

export async function getGoodsDraft(
  ctx: Context,
  which: Which,
): Promise<CallOut<'GET /seller/goods_drafts/details'>> {
  const { staffId, goodsId } = await findWhich(ctx, which);
  const own = await findDraft(ctx.db, staffId, goodsId);
  const others = goodsId === null ? [] : await listDraftsOfOthers(ctx.db, goodsId, staffId);
  const names = await findShopStaffNames(
    ctx.db,
    others.map((one) => one.staffId),
  );
  return {
    own: own && { content: own.content, version: own.version, saved_at: toUnixSeconds(own.savedAt) },
    others: others.map((one) => ({
      name: names.get(one.staffId) ?? '',
      saved_at: toUnixSeconds(one.savedAt),
    })),
  };
}

/** What is typed is nobody's business yet: it is no change of the goods, and the audit log says nothing of it. */
export function saveGoodsDraft(
  ctx: Context,
  { version, content, ...which }: CallChecked<'POST /seller/goods_drafts/save'>,
): Promise<{ saved_at: number }> {
  return transact(ctx, async (ctx) => {
    const owner = await findWhich(ctx, which);
    const savedAt = ctx.clock.now();
    const days = ctx.services.settings.get('catalog.draft_days');
    const forgetAt = daysAfter(savedAt, days);
    await storeDraft(ctx.db, { ...owner, version, content, savedAt, forgetAt });
    await dropOldestDrafts(ctx.db, owner.staffId, maxDrafts);
    recordNothing(ctx);
    return { saved_at: toUnixSeconds(savedAt) };
  });
}

export async function discardGoodsDraft(ctx: Context, which: Which): Promise<void> {
  const { staffId, goodsId } = await findWhich(ctx, which);
  await deleteDraft(ctx.db, staffId, goodsId);
  recordNothing(ctx);
}
