/** A return address as it is typed and shown. */
import type { CallIn, CallOut, ShopReturnAddress } from '@chengji/contract';

export type AddressDraft = {
  name: string;
  mobile: string;
  /** Province, city and district by their codes. */
  region: string[];
  detail: string;
  is_default: boolean;
};
type Regions = CallOut<'GET /wanlshop/address/regions'>['rows'];

export const toAddressLine = (address: Omit<ShopReturnAddress, 'id' | 'is_default'>): string =>
  [
    address.name,
    address.mobile,
    [...new Set([address.province, address.city, address.district])].join(' '),
    address.detail,
  ].join(' ');

/** The first address of a shop is its default one. */
export const toDraft = (address: ShopReturnAddress | undefined, isFirst: boolean): AddressDraft => ({
  name: address?.name ?? '',
  mobile: address?.mobile ?? '',
  region: address ? [address.province_code, address.city_code, address.district_code] : [],
  detail: address?.detail ?? '',
  is_default: address?.is_default ?? isFirst,
});

export function toInput(
  { region: [province_code = '', city_code = '', district_code = ''], ...typed }: AddressDraft,
  id: number | undefined,
): CallIn<'POST /seller/refunds/save_address'> {
  return { ...typed, province_code, city_code, district_code, ...(id === undefined ? {} : { id }) };
}

export type RegionOption = { value: string; label: string; children?: RegionOption[] };

export const toOptions = (regions: Regions): RegionOption[] =>
  regions.map((province) => ({
    value: province.code,
    label: province.name,
    children: province.children.map((city) => ({
      value: city.code,
      label: city.name,
      children: city.children.map(({ code, name }) => ({ value: code, label: name })),
    })),
  }));
