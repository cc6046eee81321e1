/** Refunds as both areas show them: their lists, their colours, and what happens when nobody acts. */
import type { CallOut, RefundStep } from '@chengji/contract';
import { refundsPlatformCalls } from '@chengji/contract/refunds/refunds.platform.calls';
import { refundsSellerCalls } from '@chengji/contract/refunds/refunds.seller.calls';
import { RefundKind, RefundState } from '@chengji/contract/states';
import { defineList } from '../../design/lists/define-list.ts';
import { itemAtHand } from '../../design/queue/item-at-hand.ts';
import { countdownTone } from '../../design/values/countdown.ts';
import type { Tone } from '../../design/values/status-tones.ts';

export type SellerRefund = CallOut<'GET /seller/refunds/details'>;
export type SellerRefundRow = CallOut<'GET /seller/refunds/list'>['rows'][number];
export type MarketRefund = CallOut<'GET /platform/refunds/details'>;
export type MarketRefundRow = CallOut<'GET /platform/refunds/list'>['rows'][number];
/** What both areas read of one. */
export type RefundFacts = SellerRefund | MarketRefund;

export const refundTabs = [
  'waiting',
  'pending_return',
  'pending_receipt',
  'intervention',
  'rejected',
  'processing',
  'ended',
  'all',
] as const;
export const marketTabs = ['intervention', 'processing', 'failed', 'decided', 'all'] as const;

export const refundsList = defineList('GET /seller/refunds/list', refundsSellerCalls, {
  tab: 'tab',
  own: itemAtHand,
});
export const marketRefundsList = defineList('GET /platform/refunds/list', refundsPlatformCalls, {
  tab: 'tab',
  own: itemAtHand,
});

export const allRefundsList = defineList('GET /platform/refunds/all', refundsPlatformCalls, {
  names: { shop_id: 'shop', shopper_id: 'shopper' },
});

export const refundStates = RefundState.options;
export const refundKinds = RefundKind.options;

const restTones = {
  rejected: 'wait',
  processing: 'info',
  failed: 'bad',
  completed: 'done',
  closed: 'rest',
} as const;

/** Orange is what the people of the area must act on. */
export const refundTones: Record<'seller' | 'platform', Record<RefundState, Tone>> = {
  seller: {
    ...restTones,
    pending_seller: 'act',
    pending_return: 'info',
    pending_receipt: 'act',
    intervention: 'info',
  },
  platform: {
    ...restTones,
    pending_seller: 'info',
    pending_return: 'info',
    pending_receipt: 'info',
    intervention: 'act',
  },
};

export type Due = {
  until: number;
  /** When the time began to run. */
  from: number | undefined;
  otherwise: NonNullable<RefundStep['otherwise']> | 'return';
};

/** What happens by itself, and when; nothing where somebody must act. An approved return pays nothing yet. */
export function findDue(refund: Pick<RefundFacts, 'due_at' | 'timeline' | 'kind'>): Due | undefined {
  const step = refund.timeline.find(({ done, otherwise }) => !done && otherwise !== null);
  if (refund.due_at === null || !step?.otherwise) return undefined;
  const isReturn = step.otherwise === 'approved' && refund.kind === 'return_and_refund';
  return {
    until: refund.due_at,
    from: refund.timeline.filter(({ done }) => done).at(-1)?.at ?? undefined,
    otherwise: isReturn ? 'return' : step.otherwise,
  };
}

/** What is still to come. */
export const listToCome = (timeline: readonly RefundStep[]): RefundStep[] =>
  timeline.filter(({ done }) => !done);

export type RowMark = 'soonApproved' | 'firstTime' | 'submittedAgain' | 'state';

/** What a row of the shop's list says at its end: how pressing it is, how often it came, else how it stands. */
export function toRowMark(
  { state, due_at, submissions }: Pick<SellerRefundRow, 'state' | 'due_at' | 'submissions'>,
  now: number,
): RowMark {
  if (state !== 'pending_seller') return 'state';
  if (due_at !== null && countdownTone(due_at - now) === 'urgent') return 'soonApproved';
  return submissions > 1 ? 'submittedAgain' : 'firstTime';
}

export type Act = 'approve' | 'reject' | 'receive' | 'refuse';

/** What the shop can choose between now. */
export const listActs = (can: SellerRefund['can']): Act[] =>
  (['approve', 'reject', 'receive', 'refuse'] as const).filter((act) => can[act]);

const failures = ['abnormal', 'closed', 'refused'] as const;

/** What a refund failed of; a word of the channel that this console does not know says nothing to a clerk. */
export const toFailure = (failure: string) => failures.find((one) => one === failure) ?? 'unknown';

/** Whether approving pays at once, or has the buyer send the goods back first. */
export const isReturn = ({ kind }: Pick<RefundFacts, 'kind'>): boolean => kind === 'return_and_refund';

export const isSomething = (amount: string): boolean => /[1-9]/.test(amount);

/** As many as a call takes. */
export const mostPictures = 9;
