import type { Alert } from '@chengji/contract';
import { AlertKind } from '@chengji/contract/states';
import { describe, expect, test } from 'vitest';
import { isNews, toAlertPath, toParams } from './alerts.view.ts';

const anAlert = (traits: Partial<Alert> = {}): Alert => ({
  id: 5,
  kind: 'order_paid',
  subject_id: 77,
  params: {},
  seen: false,
  createtime: 1_800_000_000,
  ...traits,
});
const rights = ['goods.write'];

describe('an alert', () => {
  test.each([
    ['order_paid', '/seller/orders/77'],
    ['refund_applied', '/seller/refunds?id=77'],
    ['refund_returned', '/seller/refunds?id=77'],
    ['review_written', '/seller/reviews?goods=77'],
    ['stock_low', '/seller/goods/77'],
    ['campaign_stopped', '/seller/campaigns/77'],
    ['coupon_stopped', '/seller/coupons/77'],
    ['import_done', '/seller/imports/77'],
    ['payout_paid', '/seller/money/withdrawals'],
    ['payout_rejected', '/seller/money/withdrawals'],
    ['shop_applied', '/platform/applications?id=77'],
    ['payout_asked', '/platform/withdrawals/77'],
    ['refund_disputed', '/platform/interventions?id=77'],
    ['feedback_sent', '/platform/feedback'],
    ['complaint_sent', '/platform/complaints?id=77'],
    ['payment_found', '/platform/findings'],
  ] as const)('of %s opens %s', (kind, path) => {
    expect(toAlertPath(anAlert({ kind }), rights)).toBe(path);
  });

  test('without the number of its thing opens the list that it is in', () => {
    for (const kind of AlertKind.options) {
      expect(toAlertPath(anAlert({ kind, subject_id: null }), rights)).toMatch(/^\/[a-z/]+$/);
    }
  });

  test('of low stock opens the list for who may only read goods', () => {
    const alert = anAlert({ kind: 'stock_low', params: { title: '砂糖橘', left: '3' } });
    const [path, query] = toAlertPath(alert, ['goods.read']).split('?');
    expect([path, new URLSearchParams(query).get('keyword')]).toEqual(['/seller/goods', '砂糖橘']);
  });

  test('names amounts as money', () => {
    const { refund_no, amount } = toParams(anAlert({ params: { refund_no: 'TK1', amount: '39.90' } }));
    expect([refund_no, amount]).toEqual(['TK1', '¥39.90']);
  });

  test('is news when it came after those that are known and nobody has seen it', () => {
    expect(isNews(anAlert({ id: 6 }), 5)).toBe(true);
    expect(isNews(anAlert({ id: 5 }), 5)).toBe(false);
    expect(isNews(anAlert({ id: 6, seen: true }), 5)).toBe(false);
    expect(isNews(undefined, 5)).toBe(false);
  });

  test('that was there at the start is no news', () => {
    expect(isNews(anAlert(), undefined)).toBe(false);
  });
});
