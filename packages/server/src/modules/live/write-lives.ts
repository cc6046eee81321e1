/** Writing by the market itself: what the demo shows was announced and watched before anybody came. */
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import type { NewSay } from './rooms/store-says.ts';
import { storeSays } from './rooms/store-says.ts';
import { drawKey } from './sessions/hosting/prepare-live.ts';
import { computeKeyExpiry } from './sessions/live.rules.ts';
import { addFigures, insertLive, type Live, type NewLive } from './sessions/lives.queries.ts';
import { getLivingInfo } from './sessions/living-info.ts';
import { insertTray } from './sessions/tray.queries.ts';

type Form = Pick<NewLive, 'shopId' | 'title' | 'cover' | 'notice' | 'plannedAt'> & {
  goodsIds: readonly number[];
};

/** Its cover may be a picture of our own making. */
export const addLive = (ctx: Context, { goodsIds, ...form }: Form): Promise<Live> =>
  transact(ctx, async ({ db, clock }) => {
    const now = clock.now();
    const keyExpiresAt = computeKeyExpiry(now, form.plannedAt ?? null);
    const live = await insertLive(db, { ...form, pushKey: drawKey(), keyExpiresAt, createdAt: now });
    await insertTray(db, live.id, goodsIds);
    return live;
  });

/** What people said in it, now. */
export async function addSays(
  ctx: Context,
  liveId: number,
  says: readonly Pick<NewSay, 'shopperId' | 'text'>[],
): Promise<void> {
  const live = await getLivingInfo(ctx, liveId);
  const at = ctx.clock.now();
  if (live)
    await storeSays(
      ctx,
      says.map((say) => ({ ...say, live, at })),
    );
}

/** Taken over: counters, with nobody behind them. */
export const addWatched = ({ db }: Context, id: number, figures: Parameters<typeof addFigures>[2]) =>
  addFigures(db, id, figures);
