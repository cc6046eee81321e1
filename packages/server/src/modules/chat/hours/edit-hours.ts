import type { CallChecked, ChatHours } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findHours, type HoursRow, lockHours, updateHours } from './hours.queries.ts';
import { toMinute, toTime } from './hours.rules.ts';

/** Until a shop sets them it has none: nothing is said for it at any time. */
export const initialHours = (shopId: number): HoursRow => ({
  shopId,
  version: 1,
  isOn: false,
  days: [1, 2, 3, 4, 5],
  fromMinute: 9 * 60,
  toMinute: 18 * 60,
  away: '',
});

const present = ({ version, isOn, days, fromMinute, toMinute, away }: HoursRow): ChatHours => ({
  version,
  on: isOn,
  days,
  from: toTime(fromMinute),
  to: toTime(toMinute),
  away,
});

export async function showHours(ctx: Context): Promise<ChatHours> {
  const { shopId } = requireActor(ctx, 'seller');
  return present((await findHours(ctx.db, shopId)) ?? initialHours(shopId));
}

export function saveHours(
  ctx: Context,
  { version, on, days, from, to, away }: CallChecked<'POST /seller/chat/hours_save'>,
): Promise<ChatHours> {
  const { shopId } = requireActor(ctx, 'seller');
  if (from === to) throw new Refusal('chat.hours_empty', {}, { field: 'to' });
  if (on && away === '') throw new Refusal('chat.away_missing', {}, { field: 'away' });
  return transact(ctx, async (ctx) => {
    const before = await lockHours(ctx.db, initialHours(shopId));
    await assertVersion(ctx, version, { ...before, subject: 'chat_hours', id: shopId }, () =>
      present(before),
    );
    const after: HoursRow = {
      shopId,
      version: before.version + 1,
      isOn: on,
      days: [...new Set(days)].sort((a, b) => a - b),
      fromMinute: toMinute(from),
      toMinute: toMinute(to),
      away,
    };
    await updateHours(ctx.db, after);
    const toRecord = (row: HoursRow) => {
      const { version: _, ...rest } = present(row);
      return rest;
    };
    await recordChange(ctx, {
      subject: 'chat_hours',
      id: shopId,
      before: toRecord(before),
      after: toRecord(after),
    });
    return present(after);
  });
}
