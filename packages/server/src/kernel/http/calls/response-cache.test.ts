import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const counting = () => {
  let made = 0;
  return async () => {
    made += 1;
    await setImmediate();
    return String(made);
  };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the response cache', () => {
  it('makes an answer once for all who ask at once and within its moment', async () => {
    const answers = new ResponseCache(60_000);
    const make = counting();
    expect(await Promise.all([answers.get('a', make), answers.get('a', make)])).toEqual(['1', '1']);
    expect(await answers.get('a', make)).toBe('1');
    expect(await answers.get('b', make)).toBe('2');
  });

  it('makes it anew when the moment is over', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const answers = new ResponseCache(20);
    const make = counting();
    expect(await answers.get('a', make)).toBe('1');
    vi.advanceTimersByTime(19);
    expect(await answers.get('a', make)).toBe('1');
    vi.advanceTimersByTime(1);
    expect(await answers.get('a', make)).toBe('2');
  });

  it('makes it anew once it is told to forget, also what is being made', async () => {
    const answers = new ResponseCache(60_000);
    const slow = async () => {
      await setImmediate();
      return 'old';
    };
    const before = answers.get('a', slow);
    answers.forget();
    expect(await Promise.all([before, answers.get('a', async () => 'new')])).toEqual(['old', 'new']);
    expect(await answers.get('a', slow)).toBe('new');
  });

  it('keeps no failure, and nothing at all where it is told so', async () => {
    const answers = new ResponseCache(60_000);
    const fails = () => Promise.reject(new Error('failed'));
    await expect(answers.get('a', fails)).rejects.toThrow('failed');
    expect(await answers.get('a', async () => 'made')).toBe('made');
    const none = new ResponseCache(0);
    const make = counting();
    expect([await none.get('a', make), await none.get('a', make)]).toEqual(['1', '2']);
  });

  it('gives nobody the failure of another: each request that waited makes an answer of its own', async () => {
    const answers = new ResponseCache(60_000);
    const refused = answers.get('a', () => Promise.reject(new Error('too many of yours')));
    const waiting = [answers.get('a', async () => 'second'), answers.get('a', async () => 'third')];
    await expect(refused).rejects.toThrow('too many of yours');
    expect(await Promise.all(waiting)).toEqual(['second', 'third']);
    const own = answers.get('b', () => Promise.reject(new Error('first')));
    const other = answers.get('b', () => Promise.reject(new Error('second')));
    await expect(own).rejects.toThrow('first');
    await expect(other).rejects.toThrow('second');
  });

  it('forgets the oldest of too many', async () => {
    const answers = new ResponseCache(60_000);
    for (let index = 0; index <= 2_000; index += 1) await answers.get(String(index), async () => 'first');
    expect(await answers.get('0', async () => 'again')).toBe('again');
    expect(await answers.get('2000', async () => 'again')).toBe('first');
  });
});
