import { reachableStates } from '@chengji/testkit/reachable-states';
import { describe, expect, it } from 'vitest';
import { canMove, type PaymentMove, type PaymentState, paymentMoves } from './payment.states.ts';

const states: PaymentState[] = ['pending', 'paid', 'closed', 'held', 'refunding', 'refunded'];
const moves = Object.keys(paymentMoves) as PaymentMove[];

describe('a payment', () => {
  it('reaches every state from the first', () => {
    expect(reachableStates('pending', paymentMoves)).toEqual(states.toSorted());
  });

  it('makes these moves and no other', () => {
    const made = moves.flatMap((move) =>
      states.filter((state) => canMove(state, move)).map((state) => `${state} → ${paymentMoves[move].to}`),
    );
    expect(made).toEqual([
      'pending → paid',
      'closed → paid',
      'pending → closed',
      'pending → held',
      'closed → held',
      'paid → refunding',
      'held → refunding',
      'refunding → refunded',
    ]);
  });

  it('pays nothing with a sum that was not asked for, which waits or goes back', () => {
    expect(canMove('held', 'capture')).toBe(false);
    expect(canMove('held', 'start_refund')).toBe(true);
    expect(canMove('paid', 'hold')).toBe(false);
  });

  it('takes money that comes after closing, and never twice', () => {
    expect(canMove('closed', 'capture')).toBe(true);
    expect(
      ['paid', 'held', 'refunding', 'refunded'].some((state) => canMove(state as PaymentState, 'capture')),
    ).toBe(false);
  });
});
