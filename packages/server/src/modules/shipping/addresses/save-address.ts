import type { Address, CallChecked } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type AreaCodes, isArea } from '../delivery-area/region.rules.ts';
import { presentAddress } from '../shipping.present.ts';
import {
  type AddressFields,
  countAddresses,
  findAddressRow,
  findDefaultRow,
  insertAddress,
  lockAddresses,
  makeDefault,
  updateAddress,
} from './address.queries.ts';

type Input = CallChecked<'POST /wanlshop/address/save'>;

export const saveAddress = (ctx: Context, input: Input): Promise<Address> =>
  saveShopperAddress(ctx, requireShopper(ctx), input);

/**
 * Adds an address or changes one. The first is the default by itself; a default stays one until another takes
 * its place, so that a shopper with addresses has a default.
 */
export const saveShopperAddress = (ctx: Context, shopperId: number, input: Input): Promise<Address> =>
  transact(ctx, async (ctx) => {
    requireArea(input);
    const { name, mobile, detail, label, district_code: districtCode } = input;
    const fields = { name, mobile, detail, label, districtCode, changedAt: ctx.clock.now() };
    await lockAddresses(ctx.db, shopperId);
    const id = await store(ctx, shopperId, input.id, fields);
    if (input.is_default || !(await findDefaultRow(ctx.db, shopperId)))
      await makeDefault(ctx.db, shopperId, id);
    const saved = await findAddressRow(ctx.db, shopperId, id);
    if (!saved) throw new Error('a saved address is not there');
    return presentAddress(saved);
  });

function requireArea(codes: AreaCodes): void {
  if (!isArea(codes)) throw new Refusal('shipping.region_unknown', {}, { field: 'district_code' });
}

async function store(
  { db, services }: Context,
  shopperId: number,
  id: number | undefined,
  fields: AddressFields,
) {
  if (id !== undefined) {
    if (!(await updateAddress(db, shopperId, id, fields))) throw new Refusal('common.not_found');
    return id;
  }
  const most = services.settings.get('shipping.most_addresses');
  if ((await countAddresses(db, shopperId)) >= most)
    throw new Refusal('shipping.too_many_addresses', { most });
  return insertAddress(db, shopperId, fields);
}
