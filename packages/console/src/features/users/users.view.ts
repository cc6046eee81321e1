import type { CallOut } from '@chengji/contract';
import { identityPlatformCalls } from '@chengji/contract/identity/identity.platform.calls';
import { defineList } from '../../design/lists/define-list.ts';

export type UserRow = CallOut<'GET /platform/users/list'>['rows'][number];
export type User = CallOut<'GET /platform/users/details'>;

export const userStates = ['all', 'active', 'frozen'] as const;
export const userSorts = ['new', 'old', 'login'] as const;

export const usersList = defineList('GET /platform/users/list', identityPlatformCalls, { tab: 'state' });

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
