import type { OrderDetails } from '@chengji/contract';
import { describe, expect, it } from 'vitest';
import {
  anOrder,
  aTeam,
  cancelled,
  received,
  shipped,
  toDetails,
  unpaid,
  waiting,
} from '../../testing/order-rows.ts';
import {
  getAmountLabel,
  getCount,
  getNextStep,
  isNothing,
  listActions,
  listShownActions,
  parseTab,
  shortTime,
  toMoments,
  toPromiseSteps,
  toTimeLeft,
} from './order.view.ts';

const formed = () => aTeam({ state: 'success', paid: 3, lacking: 0 });

describe('what may be done with an order', () => {
  it('is what the market allows, the likeliest last', () => {
    expect(listActions(unpaid())).toEqual(['cancel', 'pay']);
    expect(listActions(shipped())).toEqual(['extend', 'logistics', 'receive']);
    expect(listActions(received())).toEqual(['again', 'logistics', 'comment']);
    expect(listActions(cancelled())).toEqual(['delete', 'again']);
  });

  it('is to ask friends while its team forms, and to look at the team once it has', () => {
    expect(listActions(waiting())).toEqual(['invite']);
    expect(listActions(waiting({ state: 'pending_shipment', team: formed() }))).toEqual(['seeTeam']);
    expect(listActions({ ...unpaid(), team: aTeam() })).toEqual(['cancel', 'pay']);
  });

  it('leaves the seldom ones to the order’s own page', () => {
    expect(listShownActions(shipped())).toEqual(['logistics', 'receive']);
  });

  it('is in a list to ask for a refund too, except of a parcel on its way', () => {
    const refundable = (order: ReturnType<typeof received>) => ({
      ...order,
      lines: order.lines.map((line) => ({ ...line, can_refund: true })),
    });
    expect(listShownActions(refundable(received()))).toEqual(['refund', 'again', 'logistics', 'comment']);
    expect(listShownActions(refundable(shipped()))).toEqual(['logistics', 'receive']);
    expect(listActions(refundable(received()))).not.toContain('refund');
  });
});

describe('the list of orders', () => {
  it('opens at the tab its address names, or at all', () => {
    expect([parseTab('ship'), parseTab('group'), parseTab('gift'), parseTab(undefined)]).toEqual([
      'ship',
      'group',
      'all',
      'all',
    ]);
  });

  it('counts where something has to be done', () => {
    const order = { pay: 1, groups: 5, delive: 2, receiving: 3, evaluate: 4 };
    expect(
      (['all', 'pay', 'group', 'ship', 'receive', 'review', 'closed'] as const).map((tab) =>
        getCount(tab, order),
      ),
    ).toEqual([0, 1, 5, 2, 3, 4, 0]);
  });
});

describe('an amount', () => {
  it('is one to pay, then one paid; of a closed order only what it came to', () => {
    expect(getAmountLabel(unpaid())).toBe('toPay');
    expect(getAmountLabel(shipped())).toBe('paid');
    expect(getAmountLabel(cancelled())).toBe('total');
    expect(getAmountLabel(anOrder({ state: 'closed', close_reason: 'refunded' }))).toBe('paid');
  });

  it('of zero differs from one of a cent', () => {
    expect([isNothing('0.00'), isNothing('0.01')]).toEqual([true, false]);
  });
});

describe('the next step', () => {
  it('has a text for each state, and for a closed order the reason it is closed', () => {
    expect(getNextStep(shipped())).toBe('next.shipped');
    expect(getNextStep(cancelled())).toBe('closed.cancelled');
    expect(getNextStep(anOrder({ state: 'closed', close_reason: 'unpaid' }))).toBe('closed.unpaid');
  });

  it('is the refund’s while all that is left to ship is asked back', () => {
    const [line] = shipped().lines;
    if (!line) throw new Error('an order has a line');
    const asked = { ...line, refund: { id: 7, state: 'rejected' as const, amount: '258.00' } };
    const over = { ...line, refund: { id: 8, state: 'closed' as const, amount: '258.00' } };
    const getNext = (lines: OrderDetails['lines']) =>
      getNextStep(anOrder({ state: 'pending_shipment', lines }));
    expect(getNext([asked, { ...over, returned_number: 2 }])).toBe('next.refunding');
    expect([getNext([asked, line]), getNext([over])]).toEqual([
      'next.pending_shipment',
      'next.pending_shipment',
    ]);
  });

  it('is promised on top, above the latest that has happened', () => {
    const timeline: OrderDetails['timeline'] = [
      { event: 'placed', at: 1, done: true, paused_by: null, left: null },
      { event: 'shipped', at: 2, done: true, paused_by: null, left: null },
      { event: 'auto_receive', at: 3, done: false, paused_by: 'refund', left: 60 },
    ];
    expect(toPromiseSteps(timeline).map(({ event, isCurrent }) => [event, isCurrent])).toEqual([
      ['auto_receive', false],
      ['shipped', true],
      ['placed', false],
    ]);
  });

  it('counts down without hours while there are none', () => {
    expect([shortTime(892), shortTime(3_600), shortTime(90_061)]).toEqual(['14:52', '1:00:00', '25:01:01']);
  });
});

it('names only the moments an order has come through', () => {
  const order = toDetails(shipped(), { paid_at: 5, shipped_at: 6 });
  expect(toMoments(order)).toEqual([
    { name: 'placedAt', at: order.createtime },
    { name: 'paidAt', at: 5 },
    { name: 'shippedAt', at: 6 },
  ]);
});

it('time that stands still is said in its two largest units', () => {
  expect(toTimeLeft(3 * 86_400 + 4 * 3_600 + 300)).toMatchObject({ key: 'left.days', days: 3, hours: 4 });
  expect(toTimeLeft(4 * 3_600 + 300)).toMatchObject({ key: 'left.hours', hours: 4, minutes: 5 });
  expect(toTimeLeft(59)).toMatchObject({ key: 'left.minutes', minutes: 0 });
});
