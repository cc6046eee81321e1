import type { Address } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { presentAddress } from '../shipping.present.ts';
import { findAddressRow, findDefaultRow, listAddressRows } from './address.queries.ts';

export async function listAddresses(ctx: Context): Promise<{ rows: Address[] }> {
  return { rows: (await listAddressRows(ctx.db, requireShopper(ctx))).map(presentAddress) };
}

/** The shopper's address, or a refusal when it is gone or never was theirs. */
export async function getAddress({ db }: Context, shopperId: number, id: number): Promise<Address> {
  const row = await findAddressRow(db, shopperId, id);
  if (!row) throw new Refusal('orders.address_gone', {}, { field: 'address_id' });
  return presentAddress(row);
}

export async function findDefaultAddress({ db }: Context, shopperId: number): Promise<Address | null> {
  const row = await findDefaultRow(db, shopperId);
  return row && presentAddress(row);
}
