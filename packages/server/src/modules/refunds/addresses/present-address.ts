import type { ShopReturnAddress } from '@chengji/contract';
import { getArea } from '../../shipping/index.ts';
import type { ReturnAddressSnapshot } from '../refund.rules.ts';
import type { AddressRow } from './address.queries.ts';

export const presentAddress = (row: AddressRow): ShopReturnAddress => ({
  id: row.id,
  name: row.name,
  mobile: row.mobile,
  detail: row.detail,
  ...getArea(row.districtCode),
  is_default: row.isDefault,
});

/** A copy that stays as it is when the shop changes its addresses. */
export function toSnapshot({ name, mobile, detail, districtCode }: AddressRow): ReturnAddressSnapshot {
  const { province, city, district } = getArea(districtCode);
  const area = [...new Set([province, city, district])].join(' ');
  return { name, mobile, area, detail, districtCode };
}
