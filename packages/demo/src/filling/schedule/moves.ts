import type { DemoTrade, TradeEnd } from '../../trades/trade-plan.ts';
import type { MinutesBefore } from '../filling.ts';

export type Move = 'place' | 'cancel' | 'pay' | 'ship' | 'receive' | 'review';

/** What a trade went through to come to its end. */
const lives: Record<TradeEnd, readonly Move[]> = {
  pending_payment: ['place'],
  closed: ['place', 'cancel'],
  pending_shipment: ['place', 'pay'],
  shipped: ['place', 'pay', 'ship'],
  pending_review: ['place', 'pay', 'ship', 'receive'],
  completed: ['place', 'pay', 'ship', 'receive', 'review'],
};

const moments: Record<Move, (trade: DemoTrade) => MinutesBefore> = {
  place: ({ placed }) => placed,
  cancel: ({ closed }) => closed,
  pay: ({ paid }) => paid,
  ship: ({ shipped }) => shipped,
  receive: ({ received }) => received,
  review: ({ reviewed }) => reviewed,
};

export const listMoves = (trade: DemoTrade): { move: Move; minutes: MinutesBefore }[] =>
  lives[trade.ends].map((move) => ({ move, minutes: moments[move](trade) }));
