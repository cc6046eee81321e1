import { expect, it } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './index.ts';

const all = Object.entries<Call>(calls);
const marked = all.filter(([, call]) => call.confirm).map(([name]) => name);

/** Areas whose changes move money, rights, settings or what proves who somebody is. */
const guardedAreas =
  /^POST \/(seller|platform)\/(settings|fees|staff|roles|second_factor|withdrawals|wallet|payouts|ledger|findings)\//;

it('every change of money, rights, settings or a second factor asks for a confirmation', () => {
  const guarded = all.map(([name]) => name).filter((name) => guardedAreas.test(name));
  expect(guarded.length).toBeGreaterThanOrEqual(17);
  expect(guarded.filter((name) => !marked.includes(name))).toEqual([]);
});

it('the calls that ask for a confirmation are these', () => {
  const twice = [
    'auth/password',
    'staff/save',
    'staff/remove_second_factor',
    'roles/save',
    'roles/delete',
  ].concat(['begin', 'confirm', 'codes', 'remove'].map((step) => `second_factor/${step}`));
  const expected = [
    ...['seller', 'platform'].flatMap((area) => twice.map((call) => `POST /${area}/${call}`)),
    'POST /platform/settings/save',
    'POST /platform/fees/save',
    ...['block', 'unblock', 'leave-out'].map((step) => `POST /platform/referral/${step}`),
    'POST /platform/findings/resolve',
    'POST /seller/staff/linkcode',
    'POST /seller/staff/unlink',
    'POST /seller/orders/export',
    'POST /seller/money/account',
    'POST /seller/money/withdraw',
    'GET /platform/withdrawals/batch',
    ...['approve', 'export', 'import', 'paid', 'failed', 'reject'].map(
      (step) => `POST /platform/withdrawals/${step}`,
    ),
    ...['adjust', 'approve', 'drop'].map((step) => `POST /platform/wallet/${step}`),
    ...['decide', 'retry', 'to_balance'].map((step) => `POST /platform/refunds/${step}`),
    ...['check', 'fetch_bill', 'query', 'repair', 'approve_repair', 'drop_repair'].map(
      (step) => `POST /platform/ledger/${step}`,
    ),
  ];
  expect(marked.toSorted()).toEqual(expected.toSorted());
});

it('only staff are asked for a confirmation, and never by the call that gives it', () => {
  for (const [name, call] of all) {
    if (call.confirm) expect(['seller', 'platform'], name).toContain(call.who);
    if (name.endsWith('/auth/confirm')) expect(call.confirm).toBeUndefined();
  }
});
