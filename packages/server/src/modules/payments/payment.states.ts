/**
 * The life of a payment. A move is one conditional update from one of `from`; whoever comes too late changes
 * nothing. Money that arrives after a payment was closed is taken in all the same, and then goes back.
 */
export type PaymentState = 'pending' | 'paid' | 'closed' | 'refunding' | 'refunded';
export type PaymentMove = 'capture' | 'close' | 'start_refund' | 'finish_refund';

type Move = { from: readonly PaymentState[]; to: PaymentState };

export const paymentMoves: Record<PaymentMove, Move> = {
  capture: { from: ['pending', 'closed'], to: 'paid' },
  close: { from: ['pending'], to: 'closed' },
  start_refund: { from: ['paid'], to: 'refunding' },
  finish_refund: { from: ['refunding'], to: 'refunded' },
};

export const canMove = (state: PaymentState, move: PaymentMove): boolean =>
  paymentMoves[move].from.includes(state);
