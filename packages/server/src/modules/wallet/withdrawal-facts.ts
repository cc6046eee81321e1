import type { WithdrawalFacts } from '@chengji/contract';
import { formatMoney, parseMoney, toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toUnixSeconds, toUnixSecondsOrNull } from '../../kernel/time/unix-seconds.ts';
import { getJoinedAt } from '../identity/index.ts';
import { findWithdrawalEntry } from '../ledger/index.ts';
import { findShopFacts } from '../shops/index.ts';
import { findAccount } from './accounts/account.queries.ts';
import { openRefundsPort } from './open-refunds.port.ts';
import { availableFor, type Owner, toOwner } from './owner.rules.ts';
import { toFreezeKey } from './withdrawals/ask-withdrawal.ts';
import type { WithdrawalRow } from './withdrawals/withdrawal.queries.ts';
import { getDayCents } from './withdrawals/withdrawal-days.queries.ts';
import { sumPaidBefore } from './withdrawals/withdrawal-sums.queries.ts';

/** What speaks for a withdrawal or against it: who asks, since when, to which account, and how that compares. */
export async function findWithdrawalFacts(ctx: Context, row: WithdrawalRow): Promise<WithdrawalFacts> {
  const { db, services } = ctx;
  const owner = toOwner(row);
  const account = await findAccount(db, owner, row.accountId);
  const paid = await sumPaidBefore(db, row);
  const entry = await findWithdrawalEntry(db, availableFor(owner), toFreezeKey(row));
  if (!entry) throw new Error(`nothing was put on hold for withdrawal ${row.id}`);
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
  };
}

/** When the shopper joined, or the shop opened. */
async function findSince(ctx: Context, { kind, id }: Owner): Promise<Date> {
  if (kind === 'shopper') return getJoinedAt(ctx.db, id);
  const shop = await findShopFacts(ctx, id);
  if (!shop) throw new Refusal('common.not_found');
  return shop.openedAt;
}
