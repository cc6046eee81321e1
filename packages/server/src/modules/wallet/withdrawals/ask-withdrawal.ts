import { asCents, type Cents, formatMoney, parseMoney } from '@chengji/contract/money';
import { computeWithdrawFee } from '@chengji/contract/wallet/withdraw-fee.rules';
import type { Context } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { createNumber } from '../../../kernel/time/create-number.ts';
import { hoursAfter } from '../../../kernel/time/durations.ts';
import { getBalance, transfer } from '../../ledger/index.ts';
import type { AccountRow } from '../accounts/account.queries.ts';
import { availableFor, frozenFor, type Owner } from '../owner.rules.ts';
import { toWithdrawalEvent } from './end-withdrawal.ts';
import { checkWithdrawal, type WithdrawTerms } from './withdraw-amount.rules.ts';
import { getTerms, getToday } from './withdraw-terms.ts';
import { insertLog, insertWithdrawal, type WithdrawalRow } from './withdrawal.queries.ts';
import { claimDay } from './withdrawal-days.queries.ts';

/** The key of the transfer by which its amount is put on hold. */
export const toFreezeKey = ({ withdrawalNo }: Pick<WithdrawalRow, 'withdrawalNo'>): string =>
  `withdrawal:${withdrawalNo}:freeze`;

export type Asked = { account: AccountRow; cents: Cents; terms: WithdrawTerms; key: string | null };

/** The amount in cents and the terms it is asked under; refuses with the first that stands in its way. */
export async function checkAsked(
  ctx: Context,
  owner: Owner,
  { account, amount }: { account: AccountRow | null; amount: string },
): Promise<Omit<Asked, 'key'>> {
  const terms = await getTerms(ctx, owner);
  const balance = await getBalance(ctx.db, availableFor(owner));
  const outcome = checkWithdrawal({ hasAccount: account !== null, amount, balance }, terms);
  if ('blocker' in outcome) {
    const { key, params, field } = outcome.blocker;
    throw new Refusal(key, params, { field });
  }
  if (!account) throw new Refusal('wallet.account_missing', {}, { field: 'account_id' });
  return { account, cents: outcome.cents, terms };
}

/**
 * Freezes the money, pins fee, approvals and account, and lets it wait for the operator; within the caller's
 * transaction. Null when the key was used before. Of many at once the day's row lets through what the day has room for,
 * and the ledger what the wallet holds.
 */
export async function askWithdrawal(
  ctx: Context,
  owner: Owner,
  { account, cents, terms, key }: Asked,
): Promise<WithdrawalRow | null> {
  const now = ctx.clock.now();
  const day = getToday(ctx);
  const row = await insertWithdrawal(ctx.db, {
    withdrawalNo: createNumber('W', now),
    ownerKind: owner.kind,
    ownerId: owner.id,
    key,
    stage: 'waiting',
    amountCents: cents,
    feeCents: computeWithdrawFee(cents, terms.fee),
    accountId: account.id,
    kind: account.kind,
    bankCode: account.bankCode,
    cardType: account.cardType,
    sealed: account.sealed,
    approvalsNeeded: countNeeded(ctx, cents),
    day,
    createdAt: now,
    dueAt: hoursAfter(now, ctx.services.settings.get('wallet.withdraw_hours')),
  });
  if (!row) return null;
  await claimRoom(ctx, owner, { day, cents });
  await insertLog(ctx.db, [{ withdrawalId: row.id, event: 'created', note: '', at: now }]);
  await transfer(ctx, {
    key: toFreezeKey(row),
    kind: 'withdraw',
    reference: row.withdrawalNo,
    entries: [
      { account: availableFor(owner), cents: asCents(-cents) },
      { account: frozenFor(owner), cents },
    ],
  });
  await emit(ctx, 'wallet.withdrawal_asked', toWithdrawalEvent(row));
  return row;
}

async function claimRoom(
  ctx: Context,
  owner: Owner,
  { day, cents }: { day: string; cents: Cents },
): Promise<void> {
  const most = parseMoney(ctx.services.settings.get('wallet.withdraw_day_maximum'));
  if (await claimDay(ctx.db, { owner, day }, { cents, most })) return;
  const { leftToday } = await getTerms(ctx, owner);
  throw new Refusal('wallet.over_limit', { most: formatMoney(leftToday) }, { field: 'amount' });
}

const countNeeded = ({ services }: Context, cents: Cents): number =>
  cents > parseMoney(services.settings.get('wallet.two_approvals_above')) ? 2 : 1;
