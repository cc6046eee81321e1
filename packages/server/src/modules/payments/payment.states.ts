/**
 * The life of a payment. A move is one conditional update from one of `from`; a move that comes too late changes
 * nothing. Money that arrives after a payment was closed is taken in all the same, and then goes back.
 */
import type { Moves } from '../../kernel/moves.ts';

export type PaymentState = 'pending' | 'paid' | 'closed' | 'held' | 'refunding' | 'refunded';
export type PaymentMove = 'capture' | 'close' | 'hold' | 'start_refund' | 'finish_refund';

export const paymentMoves: Moves<PaymentState, PaymentMove> = {
  capture: { from: ['pending', 'closed'], to: 'paid' },
  close: { from: ['pending'], to: 'closed' },
  /** What came in is not what was asked: it pays nothing, and waits for an operator. */
  hold: { from: ['pending', 'closed'], to: 'held' },
  start_refund: { from: ['paid', 'held'], to: 'refunding' },
  finish_refund: { from: ['refunding'], to: 'refunded' },
};

export const canMove = (state: PaymentState, move: PaymentMove): boolean =>
  paymentMoves[move].from.includes(state);
