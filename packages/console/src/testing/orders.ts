/** An order of a shop, as its pages are given it. */
import type { CallOut } from '@chengji/contract';

type Order = CallOut<'GET /seller/orders/details'>;
type Row = CallOut<'GET /seller/orders/list'>['rows'][number];

const line: Order['lines'][number] = {
  id: 31,
  goods_id: 5,
  sku_id: 6,
  title: '丹东 99 红颜草莓',
  image: '',
  values: ['3 斤礼盒'],
  price: '79.80',
  number: 2,
  sum: '159.60',
  discount: '0.00',
  reviewed: false,
  returned_number: 0,
  shipped: false,
  shipped_number: 0,
  to_ship: 2,
  refund: null,
  refundable: '159.60',
  can_refund: true,
};

const shared = {
  id: 3,
  order_no: '20261121143022000123',
  trade_no: '20261121143022000122',
  state: 'pending_shipment',
  type: 'direct',
  shop: { id: 7, name: '橙集自营', type: 'self' },
  lines: [line],
  count: 2,
  payable: '159.60',
  close_reason: null,
  team_id: null,
  team: null,
  returned: '0.00',
  deadlines: [],
  createtime: 1_799_990_000,
  flag: null,
  recall_until: null,
  can: { ship: true, print_label: false, change_price: false, close: false },
  remark: '麻烦放门口保温箱',
  freight: '0.00',
  paid_at: 1_799_990_100,
  ship_due_at: 1_800_010_000,
} as const satisfies Partial<Order>;

export const anOrder = (traits: Partial<Order> = {}): Order => ({
  ...shared,
  lines: [line],
  deadlines: [],
  goods_amount: '159.60',
  discount: '0.00',
  platform_discount: '0.00',
  reduced: '0.00',
  commission: '3.19',
  income: '156.41',
  address: { name: '李*然', mobile: '139****4410', area: '江苏省苏州市工业园区', detail: '星湖街 **** 号' },
  pay_channel: 'balance',
  late: null,
  parcel: null,
  steps: [],
  parcels: [],
  close_note: '',
  timeline: [],
  extended: false,
  shipped_at: null,
  received_at: null,
  completed_at: null,
  closed_at: null,
  buyer: { id: 8, nickname: 'Panda_Li', avatar: '' },
  log: [],
  notes: [],
  together: [],
  ...traits,
});

export const anOrderRow = (traits: Partial<Row> = {}): Row => ({
  ...shared,
  lines: [line],
  deadlines: [],
  buyer: { nickname: 'Panda_Li', avatar: '' },
  receiver: { name: '李*然', area: '江苏苏州' },
  note: null,
  ...traits,
});

export const orderPage = (rows: readonly Row[]): CallOut<'GET /seller/orders/list'> => ({
  rows: [...rows],
  total: rows.length,
  next: null,
  counts: {},
});

export const carrierRows = [
  { code: 'SF', name: '顺丰速运', aliases: [], number_forms: ['SF############'], waybills: false },
  { code: 'ZTO', name: '中通快递', aliases: [], number_forms: [], waybills: false },
];
