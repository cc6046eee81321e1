import type { CallChecked, ShopReturnAddress } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isArea } from '../../shipping/index.ts';
import {
  type AddressFields,
  countAddresses,
  findReturnAddress,
  insertAddress,
  lockAddresses,
  makeDefault,
  updateAddress,
} from './address.queries.ts';
import { presentAddress } from './present-address.ts';

/** Return addresses a shop may keep. */
export const mostAddresses = 20;

type Input = CallChecked<'POST /seller/refunds/save_address'>;

/** The first address is the default by itself; a default stays one until another takes its place. */
export const saveReturnAddress = (ctx: Context, input: Input): Promise<ShopReturnAddress> =>
  transact(ctx, async (ctx) => {
    const { shopId } = requireActor(ctx, 'seller');
    if (!isArea(input)) throw new Refusal('shipping.region_unknown', {}, { field: 'district_code' });
    const { name, mobile, detail, district_code: districtCode } = input;
    await lockAddresses(ctx.db, shopId);
    const before = input.id === undefined ? null : await findReturnAddress(ctx.db, shopId, input.id);
    const id = await store(ctx, shopId, input.id, { name, mobile, detail, districtCode });
    if (input.is_default || !(await findReturnAddress(ctx.db, shopId))) await makeDefault(ctx.db, shopId, id);
    const after = await findReturnAddress(ctx.db, shopId, id);
    if (!after) throw new Error('a saved address is not there');
    await recordChange(ctx, { subject: 'return_address', id, before, after });
    return presentAddress(after);
  });

async function store(
  { db }: Context,
  shopId: number,
  id: number | undefined,
  fields: AddressFields,
): Promise<number> {
  if (id !== undefined) {
    if (!(await updateAddress(db, shopId, id, fields))) throw new Refusal('common.not_found');
    return id;
  }
  if ((await countAddresses(db, shopId)) >= mostAddresses)
    throw new Refusal('shipping.too_many_addresses', { most: mostAddresses });
  return insertAddress(db, shopId, fields);
}
