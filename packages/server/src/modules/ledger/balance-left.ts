import type { ClosingBlocker } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { shopperAvailable } from './account.rules.ts';
import { getBalance } from './ledger.queries.ts';

/** Money a shopper still has here: it is theirs, so their account stays until they spent or withdrew it. */
export async function findBalanceLeft({ db }: Context, shopperId: number): Promise<ClosingBlocker[]> {
  const cents = await getBalance(db, shopperAvailable(shopperId));
  return cents > 0 ? [{ kind: 'balance', amount: formatMoney(cents) }] : [];
}
