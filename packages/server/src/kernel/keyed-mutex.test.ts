import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

let mutex: KeyedMutex;
beforeEach(() => {
  mutex = new KeyedMutex();
});

describe('the keyed mutex', () => {
  it('runs work of one key one after the other, in the order it came', async () => {
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await nextTurn();
      seen.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([mutex.run('key', work('a')), mutex.run('key', work('b'))])).toEqual(['a', 'b']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('lets other keys go on meanwhile, and goes on after what failed', async () => {
    const failure = Promise.withResolvers<never>();
    const fails = mutex.run('key', () => failure.promise);
    const after = mutex.run('key', async () => 'after');
    expect(await mutex.run('other', async () => 'other')).toBe('other');
    failure.reject(new Error('failed'));
    await expect(fails).rejects.toThrow('failed');
    expect(await after).toBe('after');
  });
});
