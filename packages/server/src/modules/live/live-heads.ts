/** What other modules need to know of lives. */
import type { LiveState } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type LiveHead, listHeads, listTrayGoods } from './live-heads.queries.ts';

export const findLiveHeads = async (
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, LiveHead>> =>
  new Map(ids.length === 0 ? [] : (await listHeads(db, ids)).map((head) => [head.id, head]));

/** How many watch what is living, and have watched what is over. */
export async function findLiveStates(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, { state: LiveState; viewers: number }>> {
  const heads = await findLiveHeads(ctx, ids);
  return new Map(
    [...heads.values()].map(({ id, state, viewers }) => [
      id,
      { state, viewers: state === 'living' ? ctx.services.liveRooms.countViewers(id) : viewers },
    ]),
  );
}

/** The goods of each tray, with `withRemoved` also what was taken out again. */
export async function findTrays(
  db: Db,
  ids: readonly number[],
  { withRemoved = false }: { withRemoved?: boolean } = {},
): Promise<Map<number, number[]>> {
  const trays = new Map<number, number[]>();
  if (ids.length === 0) return trays;
  for (const { liveId, goodsId } of await listTrayGoods(db, ids, { withRemoved })) {
    const tray = trays.get(liveId);
    if (tray) tray.push(goodsId);
    else trays.set(liveId, [goodsId]);
  }
  return trays;
}
