/** How an address is written, and what its form says. */
import type { Address, CallOut } from '@chengji/contract';
import { addressLabels } from '@chengji/contract/shipping/address-labels';

type Area = Pick<Address, 'province' | 'city' | 'district'>;

/** `浙江省杭州市西湖区`; a municipality is not written twice. */
export const areaText = ({ province, city, district }: Area): string =>
  [...new Set([province, city, district])].join('');

type Regions = CallOut<'GET /wanlshop/address/regions'>['rows'];
type Codes = Pick<Address, 'province_code' | 'city_code' | 'district_code'>;

/** The region of these names, as of an address saved elsewhere; null when it is unknown. */
export function findRegion(regions: Regions, { province, city, district }: Area): (Codes & Area) | null {
  const inProvince = regions.find(({ name }) => name === province);
  const inCity = inProvince?.children.find(({ name }) => name === city);
  const found = inCity?.children.find(({ name }) => name === district);
  if (!inProvince || !inCity || !found) return null;
  const codes = { province_code: inProvince.code, city_code: inCity.code, district_code: found.code };
  return { ...codes, province, city, district };
}

type KnownLabel = (typeof addressLabels)[number];

const isKnown = (label: string): label is KnownLabel => addressLabels.some((known) => known === label);

export const isOwnLabel = (label: string | null): boolean => label !== null && !isKnown(label);

/** A label as it is read: the market's in the shopper's language, an own word as it was typed. */
export const labelText = (label: string, t: (key: `label.${KnownLabel}`) => string): string =>
  isKnown(label) ? t(`label.${label}`) : label;

const namedFields = ['name', 'mobile', 'detail', 'label'] as const;
type NamedField = (typeof namedFields)[number] | 'area';

/** The key of what to say at a field of the form; the three codes of the region are one field. */
export function getMessageKey(field: string, isMissing: boolean): `${'missing' | 'wrong'}.${NamedField}` {
  const name = namedFields.find((known) => known === field) ?? 'area';
  return isMissing ? `missing.${name}` : `wrong.${name}`;
}
