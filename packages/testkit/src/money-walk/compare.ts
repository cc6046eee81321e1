/** Holds the market against the model: each order, refund and withdrawal, and every account to the cent. */
import type { Db } from '@chengji/server/kernel/db/database';
import { checkLedger } from '@chengji/server/modules/ledger/index';
import { sql } from 'drizzle-orm';
import { findDifference } from '../find-difference.ts';
import type { MoneyModel } from './model.ts';

const stateOfStage: Record<string, string> = { waiting: 'waiting', successed: 'paid', rejected: 'rejected' };

async function read(db: Db, statement: string): Promise<string[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql.raw(statement));
  return rows.map((row) => Object.values(row).map(String).join(' '));
}

const among = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).join(',') || '0';

/** What stands in the rows of this season. */
export async function compareRows(db: Db, { orders, refunds, withdrawals }: MoneyModel): Promise<string[]> {
  const lines = orders.flatMap((order) => order.lines);
  return [
    ...findDifference(
      'orders',
      await read(
        db,
        `select id, state, returned_cents, open_refunds, receive_paused_at is not null as paused,
         released_at is not null as released
         from orders where id in (${among(orders)})`,
      ),
      orders.map((order) =>
        [
          order.id,
          order.state,
          order.returned,
          order.openRefunds,
          order.pausedAt !== null,
          order.isReleased,
        ].join(' '),
      ),
    ),
    ...findDifference(
      'lines',
      await read(
        db,
        `select id, number - returned_number as pieces, sum_cents - discount_cents - returned_cents as cents,
         shipped_at is not null as shipped
         from order_lines where id in (${among(lines)})`,
      ),
      lines.map(({ id, left, leftCents, isShipped }) => [id, left, leftCents, isShipped].join(' ')),
    ),
    ...findDifference(
      'refunds',
      await read(
        db,
        `select id, state, coalesce((extract(epoch from due_at) * 1000)::bigint, 0) as due,
         coalesce(returned_cents, 0) as cents
         from refunds where id in (${among(refunds)})`,
      ),
      refunds.map(({ id, state, dueAt, cents }) => [id, state, dueAt ?? 0, cents].join(' ')),
    ),
    ...findDifference(
      'withdrawals',
      (await read(db, `select id, stage from withdrawals where id in (${among(withdrawals)})`)).map((row) => {
        const [id = '', stage = ''] = row.split(' ');
        return `${id} ${stateOfStage[stage] ?? stage}`;
      }),
      withdrawals.map(({ id, state }) => `${id} ${state}`),
    ),
  ];
}

/** Every account that the walk moves; what it held before the walk is `before`. */
export async function compareMoney(
  db: Db,
  model: MoneyModel,
  before: ReadonlyMap<string, number>,
): Promise<string[]> {
  const now = await readAccounts(db);
  const names = [...new Set([...now.keys(), ...model.balances.keys()])];
  const { imbalance } = await checkLedger(db);
  return [
    ...findDifference(
      'accounts',
      names.map((name) => `${name} ${(now.get(name) ?? 0) - (before.get(name) ?? 0)}`),
      names.map((name) => `${name} ${model.getCents(name)}`),
    ),
    ...(imbalance ? [imbalance] : []),
  ];
}

/** What all accounts hold, by the sum of their entries. */
export async function readAccounts(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ account: string; cents: string }>(
    sql`select account, sum(cents)::text as cents from ledger_entries group by account`,
  );
  return new Map(rows.map(({ account, cents }) => [account, Number(cents)]));
}
