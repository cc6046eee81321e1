/** What shoppers and shops of the demo market pay into their wallets and have paid out of them. */
import type { ShopKey } from '../market/shops.ts';

/** How far a withdrawal has come when the market opens. */
export type WithdrawalEnd = 'waiting' | 'approved' | 'sent' | 'paid' | 'rejected';

export type DemoRecharge = { shopper: number; days: number; amount: string };
export type DemoWithdrawal = { shopper: number; days: number; amount: string; ends: WithdrawalEnd };
export type DemoShopWithdrawal = {
  shop: ShopKey;
  days: number;
  /** Of what the shop has available, in hundredths. */
  share: number;
  ends: WithdrawalEnd;
};

/** Numbers that pass every check and belong to no card; the first of a shopper is withdrawn to. */
export const shopperCards = [
  { shopper: 1, bank_code: 'ICBC', account: '6222020000000000117', name: '陆晓雨', phone: '13800000001' },
  { shopper: 1, bank_code: 'CMB', account: '6225880000000126', name: '陆晓雨', phone: '13800000001' },
  { shopper: 2, bank_code: 'CCB', account: '6217000000000000137', name: '林深', phone: '13800000002' },
  { shopper: 3, bank_code: 'ICBC', account: '6222020000000000455', name: '周咪', phone: '13800000003' },
  { shopper: 4, bank_code: 'CCB', account: '6217000000000000525', name: '江泽', phone: '13800000004' },
] as const;

export const shopCards = [
  { shop: 'chengji', bank_code: 'ABC', account: '6228480000000000141', name: '陈立', phone: '13900000001' },
  { shop: 'xiansheng', bank_code: 'CCB', account: '6227000000000000219', name: '许秋', phone: '13900000002' },
  { shop: 'huajian', bank_code: 'ICBC', account: '6212260000000000364', name: '花蕾', phone: '13900000004' },
  { shop: 'gannan', bank_code: 'CMB', account: '6226090000000063', name: '赖国华', phone: '13900000007' },
] as const satisfies readonly { shop: ShopKey; [field: string]: string }[];

export const demoRecharges: readonly DemoRecharge[] = [
  { shopper: 1, days: 26.3, amount: '500.00' },
  { shopper: 2, days: 14.6, amount: '1000.00' },
  { shopper: 6, days: 7.4, amount: '300.00' },
  { shopper: 1, days: 4.8, amount: '200.00' },
  { shopper: 3, days: 2.7, amount: '100.00' },
];

export const demoWithdrawals: readonly DemoWithdrawal[] = [
  { shopper: 1, days: 21.4, amount: '500.00', ends: 'paid' },
  { shopper: 4, days: 9.7, amount: '260.00', ends: 'paid' },
  { shopper: 1, days: 6.2, amount: '150.00', ends: 'paid' },
  { shopper: 1, days: 3.5, amount: '300.00', ends: 'rejected' },
  { shopper: 2, days: 2.6, amount: '120.00', ends: 'sent' },
  { shopper: 3, days: 0.8, amount: '80.00', ends: 'approved' },
  { shopper: 1, days: 0.2, amount: '200.00', ends: 'waiting' },
];

export const demoShopWithdrawals: readonly DemoShopWithdrawal[] = [
  { shop: 'chengji', days: 13.6, share: 60, ends: 'paid' },
  { shop: 'xiansheng', days: 10.3, share: 50, ends: 'paid' },
  { shop: 'chengji', days: 5.4, share: 50, ends: 'paid' },
  { shop: 'xiansheng', days: 4.1, share: 40, ends: 'rejected' },
  { shop: 'gannan', days: 2.3, share: 50, ends: 'sent' },
  { shop: 'huajian', days: 1.3, share: 50, ends: 'approved' },
  { shop: 'chengji', days: 0.3, share: 30, ends: 'waiting' },
];

export type DecisionMove = 'approve' | 'send' | 'confirm' | 'decline';

/** What the platform's finance does with it, each so many minutes after it was asked for. */
export const decisions: Record<WithdrawalEnd, readonly (readonly [DecisionMove, number])[]> = {
  waiting: [],
  approved: [['approve', 194]],
  sent: [
    ['approve', 173],
    ['send', 412],
  ],
  paid: [
    ['approve', 166],
    ['send', 385],
    ['confirm', 1_731],
  ],
  rejected: [['decline', 227]],
};
