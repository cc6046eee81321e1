import type { CallChecked, HostedLive } from '@chengji/contract';
import { recordChange } from '../../../../kernel/audit/audit.ts';
import type { Context } from '../../../../kernel/context.ts';
import { transact } from '../../../../kernel/db/transact.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { announce } from '../announce.ts';
import { computeSecond, isOver } from '../live.rules.ts';
import { findLive, type Live, updateLive } from '../lives.queries.ts';
import { insertMark, insertTray, listTray, placeTray } from '../tray.queries.ts';
import { assertGoods } from './check-live.ts';
import { lockHosted } from './require-host.ts';
import { presentHosted } from './show-host.ts';

export const mostGoods = 50;

type Input = CallChecked<'POST /seller/live/goods'>;
type Standing = { goods: number[]; pinned: number | null };

/** Adds goods, takes them out, moves them, and shows one in front of all; what is so already stays so. */
export function changeTray(ctx: Context, input: Input): Promise<HostedLive> {
  return transact(ctx, async (ctx) => {
    const live = await lockHosted(ctx, input.id);
    if (isOver(live)) throw new Refusal('live.over');
    const before: Standing = { goods: await listTray(ctx.db, live.id), pinned: live.pinnedGoodsId };
    if (input.action === 'add') await assertMayAdd(ctx, live, before.goods, input.goods_id);
    else if (!before.goods.includes(input.goods_id))
      throw new Refusal('live.goods_unknown', {}, { field: 'goods_id' });
    const after = change(before, input);
    if (after.goods.length === 0) throw new Refusal('live.last_goods', {}, { field: 'goods_id' });
    await store(ctx, live, before, after);
    await recordChange(ctx, { subject: 'live', id: live.id, before, after });
    const changed = await findLive(ctx.db, live.id);
    return presentHosted(ctx, changed ?? live);
  });
}

async function assertMayAdd(ctx: Context, live: Live, goods: readonly number[], id: number): Promise<void> {
  if (goods.includes(id)) return;
  if (goods.length >= mostGoods) throw new Refusal('live.tray_full', { most: mostGoods });
  await assertGoods(ctx, live.shopId, [id], () => 'goods_id');
}

function change({ goods, pinned }: Standing, { action, goods_id: id, place }: Input): Standing {
  const others = goods.filter((one) => one !== id);
  switch (action) {
    case 'add':
      return { goods: goods.includes(id) ? goods : [...goods, id], pinned };
    case 'remove':
      return { goods: others, pinned: pinned === id ? null : pinned };
    case 'pin':
      return { goods, pinned: id };
    case 'unpin':
      return { goods, pinned: pinned === id ? null : pinned };
    case 'sort': {
      if (place === undefined)
        throw new Refusal('common.invalid_input', { field: 'place' }, { field: 'place' });
      return { goods: others.toSpliced(place, 0, id), pinned };
    }
  }
}

async function store(ctx: Context, live: Live, before: Standing, after: Standing): Promise<void> {
  const { db } = ctx;
  const added = after.goods.filter((id) => !before.goods.includes(id));
  if (added.length > 0) await insertTray(db, live.id, added);
  if (after.goods.join() !== before.goods.join()) await placeTray(db, live.id, after.goods);
  if (after.pinned !== before.pinned) {
    await updateLive(db, { id: live.id, states: [live.state] }, { pinnedGoodsId: after.pinned });
    if (live.state === 'living') {
      const second = computeSecond(live, ctx.clock.now());
      await insertMark(db, { liveId: live.id, second, goodsId: after.pinned });
    }
  }
  announce(ctx, live.id);
}
