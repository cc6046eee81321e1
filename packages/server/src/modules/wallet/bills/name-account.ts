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
