import { describe, expect, test } from 'vitest';
import { isFiltered, readInput, withoutPaging } from '../../design/lists/define-list.ts';
import {
  countPieces,
  currentStep,
  findRefund,
  isInRefund,
  isLogAuthor,
  isLogEvent,
  nextDeadline,
  orderSteps,
  ordersList,
  type SellerOrder,
  toRefundPath,
  valuesText,
} from './orders.view.ts';

const anOrder = (traits: Partial<SellerOrder>): SellerOrder => ({
  id: 1,
  order_no: '20261121',
  trade_no: 'T1',
  state: 'pending_shipment',
  type: 'direct',
  shop: { id: 1, name: '山野果集', type: 'flagship' },
  lines: [],
  count: 1,
  payable: '10.00',
  close_reason: null,
  team_id: null,
  team: null,
  returned: '0.00',
  deadlines: [],
  createtime: 100,
  goods_amount: '10.00',
  freight: '0.00',
  discount: '0.00',
  address: { name: '陈璐', mobile: '13800000001', area: '浙江', detail: '1 号' },
  platform_discount: '0.00',
  late: null,
  remark: '',
  pay_channel: 'balance',
  parcel: null,
  parcels: [],
  reduced: '0.00',
  close_note: '',
  steps: [],
  timeline: [],
  extended: false,
  paid_at: 110,
  shipped_at: null,
  received_at: null,
  completed_at: null,
  closed_at: null,
  buyer: { id: 3, nickname: '小鹿同学', avatar: '' },
  commission: '0.50',
  income: '9.50',
  ship_due_at: null,
  log: [],
  notes: [],
  together: [],
  flag: null,
  recall_until: null,
  can: { ship: true, print_label: false, change_price: false, close: false },
  ...traits,
});

test('an address without filters asks for the first twenty of all', () => {
  expect(readInput(ordersList, {})).toEqual({ state: 'all', sort: 'new', page: 1, limit: 20 });
});

test('the filters of the address are asked for', () => {
  const filters = {
    state: 'ship',
    keyword: '柚',
    from: '1000',
    to: '2000',
    late: '1',
    sort: 'old',
  };
  expect(readInput(ordersList, filters)).toEqual({
    state: 'ship',
    sort: 'old',
    page: 1,
    limit: 20,
    keyword: '柚',
    from: 1000,
    to: 2000,
    late: true,
  });
});

test('what was mistyped in the address falls back and never leaves the bounds', () => {
  const input = readInput(ordersList, {
    state: 'nope',
    sort: 'up',
    page: '-1',
    limit: '9999',
    from: 'x',
  });
  expect(input).toEqual({ state: 'all', sort: 'new', page: 1, limit: 100 });
});

test('a tab is no filter, so that an empty tab is not called a failed search', () => {
  expect(isFiltered(ordersList, readInput(ordersList, { state: 'ship' }))).toBe(false);
  expect(isFiltered(ordersList, readInput(ordersList, { late: '1' }))).toBe(true);
});

test('the automatic event shown is the one that comes first', () => {
  const receive = { event: 'auto_receive', at: 30, paused_by: null, left: null } as const;
  const comment = { event: 'auto_comment', at: 20, paused_by: null, left: null } as const;
  expect(nextDeadline([receive, comment])).toBe(comment);
  expect(nextDeadline([])).toBeUndefined();
});

test('a step under way is the first that is not done', () => {
  const steps = orderSteps(anOrder({}));
  expect(steps.map((step) => step.event)).toEqual(['placed', 'paid', 'shipped', 'received', 'completed']);
  expect(currentStep(steps)).toBe(2);
});

test('an order of a team is not shipped before its team formed', () => {
  const waiting = orderSteps(anOrder({ type: 'group', state: 'pending_group' }));
  expect(waiting.map((step) => step.event)).toEqual([
    'placed',
    'paid',
    'team_formed',
    'shipped',
    'received',
    'completed',
  ]);
  expect(currentStep(waiting)).toBe(2);
  const formed = { event: 'team_formed', at: 120, done: true, paused_by: null, left: null } as const;
  expect(currentStep(orderSteps(anOrder({ type: 'ladder', timeline: [formed] })))).toBe(3);
});

test('a completed order stands at its last step', () => {
  expect(currentStep(orderSteps(anOrder({ shipped_at: 1, received_at: 2, completed_at: 3 })))).toBe(4);
});

test('a closed order shows what it came to, then that it closed', () => {
  const steps = orderSteps(anOrder({ state: 'closed', paid_at: null, closed_at: 200 }));
  expect(steps).toEqual([
    { event: 'placed', at: 100 },
    { event: 'closed', at: 200 },
  ]);
});

test('lines show their values and pieces', () => {
  expect(valuesText(['JJ 级', '5 斤'])).toBe('JJ 级 / 5 斤');
  expect(countPieces([{ number: 2 }, { number: 1 }])).toBe(3);
});

test('the log’s words are known or shown as they are', () => {
  expect([
    isLogEvent('shipped'),
    isLogEvent('refunded'),
    isLogEvent('moved'),
    isLogAuthor('system'),
    isLogAuthor('robot'),
  ]).toEqual([true, true, false, true, false]);
});

test('an export takes all that the filters show, on whichever page they are looked at', () => {
  const filters = { state: 'ship', keyword: '橙', late: '1', page: '3' };
  expect(withoutPaging(readInput(ordersList, filters))).toEqual({ state: 'ship', keyword: '橙', late: true });
});

describe('the refunds of an order', () => {
  const closed = { refund: { id: 1, state: 'closed' as const, amount: '1.00' } };
  const open = { refund: { id: 2, state: 'rejected' as const, amount: '1.00' } };

  test('hold up a line until they have ended', () => {
    expect(isInRefund({ refund: null })).toBe(false);
    expect(isInRefund(closed)).toBe(false);
    expect(isInRefund(open)).toBe(true);
  });

  test('are shown by one that is open, before those that ended', () => {
    expect(findRefund([{ refund: null }])).toBeNull();
    expect(findRefund([closed, open])?.id).toBe(2);
    expect(findRefund([{ refund: null }, closed])?.id).toBe(1);
  });

  test('are handled where all refunds are listed', () => {
    expect(toRefundPath(2, 'seller')).toBe('/seller/refunds?tab=all&id=2');
    expect(toRefundPath(2, 'platform')).toBe('/platform/interventions?tab=all&id=2');
  });
});
