/**
 * The life of a payout: pending until its channel says that the person has the money, or that they never will have
 * it. Neither is taken back: who wants to pay again begins another payout, under a number of its own.
 */
import type { Moves } from '../../../kernel/moves.ts';

export type PayoutState = 'pending' | 'done' | 'failed';
export type PayoutMove = 'finish' | 'fail';

export const payoutMoves: Moves<PayoutState, PayoutMove> = {
  finish: { from: ['pending'], to: 'done' },
  fail: { from: ['pending'], to: 'failed' },
};
