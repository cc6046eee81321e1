import type { CallOut } from '@chengji/contract';
import { shopsPlatformCalls } from '@chengji/contract/shops/shops.platform.calls';
import { defineList } from '../../design/lists/define-list.ts';

export type ShopRow = CallOut<'GET /platform/shops/list'>['rows'][number];

export type Shop = CallOut<'GET /platform/shops/details'>;

export const shopStates = ['all', 'open', 'suspended'] as const;
export const shopTypes = ['self', 'personal', 'enterprise', 'flagship'] as const;
export const shopSorts = ['new', 'old', 'score'] as const;

export const shopsList = defineList('GET /platform/shops/list', shopsPlatformCalls, {
  tab: 'state',
});
