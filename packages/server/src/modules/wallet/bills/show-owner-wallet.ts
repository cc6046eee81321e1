import type { CallChecked, CallOut } from '@chengji/contract';
import { formatMoney, zeroCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { everyBill, getBalance, shopPending } from '../../ledger/index.ts';
import { availableFor, frozenFor } from '../owner.rules.ts';
import { getOwnerName } from '../owner-names.ts';
import { listNumberedPage } from './list-bills.ts';

type Input = CallChecked<'GET /platform/wallet/person'>;

/** The wallet of a shopper or a shop, for the operator. */
export async function showOwnerWallet(
  ctx: Context,
  { kind, id, page, limit }: Input,
): Promise<CallOut<'GET /platform/wallet/person'>> {
  const owner = { kind, id };
  const name = await getOwnerName(ctx, owner);
  const available = availableFor(owner);
  const pending = kind === 'shop' ? await getBalance(ctx.db, shopPending(id)) : zeroCents;
  return {
    ...(await listNumberedPage(ctx, { account: available, ...everyBill }, { page, limit })),
    owner: { kind, id, name },
    available: formatMoney(await getBalance(ctx.db, available)),
    frozen: formatMoney(await getBalance(ctx.db, frozenFor(owner))),
    pending: formatMoney(pending),
  };
}
