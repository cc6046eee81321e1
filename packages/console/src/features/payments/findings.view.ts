import { paymentsPlatformCalls } from '@chengji/contract/payments/payments.platform.calls';
import { defineList } from '../../design/lists/define-list.ts';

export const findingStates = ['open', 'resolved'] as const;

export const findingsList = defineList('GET /platform/findings/list', paymentsPlatformCalls, {
  tab: 'state',
});

const words = {
  done: 'told_done',
  pending: 'told_pending',
  failed: 'told_failed',
  given_up: 'told_given_up',
  abnormal: 'told_abnormal',
  closed: 'told_closed',
  unpaid: 'told_unpaid',
  balance: 'channel_balance',
  wechat: 'channel_wechat',
  sandbox: 'channel_sandbox',
} as const;

/** The text for a state or channel that a finding names; null for amounts and numbers, which stand as they came. */
export const findTold = (told: string): (typeof words)[keyof typeof words] | null =>
  Object.hasOwn(words, told) ? words[told as keyof typeof words] : null;
