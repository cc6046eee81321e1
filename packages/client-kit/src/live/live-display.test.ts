import { describe, expect, it } from 'vitest';
import { getLook, isOver, isWaiting, toCount, toLength, toQuality } from './live-display.ts';

describe('a live', () => {
  it('that is announced is told from one that is not', () => {
    expect([
      getLook({ state: 'created', planned_at: 1 }),
      getLook({ state: 'created', planned_at: null }),
      getLook({ state: 'living', planned_at: 1 }),
    ]).toEqual(['planned', 'created', 'living']);
  });

  it('is over once it ended, with a replay or without', () => {
    const states = ['created', 'living', 'ended', 'replay'] as const;
    expect(states.filter((state) => isOver({ state }))).toEqual(['ended', 'replay']);
  });

  it('waits for its encoder between the start and the first picture', () => {
    expect([
      isWaiting({ state: 'created', start_by: 9 }),
      isWaiting({ state: 'created', start_by: null }),
      isWaiting({ state: 'living', start_by: 9 }),
    ]).toEqual([true, false, false]);
  });

  it('says its quality by the shorter side', () => {
    expect([
      toQuality({ width: 720, height: 1_280 }),
      toQuality({ width: 1_280, height: 720 }),
      toQuality({ width: null, height: null }),
    ]).toEqual(['720p', '720p', '–']);
  });

  it('says how long it runs', () => {
    expect([5_048, 2_538, -1].map(toLength)).toEqual(['01:24:08', '00:42:18', '00:00:00']);
  });

  it('says what is not known as a dash', () => {
    expect([toCount(1_234), toCount(0), toCount(null)]).toEqual(['1,234', '0', '–']);
  });
});
