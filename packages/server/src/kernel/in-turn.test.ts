import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('runs work of one key one after the other, in the order it came', async () => {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await wait(5);
    seen.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([inTurn('key', work('a')), inTurn('key', work('b'))])).toEqual(['a', 'b']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('lets other keys go on meanwhile, and goes on after what failed', async () => {
  const fails = inTurn('key', async () => {
    await wait(20);
    throw new Error('failed');
  });
  const after = inTurn('key', async () => 'after');
  expect(await inTurn('other', async () => 'other')).toBe('other');
  await expect(fails).rejects.toThrow('failed');
  expect(await after).toBe('after');
});
