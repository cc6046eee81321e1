import { paymentsPlatformCalls } from '@chengji/contract/payments/payments.platform.calls';
import { defineList } from '../../design/lists/define-list.ts';

export const findingStates = ['open', 'resolved'] as const;

export const findingsList = defineList('GET /platform/findings/list', paymentsPlatformCalls, {
  tab: 'state',
});
