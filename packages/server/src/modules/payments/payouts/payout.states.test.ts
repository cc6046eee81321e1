import { reachableStates } from '@chengji/testkit/reachable-states';
import { describe, expect, it } from 'vitest';
import { payoutMoves } from './payout.states.ts';

describe('a payout', () => {
  it('ends once, paid or not, and for good', () => {
    expect(reachableStates('pending', payoutMoves)).toEqual(['done', 'failed', 'pending']);
    for (const { from } of Object.values(payoutMoves)) expect(from).toEqual(['pending']);
  });
});
