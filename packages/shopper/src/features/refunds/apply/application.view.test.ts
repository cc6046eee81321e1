import { asCents } from '@chengji/contract/money';
import { describe, expect, it } from 'vitest';
import { aPreview, rejected } from '../../../testing/refund-rows.ts';
import {
  blank,
  change,
  findFaults,
  isShipped,
  settle,
  toApplication,
  toField,
  toWritten,
  writtenFrom,
} from './application.view.ts';

const whole = {
  ...blank,
  kind: 'refund_only',
  received: 'received',
  reason: 'quality',
  number: 2,
} as const;

describe('an application', () => {
  it('takes the only kind there is, and goods not sent as not received', () => {
    const settled = settle(blank, aPreview({ kinds: ['refund_only'] }), false);
    expect(settled).toMatchObject({ kind: 'refund_only', received: 'not_received', number: 2 });
  });

  it('leaves the choice where there is one', () => {
    expect(settle(blank, aPreview(), true)).toMatchObject({ kind: null, received: null });
  });

  it('is of no more pieces than are left, and of no kind that is not possible', () => {
    const asked = { ...blank, kind: 'return_and_refund', number: 5 } as const;
    const settled = settle(asked, aPreview({ kinds: ['refund_only'], most: 3 }), false);
    expect(settled).toMatchObject({ kind: 'refund_only', number: 3 });
  });

  it('of another number is worth another amount', () => {
    expect(change({ ...whole, images: [], amount: '12' }, { number: 1 }).amount).toBeNull();
    expect(change({ ...whole, images: [], amount: '12' }, { content: 'x' }).amount).toBe('12');
  });

  it('with a return is of goods that arrived', () => {
    expect(change(blank, { kind: 'return_and_refund' }).received).toBe('received');
  });

  it('of another kind has other reasons', () => {
    const written = { ...whole, images: [] };
    expect(change(written, { kind: 'return_and_refund' }).reason).toBe('');
    expect(change(written, { kind: 'refund_only' }).reason).toBe('quality');
  });

  it('names each field that is missing', () => {
    expect(findFaults(blank, null, '10.00')).toEqual({
      kind: 'missing.kind',
      received: 'missing.received',
      reason: 'missing.reason',
      amount: 'missing.amount',
    });
  });

  it('asks for no more than can go back, and may ask for nothing', () => {
    expect(findFaults({ ...whole, images: [] }, asCents(1_001), '10.00')).toEqual({ amount: 'amountAbove' });
    expect(findFaults({ ...whole, images: [] }, asCents(0), '10.00')).toEqual({});
  });

  it('is sent as it was written, once it is whole', () => {
    expect(toApplication(blank, asCents(1))).toBeNull();
    expect(toApplication({ ...whole, images: ['/a.webp'], content: ' x ' }, asCents(1_000))).toEqual({
      kind: 'refund_only',
      received: 'received',
      reason: 'quality',
      amount: '10.00',
      number: 2,
      content: 'x',
      images: ['/a.webp'],
    });
  });

  it('that was rejected is written again as it was', () => {
    expect(toWritten(rejected())).toMatchObject({
      kind: 'return_and_refund',
      reason: 'quality',
      amount: '258.00',
    });
    expect(isShipped(rejected())).toBe(true);
    expect(isShipped(rejected({ order_state: 'pending_shipment' }))).toBe(false);
  });

  it('is not read from what is none', () => {
    expect(writtenFrom(blank)).toEqual(blank);
    for (const stored of [null, 'x', { ...blank, kind: 'other' }, { ...blank, images: [1] }])
      expect(writtenFrom(stored)).toBeNull();
  });

  it('is refused at the field it is about', () => {
    expect(toField('refunds.amount_above')).toBe('amount');
    expect(toField('common.invalid', 'number')).toBe('number');
    expect(toField('refunds.window_over')).toBeNull();
  });
});
