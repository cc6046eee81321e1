import { describe, expect, it } from 'vitest';
import { MarketClock } from './clock.ts';

/** A clock over a time of day that a test moves. */
function createClock() {
  let systemMs = Date.parse('2026-11-21T08:00:00Z');
  const clock = new MarketClock(() => systemMs);
  const pass = (ms: number) => {
    systemMs += ms;
  };
  return { clock, pass, inMs: (ms: number) => new Date(systemMs + ms) };
}

describe('the clock', () => {
  it('runs with the time of day, or as far from it as it was moved', () => {
    const { clock, pass, inMs } = createClock();
    expect(clock.now()).toEqual(inMs(0));
    clock.follow(86_400_000);
    expect(clock.now()).toEqual(inMs(86_400_000));
    pass(60);
    expect(clock.now()).toEqual(inMs(86_400_000));
  });

  it('stands still where it is put, and goes on from there', () => {
    const { clock, pass, inMs } = createClock();
    const moment = inMs(3_600_000);
    clock.standAt(moment);
    pass(60);
    expect(clock.now()).toEqual(moment);
    clock.run();
    expect(clock.now()).toEqual(moment);
    pass(60);
    expect(clock.now()).toEqual(new Date(moment.getTime() + 60));
  });

  it('does not go back when it runs without having stood', () => {
    const { clock } = createClock();
    clock.follow(1_000);
    clock.run();
    expect(clock.offsetMs).toBe(1_000);
  });

  it('follows the time of its machine where it is given no other', () => {
    const before = Date.now();
    const now = new MarketClock().now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
