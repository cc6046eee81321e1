import type { CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import { requireShopper } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertPayPassword } from '../../identity/index.ts';
import { findAccount, listAccountRows } from '../accounts/account.queries.ts';
import type { Owner } from '../owner.rules.ts';
import { requireOwner } from '../require-owner.ts';
import { askWithdrawal, checkAsked } from './ask-withdrawal.ts';
import { findWithdrawalByKey, type WithdrawalRow } from './withdrawal.queries.ts';

type Input = CallChecked<'POST /wanlshop/wallet/withdraw'>;
type Answer = CallOut<'POST /wanlshop/wallet/withdraw'>;

/**
 * Has a shopper's money paid out. The key is kept with the withdrawal: the password is asked before any transaction
 * opens, as a wrong one counts even though the withdrawal is refused.
 */
export async function withdraw(ctx: Context, input: Input): Promise<Answer> {
  const owner = requireOwner(ctx);
  const key = ctx.idempotencyKey;
  const first = await findFirst(ctx, owner, input, key);
  if (first) return first;
  const account = input.account_id === 0 ? null : await findAccount(ctx.db, owner, input.account_id);
  const asked = await checkAsked(ctx, owner, { account, amount: input.amount });
  await assertPayPassword(ctx, requireShopper(ctx), input.password);
  const row = await transact(ctx, (ctx) => askWithdrawal(ctx, owner, { ...asked, key }));
  if (row) return present(row);
  const won = await findFirst(ctx, owner, input, key); // sent twice at once: this is the one that came second
  if (won) return won;
  throw new Error('the key of a withdrawal is taken by none');
}

/** What the key was used for; refuses another withdrawal by it. */
async function findFirst(
  ctx: Context,
  owner: Owner,
  { account_id, amount }: Input,
  key: string | null,
): Promise<Answer | null> {
  const first = key === null ? null : await findWithdrawalByKey(ctx.db, owner, key);
  if (!first) return null;
  if (first.accountId !== account_id || toMoneyText(first.amountCents) !== amount)
    throw new Refusal('common.idempotency_key_reused');
  return present(first);
}

/** Has a shop's money paid out; the call keeps its key. */
export const withdrawForShop = (
  ctx: Context,
  { amount }: CallChecked<'POST /seller/money/withdraw'>,
): Promise<CallOut<'POST /seller/money/withdraw'>> =>
  transact(ctx, async (ctx) => {
    const owner = requireOwner(ctx);
    const [account = null] = await listAccountRows(ctx.db, owner);
    const asked = await checkAsked(ctx, owner, { account, amount });
    const row = await askWithdrawal(ctx, owner, { ...asked, key: null });
    if (!row) throw new Error('a withdrawal without a key has used none');
    await recordChange(ctx, {
      subject: 'withdrawal',
      id: row.id,
      before: null,
      after: { withdrawal_no: row.withdrawalNo, amount, stage: row.stage },
    });
    return present(row);
  });

const present = ({ id, feeCents }: WithdrawalRow): Answer => ({ id, fee: toMoneyText(feeCents) });
