import type { CallIn, CallOut, ShopType } from '@chengji/contract';
import { parseOption, wholeOr } from '../../design/tables/list-address.ts';

export type ShopRow = CallOut<'GET /platform/shops/list'>['rows'][number];

export const shopStates = ['all', 'open', 'suspended'] as const;
export const shopTypes = ['self', 'personal', 'enterprise', 'flagship'] as const;
export const shopSorts = ['new', 'old', 'score'] as const;
export const shopsDefaults = {
  state: 'all',
  type: '',
  keyword: '',
  sort: 'new',
  id: '',
  page: '1',
  limit: '20',
};
export type ShopsFilters = typeof shopsDefaults;

export function shopsInput(filters: ShopsFilters) {
  const input: CallIn<'GET /platform/shops/list'> & { page: number; limit: number } = {
    state: parseOption(shopStates, filters.state, 'all'),
    sort: parseOption(shopSorts, filters.sort, 'new'),
    page: wholeOr(filters.page, 1),
    limit: wholeOr(filters.limit, 20),
  };
  const type = parseOption<'' | ShopType>(shopTypes, filters.type, '');
  if (type) input.type = type;
  if (filters.keyword) input.keyword = filters.keyword;
  return input;
}

export const hasFilters = ({ type, keyword }: ShopsFilters): boolean => type !== '' || keyword !== '';
