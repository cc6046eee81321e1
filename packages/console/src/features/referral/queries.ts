import type { CallIn } from '@chengji/contract';
import { useList } from '../../design/lists/use-list.ts';
import { usePages } from '../../design/lists/use-pages.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { referrersList } from './growth.view.ts';

const overview = 'GET /platform/referral/overview';
const people = 'GET /platform/referral/people';
const tree = 'GET /platform/referral/tree';
const rings = 'GET /platform/referral/rings';
const shops = 'GET /platform/referral/shops';

export const usePointsOverview = () => useCall('GET /platform/points/overview', {});
export const useReferralOverview = () => useCall(overview, {});
export const useReferrers = () => useList(referrersList);
const first = 5;
export const useFirstReferrers = () => useCall(people, { limit: first });
export const useTree = (input: CallIn<typeof tree>, onPage: (page: number) => void) =>
  usePages(tree, input, onPage);
export const useRings = () => useCall(rings, {});
export const useShopsLeftOut = () => useCall(shops, {});

const changes = [overview, people, tree, rings] as const;
export const useBlock = () => useSend('POST /platform/referral/block', { changes });
export const useUnblock = () => useSend('POST /platform/referral/unblock', { changes });
export const useLeaveOut = () => useSend('POST /platform/referral/leave-out', { changes: [shops, overview] });

export const useSettingValues = (enabled: boolean) => useCall('GET /platform/settings/list', {}, { enabled });
export const useSaveSettingValue = () =>
  useSend('POST /platform/settings/save', {
    changes: ['GET /platform/settings/list', 'GET /platform/settings/history'],
  });
