/** Withdrawals and a shop's income as the market answers them, for tests. */
import type { CallOut, PayoutAccount } from '@chengji/contract';

type Income = CallOut<'GET /seller/money/info'>;
type Details = CallOut<'GET /platform/withdrawals/details'>;

export const account: PayoutAccount = {
  id: 1,
  kind: 'manual',
  bank_code: 'CMB',
  bank_name: '招商银行',
  colour: '#C8152D',
  card_type: 'debit',
  account: '6225 **** **** 6620',
  name: '*小野',
  phone: '138****0001',
  is_default: true,
  createtime: 1_799_000_000,
};

export const makeIncome = (traits: Partial<Income> = {}): Income => ({
  escrow: '320.00',
  pending: '300.00',
  pending_days: [
    { day: '2027-01-16', amount: '100.00' },
    { day: '2027-01-18', amount: '200.00' },
  ],
  available: '1000.00',
  frozen: '50.00',
  withdrawn: '8000.00',
  commission_rate: 500,
  after_sale_days: 7,
  withdraw: { minimum: '10.00', maximum: '800.00', left_today: '700.00', fee_rate: 60 },
  open_withdrawals: 1,
  ...traits,
});

export const makeFacts = (traits: Partial<Details['facts']> = {}): Details['facts'] => ({
  owner_since: 1_700_000_000,
  account_added_at: 1_799_000_000,
  paid_before: 3,
  paid_before_amount: '9000.00',
  asked_that_day: '6000.00',
  day_maximum: '20000.00',
  open_refunds: 0,
  balance_before: '8000.00',
  balance_after: '2000.00',
  verified_entries: 12,
  broken_entry: null,
  ...traits,
});

export const makeWithdrawal = (traits: Partial<Details> = {}): Details => ({
  id: 5,
  withdrawal_no: 'TX2027011500000005',
  state: 'created',
  step: 'waiting',
  amount: '6000.00',
  fee: '36.00',
  arrives: '5964.00',
  account,
  reason: '',
  createtime: 1_799_990_000,
  ended_at: null,
  owner: { kind: 'shopper', id: 3, name: '晓雨' },
  approvals: [],
  approvals_needed: 2,
  batch_no: '',
  reference: '',
  failure: '',
  due_at: 1_800_076_400,
  can: { approve: true, send: false, paid: false, reject: true },
  timeline: [{ event: 'created', at: 1_799_990_000, note: '' }],
  facts: makeFacts(),
  balance_days: [
    { day: '2027-01-14', balance: '8000.00' },
    { day: '2027-01-15', balance: '2000.00' },
  ],
  entries: [
    {
      id: 12,
      type: 'withdraw',
      title: '提现 TX2027011500000005',
      amount: '-6000.00',
      balance_after: '2000.00',
      funds: 'balance',
      createtime: 1_799_990_000,
      subject: { kind: 'withdrawal', id: 'TX2027011500000005' },
      under_way: true,
      hash: `7c1e${'0'.repeat(56)}f04a`,
    },
  ],
  earlier: [],
  ...traits,
});
