/** The rules a refund is held to, and what follows from its row. */
import type { RefundReasonSetting, RefundState } from '@chengji/contract';
import { daysAfter, hoursAfter } from '../../kernel/time/durations.ts';

/** What a refund is held to from its application on. */
export type PinnedRefundRules = {
  approveHours: number;
  returnDays: number;
  receiveDays: number;
  rejectedDays: number;
  decideHours: number;
  /** What happens when the platform has not decided in time. */
  undecided: 'buyer' | 'wait';
  resubmissions: number;
  channelHours: number;
};

/** Where goods go back to, as it was when the buyer was told. */
export type ReturnAddressSnapshot = {
  name: string;
  mobile: string;
  area: string;
  detail: string;
  districtCode: string;
};

type Reader = {
  get(
    name:
      | 'refunds.approve_hours'
      | 'refunds.return_days'
      | 'refunds.receive_days'
      | 'refunds.rejected_days'
      | 'refunds.decide_hours'
      | 'refunds.resubmissions'
      | 'refunds.channel_hours',
  ): number;
};

/** The settings a refund is pinned to when it is applied for. */
export const pinRules = (settings: Reader, undecided: PinnedRefundRules['undecided']): PinnedRefundRules => ({
  approveHours: settings.get('refunds.approve_hours'),
  returnDays: settings.get('refunds.return_days'),
  receiveDays: settings.get('refunds.receive_days'),
  rejectedDays: settings.get('refunds.rejected_days'),
  decideHours: settings.get('refunds.decide_hours'),
  undecided,
  resubmissions: settings.get('refunds.resubmissions'),
  channelHours: settings.get('refunds.channel_hours'),
});

/** When a state that begins now changes by itself; null where it waits however long that takes. */
export function computeDue(state: RefundState, pinned: PinnedRefundRules, now: Date): Date | null {
  if (state === 'pending_seller') return hoursAfter(now, pinned.approveHours);
  if (state === 'pending_return') return daysAfter(now, pinned.returnDays);
  if (state === 'pending_receipt') return daysAfter(now, pinned.receiveDays);
  if (state === 'rejected') return daysAfter(now, pinned.rejectedDays);
  if (state === 'intervention' && pinned.undecided === 'buyer') return hoursAfter(now, pinned.decideHours);
  return null;
}

type Resubmitted = { submissions: number; pinned: Pick<PinnedRefundRules, 'resubmissions'> };

export const countResubmissionsLeft = ({ submissions, pinned }: Resubmitted): number =>
  Math.max(0, pinned.resubmissions - (submissions - 1));

/** What the refund comes to: what went back, else what was decided, else what was asked for. */
export const getShownCents = (row: {
  askedCents: number;
  decidedCents: number | null;
  returnedCents: number | null;
}): number => row.returnedCents ?? row.decidedCents ?? row.askedCents;

/** A reason of the market’s list, where it is for this kind. */
export const findReason = (
  reasons: readonly RefundReasonSetting[],
  kind: RefundReasonSetting['kinds'][number],
  code: string,
): RefundReasonSetting | null =>
  reasons.find((reason) => reason.code === code && reason.kinds.includes(kind)) ?? null;
