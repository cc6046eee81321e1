import { describe, expect, test } from 'vitest';
import { makeMarketRefund } from '../../testing/refunds.ts';
import {
  bearBy,
  canDemandReturn,
  findAmountProblem,
  isOfNothing,
  isReady,
  startDecision,
  takeSide,
  toDecisionInput,
  toEffect,
  toHalf,
  toSide,
} from './decision.view.ts';

const refund = makeMarketRefund({ asked: '39.90', max: '79.80' });

describe('a decision', () => {
  test('begins with what the buyer asked for, as far as it can still go back', () => {
    expect(startDecision(refund)).toMatchObject({ isForBuyer: true, amount: '39.90', borneBy: 'shop' });
    expect(startDecision({ ...refund, max: '20.00' }).amount).toBe('20.00');
    expect(startDecision({ ...refund, kind: 'return_and_refund' }).returnNeeded).toBe(true);
  });

  test('sides with the buyer wholly or partly, by its amount', () => {
    const draft = startDecision(refund);
    expect(toSide(draft, refund)).toBe('whole');
    expect(toSide({ ...draft, amount: '39.9' }, refund)).toBe('whole');
    expect(toSide({ ...draft, amount: '10' }, refund)).toBe('partly');
    expect(toHalf(refund)).toBe('19.95');
    expect(takeSide('partly', refund)).toEqual({ isForBuyer: true, amount: '19.95' });
    expect(toSide({ ...draft, ...takeSide('no', refund) }, refund)).toBe('no');
  });

  test('demands no return of goods that were never sent or are on their way', () => {
    expect(canDemandReturn(refund)).toBe(true);
    expect(canDemandReturn({ ...refund, order: { ...refund.order, shipped_at: null } })).toBe(false);
    const parcel = { carrier: '顺丰', carrier_code: 'SF', tracking_no: 'SF1' };
    expect(canDemandReturn({ ...refund, parcel })).toBe(false);
  });

  test('paid by the platform demands no return either', () => {
    expect(bearBy('platform')).toEqual({ borneBy: 'platform', returnNeeded: false });
    expect(bearBy('shop')).toEqual({ borneBy: 'shop' });
  });

  test('needs a reason, and an amount within what can go back', () => {
    const draft = { ...startDecision(refund), reason: '质量问题' };
    expect(isReady(draft, '79.80')).toBe(true);
    expect(isReady({ ...draft, reason: ' ' }, '79.80')).toBe(false);
    expect(findAmountProblem({ ...draft, amount: '79.81' }, '79.80')).toBe('amountAbove');
    expect(findAmountProblem({ ...draft, amount: '' }, '79.80')).toBe('amountMissing');
    expect(findAmountProblem({ ...draft, amount: '', isForBuyer: false }, '79.80')).toBeUndefined();
  });

  test('may be of nothing, as a buyer may have asked for', () => {
    const draft = { ...startDecision({ ...refund, asked: '0.00' }), reason: '双方同意' };
    expect(isOfNothing(draft)).toBe(true);
    expect(isReady(draft, '79.80')).toBe(true);
    expect(isOfNothing({ ...draft, amount: '' })).toBe(false);
    expect(isOfNothing({ ...draft, isForBuyer: false })).toBe(false);
  });

  test('is sent with its terms, a no without any', () => {
    const draft = { ...startDecision(refund), reason: ' 质量问题 ' };
    expect(toDecisionInput(5, draft)).toEqual({
      id: 5,
      verdict: 'refund',
      amount: '39.90',
      return_needed: false,
      borne_by: 'shop',
      reason: '质量问题',
    });
    expect(toDecisionInput(5, { ...draft, isForBuyer: false })).toEqual({
      id: 5,
      verdict: 'no',
      reason: '质量问题',
    });
    expect(toEffect(draft)).toBe('Refund');
    expect(toEffect({ ...draft, returnNeeded: true })).toBe('Return');
    expect(toEffect({ ...draft, isForBuyer: false, returnNeeded: true })).toBe('No');
  });
});
