/**
 * The life of a withdrawal. Its owner sees `created` until it ends; behind that stand the operator's steps. What was
 * sent may be under way at the bank: it can be rejected only once it is known to have failed.
 */
import type { WithdrawalState, WithdrawalStep } from '@chengji/contract';
import type { Moves } from '../../../kernel/moves.ts';

export type WithdrawalStage = WithdrawalStep | Exclude<WithdrawalState, 'created'>;
export type WithdrawalMove = 'approve' | 'send' | 'pay' | 'fail' | 'reject';

export const withdrawalMoves: Moves<WithdrawalStage, WithdrawalMove> = {
  approve: { from: ['waiting'], to: 'approved' },
  send: { from: ['approved'], to: 'sent' },
  /** Also of what staff sent one by one, without a batch. */
  pay: { from: ['approved', 'sent'], to: 'successed' },
  fail: { from: ['sent'], to: 'waiting' },
  reject: { from: ['waiting', 'approved'], to: 'rejected' },
};

export const canMove = (stage: WithdrawalStage, move: WithdrawalMove): boolean =>
  withdrawalMoves[move].from.includes(stage);

export const openStages: readonly WithdrawalStep[] = ['waiting', 'approved', 'sent'];

const isOpen = (stage: WithdrawalStage): stage is WithdrawalStep =>
  (openStages as readonly string[]).includes(stage);

/** What its owner sees. */
export const toState = (stage: WithdrawalStage): WithdrawalState => (isOpen(stage) ? 'created' : stage);

/** What the operator still does; null once it has ended. */
export const toStep = (stage: WithdrawalStage): WithdrawalStep | null => (isOpen(stage) ? stage : null);

export const listStages = (state: WithdrawalState): readonly WithdrawalStage[] =>
  state === 'created' ? openStages : [state];
