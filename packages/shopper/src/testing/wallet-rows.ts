/** A wallet, its bills, withdrawals and payout accounts, as the market has them in tests. */
import type {
  Bank,
  Bill,
  CallOut,
  ChainEntry,
  ChainPart,
  PayoutAccount,
  Withdrawal,
} from '@chengji/contract';
import { firstHash, hashEntry } from '@chengji/contract/wallet/ledger-chain';

type Wallet = CallOut<'GET /wanlshop/wallet/info'>;
type BillDetails = CallOut<'GET /wanlshop/wallet/bill'>;

export const aWallet = (over: Partial<Wallet> = {}): Wallet => ({
  balance: '1286.50',
  frozen: '200.00',
  accounts: 2,
  open_withdrawals: 1,
  has_pay_password: true,
  held: false,
  recharge: {
    minimum: '1.00',
    maximum: '5000.00',
    channels: [{ channel: 'sandbox', name: '沙箱支付' }],
    minutes: 30,
  },
  withdraw: {
    minimum: '10.00',
    maximum: '20000.00',
    left_today: '19900.00',
    fee_rate: 60,
    fee_minimum: '0.10',
  },
  ...over,
});

export const aBill = (over: Partial<Bill> = {}): Bill => ({
  id: 3,
  type: 'pay',
  title: '花间美妆 · 丝绒口红',
  amount: '-158.00',
  balance_after: '1286.50',
  funds: 'balance',
  createtime: 1_795_000_000,
  subject: { kind: 'trade', id: 'T31' },
  under_way: false,
  ...over,
});

const account = 'shopper:7:available';

/** A chain of these movements, in cents, as the market would have written it. */
export function aChain(...movements: number[]): ChainPart {
  const entries: ChainEntry[] = [];
  for (const cents of movements) {
    const before = entries.at(-1);
    const entry = {
      transfer: 100 + entries.length,
      cents,
      balance: (before?.balance ?? 0) + cents,
      at: 1_795_000_000_208,
    };
    const hash = hashEntry(account, before?.hash ?? firstHash, entry);
    entries.push({ ...entry, seq: entries.length + 1, hash });
  }
  return { account, before: null, entries };
}

/** The third bill of a chain: 158.00 paid from 1,444.50. */
export const chain = aChain(100_000, 44_450, -15_800, 500);

export const billDetails = (over: Partial<BillDetails> = {}): BillDetails => {
  const [, , own] = chain.entries;
  return {
    ...aBill(),
    orders: [{ id: 31, order_no: '2026112020147742', shop: '花间美妆', title: '丝绒口红' }],
    team_id: null,
    refund: null,
    withdrawal: null,
    reason: '',
    proof: {
      account,
      seq: 3,
      transfer: own?.transfer ?? 0,
      hash: own?.hash ?? '',
      entries: [
        { name: '我的可用余额', amount: '-158.00', own: true },
        { name: '平台托管账户', amount: '158.00', own: false },
      ],
    },
    ...over,
  };
};

export const aWithdrawal = (over: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 51,
  withdrawal_no: 'W202611170048',
  state: 'created',
  amount: '100.00',
  fee: '0.60',
  arrives: '99.40',
  account: {
    kind: 'manual',
    bank_code: 'CMB',
    bank_name: '招商银行',
    colour: '#C8152D',
    account: '6225 **** **** 6029',
    name: '*小满',
  },
  reason: '',
  createtime: 1_795_000_000,
  ended_at: null,
  due_at: 1_795_086_400,
  timeline: [{ event: 'created', at: 1_795_000_000, note: '' }],
  ...over,
});

export const aPayoutAccount = (over: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id: 61,
  kind: 'manual',
  bank_code: 'CMB',
  bank_name: '招商银行',
  colour: '#C8152D',
  card_type: 'debit',
  account: '6225 **** **** 6029',
  name: '*小满',
  phone: '138****0001',
  is_default: true,
  createtime: 1_790_000_000,
  ...over,
});

export const banks: Bank[] = [
  {
    code: 'CMB',
    name: '招商银行',
    colour: '#C8152D',
    prefixes: [{ digits: '622588', card_type: 'debit' }],
  },
  {
    code: 'CCB',
    name: '中国建设银行',
    colour: '#0B3B8C',
    prefixes: [{ digits: '436742', card_type: 'credit' }],
  },
];
