import type { FeedbackState } from '@chengji/contract';
import type { Moves } from '../../kernel/moves.ts';

export type FeedbackMove = 'answer' | 'handle' | 'reopen';

/** What was handled may still be answered; an answer stands. */
export const feedbackMoves: Moves<FeedbackState, FeedbackMove> = {
  answer: { from: ['submitted', 'handled'], to: 'answered' },
  handle: { from: ['submitted', 'handled'], to: 'handled' },
  reopen: { from: ['submitted', 'handled'], to: 'submitted' },
};

export const canMove = (state: FeedbackState, move: FeedbackMove): boolean =>
  feedbackMoves[move].from.includes(state);
