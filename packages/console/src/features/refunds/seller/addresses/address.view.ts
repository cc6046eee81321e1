/** A return address as it is typed and shown. */
import type { CallIn, ShopReturnAddress } from '@chengji/contract';
import { fromRegion, toRegion } from '../../../shipping/index.ts';

export type AddressDraft = {
  name: string;
  mobile: string;
  /** Province, city and district by their codes. */
  region: string[];
  detail: string;
  is_default: boolean;
};

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
  region: address ? toRegion(address) : [],
  detail: address?.detail ?? '',
  is_default: address?.is_default ?? isFirst,
});

export function toInput(
  { region, ...typed }: AddressDraft,
  id: number | undefined,
): CallIn<'POST /seller/refunds/save_address'> {
  return { ...typed, ...fromRegion(region), ...(id === undefined ? {} : { id }) };
}
