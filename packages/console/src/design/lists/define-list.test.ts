import { couponsAdminCalls } from '@chengji/contract/coupons/coupons.admin.calls';
import { importsCalls } from '@chengji/contract/imports/imports.calls';
import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import { Id } from '@chengji/contract/values';
import { describe, expect, test } from 'vitest';
import { writeAddress } from '../address/address-input.ts';
import { defineList, isFiltered, readInput, withoutPaging } from './define-list.ts';

const orders = defineList('GET /seller/orders/list', ordersSellerCalls, {
  tab: 'state',
  own: { id: Id.optional() },
});
const coupons = defineList('GET /platform/coupons/list', couponsAdminCalls, {
  names: { shop_id: 'shop' },
  tab: 'state',
  clearsTab: true,
});
const report = defineList('GET /seller/imports/report', importsCalls);

describe('the address of a list', () => {
  test('asks for what it names, by the names it has there', () => {
    expect(readInput(coupons, { shop: '7', type: 'vip', page: '3' })).toEqual({
      shop_id: 7,
      type: 'vip',
      sort: 'new',
      page: 3,
      limit: 20,
    });
  });

  test('falls back where it was mistyped, and is held to the most there may be', () => {
    const mistyped = { state: 'x', from: 'yesterday', late: 'perhaps', page: '0', limit: '900' };
    expect(readInput(orders, mistyped)).toEqual({ state: 'all', sort: 'new', page: 1, limit: 100 });
    expect(readInput(report, { page: '9999' })).toMatchObject({ page: 5_000 });
  });

  test('never gives what the call cannot do without: that is the page’s to say', () => {
    expect(readInput(report, { id: '4' })).not.toHaveProperty('id');
    expect(report.fields.has('id')).toBe(false);
  });

  test('is written by its own names, and what is not chosen as nothing', () => {
    const write = (list: typeof orders | typeof coupons, address: string, change: object) =>
      writeAddress(list.inAddress, new URLSearchParams(address), { ...change }).toString();
    expect(write(coupons, 'issuer=shops', { shop_id: 7, issuer: undefined })).toBe('shop=7');
    expect(write(orders, '', { late: true, id: 5 })).toBe('late=1&id=5');
    expect(write(orders, 'late=1', { late: false })).toBe('');
  });
});

describe('the filters of a list', () => {
  const narrows = (list: typeof orders | typeof coupons, address: Record<string, string>) =>
    isFiltered<'GET /seller/orders/list' | 'GET /platform/coupons/list'>(list, readInput(list, address));

  test('are neither its order nor its page', () => {
    expect(narrows(orders, { sort: 'old', page: '2', limit: '50' })).toBe(false);
    expect(narrows(orders, { keyword: '柚' })).toBe(true);
  });

  test('are its tabs too only where clearing returns to the first', () => {
    expect(narrows(orders, { state: 'ship' })).toBe(false);
    expect(narrows(coupons, { state: 'running' })).toBe(true);
  });
});

test('an export takes all that the filters show, on whichever page', () => {
  const input = readInput(orders, { state: 'ship', page: '3', sort: 'old' });
  expect(withoutPaging(input)).toEqual({ state: 'ship' });
});
