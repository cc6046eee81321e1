/** What the screens of orders say of a team. */
import type { OrderRow, OrderTeam, TeamBrief } from '@chengji/contract';

type Counted = Pick<TeamBrief, 'state' | 'lacking' | 'paid' | 'settled'>;

/** The progress of the team, as the key of its text and its parameters. */
export function getTeamStatus({ state, lacking, paid, settled }: Counted) {
  if (state === 'fail') return { key: 'failed', params: { count: paid } } as const;
  if (state === 'auto') return { key: 'auto', params: { count: settled?.filled ?? 0 } } as const;
  if (state === 'success') return { key: 'formed', params: { count: paid } } as const;
  return lacking > 0
    ? ({ key: 'lacking', params: { count: lacking } } as const)
    : ({ key: 'reached', params: { count: paid } } as const);
}

type Seat = 'paid' | 'filled' | 'free';
type Seating = Pick<TeamBrief, 'state' | 'size' | 'paid' | 'settled'>;

/** Every seat there is: of a team that is over none is free any more. */
export function toSeats({ state, size, paid, settled }: Seating): Seat[] {
  const filled = settled?.filled ?? 0;
  const free = state === 'start' ? size - paid : 0;
  const many = (count: number, seat: Seat) => Array.from({ length: Math.max(0, count) }, () => seat);
  return [...many(paid, 'paid'), ...many(filled, 'filled'), ...many(free, 'free')];
}

/** A team one is in by paying, and that still takes people: friends may be asked. */
export const canInvite = ({ state, team }: Pick<OrderRow, 'state' | 'team'>): boolean =>
  state === 'pending_group' && team?.state === 'start';

/** A seat is shown while it is held, and of a team that failed. */
export const teamShown = ({ team, state, close_reason }: Seated): OrderTeam | null =>
  state === 'closed' && close_reason !== 'group_failed' ? null : team;

type Seated = Pick<OrderRow, 'team' | 'state' | 'close_reason'>;

/** What came of a payment: the shop ships, a team forms or has formed, or the money went back at once. */
export function getOutcome(
  order: Pick<OrderRow, 'type' | 'state'> | undefined,
): 'ship' | 'team' | 'formed' | 'refunded' {
  if (!order || order.type === 'direct') return 'ship';
  if (order.state === 'closed') return 'refunded';
  return order.state === 'pending_group' ? 'team' : 'formed';
}

/** The pages of an order: one bought in a team has its own. */
export const getOrderPages = ({ type }: Pick<OrderRow, 'type'>) =>
  type === 'direct'
    ? ({
        details: 'pages/user/order/details',
        logistics: 'pages/user/order/logistics',
        comment: 'pages/user/order/comment',
      } as const)
    : ({
        details: 'pages/apps/groups/order/details',
        logistics: 'pages/apps/groups/order/logistics',
        comment: 'pages/apps/groups/order/comment',
      } as const);
