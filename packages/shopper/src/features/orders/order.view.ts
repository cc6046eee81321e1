/** An order as its screens show it: its state, its actions, its next step. */
import { countdownParts } from '@chengji/client-kit/time-display';
import type { CancelPreview, OrderDetails, OrderRow, OrderState } from '@chengji/contract';
import type { ArtName } from '../../design/feedback/art.ts';
import { canInvite } from './team.view.ts';

export const tabs = ['all', 'pay', 'group', 'ship', 'receive', 'review', 'closed'] as const;
export type Tab = (typeof tabs)[number];

/** The tab an address asks for; an unknown one is all. */
export const parseTab = (state: string | undefined): Tab => tabs.find((tab) => tab === state) ?? 'all';

const counters = {
  pay: 'pay',
  group: 'groups',
  ship: 'delive',
  receive: 'receiving',
  review: 'evaluate',
} as const;
type Counters = Record<(typeof counters)[keyof typeof counters], number>;

/** How many orders wait in a tab; zero where nothing has to be done. */
export function getCount(tab: Tab, order: Counters): number {
  return tab === 'all' || tab === 'closed' ? 0 : order[counters[tab]];
}

export type Action =
  | 'delete'
  | 'refund'
  | 'again'
  | 'cancel'
  | 'extend'
  | 'logistics'
  | 'comment'
  | 'receive'
  | 'seeTeam'
  | 'invite'
  | 'pay';

const withParcel: readonly OrderState[] = ['shipped', 'pending_review', 'completed'];

/** It has come, or come to nothing. */
const isBehind: readonly OrderState[] = ['pending_review', 'completed', 'closed'];

type Acting = Pick<OrderRow, 'state' | 'can' | 'team' | 'lines'>;

/** What may be done now; the last is what the person came for. */
function listOffered(order: Acting): Action[] {
  const { state, can, team, lines } = order;
  const isForming = canInvite(order);
  const offered: Record<Action, boolean> = {
    delete: can.delete,
    refund: state !== 'shipped' && lines.some(({ can_refund }) => can_refund),
    again: isBehind.includes(state),
    cancel: can.cancel,
    extend: can.extend,
    logistics: withParcel.includes(state),
    comment: can.comment,
    receive: can.receive,
    seeTeam: team !== null && !isForming && (state === 'pending_group' || state === 'pending_shipment'),
    invite: isForming,
    pay: can.pay,
  };
  return (Object.keys(offered) as Action[]).filter((action) => offered[action]);
}

/** On the order's own page each line has its refund beside it. */
export const listActions = (order: Acting): Action[] =>
  listOffered(order).filter((action) => action !== 'refund');

/** In a list the seldom ones stay on the order's own page. */
export const listShownActions = (order: Acting): Action[] =>
  listOffered(order).filter((action) => action !== 'extend');

/** The note on a payment's other orders before one is cancelled; null where there are none. */
export const getCancelNote = ({ outcome, others, payable_before, payable }: CancelPreview) =>
  outcome === 'alone'
    ? null
    : { key: `cancel.${outcome}` as const, params: { count: others, before: payable_before, payable } };

/** What the person agreed to by cancelling after they read the note. */
export const toCancelConsent = ({ outcome, payable }: CancelPreview) => ({
  ...(outcome === 'repriced' ? { payable } : {}),
  ...(outcome === 'whole' ? { whole: true } : {}),
});

const pictures: Record<OrderState, ArtName> = {
  pending_payment: 'money',
  pending_group: 'party',
  pending_shipment: 'parcel',
  shipped: 'truck',
  pending_review: 'bags',
  completed: 'heart',
  closed: 'robot',
};
export const getPicture = (state: OrderState): ArtName => pictures[state];

/** The line under the headline where no deadline counts down. */
export function getNextStep(order: Pick<OrderRow, 'state' | 'close_reason' | 'lines'>) {
  const { state, close_reason } = order;
  if (state === 'closed') return `closed.${close_reason ?? 'cancelled'}` as const;
  return state === 'pending_shipment' && isAskedBack(order) ? 'next.refunding' : (`next.${state}` as const);
}

/** Whether each line that is still to be shipped waits for a refund: the shop cannot ship any. */
const isAskedBack = ({ lines }: Pick<OrderRow, 'lines'>): boolean =>
  lines
    .filter(({ number, returned_number }) => returned_number < number)
    .every(({ refund }) => refund !== null && refund.state !== 'completed' && refund.state !== 'closed');

/** Whether the money has been taken, so that the amount is one paid. */
const isPaid = ({ state, close_reason }: Pick<OrderRow, 'state' | 'close_reason'>): boolean =>
  state === 'closed'
    ? close_reason === 'refunded' || close_reason === 'group_failed'
    : state !== 'pending_payment';

/** What the amount is called: one to pay, one paid, or only what it came to. */
export function getAmountLabel(order: Pick<OrderRow, 'state' | 'close_reason'>): 'paid' | 'total' | 'toPay' {
  if (isPaid(order)) return 'paid';
  return order.state === 'closed' ? 'total' : 'toPay';
}

/** `14:52` on a button; hours only where there are any. */
export function shortTime(leftSeconds: number): string {
  const { days, hours, minutes, seconds } = countdownParts(leftSeconds);
  const all = days * 24 + Number(hours);
  return all > 0 ? `${all}:${minutes}:${seconds}` : `${minutes}:${seconds}`;
}

type Waiting = OrderDetails['deadlines'][number]['event'];

/** What is said of an automatic event that a refund holds up. */
export const getPause = (event: Waiting) =>
  event === 'auto_comment' || event === 'after_sale_ends'
    ? (`paused.${event}` as const)
    : ('paused.auto_receive' as const);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time that stands still, in its two largest units. */
export function toTimeLeft(seconds: number) {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const unit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return { key: `left.${unit}` as const, days, hours, minutes };
}

export type PromiseStep = OrderDetails['timeline'][number] & { isCurrent: boolean };

/** Newest on top: what is promised, then what has happened, the latest of which is current. */
export function toPromiseSteps(timeline: OrderDetails['timeline']): PromiseStep[] {
  const current = timeline.findLast(({ done }) => done);
  return timeline.map((step) => ({ ...step, isCurrent: step === current })).reverse();
}

const moments = [
  ['placedAt', 'createtime'],
  ['paidAt', 'paid_at'],
  ['shippedAt', 'shipped_at'],
  ['receivedAt', 'received_at'],
  ['completedAt', 'completed_at'],
  ['closedAt', 'closed_at'],
] as const;

type Named = { name: (typeof moments)[number][0]; at: number };

/** The moments an order has come through. */
export const toMoments = (order: OrderDetails): Named[] =>
  moments.flatMap(([name, field]) => {
    const at = order[field];
    return at === null ? [] : [{ name, at }];
  });

/** There was no discount. */
export const isNothing = (money: string): boolean => !/[1-9]/.test(money);
