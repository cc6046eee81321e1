import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../../kernel/cursor.ts';
import { listLiving, listReplays } from '../lists.queries.ts';
import type { Live } from '../lives.queries.ts';
import { presentRows } from '../present-lives.ts';

const list = 'live.list';
/** What a cursor stands in: first what runs, then replays. */
const [inLiving, inReplays] = [0, 1];

/** A live that more, or as many, people watch stands before one that fewer watch. */
type Ranked = { live: Live; viewers: number };
const compare = (a: Ranked, b: Ranked): number => b.viewers - a.viewers || b.live.id - a.live.id;

export async function listLives(
  ctx: Context,
  { shop_id: shopId, cursor, limit }: CallChecked<'GET /wanlshop/live/list'>,
): Promise<CallOut<'GET /wanlshop/live/list'>> {
  const [part = inLiving, key = 0, id = 0] = cursor === undefined ? [] : readCursor(list, 3, cursor);
  const isInLiving = part === inLiving;
  const living = isInLiving ? await rankLiving(ctx, shopId) : [];
  const after = cursor === undefined ? null : { viewers: key, id };
  const left = living.filter(
    ({ live, viewers }) =>
      !after || viewers < after.viewers || (viewers === after.viewers && live.id < after.id),
  );
  const room = limit + 1 - left.length;
  const replays =
    room > 0
      ? await listReplays(ctx.db, {
          shopId,
          after: isInLiving ? undefined : { at: new Date(key), id },
          limit: room,
        })
      : [];
  const ranked = [...left, ...replays.map((live) => ({ live, viewers: 0 }))];
  const page = pageFrom(ranked, limit, ({ live, viewers }) =>
    live.state === 'living'
      ? writeCursor(list, inLiving, viewers, live.id)
      : writeCursor(list, inReplays, live.endedAt?.getTime() ?? 0, live.id),
  );
  return {
    rows: await presentRows(
      ctx,
      page.rows.map(({ live }) => live),
    ),
    next: page.next,
  };
}

async function rankLiving(ctx: Context, shopId: number | undefined): Promise<Ranked[]> {
  const viewers = ctx.services.liveRooms.countAll();
  const lives = await listLiving(ctx.db, { shopId });
  return lives.map((live) => ({ live, viewers: viewers.get(live.id) ?? 0 })).sort(compare);
}
