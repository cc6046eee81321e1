import type { LiveDetails, LiveMark } from '@chengji/contract';
import { requireShopper } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findGoodsRows } from '../../../catalog/index.ts';
import { listFollowedAmong } from '../../../shops/index.ts';
import type { Live } from '../lives.queries.ts';
import { listRecent } from '../living-info.ts';
import { presentRow } from '../present-lives.ts';
import { presentSays } from '../present-says.ts';
import { listReminded } from '../reminders.queries.ts';
import { listMarks, listTray } from '../tray.queries.ts';
import { getVisible } from './find-visible.ts';

export async function showLive(ctx: Context, { id }: { id: number }): Promise<LiveDetails> {
  const shopperId = requireShopper(ctx);
  const { live, isHost } = await getVisible(ctx, id);
  const tray = await listTray(ctx.db, id);
  const onSale = await findGoodsRows(ctx.db, tray, ctx.language);
  const { pinnedGoodsId: pinned } = live;
  return {
    ...(await presentRow(ctx, live)),
    notice: live.notice,
    goods: tray.flatMap((goodsId) => onSale.get(goodsId) ?? []),
    pinned: pinned !== null && onSale.has(pinned) ? pinned : null,
    play: live.state === 'living' ? ctx.services.media.getPlay(id) : null,
    replay: await presentReplay(ctx, live),
    recent: await presentSays(ctx, live.shopId, await listRecent(ctx, id)),
    followed: (await listFollowedAmong(ctx.db, shopperId, [live.shopId])).has(live.shopId),
    reminded: (await listReminded(ctx.db, shopperId, [id])).has(id),
    hosts: isHost,
  };
}

async function presentReplay(
  { db }: Context,
  { id, state, replayUrl, replaySeconds }: Live,
): Promise<LiveDetails['replay']> {
  if (state !== 'replay') return null;
  const marks = await listMarks(db, id);
  return {
    url: replayUrl,
    seconds: replaySeconds,
    marks: marks.map(
      ({ second, goodsId }): LiveMark =>
        goodsId === null ? { kind: 'unpin', second } : { kind: 'pin', second, goods_id: goodsId },
    ),
  };
}
