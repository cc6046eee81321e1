import type { CallChecked, CallOut } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findShoppers } from '../../identity/index.ts';
import { findDifferences } from '../../payments/index.ts';
import { parseAccount } from './fund.rules.ts';
import { planRepair } from './plan-repair.ts';

/** The entries a repair would write, before it writes them. */
export async function previewRepair(
  ctx: Context,
  { id, way }: CallChecked<'GET /platform/ledger/preview'>,
): Promise<CallOut<'GET /platform/ledger/preview'>> {
  const [found] = await findDifferences(ctx.db, [id]);
  if (!found) throw new Refusal('common.not_found');
  const { key, cents, entries, needsTwo } = await planRepair(ctx, found, way);
  const accounts = entries.map(({ account }) => parseAccount(account));
  const shopperIds = accounts.flatMap(({ ownerId }) => ownerId ?? []);
  const shoppers = await findShoppers(ctx.db, shopperIds);
  return {
    key,
    amount: toMoneyText(cents),
    needs_two: needsTwo,
    entries: entries.map((entry) => {
      const { fund, channel, ownerId } = parseAccount(entry.account);
      const owner = ownerId === null ? '' : (shoppers.get(ownerId)?.nickname ?? '');
      return { account: entry.account, fund, channel, owner, amount: toMoneyText(entry.cents) };
    }),
  };
}
