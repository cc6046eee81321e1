import { describe, expect, it } from 'vitest';
import { aRefund, rejected, toReturn } from '../../testing/refund-rows.ts';
import {
  findAction,
  findArrival,
  getEnd,
  getMark,
  getNextStep,
  getOtherwise,
  getStanding,
  getTone,
  getWithin,
  parseTab,
  toBar,
  toDuration,
  toStepsToCome,
  toTimeLeft,
} from './refund.view.ts';

const DAY = 86_400;

describe('the steps of a refund', () => {
  it('lead over the return of the goods where they go back', () => {
    expect(toBar(aRefund())).toEqual({
      steps: ['applied', 'shop', 'return', 'receipt', 'money'],
      current: 1,
    });
    expect(toBar(toReturn())?.current).toBe(2);
  });

  it('lead straight to the money where they do not', () => {
    expect(toBar(aRefund({ kind: 'refund_only' }))?.steps).toEqual(['applied', 'shop', 'money']);
    const silent = aRefund({ state: 'completed' });
    expect(toBar(silent)).toEqual({ steps: ['applied', 'shop', 'money'], current: 3 });
  });

  it('end without money where nothing went back', () => {
    const nothing = aRefund({ state: 'completed', kind: 'refund_only', amount: '0.00' });
    expect(toBar(nothing)).toEqual({ steps: ['applied', 'shop', 'end'], current: 3 });
    expect(getStanding(nothing)).toBe('nothing');
  });

  it('show the platform once it was asked', () => {
    const brought = aRefund({ state: 'intervention', kind: 'refund_only', was_brought_to_platform: true });
    expect(toBar(brought)).toEqual({ steps: ['applied', 'rejected', 'platform', 'money'], current: 2 });
  });

  it('are not shown where it does not go on by itself', () => {
    expect(toBar(rejected())).toBeNull();
    expect(toBar(aRefund({ state: 'closed' }))).toBeNull();
  });
});

describe('what is still to come', () => {
  it('begins with the step in force, and leaves out what is done', () => {
    const steps = toStepsToCome(aRefund());
    expect(steps.map(({ event }) => event)).toEqual([
      'seller_answers',
      'buyer_returns',
      'seller_receives',
      'money_arrives',
    ]);
    expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(steps[0]?.isCurrent).toBe(true);
  });

  it('says what happens when nobody acts', () => {
    expect(getOtherwise({ event: 'buyer_returns', otherwise: 'closed' })).toBe('otherwise.notReturned');
    expect(getOtherwise({ event: 'buyer_answers', otherwise: 'closed' })).toBe('otherwise.closed');
    expect(getOtherwise({ event: 'money_arrives', otherwise: 'waits' })).toBe('otherwise.notArrived');
    expect(getOtherwise({ event: 'money_arrives', otherwise: null })).toBeNull();
  });

  it('lasts days, or hours where it is one day or less', () => {
    expect(toDuration(7 * DAY)).toEqual({ unit: 'days', count: 7 });
    expect(toDuration(DAY)).toEqual({ unit: 'hours', count: 24 });
    expect(toDuration(36 * 3_600)).toEqual({ unit: 'hours', count: 36 });
    expect(toDuration(20)).toEqual({ unit: 'minutes', count: 1 });
    expect(getWithin('seller_receives')).toBe('within.seller_receives');
    expect(getWithin('applied')).toBeNull();
  });

  it('leaves time standing still, to the minute', () => {
    expect(toTimeLeft(3 * DAY + 4 * 3_600 + 12 * 60 + 59)).toEqual({ days: 3, time: '04:12' });
  });
});

describe('a refund', () => {
  it('that was decided with nothing says so', () => {
    const decision = {
      verdict: 'refund',
      amount: '0.00',
      return_needed: false,
      borne_by: 'shop',
      reason: '',
    } as const;
    const ended = aRefund({ state: 'completed', amount: '0.00', decision });
    expect(getNextStep(ended, 0)).toBe('next.completedDecided');
  });

  it('that asked for nothing and was approved says so, as the platform decided nothing', () => {
    const ended = aRefund({ state: 'completed', amount: '0.00', decision: null });
    expect(getNextStep(ended, 0)).toBe('next.completedNothing');
    expect(getNextStep({ ...ended, amount: '0.10' }, 0)).toBe('next.completed');
    expect(getEnd({ state: 'completed', amount: '0.00' })).toBe('ended.nothing');
  });

  it('on its way says when it should be there, and that it is late once that has passed', () => {
    const arrives = {
      event: 'money_arrives',
      at: 500,
      within: null,
      done: false,
      otherwise: 'waits',
    } as const;
    const underWay = aRefund({ state: 'processing', timeline: [arrives] });
    expect(findArrival(underWay)).toBe(500);
    expect(getNextStep(underWay, 500)).toBe('next.processing');
    expect(getNextStep(underWay, 501)).toBe('next.processingLate');
    expect(findArrival({ ...underWay, state: 'failed' })).toBeNull();
  });

  it('shows by its colour who is waited for', () => {
    expect(getTone('pending_seller')).toBe('waits');
    expect(getTone('pending_return')).toBe('acts');
    expect(findAction('pending_return')).toBe('pending_return');
    expect(findAction('pending_seller')).toBeNull();
  });

  it('is open in its order until it has ended', () => {
    expect(getMark('failed')).toBe('open');
    expect(getMark('closed')).toBe('closed');
  });

  it('is listed under the tab an address names, otherwise under all', () => {
    expect(parseTab('rejected')).toBe('rejected');
    expect(parseTab('nonsense')).toBe('all');
  });
});
