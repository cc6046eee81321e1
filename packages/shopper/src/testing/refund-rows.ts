/** Refunds, as the market has them in tests. */
import type { CallOut, Refund, RefundLogRow, RefundRow } from '@chengji/contract';
import { tea } from './rows.ts';

const now = () => Math.floor(Date.now() / 1_000);
const DAY = 86_400;

export const aRefundRow = (over: Partial<RefundRow> = {}): RefundRow => ({
  id: 91,
  refund_no: 'R202611210017',
  order_id: 31,
  order_no: '2026112020147742',
  line_id: 41,
  shop: tea.shop,
  goods: { id: tea.id, title: tea.title, image: tea.image, values: ['250 g'], number: 2 },
  kind: 'return_and_refund',
  state: 'pending_seller',
  amount: '258.00',
  returns_to: 'balance',
  due_at: now() + DAY,
  createtime: 1_795_000_000,
  ended_at: null,
  ...over,
});

export const aLogRow = (over: Partial<RefundLogRow> = {}): RefundLogRow => ({
  id: 1,
  event: 'applied',
  by: 'buyer',
  content: '茶叶受潮',
  images: [],
  amount: '258.00',
  at: 1_795_000_000,
  ...over,
});

const cannot = {
  edit: false,
  cancel: false,
  ship: false,
  intervene: false,
  evidence: false,
  to_balance: false,
  apply_again: false,
};

type Over = Omit<Partial<Refund>, 'can'> & { can?: Partial<Refund['can']> };

/** Applied for, and waiting for the shop. */
export const aRefund = ({ can, ...over }: Over = {}): Refund => ({
  ...aRefundRow(),
  received: 'received',
  reason: { code: 'quality', text: '质量问题' },
  content: '茶叶受潮',
  images: [],
  asked: '258.00',
  freight: '0.00',
  max: '258.00',
  resubmissions_left: 3,
  was_brought_to_platform: false,
  rejection: null,
  decision: null,
  return_address: null,
  parcel: null,
  steps: [],
  timeline: [
    { event: 'applied', at: 1_795_000_000, within: null, done: true, otherwise: null },
    { event: 'seller_answers', at: now() + DAY, within: null, done: false, otherwise: 'approved' },
    { event: 'buyer_returns', at: null, within: 7 * DAY, done: false, otherwise: 'closed' },
    { event: 'seller_receives', at: null, within: 10 * DAY, done: false, otherwise: 'received' },
    { event: 'money_arrives', at: null, within: 0, done: false, otherwise: null },
  ],
  order_state: 'shipped',
  pauses: { event: 'auto_receive', left: 3 * DAY + 4 * 3_600 + 12 * 60 },
  log: [aLogRow()],
  can: { ...cannot, cancel: true, ...can },
  ...over,
});

export const rejected = (over: Over = {}): Refund =>
  aRefund({
    state: 'rejected',
    rejection: { reason: '吊牌已剪，影响二次销售', images: [] },
    resubmissions_left: 2,
    can: { edit: true, intervene: true },
    ...over,
  });

export const toReturn = (over: Over = {}): Refund =>
  aRefund({
    state: 'pending_return',
    return_address: {
      name: '山野茶舍售后',
      mobile: '0571-88276610',
      area: '浙江省杭州市余杭区',
      detail: '联胜路 6 号',
    },
    can: { ship: true },
    ...over,
  });

type Preview = CallOut<'GET /wanlshop/refund/preview'>;

export const aPreview = (over: Partial<Preview> = {}): Preview => ({
  number: 2,
  most: 2,
  max: '258.00',
  freight: '0.00',
  returns_to: 'balance',
  kinds: ['refund_only', 'return_and_refund'],
  until: null,
  ...over,
});

export const reasons: CallOut<'GET /wanlshop/refund/reasons'>['rows'] = [
  { code: 'no_longer_wanted', text: '不想要了', fault: 'buyer' },
  { code: 'quality', text: '质量问题', fault: 'shop' },
];

export const carriers: CallOut<'GET /wanlshop/refund/carriers'>['rows'] = [
  { code: 'SF', name: '顺丰速运' },
  { code: 'YTO', name: '圆通速递' },
];
