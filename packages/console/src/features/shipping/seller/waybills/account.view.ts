/** An account for waybills as it is typed. */
import type { CallIn, ShopWaybillAccount } from '@chengji/contract';
import { shippingSellerCalls } from '@chengji/contract/shipping/shipping.seller.calls';
import { fromRegion, toRegion } from '../../region.view.ts';

export const accountSchema = shippingSellerCalls['POST /seller/waybill_accounts/save'].in;

type Input = CallIn<'POST /seller/waybill_accounts/save'>;
type AccountDraft = Omit<Input, 'province_code' | 'city_code' | 'district_code' | 'id' | 'version'> & {
  key: string;
  region: string[];
};

/** Nobody is shown the key that is kept; one typed takes its place. */
export const toDraft = (account: ShopWaybillAccount | undefined): AccountDraft => ({
  carrier: account?.carrier ?? '',
  partner_id: account?.partner_id ?? '',
  key: '',
  net: account?.net ?? '',
  template: account?.template ?? '',
  name: account?.name ?? '',
  mobile: account?.mobile ?? '',
  region: account ? toRegion(account) : [],
  detail: account?.detail ?? '',
});

export const toInput = ({ region, ...typed }: AccountDraft, id: number | undefined): Input => ({
  ...typed,
  ...fromRegion(region),
  ...(id === undefined ? {} : { id }),
});
