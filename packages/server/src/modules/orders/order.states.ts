/**
 * The life of an order. A move is one conditional update of the order's row from one of `from`; a caller that
 * finds it in another state has lost the race and is refused. Nothing else changes an order's state.
 */
import type { OrderState } from '@chengji/contract';
import type { Moves } from '../../kernel/moves.ts';

export type OrderMove =
  | 'pay'
  | 'wait'
  | 'form'
  | 'fail'
  | 'close'
  | 'ship'
  | 'recall'
  | 'receive'
  | 'complete'
  | 'return'
  | 'refund';

export const orderMoves: Moves<OrderState, OrderMove> = {
  pay: { from: ['pending_payment'], to: 'pending_shipment' },
  /** Paid, and bought together with others who are still to come. */
  wait: { from: ['pending_payment'], to: 'pending_group' },
  form: { from: ['pending_group'], to: 'pending_shipment' },
  fail: { from: ['pending_group'], to: 'closed' },
  close: { from: ['pending_payment'], to: 'closed' },
  ship: { from: ['pending_shipment'], to: 'shipped' },
  /** Its shop takes back what it has just shipped. */
  recall: { from: ['shipped'], to: 'pending_shipment' },
  receive: { from: ['shipped'], to: 'pending_review' },
  complete: { from: ['pending_review'], to: 'completed' },
  /** Nothing is left of it to receive or to review: it went back after it was shipped. */
  return: { from: ['shipped', 'pending_review'], to: 'completed' },
  /** Bought wholly back before any of it was shipped. */
  refund: { from: ['pending_shipment'], to: 'closed' },
};

export const canMove = (state: OrderState, move: OrderMove): boolean => orderMoves[move].from.includes(state);

/** An order that nothing will change any more; its buyer may take it out of the list. */
export const isEnded = (state: OrderState): boolean => state === 'completed' || state === 'closed';
