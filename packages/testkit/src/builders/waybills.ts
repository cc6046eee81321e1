import type { CallIn, ShopWaybillAccount } from '@chengji/contract';
import type { Person } from './people.ts';

/** As a shop fills in its account with a carrier. */
export const waybillAccountForm = (
  traits: Partial<CallIn<'POST /seller/waybill_accounts/save'>> = {},
): CallIn<'POST /seller/waybill_accounts/save'> & { key: string } => ({
  carrier: 'SF',
  partner_id: '7551234567',
  net: '',
  template: '',
  name: '山野果集',
  mobile: '13900000011',
  province_code: '330000',
  city_code: '330100',
  district_code: '330106',
  detail: '文三路 1 号仓库',
  key: 'account-password',
  ...traits,
});

/** The shop's account for waybills: a carrier has one at most. */
export async function aWaybillAccount({ client }: Person): Promise<ShopWaybillAccount> {
  const { rows } = await client.call('GET /seller/waybill_accounts/list');
  return rows[0] ?? client.call('POST /seller/waybill_accounts/save', waybillAccountForm());
}
