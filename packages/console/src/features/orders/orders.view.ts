/** What the seller's order screens show of a contract view: steps, the next automatic event, line summaries. */
import type { CallOut } from '@chengji/contract';
import { ordersPlatformCalls } from '@chengji/contract/orders/orders.platform.calls';
import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import { defineList } from '../../design/lists/define-list.ts';

export type SellerOrderRow = CallOut<'GET /seller/orders/list'>['rows'][number];
export type SellerOrder = CallOut<'GET /seller/orders/details'>;
export type PlatformOrder = CallOut<'GET /platform/orders/details'>;
export type PlatformOrderRow = CallOut<'GET /platform/orders/list'>['rows'][number];
/** What a shop's staff and the platform's see alike. */
export type StaffOrder = Omit<PlatformOrder, 'payments'>;
export type Deadline = SellerOrderRow['deadlines'][number];

export const orderTabs = ['all', 'pay', 'group', 'ship', 'receive', 'review', 'completed', 'closed'] as const;
export const kinds = ['direct', 'group', 'ladder'] as const;
export const flags = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export const sorts = ['new', 'old', 'amount', 'due'] as const;

const among =
  <T extends string>(words: readonly T[]) =>
  (text: string): text is T =>
    (words as readonly string[]).includes(text);

export const ordersList = defineList('GET /seller/orders/list', ordersSellerCalls, { tab: 'state' });

export const marketOrdersList = defineList('GET /platform/orders/list', ordersPlatformCalls, {
  names: { shop_id: 'shop', shopper_id: 'shopper' },
  tab: 'state',
});

export const paymentTones = {
  pending: 'wait',
  paid: 'done',
  closed: 'rest',
  held: 'bad',
  refunding: 'info',
  refunded: 'rest',
} as const;

/** The automatic event that comes first. */
export const nextDeadline = (deadlines: readonly Deadline[]): Deadline | undefined =>
  [...deadlines].sort((a, b) => a.at - b.at)[0];

/** The choice bought, such as `JJ / 5 斤`, of an order's first line. */
export const valuesText = (values: readonly string[]): string => values.join(' / ');

export const countPieces = (lines: readonly { number: number }[]): number =>
  lines.reduce((sum, line) => sum + line.number, 0);

type Line = SellerOrderRow['lines'][number];

/** A line whose refund is open cannot be shipped. */
export const isInRefund = ({ refund }: Pick<Line, 'refund'>): boolean =>
  refund !== null && refund.state !== 'completed' && refund.state !== 'closed';

/** Where a line's refund is handled. */
export const toRefundPath = (refundId: number, area: 'seller' | 'platform'): string =>
  `/${area === 'seller' ? 'seller/refunds' : 'platform/interventions'}?tab=all&id=${refundId}`;

/** The newest refund among the lines of an order, an open one before those that ended. */
export const findRefund = (lines: readonly Pick<Line, 'refund'>[]): Line['refund'] =>
  (lines.find(isInRefund) ?? lines.find(({ refund }) => refund !== null))?.refund ?? null;

export type Step = {
  event: 'placed' | 'paid' | 'team_formed' | 'shipped' | 'received' | 'completed' | 'closed';
  at: number | null;
};

const doneAt = ({ timeline }: StaffOrder, event: StaffOrder['timeline'][number]['event']): number | null =>
  timeline.find((step) => step.event === event && step.done)?.at ?? null;

/** The steps of an order: those done with their time, those to come without; a closed one ends where it closed. */
export function orderSteps(order: StaffOrder): Step[] {
  const steps: Step[] = [
    { event: 'placed', at: order.createtime },
    { event: 'paid', at: order.paid_at },
    ...(order.type === 'direct' ? [] : [{ event: 'team_formed' as const, at: doneAt(order, 'team_formed') }]),
    { event: 'shipped', at: order.shipped_at },
    { event: 'received', at: order.received_at },
    { event: 'completed', at: order.completed_at },
  ];
  if (order.state !== 'closed') return steps;
  return [...steps.filter((step) => step.at !== null), { event: 'closed', at: order.closed_at }];
}

/** The step under way: the first one not done, or the last. */
export function currentStep(steps: readonly Step[]): number {
  const open = steps.findIndex((step) => step.at === null);
  return open === -1 ? steps.length - 1 : open;
}

const logEvents = [
  'placed',
  'paid',
  'team_joined',
  'team_moved',
  'team_formed',
  'team_failed',
  'returned',
  'repriced',
  'refunded',
  'shipped',
  'received',
  'reviewed',
  'completed',
  'closed',
  'recalled',
  'parcel_changed',
  'price_changed',
] as const;
const logAuthors = ['shopper', 'seller', 'system', 'platform'] as const;
/** The log may gain events this console does not know; those are shown as they are. */
export const isLogEvent = among(logEvents);
export const isLogAuthor = among(logAuthors);

/** The lines that a shop can still send now. */
export const listToShip = (lines: readonly Line[]): Line[] =>
  lines.filter((line) => line.to_ship > 0 && !isInRefund(line));

export type Sending = { line_id: number; number: number };

/** All that can be sent now. */
export const toSending = (lines: readonly Line[]): Sending[] =>
  lines.map(({ id, to_ship }) => ({ line_id: id, number: to_ship }));

/** Whether it is all that can be sent. */
export const isAllSent = (lines: readonly Line[], sending: readonly Sending[]): boolean =>
  lines.every(({ id, to_ship }) =>
    sending.some(({ line_id, number }) => line_id === id && number === to_ship),
  );

/** The pieces of a parcel by the titles of their lines. */
export const parcelText = (
  lines: readonly Line[],
  pieces: readonly { line_id: number; number: number }[],
): string =>
  pieces
    .map(({ line_id, number }) => `${lines.find(({ id }) => id === line_id)?.title ?? ''} × ${number}`)
    .join(' / ');
