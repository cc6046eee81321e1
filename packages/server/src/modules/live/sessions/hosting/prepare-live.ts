import { randomBytes } from 'node:crypto';
import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { isSuspended } from '../../../shops/index.ts';
import { computeKeyExpiry } from '../live.rules.ts';
import { countCreated, insertLive, lockLivesOfShop } from '../lives.queries.ts';
import { insertTray } from '../tray.queries.ts';
import { assertGoods, checkWords } from './check-live.ts';
import { requireShop } from './require-host.ts';
import { presentPush } from './show-host.ts';

/** Of a shop, which have not begun. */
export const mostPlans = 20;

export const drawKey = (): string => randomBytes(18).toString('base64url');

type Input = CallChecked<'POST /seller/live/create'> & { as_shop?: number };

/** Prepares a live, announced or not. */
export function prepareLive(
  ctx: Context,
  { goods, as_shop = 0, ...words }: Input,
): Promise<CallOut<'POST /seller/live/create'>> {
  return transact(ctx, async (ctx) => {
    const { db } = ctx;
    const now = ctx.clock.now();
    const shopId = await requireShop(ctx, as_shop);
    const checked = await checkWords(ctx, words, null);
    await assertGoods(ctx, shopId, goods);
    await lockLivesOfShop(db, shopId);
    if ((await countCreated(db, shopId)) >= mostPlans)
      throw new Refusal('live.too_many_plans', { most: mostPlans });
    const live = await insertLive(db, {
      ...checked,
      shopId,
      pushKey: drawKey(),
      keyExpiresAt: computeKeyExpiry(now, checked.plannedAt),
      isShown: !(await isSuspended(ctx, shopId)),
      createdAt: now,
    });
    await insertTray(db, live.id, goods);
    const { title, cover, notice, planned_at } = words;
    await recordChange(ctx, {
      subject: 'live',
      id: live.id,
      before: {},
      after: { title, cover, notice, planned_at: planned_at ?? null, goods },
    });
    return { id: live.id, push: presentPush(ctx, live) };
  });
}
