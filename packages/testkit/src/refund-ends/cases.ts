/** Every way a refund can end, of every kind of order there is. */
export const ends = [
  'approved',
  'approved_by_silence',
  'edited_then_approved',
  'received',
  'received_by_silence',
  'refused_then_decided',
  'refused_then_closed_by_silence',
  'decided_for_shops_cost',
  'decided_for_platforms_cost',
  'decided_partly',
  'decided_no',
  'decided_by_silence',
  'decided_with_return',
  'decided_then_not_returned',
  'decided_then_received_by_silence',
  'decided_then_refused',
  'cancelled',
  'cancelled_when_rejected',
  'cancelled_before_return',
  'cancelled_before_decision',
  'closed_by_silence',
  'not_returned',
  'failed_then_retried',
  'failed_then_to_balance',
  'failed_then_given_to_balance',
] as const;
export type RefundEnd = (typeof ends)[number];

export const whens = ['paid', 'shipped', 'completed'] as const;
export const cardChoices = ['none', 'shop', 'platform', 'both'] as const;
export const purchases = ['direct', 'group', 'ladder'] as const;
export const channels = ['balance', 'sandbox'] as const;

export type RefundCase = {
  channel: (typeof channels)[number];
  purchase: (typeof purchases)[number];
  when: (typeof whens)[number];
  cards: (typeof cardChoices)[number];
  end: RefundEnd;
};

const returning: readonly RefundEnd[] = [
  'received',
  'received_by_silence',
  'refused_then_decided',
  'refused_then_closed_by_silence',
  'decided_with_return',
  'decided_then_not_returned',
  'decided_then_received_by_silence',
  'decided_then_refused',
  'cancelled_before_return',
  'not_returned',
];
/** What the channel could not give back is taken to the balance by its buyer, or given there by the platform. */
const movedToBalance: readonly RefundEnd[] = ['failed_then_to_balance', 'failed_then_given_to_balance'];
const failing: readonly RefundEnd[] = ['failed_then_retried', ...movedToBalance];

export const isReturning = ({ end }: Pick<RefundCase, 'end'>): boolean => returning.includes(end);
export const isMovedToBalance = ({ end }: Pick<RefundCase, 'end'>): boolean => movedToBalance.includes(end);
const isFailing = ({ end }: Pick<RefundCase, 'end'>): boolean => failing.includes(end);

/** Nothing goes back that was not sent, and the balance never fails. */
const exists = (one: RefundCase): boolean =>
  !(isReturning(one) && one.when === 'paid') && !(isFailing(one) && one.channel === 'balance');

/** What an order was before its refund was asked for: many ends begin alike. */
export type Beginning = Omit<RefundCase, 'end'> & { isReturning: boolean };

const beginnings: readonly Beginning[] = channels.flatMap((channel) =>
  purchases.flatMap((purchase) =>
    whens.flatMap((when) =>
      cardChoices.flatMap((cards) =>
        [false, true].map((isReturning) => ({ channel, purchase, when, cards, isReturning })),
      ),
    ),
  ),
);

/** The beginnings that can come to this end. */
export const listBeginnings = (end: RefundEnd): Beginning[] =>
  beginnings.filter(
    ({ isReturning: returns, ...beginning }) =>
      returns === isReturning({ end }) && exists({ ...beginning, end }),
  );
