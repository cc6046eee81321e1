import type { PointsKind } from '@chengji/contract';
import { computeLevel, listLevels } from '@chengji/contract/points/points.rules';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { raiseLevel } from '../../identity/index.ts';
import { claimChange, insertChange, isCounted, lockAccount } from './account.queries.ts';

type Change = {
  shopperId: number;
  /** Names the change for ever: the same key counts once. */
  key: string;
  kind: PointsKind;
  /** Whole and above zero. */
  points: number;
  forDay?: string;
  rowDays?: number;
  title?: string;
  titleEn?: string;
};

/** Adds points to spend and as much growth, and raises the level that it comes to. Answers whether it was new. */
export const earnPoints = (ctx: Context, change: Change): Promise<boolean> => book(ctx, change, 1);

/** Takes points, with the rest of the open transaction; refuses who has too few. Growth stays. */
export const spendPoints = (ctx: Context, change: Change): Promise<boolean> => book(ctx, change, -1);

const book = (ctx: Context, change: Change, sign: 1 | -1): Promise<boolean> =>
  transact(ctx, async (ctx) => {
    // a number, such as that of an order, is the same in both languages
    const { shopperId, points, title = '', titleEn = title, ...named } = change;
    if (points === 0) return false;
    await lockAccount(ctx.db, shopperId);
    if (await isCounted(ctx.db, change.key)) return false;
    const growth = sign === 1 ? points : 0;
    const after = await claimChange(ctx.db, shopperId, { points: sign * points, growth });
    if (!after) throw new Refusal('points.not_enough');
    const at = ctx.clock.now();
    await insertChange(ctx.db, {
      ...named,
      title,
      titleEn,
      shopperId,
      points: sign * points,
      growth,
      pointsAfter: after.points,
      day: ctx.calendar.toDay(at),
      at,
    });
    if (growth > 0) await followGrowth(ctx, shopperId, after.growth);
    return true;
  });

/** Levels rise and never fall: not when thresholds are raised, and not below what staff gave. */
async function followGrowth(ctx: Context, shopperId: number, growth: number): Promise<void> {
  const level = computeLevel(listLevels(ctx.services.settings), growth);
  if (await raiseLevel(ctx, shopperId, level)) await emit(ctx, 'points.level_raised', { shopperId, level });
}
