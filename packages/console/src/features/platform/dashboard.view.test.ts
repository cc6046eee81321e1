import { getTimeDisplay } from '@chengji/client-kit/time-display';
import { expect, test } from 'vitest';
import { type Dashboard, stepName, toFigureLinks, toFigures, toHealthRows } from './dashboard.view.ts';

const step = (traits: object) => ({
  at: 0,
  amount: '0.00',
  amount_before: '0.00',
  orders: 0,
  placed: 0,
  refunded: 0,
  buyers: 0,
  newcomers: 0,
  ...traits,
});

const dashboard = {
  figures: {
    amount: { now: '1085.00', before: '1000.00' },
    orders: { now: 8, before: 0 },
    paid_rate: { now: 390, before: 370 },
    buyers: { now: 3, before: 6 },
    newcomers: { now: 0, before: 0 },
    refund_rate: { now: 190, before: 200 },
  },
  steps: [step({ amount: '12.30', orders: 1, placed: 2 }), step({ refunded: 1, orders: 4 })],
} as unknown as Dashboard;

test('a figure is compared to the period before, a share in percentage points', () => {
  const by = Object.fromEntries(toFigures(dashboard).map((figure) => [figure.key, figure]));
  expect(by.amount).toMatchObject({ now: 108_500, change: 8.5, isGood: true, trend: [1_230, 0] });
  expect(by.orders).toMatchObject({ change: null, isGood: true });
  expect(by.paidRate).toMatchObject({ change: 0.2, isGood: true, trend: [0.5, 0] });
  expect(by.buyers).toMatchObject({ change: -50, isGood: false });
});

test('fewer refunds are good news', () => {
  expect(toFigures(dashboard).at(-1)).toMatchObject({ change: -0.1, isGood: true, trend: [0, 0.25] });
});

test('a step is named in the market’s time zone', () => {
  const at = Date.parse('2026-11-21T14:00:00+08:00') / 1_000;
  expect(stepName(at, 'today', getTimeDisplay('Asia/Shanghai'))).toBe('14:00');
  expect(stepName(at, 'month', getTimeDisplay('Asia/Shanghai'))).toBe('11-21');
  expect(stepName(at, 'today', getTimeDisplay('America/New_York'))).toBe('01:00');
});

test('the market needs attention when deadlines are late, payments fail or the clock is off', () => {
  const healthy = {
    payments: { paid: 19, tried: 20 },
    sockets: 3,
    waiting_events: 0,
    late_deadlines: 0,
    clock_off_ms: 0,
  };
  const notWell = (change: object) =>
    toHealthRows({ health: { ...healthy, ...change } }).filter((row) => !row.isWell);
  expect(notWell({})).toEqual([]);
  expect(notWell({ late_deadlines: 1 }).map(({ key }) => key)).toEqual(['lateDeadlines']);
  expect(notWell({ clock_off_ms: 7_200_000 }).map(({ key }) => key)).toEqual(['clock']);
  expect(notWell({ clock_off_ms: -1_900 })).toEqual([]);
  expect(notWell({ payments: { paid: 5, tried: 20 } }).map(({ key }) => key)).toEqual(['paymentSuccess']);
  expect(notWell({ payments: { paid: 0, tried: 3 } })).toEqual([]);
});

test('a figure leads to what it counts, as far as one may see it', () => {
  const dashboard = { now: 1_000, steps: [{ at: 400 }] } as Parameters<typeof toFigureLinks>[0];
  expect(toFigureLinks(dashboard, { orders: true, users: false, refunds: true })).toEqual({
    amount: '/platform/orders?paid_from=400&paid_to=1001',
    orders: '/platform/orders?paid_from=400&paid_to=1001',
    buyers: '/platform/orders?paid_from=400&paid_to=1001',
    paidRate: '/platform/orders?from=400&to=1001',
    refundRate: '/platform/refunds?from=400&to=1001',
  });
  expect(toFigureLinks(dashboard, { orders: false, users: false, refunds: false })).toEqual({});
});
