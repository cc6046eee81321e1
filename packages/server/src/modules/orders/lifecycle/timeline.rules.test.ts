import { describe, expect, it } from 'vitest';
import { buildTimeline, listDeadlines, type OrderMoments } from './timeline.rules.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const seconds = (day: number) => at(day).getTime() / 1000;

const order = (changes: Partial<OrderMoments>): OrderMoments => ({
  state: 'pending_payment',
  placedAt: at(1),
  paidAt: null,
  shippedAt: null,
  receivedAt: null,
  completedAt: null,
  closedAt: null,
  closeDueAt: at(2),
  receiveDueAt: null,
  commentDueAt: null,
  releaseDueAt: null,
  releasedAt: null,
  pausedAt: null,
  kindSteps: [],
  ...changes,
});

const shipped = order({ state: 'shipped', paidAt: at(1), shippedAt: at(2), receiveDueAt: at(12) });

describe('the promise timeline', () => {
  it('of an unpaid order says when it closes', () => {
    expect(buildTimeline(order({}))).toEqual([
      { event: 'placed', at: seconds(1), done: true, paused_by: null, left: null },
      { event: 'auto_close', at: seconds(2), done: false, paused_by: null, left: null },
    ]);
  });

  it('no longer promises what cannot happen any more', () => {
    const paid = order({ state: 'pending_shipment', paidAt: at(1) });
    expect(buildTimeline(paid).map(({ event }) => event)).toEqual(['placed', 'paid']);
  });

  it('of a parcel on its way says when it counts as received', () => {
    expect(listDeadlines(shipped)).toEqual([
      { event: 'auto_receive', at: seconds(12), paused_by: null, left: null },
    ]);
  });

  it('says what an event that a refund pauses goes on with', () => {
    const days = (count: number) => count * 24 * 3_600;
    expect(listDeadlines({ ...shipped, pausedAt: at(9) })).toEqual([
      { event: 'auto_receive', at: seconds(12), paused_by: 'refund', left: days(3) },
    ]);
    expect(listDeadlines({ ...shipped, pausedAt: at(13) })[0]?.left).toBe(0);
  });

  it('of a received order says when it is reviewed by itself', () => {
    const received = {
      ...shipped,
      state: 'pending_review',
      receivedAt: at(4),
      commentDueAt: at(19),
    } as const;
    expect(listDeadlines(received)).toEqual([
      { event: 'auto_comment', at: seconds(19), paused_by: null, left: null },
    ]);
  });

  it('of a completed order says when its after-sale window ends, as long as it has not', () => {
    const completed = { ...shipped, state: 'completed', completedAt: at(13), releaseDueAt: at(20) } as const;
    const ends = { event: 'after_sale_ends', at: seconds(20), left: null } as const;
    expect(listDeadlines(completed)).toEqual([{ ...ends, paused_by: null }]);
    expect(listDeadlines({ ...completed, pausedAt: at(14) })).toEqual([{ ...ends, paused_by: 'refund' }]);
    expect(listDeadlines({ ...completed, releasedAt: at(20) })).toEqual([]);
  });

  it('pauses nothing that a refund has no part in', () => {
    expect(listDeadlines(order({ pausedAt: at(1) }))[0]?.paused_by).toBeNull();
  });

  it('of an ended order has nothing to come', () => {
    const closed = order({ state: 'closed', closedAt: at(2) });
    expect(buildTimeline(closed).every(({ done }) => done)).toBe(true);
    expect(listDeadlines({ ...shipped, state: 'completed', completedAt: at(13) })).toEqual([]);
  });

  it('of a team that failed shows the failure before the closing it causes', () => {
    const failed = order({
      state: 'closed',
      paidAt: at(1),
      closedAt: at(2),
      kindSteps: [
        { event: 'team_failed', at: at(2), isDone: true },
        { event: 'team_joined', at: at(1), isDone: true },
      ],
    });
    expect(buildTimeline(failed).map(({ event }) => event)).toEqual([
      'placed',
      'paid',
      'team_joined',
      'team_failed',
      'closed',
    ]);
  });
});
