import { events } from '@chengji/contract/events';
import { AlertKind } from '@chengji/contract/states';
import { describe, expect, test } from 'vitest';
import { changedByAlert, changedByEvent } from './changed-calls.ts';

describe('an event of a shop', () => {
  test.each(['orders.placed', 'orders.paid', 'orders.closed', 'orders.received'])(
    '%s changes the orders and the dashboard',
    (event) => {
      expect(changedByEvent(event)).toEqual(
        expect.arrayContaining([
          'GET /seller/orders/list',
          'GET /seller/orders/details',
          'GET /seller/dashboard/info',
        ]),
      );
    },
  );

  test.each([
    ['refunds.moved', 'GET /seller/refunds/details'],
    ['refunds.moved', 'GET /seller/orders/list'],
    ['reviews.written', 'GET /seller/reviews/list'],
    ['catalog.goods_changed', 'GET /seller/goods/list'],
    ['imports.done', 'GET /seller/imports/list'],
    ['coupons.stopped', 'GET /seller/coupons/list'],
    ['groups.campaign_stopped', 'GET /seller/campaigns/list'],
    ['shops.state_changed', 'GET /seller/auth/info'],
  ])('%s changes %s', (event, call) => {
    expect(changedByEvent(event)).toContain(call);
  });

  test('concerns the seller’s area alone', () => {
    const changed = Object.keys(events).flatMap(changedByEvent);
    expect(changed.filter((name) => !name.startsWith('GET /seller/'))).toEqual([]);
  });

  test('that no page shows changes nothing', () => {
    expect(changedByEvent('identity.registered')).toEqual([]);
    expect(changedByEvent('')).toEqual([]);
  });
});

describe('an alert', () => {
  test.each([
    ['shop_applied', 'GET /platform/applications/list'],
    ['payout_asked', 'GET /platform/withdrawals/list'],
    ['refund_disputed', 'GET /platform/refunds/list'],
    ['feedback_sent', 'GET /platform/feedback/list'],
    ['complaint_sent', 'GET /platform/complaints/list'],
    ['payment_found', 'GET /platform/findings/list'],
    ['payment_found', 'GET /platform/ledger/radar'],
  ] as const)('of %s changes %s, with the platform’s dashboard and its alerts', (kind, call) => {
    expect(changedByAlert(kind)).toEqual(
      expect.arrayContaining([call, 'GET /platform/dashboard/info', 'GET /platform/alerts/list']),
    );
  });

  test.each(['payout_paid', 'payout_rejected'] as const)(
    'of %s changes what a shop sees of its money',
    (kind) => {
      expect(changedByAlert(kind)).toContain('GET /seller/money/withdrawals');
    },
  );

  test('of every kind changes the alerts of the area that it concerns', () => {
    for (const kind of AlertKind.options) {
      const lists = changedByAlert(kind).filter((name) => name.endsWith('/alerts/list'));
      expect([kind, lists.length]).toEqual([kind, 1]);
    }
  });
});
