import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { add, one, summary, tallyPlaywright, tallyVitest } from './results.ts';

const report = (content: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

const vitestReport = (failed: readonly string[]) =>
  report({
    numPassedTests: 7,
    numFailedTests: failed.length,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          ...failed.map((fullName) => ({
            status: 'failed',
            fullName,
            failureMessages: ['it did not\nat a.ts'],
          })),
        ],
      },
    ],
  });

const playwrightReport = report({
  stats: { expected: 3, flaky: 1, unexpected: 1 },
  suites: [
    {
      file: 'b.spec.ts',
      specs: [{ title: 'opens', ok: true, tests: [{ status: 'flaky' }] }],
      suites: [
        { file: 'b.spec.ts', specs: [{ title: 'closes', ok: false, tests: [{ status: 'unexpected' }] }] },
      ],
    },
  ],
});

describe('tally', () => {
  it('adds every part, names what failed and says the sum in the last line', () => {
    const journeys = { passed: 1, failed: 0, failures: [], again: ['pays'] };
    const tally = add(journeys, add(one(true, 'types'), one(false, 'walls')));
    expect(summary(tally)).toBe('tried again: pays\nfailed: walls\n2 passed, 1 failed');
  });

  it('counts the tests of both runners, and names those that failed', () => {
    expect(tallyVitest(vitestReport(['gives the last seat once']), 1)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['a.test.ts: gives the last seat once: it did not'],
    });
    expect(tallyPlaywright(playwrightReport, 1)).toEqual({
      passed: 4,
      failed: 1,
      failures: ['b.spec.ts: closes'],
      again: ['b.spec.ts: opens'],
    });
  });

  it('counts a failure when a runner ends badly though no test failed', () => {
    expect(tallyVitest(vitestReport([]), 1)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['vitest ended with 1'],
    });
  });

  it('counts a failure when a runner leaves no report', () => {
    expect(tallyPlaywright('/nowhere/report.json', 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
