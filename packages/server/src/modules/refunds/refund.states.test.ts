import { RefundState } from '@chengji/contract/states';
import { describe, expect, it } from 'vitest';
import { canMove, isOpen, type RefundMove } from './refund.states.ts';

const allowed: Record<RefundMove, RefundState[]> = {
  ask_return: ['pending_seller', 'intervention'],
  reject: ['pending_seller'],
  resubmit: ['rejected'],
  send: ['pending_return'],
  refuse: ['pending_receipt'],
  refuse_decided: ['pending_receipt'],
  bring: ['rejected'],
  pay_channel: ['pending_seller', 'pending_receipt', 'intervention'],
  pay_balance: ['pending_seller', 'pending_receipt', 'intervention'],
  fail: ['processing'],
  retry: ['failed'],
  finish: ['processing', 'failed'],
  close: ['pending_seller', 'pending_return', 'rejected', 'intervention'],
};

describe('a refund', () => {
  it.each(Object.entries(allowed))('lets itself be moved by %s from these states only', (move, from) => {
    expect(RefundState.options.filter((state) => canMove(state, move as RefundMove))).toEqual(from);
  });

  it('is open until it is completed or closed', () => {
    expect(RefundState.options.filter((state) => !isOpen(state))).toEqual(['completed', 'closed']);
  });
});
