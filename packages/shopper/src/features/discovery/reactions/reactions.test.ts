import { describe, expect, test, vi } from 'vitest';
import { createTaps, DOUBLE_TAP_MS } from './double-tap.ts';
import { createSwitch } from './switch.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a switch', () => {
  const aSwitch = (send: (key: number, on: boolean) => Promise<string>) => {
    const seen: string[] = [];
    const set = createSwitch({
      send,
      settle: (key: number, answer) => seen.push(`${key} ${answer}`),
      onFault: (error) => seen.push((error as Error).message),
    });
    const wish = (isOn: boolean) => ({
      isOn,
      show: () => seen.push(isOn ? 'on' : 'off'),
      undo: () => seen.push('as before'),
    });
    return { seen, press: (isOn: boolean) => set(1, wish(isOn)) };
  };

  test('shows what is wanted at once, and what the market answered once it has', async () => {
    const { seen, press } = aSwitch(async (_, on) => `is ${on}`);
    const done = press(true);
    expect(seen).toEqual(['on']);
    await done;
    expect(seen).toEqual(['on', '1 is true']);
  });

  test('pressed again while it is sent ends where it was left, and sends nothing in between', async () => {
    const answers: (() => void)[] = [];
    const sent: boolean[] = [];
    const { seen, press } = aSwitch((_, on) => {
      sent.push(on);
      return new Promise((resolve) => answers.push(() => resolve(`is ${on}`)));
    });
    void press(true);
    void press(false);
    void press(true);
    void press(false);
    answers.shift()?.();
    await settled();
    answers.shift()?.();
    await settled();
    expect(sent).toEqual([true, false]);
    expect(seen.at(-1)).toBe('1 is false');
  });

  test('is as before where the market refuses', async () => {
    const { seen, press } = aSwitch(async () => Promise.reject(new Error('gone')));
    await press(true);
    expect(seen).toEqual(['on', 'as before', 'gone']);
  });
});

describe('taps', () => {
  const at = { clientX: 10, clientY: 10 };
  const far = { clientX: 200, clientY: 10 };

  function tapping(points: (typeof at)[], pauseMs: number): string[] {
    vi.useFakeTimers();
    const deeds: string[] = [];
    const taps = createTaps();
    for (const point of points) {
      taps.tap(point, { onSingle: () => deeds.push('one'), onDouble: () => deeds.push('two') });
      vi.advanceTimersByTime(pauseMs);
    }
    vi.advanceTimersByTime(DOUBLE_TAP_MS);
    vi.useRealTimers();
    return deeds;
  }

  test('of two in one place within the time are one deed', () => {
    expect(tapping([at, at], 100)).toEqual(['two']);
  });

  test('further apart in time are two deeds', () => {
    expect(tapping([at, at], DOUBLE_TAP_MS)).toEqual(['one', 'one']);
  });

  test('in another place begin anew', () => {
    expect(tapping([at, far], 100)).toEqual(['one']);
  });
});
