import { expect, test } from 'vitest';
import {
  computePaid,
  computeRefundShare,
  type StatementLineDetails,
  toLineFigures,
} from './statement-line.view.ts';

const transfer = { id: 1, at: 1_800_000_000, entries: [] };
const settlement = { ...transfer, kind: 'settle', reference: '2027011500001', returned: '0.00' } as const;
const line: StatementLineDetails = {
  id: 1,
  order_no: '2027011500001',
  refund_no: null,
  settled_at: 1_800_000_000,
  products: [],
  goods: '100.00',
  freight: '6.00',
  shop_coupons: '5.00',
  platform_coupons: '10.00',
  refunds: '0.00',
  commission: '5.05',
  income: '95.95',
  commission_rate: 500,
  transfers: [settlement],
};

test('a line names what adds up to its income, and nothing of what is nothing', () => {
  expect(toLineFigures({ ...line, freight: '0.00' })).toEqual([
    { key: 'goods', amount: '100.00' },
    { key: 'shopCoupons', amount: '-5.00' },
    { key: 'commission', amount: '-5.05' },
  ]);
});

test('a line names each return before its settlement, and what of the platform’s coupon that saved', () => {
  const transfers = [
    { ...transfer, kind: 'groups', reference: '2027011500001', returned: '20.00' } as const,
    { ...transfer, kind: 'refund', reference: 'R1', returned: '30.00' } as const,
    settlement,
  ];
  const figures = toLineFigures({
    ...line,
    refunds: '53.00',
    commission: '2.40',
    income: '45.60',
    transfers,
  });
  expect(figures.slice(3)).toEqual([
    { key: 'returned', amount: '-20.00' },
    { key: 'refund', amount: '-30.00', reference: 'R1' },
    { key: 'platformReturned', amount: '-3.00' },
    { key: 'commission', amount: '-2.40' },
  ]);
  const total = figures.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  expect(total).toBe(4_560);
});

test('a later refund is what it took, and the commission that came back', () => {
  const refund = { ...transfer, kind: 'refund', reference: 'R1', returned: '50.00' } as const;
  const none = { goods: '0.00', freight: '0.00', shop_coupons: '0.00', platform_coupons: '0.00' };
  const later = {
    ...line,
    ...none,
    refund_no: 'R1',
    refunds: '50.00',
    commission: '-2.50',
    income: '-47.50',
  };
  expect(toLineFigures({ ...later, transfers: [refund] })).toEqual([
    { key: 'refund', amount: '-50.00', reference: 'R1' },
    { key: 'commission', amount: '2.50' },
  ]);
});

test('what was paid is goods and freight less every coupon, and refunds are a share of it', () => {
  expect(computePaid(line)).toBe('91.00');
  expect(computeRefundShare({ ...line, refunds: '45.50' })).toBe('50%');
  const nothing = { goods: '0.00', freight: '0.00', shop_coupons: '0.00', platform_coupons: '0.00' };
  expect(computeRefundShare({ ...line, ...nothing })).toBe('0%');
});
