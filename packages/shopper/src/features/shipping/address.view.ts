/** How an address is written, and what its form says. */
import type { Address } from '@chengji/contract';

type Area = Pick<Address, 'province' | 'city' | 'district'>;

/** `浙江省杭州市西湖区`; a municipality is not said twice. */
export const areaText = ({ province, city, district }: Area): string =>
  [...new Set([province, city, district])].join('');

const said = ['name', 'mobile', 'detail'] as const;
type Said = (typeof said)[number] | 'area';

/** The key of what to say at a field of the form; the three codes of the region are one field. */
export function wordsAt(field: string, isMissing: boolean): `${'missing' | 'wrong'}.${Said}` {
  const name = said.find((known) => known === field) ?? 'area';
  return isMissing ? `missing.${name}` : `wrong.${name}`;
}
