import { reachableStates } from '@chengji/testkit/reachable-states';
import { describe, expect, it } from 'vitest';
import { isSameRefund } from './refund.rules.ts';
import { refundMoves } from './refund.states.ts';
import type { RefundSource } from './refund-outcomes.ts';

describe('a refund', () => {
  it('reaches every state from the first', () => {
    expect(reachableStates('pending', refundMoves)).toEqual(['done', 'failed', 'given_up', 'pending']);
  });

  it('is over once it is done or given up', () => {
    const left = Object.values(refundMoves).flatMap(({ from }) => from);
    expect(left.filter((state) => state === 'done' || state === 'given_up')).toEqual([]);
  });

  it('is the same where the same money leaves the same accounts, in any order', () => {
    const source = (account: string, cents: number) => ({ account, cents }) as RefundSource;
    const [shop, platform] = [source('shop:1:pending', 70), source('platform:commission', 30)];
    const refund = { kind: 'refund', cents: 100, from: [shop, platform] };
    expect(isSameRefund(refund, { ...refund, from: [platform, shop] })).toBe(true);
    expect(isSameRefund(refund, { ...refund, kind: null })).toBe(false);
    expect(isSameRefund(refund, { ...refund, from: [source('shop:2:pending', 70), platform] })).toBe(false);
    expect(isSameRefund(refund, { ...refund, cents: 101 })).toBe(false);
  });
});
