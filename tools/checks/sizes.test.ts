import { describe, expect, it } from 'vitest';
import { judgeSizes, judgeTestShares } from './sizes.ts';

const files = (...lines: number[]) =>
  lines.map((count, index) => ({ path: `packages/a/src/f${index}.ts`, lines: count }));

describe('sizes', () => {
  it('passes a code base of small files', () => {
    expect(judgeSizes(files(10, 80, 80, 90))).toEqual([]);
  });

  it('names a file over 400 lines', () => {
    expect(
      judgeSizes([...files(...Array<number>(99).fill(20)), { path: 'tools/long.ts', lines: 401 }]),
    ).toEqual(['tools/long.ts: 401 lines, over 400']);
  });

  it('refuses a median over 80 and a twentieth over 250', () => {
    expect(judgeSizes(files(81, 81, 260))).toEqual([
      'the median file has 81 lines, over 80',
      '95 of 100 files have up to 260 lines, over 250',
    ]);
  });

  it('asks nine lines of tests for ten of the server, and three for ten of a client', () => {
    expect(
      judgeTestShares([
        { path: 'packages/server/src/a.ts', lines: 100 },
        { path: 'packages/server/src/a.test.ts', lines: 89 },
        { path: 'packages/shopper/src/A.tsx', lines: 100 },
        { path: 'packages/shopper/src/A.test.tsx', lines: 30 },
      ]),
    ).toEqual(['the server: 89 lines of tests for 100 of source, 0.89 under 0.9']);
  });
});
