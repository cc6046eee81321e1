/** What a host writes must be fit to be seen, and what they show be theirs and on sale. */
import type { CallChecked } from '@chengji/contract';
import { actorKey } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { refuseBlockedWords } from '../../../../kernel/settings/refuse-blocked-words.ts';
import { fromUnixSeconds } from '../../../../kernel/time/unix-seconds.ts';
import { findGoodsFacts } from '../../../catalog/index.ts';
import { findUploads } from '../../../content/index.ts';
import type { Live } from '../lives.queries.ts';

type Words = Pick<CallChecked<'POST /seller/live/create'>, 'title' | 'cover' | 'notice' | 'planned_at'>;

/** What a live has already it keeps: its cover, and the time it was announced for. */
export async function checkWords(
  ctx: Context,
  { title, cover, notice, planned_at }: Words,
  edited: Live | null,
): Promise<Pick<Live, 'title' | 'cover' | 'notice' | 'plannedAt'>> {
  refuseBlockedWords(ctx, { title, notice });
  const plannedAt = planned_at == null ? null : fromUnixSeconds(planned_at);
  const isKept = plannedAt?.getTime() === edited?.plannedAt?.getTime();
  if (plannedAt && !isKept && plannedAt <= ctx.clock.now())
    throw new Refusal('live.planned_past', {}, { field: 'planned_at' });
  if (cover !== edited?.cover && !(await findUploads(ctx.db, [cover], actorKey(ctx.actor))).has(cover))
    throw new Refusal('live.picture_unknown', {}, { field: 'cover' });
  return { title, cover, notice, plannedAt };
}

/** Refuses, under its place, what is not of this shop or not on sale. */
export async function assertGoods(
  { db }: Context,
  shopId: number,
  ids: readonly number[],
  toField = (index: number) => `goods.${index}`,
): Promise<void> {
  const facts = await findGoodsFacts(db, ids);
  const missing = ids.findIndex((id) => {
    const goods = facts.get(id);
    return !goods?.isOnSale || goods.shopId !== shopId;
  });
  if (missing >= 0) throw new Refusal('live.goods_unknown', {}, { field: toField(missing) });
}
