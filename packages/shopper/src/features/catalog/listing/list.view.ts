/** Order and filters of a list of goods, from what the person pressed to what the market is asked. */
import type { CallIn, ShopType } from '@chengji/contract';

export type Sort = NonNullable<CallIn<'GET /wanlshop/goods/list'>['sort']>;
export type SortTab = 'default' | 'sales' | 'price' | 'new';
export type Filter = {
  shopType: ShopType | null;
  inStock: boolean;
  /** As typed: empty, or yuan with up to two places. */
  min: string;
  max: string;
};

export const noFilter: Filter = { shopType: null, inStock: false, min: '', max: '' };
export const shopTypes: readonly ShopType[] = ['self', 'flagship', 'enterprise', 'personal'];
const sorts: readonly Sort[] = ['default', 'sales', 'price_asc', 'price_desc', 'new'];

/** The order an address asks for; one the market does not know is the usual one. */
export const parseSort = (text: string | undefined): Sort => sorts.find((sort) => sort === text) ?? 'default';

export const toSortTab = (sort: Sort): SortTab =>
  sort === 'price_asc' || sort === 'price_desc' ? 'price' : sort;

/** Price goes up first, then down; every other tab is one order. */
export function pressSort(current: Sort, tab: SortTab): Sort {
  if (tab !== 'price') return tab;
  return current === 'price_asc' ? 'price_desc' : 'price_asc';
}

const MAX_DIGITS = 7;

/** The characters a price field accepts: digits, one point, two places. */
export function typedPrice(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const yuan = whole.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
  return rest.length > 0 ? `${yuan || '0'}.${rest.join('').slice(0, 2)}` : yuan;
}

const asMoney = (typed: string): string | undefined => (typed === '' ? undefined : Number(typed).toFixed(2));

/** The lower price is the minimum, in either field. */
export function inOrder(filter: Filter): Filter {
  const { min, max } = filter;
  return min !== '' && max !== '' && Number(min) > Number(max) ? { ...filter, min: max, max: min } : filter;
}

export function filterQuery(filter: Filter) {
  const { shopType, inStock, min, max } = inOrder(filter);
  return {
    shop_type: shopType ?? undefined,
    in_stock: inStock || undefined,
    min: asMoney(min),
    max: asMoney(max),
  };
}

export const hasPrice = ({ min, max }: Filter): boolean => min !== '' || max !== '';

/** How many filters are on; a price range is one. */
export const countFilters = (filter: Filter): number =>
  [filter.shopType !== null, filter.inStock, hasPrice(filter)].filter(Boolean).length;
