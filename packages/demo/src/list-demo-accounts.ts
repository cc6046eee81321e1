import type { DemoAccount } from '@chengji/contract/identity/identity.calls';
import type { Context } from '@chengji/server/kernel/context';
import { findDemoMark } from '@chengji/server/kernel/demo-mark/demo-mark.queries';
import { demoOperator, demoPassword } from './accounts.ts';
import { shoppers } from './market/shoppers.ts';
import { shops } from './market/shops.ts';

const accounts = [
  { kind: 'shopper', account: shoppers[0]?.mobile ?? '', password: demoPassword },
  { kind: 'seller', account: shops[0]?.mobile ?? '', password: demoPassword },
  { kind: 'platform', account: demoOperator, password: demoPassword },
] as const;

/** One of each kind, in a market that the demo made; nobody in one that only runs its code. */
export async function listDemoAccounts({ db, services }: Context): Promise<readonly DemoAccount[]> {
  return services.config.demo && (await findDemoMark(db)) === 'made' ? accounts : [];
}
