import type { CallOut, HostedLive } from '@chengji/contract';
import type { Context } from '../../../../kernel/context.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../../../kernel/time/unix-seconds.ts';
import { findGoodsCards } from '../../../catalog/index.ts';
import { findShoppers } from '../../../identity/index.ts';
import { presentFigures } from '../figures.ts';
import { isOver } from '../live.rules.ts';
import { findLivePosts } from '../live-posts.port.ts';
import type { Live } from '../lives.queries.ts';
import { listRecent } from '../living-info.ts';
import { presentRow } from '../present-lives.ts';
import { presentSays } from '../present-says.ts';
import { countSoldIn } from '../purchases.port.ts';
import { listMuted } from '../says.queries.ts';
import { listTray } from '../tray.queries.ts';
import { getHosted } from './require-host.ts';

export const showHost = async (ctx: Context, { id }: { id: number }): Promise<HostedLive> =>
  presentHosted(ctx, await getHosted(ctx, id));

/** A live as its host works with it. */
export async function presentHosted(ctx: Context, live: Live): Promise<HostedLive> {
  const { version, notice, hasTimedOut, pinnedGoodsId, cutReason } = live;
  const [figures] = await presentFigures(ctx, [live], { withOwn: true });
  if (!figures) throw new Error(`live ${live.id} has no figures`);
  return {
    ...(await presentRow(ctx, live)),
    version,
    notice,
    push: isOver(live) ? null : presentPush(ctx, live),
    start_by: toUnixSecondsOrNull(live.startBy),
    timed_out: hasTimedOut,
    encoder: presentEncoder(live),
    play: live.encoder === 'none' ? null : ctx.services.media.getPreview(live.id, ctx.clock.now()),
    goods: await presentTray(ctx, live),
    pinned: pinnedGoodsId,
    recent: await presentSays(ctx, live.shopId, await listRecent(ctx, live.id)),
    muted: await presentMuted(ctx, live.id),
    figures,
    cut_reason: cutReason,
  };
}

export const presentPush = (
  { services, client }: Context,
  { id, pushKey, keyExpiresAt }: Pick<Live, 'id' | 'pushKey' | 'keyExpiresAt'>,
): CallOut<'POST /wanlshop/live/create'>['push'] => ({
  url: services.media.getPushUrl(client.host),
  key: `${id}?key=${pushKey}`,
  expires: toUnixSeconds(keyExpiresAt),
});

export const presentEncoder = (live: Live): HostedLive['encoder'] => ({
  state: live.encoder,
  kbps: live.kbps,
  fps: live.fps,
  width: live.width,
  height: live.height,
  seen_at: toUnixSecondsOrNull(live.encoderSeenAt),
});

/** Also what is off sale by now, and how many of each were sold by this live. */
async function presentTray(ctx: Context, live: Live): Promise<HostedLive['goods']> {
  const ids = await listTray(ctx.db, live.id);
  const cards = await findGoodsCards(ctx.db, ids, ctx.language);
  const postId = (await findLivePosts(ctx, live.beganAt ? [live.id] : [])).get(live.id)?.postId;
  const sold = await countSoldIn(ctx, postId);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    if (!card) return [];
    const { isOnSale, ...goods } = card;
    return [{ goods, on_sale: isOnSale, sold: sold.get(id) ?? 0 }];
  });
}

async function presentMuted({ db }: Context, liveId: number): Promise<HostedLive['muted']> {
  const ids = await listMuted(db, liveId);
  const people = await findShoppers(db, ids);
  return ids.map((id) => ({ id, nickname: people.get(id)?.nickname ?? '' }));
}
