import type { CallIn } from '@chengji/contract';
import { parseOption, wholeOr } from '../../design/tables/list-address.ts';

export const findingStates = ['open', 'resolved'] as const;
export const findingsDefaults = { state: 'open', page: '1', limit: '20' };
export type FindingsFilters = typeof findingsDefaults;

export const findingsInput = (filters: FindingsFilters) =>
  ({
    state: parseOption(findingStates, filters.state, 'open'),
    page: wholeOr(filters.page, 1),
    limit: wholeOr(filters.limit, 20),
  }) satisfies CallIn<'GET /platform/findings/list'>;
