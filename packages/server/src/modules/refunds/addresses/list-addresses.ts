import type { CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { listAddressRows } from './address.queries.ts';
import { presentAddress } from './present-address.ts';

export async function listReturnAddresses(ctx: Context): Promise<CallOut<'GET /seller/refunds/addresses'>> {
  const { shopId } = requireActor(ctx, 'seller');
  return { rows: (await listAddressRows(ctx.db, shopId)).map(presentAddress) };
}
