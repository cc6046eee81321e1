import type { Address } from '@chengji/contract';
import type { AddressRow } from './addresses/address.queries.ts';
import { getArea } from './delivery-area/region.rules.ts';

export const presentAddress = ({
  id,
  name,
  mobile,
  detail,
  districtCode,
  label,
  isDefault,
}: AddressRow): Address => ({
  id,
  name,
  mobile,
  detail,
  ...getArea(districtCode),
  label,
  is_default: isDefault,
});
