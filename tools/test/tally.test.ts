import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { add, one, summary, tallyPlaywright, tallyVitest } from './tally.ts';

const report = (content: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

describe('tally', () => {
  it('adds every part and says the sum in the last line', () => {
    expect(summary(add({ passed: 2, failed: 0 }, one(false)))).toBe('2 passed, 1 failed');
  });

  it('counts the tests of both runners', () => {
    expect(tallyVitest(report({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({
      passed: 7,
      failed: 2,
    });
    expect(tallyPlaywright(report({ stats: { expected: 3, flaky: 1, unexpected: 2 } }), 1)).toEqual({
      passed: 4,
      failed: 2,
    });
  });

  it('counts a failure when a runner ends badly though no test failed', () => {
    expect(tallyVitest(report({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({
      passed: 7,
      failed: 1,
    });
  });

  it('counts a failure when a runner leaves no report', () => {
    expect(tallyPlaywright('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 });
  });
});
