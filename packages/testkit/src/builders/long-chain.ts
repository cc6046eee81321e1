import { sql } from 'drizzle-orm';
import type { Market } from '../market.ts';

type LongChain = {
  account: string;
  kind: 'recharge' | 'settle';
  /** What the rest of each transfer comes from, and goes to. */
  from: string;
  besides?: string | undefined;
  /** How many entries more. */
  count: number;
  /** The orders' numbers, where they are settlements: this and the entry's number. */
  reference: string;
};

/** An account that has moved already goes on so often, a cent each time and a millisecond apart. */
export async function aLongChain(
  market: Market,
  { account, kind, from, besides, count, reference }: LongChain,
): Promise<void> {
  const entries = [
    `(added, 1, '${from}', ${besides ? -2 : -1})`,
    `(added, 2, '${account}', 1)`,
    ...(besides ? [`(added, 3, '${besides}', 1)`] : []),
  ];
  await market.context().db.execute(
    sql.raw(`
    do $$
    declare
      head ledger_balances%rowtype;
      added bigint;
    begin
      select * into strict head from ledger_balances where account = '${account}';
      for n in 1 .. ${count} loop
        head.seq := head.seq + 1;
        head.balance_cents := head.balance_cents + 1;
        head.moved_at := head.moved_at + interval '1 millisecond';
        insert into ledger_transfers (key, kind, reference, booked_at)
        values ('${account}:' || head.seq, '${kind}', '${reference}' || head.seq, head.moved_at)
        returning id into added;
        insert into ledger_entries values ${entries.join(', ')};
        head.hash := ledger_hash(head.hash, '${account}', added, 1, head.balance_cents, head.moved_at);
        insert into ledger_chain values (
          '${account}', head.seq, added, '${kind}', 1, head.balance_cents, head.moved_at, head.hash);
      end loop;
      update ledger_balances set balance_cents = head.balance_cents, seq = head.seq, moved_at = head.moved_at,
        hash = head.hash where account = '${account}';
    end $$`),
  );
}
