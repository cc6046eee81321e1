/** A shop's accounts with carriers, as it looks after them. */
import type { CallChecked, CallOut, ShopWaybillAccount } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { getArea, isArea } from '../delivery-area/region.rules.ts';
import { findCarrier, getCarrier } from '../parcels/carrier.rules.ts';
import {
  type AccountFields,
  type AccountRow,
  insertAccount,
  listAccounts,
  lockAccount,
  removeAccount,
  updateAccount,
} from './account.queries.ts';
import { sealKey } from './sealed-key.ts';

type Input = CallChecked<'POST /seller/waybill_accounts/save'>;

export async function listWaybillAccounts(
  ctx: Context,
): Promise<CallOut<'GET /seller/waybill_accounts/list'>> {
  const accounts = await listAccounts(ctx.db, requireActor(ctx, 'seller').shopId);
  return {
    rows: accounts.map((account) => present(ctx, account)),
    available: ctx.services.waybills !== null,
  };
}

/** A key left empty stays as it was. The carrier stays, as numbers it gave are cancelled by it. */
export const saveWaybillAccount = (ctx: Context, input: Input): Promise<ShopWaybillAccount> =>
  transact(ctx, async (ctx) => {
    const { shopId } = requireActor(ctx, 'seller');
    if (!findCarrier(input.carrier))
      throw new Refusal('shipping.carrier_unknown', { code: input.carrier }, { field: 'carrier' });
    if (!isArea(input)) throw new Refusal('shipping.region_unknown', {}, { field: 'district_code' });
    const before = input.id === undefined ? null : await lockAccount(ctx.db, shopId, input.id);
    if (input.id !== undefined && !before) throw new Refusal('common.not_found');
    if (before)
      await assertVersion(ctx, input.version, { ...before, subject: 'waybill_account' }, async () =>
        present(ctx, before),
      );
    if (before && input.carrier !== before.carrierCode)
      throw new Refusal('shipping.account_carrier_stays', {}, { field: 'carrier' });
    const fields = toFields(ctx, shopId, input, before);
    const after = await refuseOn(
      before ? updateAccount(ctx.db, before.id, fields) : insertAccount(ctx.db, fields),
      { waybill_accounts_once: 'shipping.account_exists' },
    );
    await recordChange(ctx, {
      subject: 'waybill_account',
      id: after.id,
      before: before && present(ctx, before),
      after: present(ctx, after),
    });
    return present(ctx, after);
  });

export const deleteWaybillAccount = (
  ctx: Context,
  { id }: CallChecked<'POST /seller/waybill_accounts/delete'>,
): Promise<void> =>
  transact(ctx, async (ctx) => {
    const before = await lockAccount(ctx.db, requireActor(ctx, 'seller').shopId, id);
    if (!before) throw new Refusal('common.not_found');
    await removeAccount(ctx.db, id, ctx.clock.now());
    await recordChange(ctx, { subject: 'waybill_account', id, before: present(ctx, before), after: null });
  });

function toFields(ctx: Context, shopId: number, input: Input, before: AccountRow | null): AccountFields {
  const carrierCode = input.carrier;
  return {
    shopId,
    carrierCode,
    partnerId: input.partner_id,
    sealedKey:
      input.key === '' ? (before?.sealedKey ?? null) : sealKey(ctx, { shopId, carrierCode }, input.key),
    net: input.net,
    template: input.template,
    senderName: input.name,
    senderMobile: input.mobile,
    senderDistrictCode: input.district_code,
    senderDetail: input.detail,
  };
}

const present = ({ language }: Context, row: AccountRow): ShopWaybillAccount => ({
  id: row.id,
  version: row.version,
  carrier: row.carrierCode,
  carrier_name: getCarrier(row.carrierCode)[language],
  partner_id: row.partnerId,
  has_key: row.sealedKey !== null,
  net: row.net,
  template: row.template,
  name: row.senderName,
  mobile: row.senderMobile,
  ...getArea(row.senderDistrictCode),
  detail: row.senderDetail,
});
