/** How a live stands, as all who watch it are told: read at most twice a second on each node. */
import type { LiveState } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { findGoodsRows } from '../../catalog/index.ts';
import { findLive, type Live } from './lives.queries.ts';
import { listRecentSays, type Say } from './says.queries.ts';
import { listTray } from './tray.queries.ts';

export type LivingInfo = {
  liveId: number;
  shopId: number;
  state: LiveState;
  /** Why it is over. */
  endReason: Live['endReason'];
  beganAt: Date | null;
  endedAt: Date | null;
  likes: number;
  pinned: number | null;
  /** The tray in its order, without what is off sale. */
  goods: readonly number[];
};

const keptMs = 500;

/** Of one market on this node. Its own changes are seen at once, those of other nodes after half a second. */
export class LivingInfos {
  readonly #known = new Map<number, { until: number; info: Promise<LivingInfo | null> }>();

  get(liveId: number, read: () => Promise<LivingInfo | null>): Promise<LivingInfo | null> {
    const now = performance.now();
    const known = this.#known.get(liveId);
    if (known && known.until > now) return known.info;
    for (const [id, { until }] of this.#known) if (until <= now) this.#known.delete(id);
    const info = read();
    this.#known.set(liveId, { until: now + keptMs, info });
    info.catch(() => this.#known.delete(liveId)); // the next one who asks reads again
    return info;
  }

  forget(liveId: number): void {
    this.#known.delete(liveId);
  }
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly livingInfos: LivingInfos;
  }
}

/** Null where there is no such live. */
export const getLivingInfo = (ctx: Context, liveId: number): Promise<LivingInfo | null> =>
  ctx.services.livingInfos.get(liveId, () => readLivingInfo(ctx, liveId));

async function readLivingInfo({ db, language }: Context, liveId: number): Promise<LivingInfo | null> {
  const live = await findLive(db, liveId);
  if (!live) return null;
  const tray = await listTray(db, liveId);
  const onSale = await findGoodsRows(db, tray, language);
  const { shopId, state, endReason, beganAt, endedAt, likes, pinnedGoodsId } = live;
  return {
    liveId,
    shopId,
    state,
    endReason,
    beganAt,
    endedAt,
    likes,
    pinned: pinnedGoodsId !== null && onSale.has(pinnedGoodsId) ? pinnedGoodsId : null,
    goods: tray.filter((id) => onSale.has(id)),
  };
}

/** How many of the says somebody who joins is shown. */
export const recentSays = 30;

export const listRecent = ({ db }: Context, liveId: number): Promise<Say[]> =>
  listRecentSays(db, liveId, recentSays);
