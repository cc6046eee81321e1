import type { CallIn, CallOut } from '@chengji/contract';
import { parseOption, wholeOr } from '../../design/tables/list-address.ts';

export type UserRow = CallOut<'GET /platform/users/list'>['rows'][number];
export type User = CallOut<'GET /platform/users/details'>;

export const userStates = ['all', 'active', 'frozen'] as const;
export const userSorts = ['new', 'old', 'login'] as const;
export const usersDefaults = { state: 'all', keyword: '', sort: 'new', page: '1', limit: '20' };
export type UsersFilters = typeof usersDefaults;

export function usersInput(filters: UsersFilters) {
  const input: CallIn<'GET /platform/users/list'> & { page: number; limit: number } = {
    state: parseOption(userStates, filters.state, 'all'),
    sort: parseOption(userSorts, filters.sort, 'new'),
    page: wholeOr(filters.page, 1),
    limit: wholeOr(filters.limit, 20),
  };
  if (filters.keyword) input.keyword = filters.keyword;
  return input;
}

/** The counters that say how someone shops, in the order they are read. */
export function toCounters({ counts }: Pick<User, 'counts'>) {
  const { order, dynamic } = counts;
  return [
    { key: 'whole', count: order.whole },
    { key: 'pay', count: order.pay },
    { key: 'delive', count: order.delive },
    { key: 'receiving', count: order.receiving },
    { key: 'evaluate', count: order.evaluate },
    { key: 'collection', count: dynamic.collection },
    { key: 'concern', count: dynamic.concern },
    { key: 'footprint', count: dynamic.footprint },
  ] as const;
}
