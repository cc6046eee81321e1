import type { RefundStep } from '@chengji/contract';
import { describe, expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import { findDue, listActs, listToCome, marketRefundsList, refundsList, toRowMark } from './refunds.view.ts';

const step = (event: RefundStep['event'], more: Partial<RefundStep> = {}): RefundStep => ({
  event,
  at: null,
  within: null,
  done: false,
  otherwise: null,
  ...more,
});
const now = 1_800_000_000;

test('the lists open with what waits, and read the item at hand apart from the filters', () => {
  expect(readInput(refundsList, {})).toEqual({ tab: 'waiting', page: 1, limit: 20 });
  expect(readInput(marketRefundsList, { tab: 'x' })).toEqual({ tab: 'intervention', page: 1, limit: 20 });
  expect(Object.keys(refundsList.own)).toEqual(['id']);
});

describe('what happens when nobody acts', () => {
  const timeline = [
    step('applied', { at: now - 3_600, done: true }),
    step('seller_answers', { at: now + 3_600, otherwise: 'approved' }),
    step('money_arrives', { within: 86_400 }),
  ];

  test('counts from the last thing that was done', () => {
    expect(findDue({ due_at: now + 3_600, kind: 'refund_only', timeline })).toEqual({
      until: now + 3_600,
      from: now - 3_600,
      otherwise: 'approved',
    });
  });

  test('pays nothing yet where the goods come back first', () => {
    expect(findDue({ due_at: now + 3_600, kind: 'return_and_refund', timeline })?.otherwise).toBe('return');
  });

  test('is nothing without a deadline', () => {
    expect(findDue({ due_at: null, kind: 'refund_only', timeline })).toBeUndefined();
  });

  test('comes after what is done', () => {
    expect(listToCome(timeline).map(({ event }) => event)).toEqual(['seller_answers', 'money_arrives']);
  });
});

test('a row says how pressing it is, else how often it came, else how it stands', () => {
  const row = { state: 'pending_seller', due_at: now + 4 * 3_600, submissions: 1 } as const;
  expect(toRowMark(row, now)).toBe('firstTime');
  expect(toRowMark({ ...row, submissions: 2 }, now)).toBe('submittedAgain');
  expect(toRowMark({ ...row, due_at: now + 3_600 }, now)).toBe('soonApproved');
  expect(toRowMark({ ...row, state: 'rejected' }, now)).toBe('state');
});

test('a shop chooses between what it may do now', () => {
  const none = { approve: false, reject: false, receive: false, refuse: false, evidence: true };
  expect(listActs(none)).toEqual([]);
  expect(listActs({ ...none, reject: true, approve: true })).toEqual(['approve', 'reject']);
});
