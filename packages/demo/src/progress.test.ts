import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

function written(isTTY: boolean) {
  const lines: string[] = [];
  return { lines, progress: createProgress({ isTTY, write: (text: string) => lines.push(text) }) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the progress of the filling', () => {
  it('is a line for each step as it ends, with how much was done', async () => {
    const { lines, progress } = written(false);
    const answer = await progress.step('shops', async (told) => {
      told(2);
      told(2);
      return 'done';
    });
    await progress.step('storefront', async () => undefined);
    expect(answer).toBe('done');
    expect(lines.join('')).toMatch(/^ {2}2 shops in \d+\.\d s\n {2}storefront in \d+\.\d s\n$/);
  });

  it('is a living line in a terminal, of all that is under way', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(1_000); // the process has run for a while
    const { lines, progress } = written(true);
    await progress.step('pictures', (told) =>
      progress.step('goods', async (toldGoods) => {
        told(700);
        vi.advanceTimersByTime(120);
        toldGoods(240);
      }),
    );
    expect(lines.some((line) => line.includes('pictures 1/700, goods 1/240 …'))).toBe(true);
    expect(lines.at(-1)).toMatch(/1 pictures in/);
  });

  it('passes on what went wrong', async () => {
    const { progress } = written(false);
    await expect(progress.step('goods', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
