import { describe, expect, it } from 'vitest';
import { MarketClock } from './clock.ts';

const near = (a: Date, b: number) => Math.abs(a.getTime() - b) < 50;

describe('the clock', () => {
  it('runs with the time of day, or as far from it as it was moved', () => {
    const clock = new MarketClock();
    expect(near(clock.now(), Date.now())).toBe(true);
    clock.follow(86_400_000);
    expect(near(clock.now(), Date.now() + 86_400_000)).toBe(true);
  });

  it('stands still where it is put, and goes on from there', async () => {
    const clock = new MarketClock();
    const moment = new Date(Date.now() + 3_600_000);
    clock.standAt(moment);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(clock.now()).toEqual(moment);
    clock.run();
    expect(near(clock.now(), moment.getTime())).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(clock.now().getTime()).toBeGreaterThan(moment.getTime() + 40);
  });

  it('does not go back when it runs without having stood', () => {
    const clock = new MarketClock();
    clock.follow(1_000);
    clock.run();
    expect(clock.offsetMs).toBe(1_000);
  });
});
