import type { Context } from '../../../kernel/context.ts';
import { findHeld, type Held } from '../account/account.queries.ts';
import { findRows } from './check-in.queries.ts';
import { countRow, isPresent } from './check-in.rules.ts';

export type Standing = Held & { successions: number; longest: number };

/** What somebody has, and how many days in a row they have come. */
export async function findStanding({ db, clock, calendar }: Context, shopperId: number): Promise<Standing> {
  const held = await findHeld(db, shopperId);
  const { longest, latest } = await findRows(db, shopperId);
  const today = calendar.toDay(clock.now());
  return { ...held, longest, successions: latest && isPresent(latest, today) ? countRow(latest) : 0 };
}
