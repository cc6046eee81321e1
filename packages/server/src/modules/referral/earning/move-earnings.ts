import { asCents, subtractCents, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events/events.ts';
import { findOpenAccounts } from '../../identity/index.ts';
import { platform, shopperAvailable, transfer } from '../../ledger/index.ts';
import { addToReferrers, lockReferrers } from '../referrer.queries.ts';
import { type EarningRecord, lockEarnings, moveEarning } from './earning.queries.ts';
import { computeShift, type EarningNow } from './earning.rules.ts';

type Earner = { isBlocked: boolean; hasLeft: boolean };
type Decide = (earning: EarningRecord, earner: Earner) => EarningNow;

/** Moves the earnings of an order as a rule decides, in the open transaction: state, sums and money together. */
export async function moveEarnings(ctx: Context, orderId: number, decide: Decide): Promise<void> {
  const seen = await lockEarnings(ctx.db, orderId);
  await moveHeld(ctx, seen, decide);
}

/** The same of earnings that are held. Referrers come after them, wallets last. */
export async function moveHeld(ctx: Context, held: readonly EarningRecord[], decide: Decide): Promise<void> {
  const earnerIds = held.map(({ earnerId }) => earnerId);
  const earners = await lockReferrers(ctx.db, earnerIds);
  const open = await findOpenAccounts(ctx.db, earnerIds);
  for (const earning of held) {
    const after = decide(earning, {
      isBlocked: earners.get(earning.earnerId)?.blockedAt != null,
      hasLeft: !open.has(earning.earnerId),
    });
    if (after.state === earning.state && after.goodsCents === earning.goodsCents) continue;
    const creditedAt = after.state === 'credited' ? ctx.clock.now() : null;
    const { state, goodsCents, cents } = after;
    if (!(await moveEarning(ctx.db, earning, { state, goodsCents, cents, creditedAt })))
      throw new Error(`earning ${earning.id} was held and moved on`);
    await addToReferrers(ctx.db, [{ shopperId: earning.earnerId, ...computeShift(earning, after) }]);
    if (state === 'credited') await credit(ctx, earning, cents);
  }
}

async function credit(ctx: Context, { id, orderId, level, earnerId }: EarningRecord, cents: number) {
  await transfer(ctx, {
    key: `referral:${orderId}:${level}`,
    kind: 'sys',
    reference: String(id),
    entries: [
      { account: platform('promotions'), cents: subtractCents(zeroCents, asCents(cents)) },
      { account: shopperAvailable(earnerId), cents: asCents(cents) },
    ],
  });
  await emit(ctx, 'referral.credited', { shopperId: earnerId, earningId: id, cents });
}
