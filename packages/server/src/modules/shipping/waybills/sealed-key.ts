/** The password of a carrier account: sealed under DATA_KEY, for its shop and carrier alone. */
import type { Context } from '../../../kernel/context.ts';
import { type Sealing, seal, unseal } from '../../../kernel/secrets/secret-box.ts';
import type { AccountRow } from './account.queries.ts';

type Owner = Pick<AccountRow, 'shopId' | 'carrierCode'>;

const getSealing = ({ services }: Context, { shopId, carrierCode }: Owner): Sealing => ({
  secret: services.config.dataKey,
  purpose: 'waybill accounts',
  owner: `shop:${shopId}:${carrierCode}`,
});

export const sealKey = (ctx: Context, owner: Owner, key: string): string => seal(getSealing(ctx, owner), key);

/** Throws when it was sealed under another DATA_KEY. */
export function openKey(ctx: Context, { id, sealedKey, ...owner }: AccountRow): string {
  if (sealedKey === null) return '';
  const key = unseal(getSealing(ctx, owner), sealedKey);
  if (key === null) throw new Error(`DATA_KEY does not open waybill account ${id}`);
  return key;
}
