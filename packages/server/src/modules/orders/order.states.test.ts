import { OrderState } from '@chengji/contract';
import { reachableStates } from '@chengji/testkit/reachable-states';
import { describe, expect, it } from 'vitest';
import { canMove, isEnded, type OrderMove, orderMoves } from './order.states.ts';

const moves = Object.keys(orderMoves) as OrderMove[];
const legal: Record<OrderMove, OrderState[]> = {
  pay: ['pending_payment'],
  wait: ['pending_payment'],
  form: ['pending_group'],
  fail: ['pending_group'],
  close: ['pending_payment'],
  ship: ['pending_shipment'],
  recall: ['shipped'],
  receive: ['shipped'],
  complete: ['pending_review'],
  return: ['shipped', 'pending_review'],
  refund: ['pending_shipment'],
};

describe('an order', () => {
  it.each(moves)('moves by %s from where the table says and from nowhere else', (move) => {
    const from = OrderState.options.filter((state) => canMove(state, move));
    expect(from).toEqual(legal[move]);
  });

  it('reaches every state from its placing', () => {
    expect(reachableStates('pending_payment', orderMoves)).toEqual(OrderState.options.toSorted());
  });

  it('never moves again once it has ended', () => {
    for (const state of OrderState.options.filter(isEnded)) {
      expect(moves.filter((move) => canMove(state, move))).toEqual([]);
    }
  });
});
