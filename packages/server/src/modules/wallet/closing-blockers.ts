import type { ClosingBlocker } from '@chengji/contract';
import { formatMoney } from '@chengji/contract/money';
import type { Context } from '../../kernel/context.ts';
import { getBalance, shopperFrozen } from '../ledger/index.ts';
import { countOpenRecharges } from './recharge/recharge.queries.ts';
import { sumWithdrawals } from './withdrawals/withdrawal-sums.queries.ts';

/** Money of a shopper's that is on its way, in or out: their account stays until it has arrived. */
export async function listMoneyUnderWay({ db }: Context, shopperId: number): Promise<ClosingBlocker[]> {
  const blockers: ClosingBlocker[] = [];
  const frozen = await getBalance(db, shopperFrozen(shopperId));
  if (frozen > 0) blockers.push({ kind: 'frozen', amount: formatMoney(frozen) });
  const { open } = await sumWithdrawals(db, { kind: 'shopper', id: shopperId });
  if (open > 0) blockers.push({ kind: 'withdrawals', count: open });
  const recharges = await countOpenRecharges(db, shopperId);
  if (recharges > 0) blockers.push({ kind: 'recharges', count: recharges });
  return blockers;
}
