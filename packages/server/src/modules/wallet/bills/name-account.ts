import type { BillProof } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import type { Account } from '../../ledger/index.ts';

/** An account in words; another's than the reader's `own` does not say whose it is. */
export function nameAccount({ services, language }: Context, name: string, own: Account | null): string {
  const say = (key: string, params = {}) => services.translate(language, `wallet.account_${key}`, params);
  const [owner, id, part] = name.split(':');
  if (owner === 'shopper' || owner === 'shop') {
    const account = say(part ?? '');
    const isOwn = own !== null && name.startsWith(`${own.split(':').slice(0, 2).join(':')}:`);
    return isOwn ? account : say(`of_${owner}`, { account });
  }
  return say(id ?? '');
}

/** The entries of a transfer, for the reader whose account `own` is. */
export const nameEntries = (
  ctx: Context,
  entries: readonly { account: string; cents: number }[],
  own: Account,
): BillProof['entries'] =>
  entries.map(({ account, cents }) => ({
    name: nameAccount(ctx, account, own),
    amount: toMoneyText(cents),
    own: account === own,
  }));
