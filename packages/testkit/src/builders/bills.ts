/** Where a channel's bill differs from the ledger, without a day of payments behind it. */
import { sql } from 'drizzle-orm';
import type { Market } from '../market.ts';

let made = 0;

/** The channel lists a payment of this much that is none of ours. */
export async function aBillDifference(
  market: Market,
  cents = 4_990,
): Promise<{ id: number; number: string }> {
  made += 1;
  const number = `P-unknown-${made}`;
  const at = market.now().toISOString();
  const { rows } = await market.context().db.execute<{ id: string }>(sql`
    with bill as (
      insert into channel_bills (channel, day, fetched_at, their_count, their_cents)
      values ('sandbox', ${`2026-01-${String((made % 28) + 1).padStart(2, '0')}`}, ${at}, 1, ${cents})
      on conflict (channel, day) do update set fetched_at = excluded.fetched_at returning id)
    insert into channel_bill_differences
      (bill_id, kind, subject, number, channel_no, their_cents, trade_cents, our_state, happened_at)
    select id, 'missing_here', 'payment', ${number}, '4200', ${cents}, ${cents}, 'unknown', ${at} from bill
    returning id`);
  return { id: Number(rows[0]?.id), number };
}
