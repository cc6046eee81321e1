import type { CallChecked, CallOut, PlatformLive } from '@chengji/contract';
import type { Context } from '../../../../kernel/context.ts';
import { nextPage } from '../../../../kernel/cursor.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { listShopIdsNamed } from '../../../shops/index.ts';
import { presentWithFigures } from '../hosting/list-own.ts';
import { presentEncoder } from '../hosting/show-host.ts';
import { countOver, countSaysOfMinute, listLiving, pageOver } from '../lists.queries.ts';
import { findLive, type Live } from '../lives.queries.ts';
import { listRecent } from '../living-info.ts';
import { presentSays } from '../present-says.ts';
import { countComplaints } from './complaints.port.ts';
import { compareByRisk, matchesKeyword } from './watch.rules.ts';

type Input = CallChecked<'GET /platform/live/list'>;
type Page = CallOut<'GET /platform/live/list'>;

/** A name that so many shops share is not looked for further. */
const mostShops = 200;

export async function listWatched(ctx: Context, { tab, keyword, page, limit }: Input): Promise<Page> {
  const { db, services, clock } = ctx;
  const offset = (page - 1) * limit;
  const shopIds = keyword ? await listShopIdsNamed(db, keyword, mostShops) : [];
  const running = await listLiving(db, { shopId: undefined });
  const viewers = services.liveRooms.countAll();
  const { lives, total } =
    tab === 'living'
      ? await pickRisky(ctx, running, { keyword, shopIds, offset, limit })
      : await pickOver(ctx, { isCut: tab === 'cut', keyword, shopIds, offset, limit });
  return {
    rows: await presentWatched(ctx, lives),
    total,
    counts: {
      living: running.length,
      viewers: running.reduce((sum, { id }) => sum + (viewers.get(id) ?? 0), 0),
      says_a_minute: await countSaysOfMinute(db, clock.now()),
      lost: running.filter(({ encoder }) => encoder === 'lost').length,
    },
    next: nextPage(page, limit, total),
  };
}

type Sought = { keyword: string | undefined; shopIds: readonly number[]; offset: number; limit: number };
type Picked = { lives: Live[]; total: number };

/** Of all that run: those with blocked words or complaints first. */
async function pickRisky(
  ctx: Context,
  running: readonly Live[],
  { keyword, shopIds, offset, limit }: Sought,
): Promise<Picked> {
  const found = running.filter((live) => matchesKeyword(live, { keyword, shopIds }));
  const complaints = await countComplaints(
    ctx,
    found.map(({ id }) => id),
  );
  const viewers = ctx.services.liveRooms.countAll();
  const risk = ({ id, blockedSays }: Live) => ({
    id,
    risk: blockedSays + (complaints.get(id) ?? 0),
    viewers: viewers.get(id) ?? 0,
  });
  const sorted = found.toSorted((a, b) => compareByRisk(risk(a), risk(b)));
  return { lives: sorted.slice(offset, offset + limit), total: found.length };
}

async function pickOver(ctx: Context, sought: Sought & { isCut: boolean }): Promise<Picked> {
  return { lives: await pageOver(ctx.db, sought), total: await countOver(ctx.db, sought) };
}

async function presentWatched(ctx: Context, lives: readonly Live[]): Promise<PlatformLive[]> {
  const complaints = await countComplaints(
    ctx,
    lives.map(({ id }) => id),
  );
  const rows = await presentWithFigures(ctx, lives);
  return lives.flatMap((live, index) => {
    const row = rows[index];
    if (!row) return [];
    return [
      {
        ...row,
        encoder: presentEncoder(live),
        blocked_says: live.blockedSays,
        complaints: complaints.get(live.id) ?? 0,
        is_first: live.isFirst,
      },
    ];
  });
}

export async function showWatched(
  ctx: Context,
  { id }: { id: number },
): Promise<CallOut<'GET /platform/live/details'>> {
  const live = await findLive(ctx.db, id);
  const [watched] = live ? await presentWatched(ctx, [live]) : [];
  if (!live || !watched) throw new Refusal('common.not_found');
  return {
    ...watched,
    play: live.state === 'living' ? ctx.services.media.getPlay(id) : null,
    recent: await presentSays(ctx, live.shopId, await listRecent(ctx, id)),
  };
}
