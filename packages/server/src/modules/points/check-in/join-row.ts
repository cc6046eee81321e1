import type { Db } from '../../../kernel/db/database.ts';
import { listTouching, replaceRows } from './check-in.queries.ts';
import { countRow } from './check-in.rules.ts';

/** Puts a day into the rows of somebody whose account is held, and answers how long the row is that it is in now. */
export async function joinRow(db: Db, shopperId: number, day: string): Promise<number> {
  const touching = await listTouching(db, shopperId, day);
  const before = touching.find(({ lastDay }) => lastDay < day);
  const after = touching.find(({ firstDay }) => firstDay > day);
  const joined = { firstDay: before?.firstDay ?? day, lastDay: after?.lastDay ?? day };
  await replaceRows(db, shopperId, touching, joined);
  return countRow(joined);
}
