/** Refunds as the market answers them, for tests. */
import type { CallOut, SellerRefundRow } from '@chengji/contract';

type Told = CallOut<'GET /seller/refunds/details'>;
type ToldMarket = CallOut<'GET /platform/refunds/details'>;

const now = 1_800_000_000;

const row = {
  id: 5,
  refund_no: 'TK2027011500000005',
  order_id: 77,
  order_no: '2027011500001',
  line_id: 8,
  shop: { id: 7, name: '橙集自营', type: 'self' as const },
  goods: { id: 3, title: '丹东红颜草莓', image: '', values: ['2 斤装'], number: 1 },
  kind: 'refund_only' as const,
  state: 'pending_seller' as const,
  amount: '39.90',
  returns_to: 'balance' as const,
  due_at: now + 8_000,
  createtime: now - 78_400,
  ended_at: null,
};

const facts = {
  ...row,
  received: 'received' as const,
  reason: { code: 'damaged', text: '破损 / 变质' },
  content: '其中一盒压坏了',
  images: ['/files/a.jpg'],
  asked: '39.90',
  freight: '0.00',
  max: '79.80',
  resubmissions_left: 3,
  was_brought_to_platform: false,
  rejection: null,
  decision: null,
  return_address: null,
  parcel: null,
  steps: [],
  timeline: [
    { event: 'applied' as const, at: now - 78_400, within: null, done: true, otherwise: null },
    {
      event: 'seller_answers' as const,
      at: now + 8_000,
      within: null,
      done: false,
      otherwise: 'approved' as const,
    },
  ],
  buyer: { id: 3, nickname: '晓雨', avatar: '', orders: 9, refunds: 1 },
  order: {
    state: 'pending_review' as const,
    channel: 'balance' as const,
    goods_amount: '79.80',
    freight: '0.00',
    discount: '0.00',
    platform_discount: '0.00',
    payable: '79.80',
    returned: '0.00',
    paid_at: now - 500_000,
    shipped_at: now - 400_000,
    received_at: now - 100_000,
    completed_at: null,
  },
  log: [
    {
      id: 1,
      event: 'applied' as const,
      by: 'buyer' as const,
      content: '其中一盒压坏了',
      images: [],
      amount: '39.90',
      at: now - 78_400,
    },
  ],
};

export const makeRefund = (traits: Partial<Told> = {}): Told => ({
  ...facts,
  entries: [
    { name: '担保账户', amount: '-39.90' },
    { name: '买家余额', amount: '39.90' },
  ],
  can: { approve: true, reject: true, receive: false, refuse: false, evidence: false },
  ...traits,
});

export const makeMarketRefund = (traits: Partial<ToldMarket> = {}): ToldMarket => ({
  ...facts,
  state: 'intervention',
  failure: '',
  pauses: null,
  shop_record: { refunds: 20, rejected: 4, interventions: 3, lost: 2 },
  like_cases: { for_buyer: 3, partly: 1, against: 0, rows: [] },
  plans: [],
  repair: null,
  can: { decide: true, retry: false, to_balance: false },
  ...traits,
});

export const makeRefundRow = (traits: Partial<SellerRefundRow> = {}): SellerRefundRow => {
  const { shop: _, ...rest } = row;
  return {
    ...rest,
    buyer: { nickname: '晓雨', avatar: '' },
    reason: '破损 / 变质',
    submissions: 1,
    ...traits,
  };
};

export const marketRow: CallOut<'GET /platform/refunds/list'>['rows'][number] = {
  ...row,
  state: 'intervention',
  buyer: { nickname: '晓雨', avatar: '' },
  reason: '破损 / 变质',
  failure: '',
};
