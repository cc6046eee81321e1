/** Orders, their quotes and ways to pay them, as the market has them in tests. */
import type { CallOut, OrderDetails, OrderRow, OrderTeam, Quote, QuoteCard } from '@chengji/contract';
import { home, tea } from './rows.ts';

const now = () => Math.floor(Date.now() / 1_000);
const cannot = { pay: false, cancel: false, receive: false, extend: false, delete: false, comment: false };

const wentOut: ReadonlySet<OrderRow['state'] | undefined> = new Set([
  'shipped',
  'pending_review',
  'completed',
]);
const allSent = { shipped: true, shipped_number: 2, to_ship: 0 };
const noneSent = { shipped: false, shipped_number: 0, to_ship: 2 };

/** An order in a state; differences are given where they matter. */
export const anOrder = (over: Partial<OrderRow> = {}): OrderRow => ({
  id: 31,
  order_no: '2026112020147742',
  trade_no: 'T31',
  state: 'pending_payment',
  type: 'direct',
  shop: tea.shop,
  lines: [
    {
      id: 41,
      goods_id: tea.id,
      sku_id: 12,
      title: tea.title,
      image: tea.image,
      values: ['250 g'],
      price: '129.00',
      number: 2,
      sum: '258.00',
      discount: '0.00',
      reviewed: false,
      returned_number: 0,
      ...(wentOut.has(over.state) ? allSent : noneSent),
      refund: null,
      refundable: '0.00',
      can_refund: false,
    },
  ],
  count: 2,
  payable: '258.00',
  close_reason: null,
  team_id: null,
  team: null,
  returned: '0.00',
  deadlines: [],
  can: cannot,
  createtime: 1_760_000_000,
  ...over,
});

export const unpaid = () =>
  anOrder({
    deadlines: [{ event: 'auto_close', at: now() + 1_800, paused_by: null, left: null }],
    can: { ...cannot, pay: true, cancel: true },
  });

export const shipped = () =>
  anOrder({
    state: 'shipped',
    deadlines: [{ event: 'auto_receive', at: now() + 86_400, paused_by: null, left: null }],
    can: { ...cannot, receive: true, extend: true },
  });

export const received = () => anOrder({ state: 'pending_review', can: { ...cannot, comment: true } });

export const cancelled = () =>
  anOrder({ state: 'closed', close_reason: 'cancelled', can: { ...cannot, delete: true } });

export const toDetails = (order: OrderRow, over: Partial<OrderDetails> = {}): OrderDetails => ({
  ...order,
  goods_amount: order.payable,
  freight: '0.00',
  discount: '0.00',
  reduced: '0.00',
  parcels: [],
  close_note: '',
  address: { name: home.name, mobile: home.mobile, area: '浙江省杭州市西湖区', detail: home.detail },
  remark: '',
  pay_channel: null,
  trade_payable: order.payable,
  trade_orders: 1,
  platform_discount: '0.00',
  late: null,
  parcel: null,
  steps: [],
  timeline: [{ event: 'placed', at: order.createtime, done: true, paused_by: null, left: null }],
  extended: false,
  paid_at: null,
  shipped_at: null,
  received_at: null,
  completed_at: null,
  closed_at: null,
  ...over,
});

/** ¥30 off from ¥200 on, of the shop. */
export const aCard = (over: Partial<QuoteCard> = {}): QuoteCard => ({
  id: 71,
  type: 'reduction',
  title: '满减券',
  amount: '30.00',
  percent: null,
  cap: null,
  least_spend: '200.00',
  scope: 'all',
  scope_names: [],
  level: null,
  shop: { id: tea.shop.id, name: tea.shop.name, logo: '' },
  valid_to: now() + 30 * 86_400,
  usable: true,
  saves: '30.00',
  reason: null,
  ...over,
});

/** Two of three have paid. */
export const aTeam = (over: Partial<OrderTeam> = {}): OrderTeam => ({
  id: 51,
  campaign_id: 50,
  kind: 'ordinary',
  state: 'start',
  size: 3,
  seats_taken: 2,
  paid: 2,
  lacking: 1,
  ends_at: now() + 7_200,
  ended_at: null,
  settled: null,
  faces: [
    { nickname: '林晓', avatar: '/files/lin.webp' },
    { nickname: '周舟', avatar: '' },
  ],
  ...over,
});

/** Paid, and waiting for one more. */
export const waiting = (over: Partial<OrderRow> = {}) =>
  anOrder({
    state: 'pending_group',
    type: 'group',
    team_id: 51,
    team: aTeam(),
    deadlines: [{ event: 'team_ends', at: aTeam().ends_at, paused_by: null, left: null }],
    ...over,
  });

export const aQuote = (over: Partial<Quote> = {}): Quote => ({
  address: home,
  shops: [
    {
      shop_id: tea.shop.id,
      shop_name: tea.shop.name,
      shop_type: tea.shop.type,
      lines: [
        {
          goods_id: tea.id,
          sku_id: 12,
          title: tea.title,
          image: tea.image,
          values: ['250 g'],
          price: '129.00',
          number: 2,
          sum: '258.00',
          discount: '0.00',
        },
      ],
      goods_amount: '258.00',
      freight: '0.00',
      freight_text: '包邮',
      discount: '0.00',
      payable: '258.00',
      cards: [],
      card_id: null,
      next: null,
    },
  ],
  goods_amount: '258.00',
  freight: '0.00',
  discount: '0.00',
  payable: '258.00',
  count: 2,
  platform_cards: [],
  platform_card: null,
  platform_next: null,
  platform_discount: '0.00',
  best: { cards: {}, platform_card: null, discount: '0.00' },
  group: null,
  ...over,
});

type Channels = CallOut<'GET /wanlshop/pay/channels'>;

export const channels = (over: Partial<Channels> = {}): Channels => ({
  rows: [
    { channel: 'balance', name: '余额支付', enabled: true, note: '', balance: '5000.00' },
    { channel: 'sandbox', name: '沙箱支付', enabled: true, note: '', balance: null },
  ],
  payable: '258.00',
  expires_at: now() + 1_800,
  paid: false,
  has_pay_password: true,
  ...over,
});
