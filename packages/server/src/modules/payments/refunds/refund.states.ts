/**
 * The life of a refund: pending until its channel gave the money back. One that the channel cannot give back has
 * failed, and is sent again, or given up because its money goes back another way. Money that the channel gives back
 * after a failure is back all the same; after it was given up that is an operator's to see to.
 */
import type { Moves } from '../../../kernel/moves.ts';

export type RefundState = 'pending' | 'done' | 'failed' | 'given_up';
export type RefundMove = 'finish' | 'fail' | 'resend' | 'give_up';

export const refundMoves: Moves<RefundState, RefundMove> = {
  finish: { from: ['pending', 'failed'], to: 'done' },
  fail: { from: ['pending'], to: 'failed' },
  resend: { from: ['failed'], to: 'pending' },
  give_up: { from: ['failed'], to: 'given_up' },
};
