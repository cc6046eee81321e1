import type { CallOut, WithdrawalFacts } from '@chengji/contract';
import { formatMoney, parseMoney, toMoneyText } from '@chengji/contract/money';
import { findBrokenEntry } from '@chengji/contract/wallet/ledger-chain';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../kernel/time/unix-seconds.ts';
import { getJoinedAt } from '../identity/index.ts';
import {
  type Account,
  everyBill,
  findWithdrawalEntry,
  listBalancesAt,
  listBills,
  listChainPart,
} from '../ledger/index.ts';
import { findShopFacts } from '../shops/index.ts';
import { findAccount } from './accounts/account.queries.ts';
import { presentBills } from './bills/present-bills.ts';
import { openRefundsPort } from './open-refunds.port.ts';
import { availableFor, type Owner, toOwner } from './owner.rules.ts';
import { toFreezeKey } from './withdrawals/ask-withdrawal.ts';
import type { WithdrawalRow } from './withdrawals/withdrawal.queries.ts';
import { getDayCents } from './withdrawals/withdrawal-days.queries.ts';
import { sumPaidBefore } from './withdrawals/withdrawal-sums.queries.ts';

type Details = CallOut<'GET /platform/withdrawals/details'>;

/** What speaks for a withdrawal or against it: who asks, since when, to which account, and how that compares. */
export async function findWithdrawalFacts(ctx: Context, row: WithdrawalRow): Promise<WithdrawalFacts> {
  const { db, services } = ctx;
  const owner = toOwner(row);
  const account = await findAccount(db, owner, row.accountId);
  const paid = await sumPaidBefore(db, row);
  const available = availableFor(owner);
  const entry = await getFreezingEntry(ctx, row);
  return {
    owner_since: toUnixSeconds(await findSince(ctx, owner)),
    account_added_at: toUnixSecondsOrNull(account?.createdAt ?? null),
    paid_before: paid.count,
    paid_before_amount: toMoneyText(paid.cents),
    asked_that_day: toMoneyText(await getDayCents(db, { owner, day: row.day })),
    day_maximum: formatMoney(parseMoney(services.settings.get('wallet.withdraw_day_maximum'))),
    open_refunds: (await services.ports.find(openRefundsPort)?.(db, owner)) ?? 0,
    balance_before: toMoneyText(entry.balanceCents - entry.cents),
    balance_after: toMoneyText(entry.balanceCents),
    ...(await verifyUpTo(ctx, available, entry.seq)),
  };
}

/** What putting the amount on hold wrote. */
async function getFreezingEntry({ db }: Context, row: WithdrawalRow) {
  const entry = await findWithdrawalEntry(db, availableFor(toOwner(row)), toFreezeKey(row));
  if (!entry) throw new Error(`nothing was put on hold for withdrawal ${row.id}`);
  return entry;
}

const verified = 200;

/** Recomputes the last entries of the account up to this one. */
async function verifyUpTo({ db }: Context, account: Account, seq: number) {
  const limit = Math.min(verified, seq);
  const part = await listChainPart(db, account, { seq: seq - limit + 1, limit });
  return { verified_entries: part.entries.length, broken_entry: findBrokenEntry(part)?.seq ?? null };
}

const shownDays = 90;

/** What the owner could spend at the end of each day up to the one the withdrawal was asked for on. */
export async function listBalanceDays(
  { db, calendar }: Context,
  row: WithdrawalRow,
): Promise<Details['balance_days']> {
  const days = Array.from({ length: shownDays }, (_, at) =>
    calendar.addDays(row.createdAt, at - shownDays + 1),
  );
  const balances = await listBalancesAt(db, availableFor(toOwner(row)), days.map(calendar.endOfDay));
  return days.map((day, at) => ({ day: calendar.toDay(day), balance: toMoneyText(balances[at] ?? 0) }));
}

const shownEntries = 6;

/** The newest entries of what the owner could spend, up to the one that put the amount on hold. */
export async function listEntriesBefore(ctx: Context, row: WithdrawalRow): Promise<Details['entries']> {
  const { seq } = await getFreezingEntry(ctx, row);
  const filter = { ...everyBill, account: availableFor(toOwner(row)), upTo: seq };
  const found = await listBills(ctx.db, filter, { limit: shownEntries });
  const bills = await presentBills(ctx, found);
  return bills.map((bill, at) => ({ ...bill, hash: found[at]?.chained.hash ?? '' }));
}

/** When the shopper joined, or the shop opened. */
async function findSince(ctx: Context, { kind, id }: Owner): Promise<Date> {
  if (kind === 'shopper') return getJoinedAt(ctx.db, id);
  const shop = await findShopFacts(ctx, id);
  if (!shop) throw new Refusal('common.not_found');
  return shop.openedAt;
}
