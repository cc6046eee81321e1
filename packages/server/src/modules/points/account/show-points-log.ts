import type { CallChecked, CallOut, Language } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { countDays } from '../check-in/check-in.queries.ts';
import { endOfMonth, startOfMonth } from '../check-in/check-in.rules.ts';
import { findStanding } from '../check-in/find-standing.ts';
import { listChanges, type PointsChangeRecord, sumMonths } from './account.queries.ts';

const list = 'points.log';

export async function showPointsLog(
  ctx: Context,
  { cursor, limit }: CallChecked<'GET /wanlshop/signin/log'>,
): Promise<CallOut<'GET /wanlshop/signin/log'>> {
  const shopperId = requireShopper(ctx);
  const [before] = cursor === undefined ? [] : readCursor(list, 1, cursor);
  const found = await listChanges(ctx.db, shopperId, { before, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ id }) => writeCursor(list, id));
  const [first, last] = [rows[0], rows.at(-1)];
  const today = ctx.calendar.toDay(ctx.clock.now());
  const { points, successions, longest } = await findStanding(ctx, shopperId);
  return {
    rows: rows.map((row) => presentChange(row, ctx.language)),
    next,
    score: points,
    successions,
    maxsuccessions: longest,
    month_days: await countDays(ctx.db, shopperId, { from: startOfMonth(today), to: endOfMonth(today) }),
    months:
      first && last
        ? await sumMonths(ctx.db, shopperId, { from: startOfMonth(last.day), to: endOfMonth(first.day) })
        : [],
  };
}

const presentChange = (row: PointsChangeRecord, language: Language) => ({
  id: row.id,
  kind: row.kind,
  points: row.points,
  score: row.pointsAfter,
  date: row.forDay,
  row: row.rowDays,
  title: localized(language, row.title, row.titleEn),
  createtime: toUnixSeconds(row.at),
});
