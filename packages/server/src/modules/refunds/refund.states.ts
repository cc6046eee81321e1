/**
 * The life of a refund. A move is one conditional update of its row; a caller that finds it in another state has lost
 * the race. Once the money left the order it is `processing` until a channel gave it back, or `completed` at once.
 */
import type { RefundState } from '@chengji/contract';
import type { Moves } from '../../kernel/moves.ts';

export type RefundMove =
  | 'ask_return'
  | 'reject'
  | 'resubmit'
  | 'send'
  | 'refuse'
  | 'refuse_decided'
  | 'bring'
  | 'pay_channel'
  | 'pay_balance'
  | 'fail'
  | 'retry'
  | 'finish'
  | 'close';

/** From which the money may move: approved, received, or decided by the platform. */
const payable = ['pending_seller', 'pending_receipt', 'intervention'] as const;

export const refundMoves: Moves<RefundState, RefundMove> = {
  /** The goods are to come back first. */
  ask_return: { from: ['pending_seller', 'intervention'], to: 'pending_return' },
  reject: { from: ['pending_seller'], to: 'rejected' },
  resubmit: { from: ['rejected'], to: 'pending_seller' },
  send: { from: ['pending_return'], to: 'pending_receipt' },
  refuse: { from: ['pending_receipt'], to: 'rejected' },
  /** What the platform decided is not the shop's to reject: the platform looks at it again. */
  refuse_decided: { from: ['pending_receipt'], to: 'intervention' },
  bring: { from: ['rejected'], to: 'intervention' },
  pay_channel: { from: [...payable], to: 'processing' },
  pay_balance: { from: [...payable], to: 'completed' },
  fail: { from: ['processing'], to: 'failed' },
  retry: { from: ['failed'], to: 'processing' },
  /** By the channel, also after it had failed; or to the balance instead. */
  finish: { from: ['processing', 'failed'], to: 'completed' },
  close: { from: ['pending_seller', 'pending_return', 'rejected', 'intervention'], to: 'closed' },
};

export const canMove = (state: RefundState, move: RefundMove): boolean =>
  refundMoves[move].from.includes(state);

export const isOpen = (state: RefundState): boolean => state !== 'completed' && state !== 'closed';
