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

export type ReturnAddressSnapshot = { name: string; mobile: string; area: string; detail: string };
