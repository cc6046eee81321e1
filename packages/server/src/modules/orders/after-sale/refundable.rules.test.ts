import type { OrderState } from '@chengji/contract';
import { aLine, aPlannedOrder, moment } from '@chengji/testkit/planned-order';
import { describe, expect, it } from 'vitest';
import { showAfterSale } from './line-after-sale.rules.ts';
import type { LineRefund } from './line-refunds.ts';
import { checkRefundable, isAnythingLeft } from './refundable.rules.ts';

const later = new Date(moment.getTime() + 1);
const at = (state: OrderState, over: { releaseDueAt?: Date; releasedAt?: Date } = {}) =>
  checkRefundable({ state, releaseDueAt: null, releasedAt: null, ...over }, moment);

describe('an order', () => {
  it.each([
    ['pending_payment', 'refunds.not_refundable'],
    ['pending_group', 'refunds.waits_for_team'],
    ['pending_shipment', null],
    ['shipped', null],
    ['pending_review', null],
    ['closed', 'refunds.not_refundable'],
  ] as const)('that is %s can be applied for, or says why not: %s', (state, why) => {
    expect(at(state)).toBe(why);
  });

  it('can be applied for until its after-sale window ends, and not from then on', () => {
    expect(at('completed', { releaseDueAt: later })).toBeNull();
    expect(at('completed', { releaseDueAt: moment })).toBe('refunds.window_over');
    expect(at('completed', { releaseDueAt: later, releasedAt: moment })).toBe('refunds.window_over');
  });
});

describe('a line', () => {
  const refund: LineRefund = {
    id: 5,
    state: 'pending_seller',
    cents: 1,
    isOpen: true,
    isFinal: false,
    takesAll: true,
  };
  const show = (of: Partial<LineRefund>, line = aLine(1)) =>
    showAfterSale(aPlannedOrder([line]), line, new Map([[1, { ...refund, ...of }]]), moment);

  it('can be asked back with the freight while nothing was shipped', () => {
    const line = aLine(1);
    expect(showAfterSale(aPlannedOrder([line]), line, new Map(), moment)).toEqual({
      refund: null,
      refundableCents: 11_000,
      canRefund: true,
    });
  });

  it('cannot be asked back while its refund is open, nor after one of nothing', () => {
    expect(show({})).toMatchObject({ canRefund: false, refundableCents: 0 });
    expect(show({ isOpen: false, isFinal: true })).toMatchObject({ canRefund: false });
    expect(show({ isOpen: false, state: 'closed' })).toMatchObject({ canRefund: true });
  });

  it('with nothing paid can still close an order that was not shipped', () => {
    const free = aLine(1, { discountCents: 10_000 });
    expect(isAnythingLeft({ shippedAt: null }, free)).toBe(true);
    expect(isAnythingLeft({ shippedAt: moment }, free)).toBe(false);
    expect(isAnythingLeft({ shippedAt: null }, aLine(1, { returnedNumber: 2 }))).toBe(false);
  });
});
