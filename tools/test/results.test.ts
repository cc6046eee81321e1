import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { add, countPlaywrightReport, countVitestReport, one, summary } from './results.ts';

const report = (content: unknown) => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
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

describe('the count of tests', () => {
  it('adds every part, names what failed and says the sum in the last line', () => {
    const journeys = { passed: 1, failed: 0, failures: [], again: ['pays'] };
    const counts = add(journeys, add(one(true, 'types'), one(false, 'import boundaries')));
    expect(summary(counts)).toBe('tried again: pays\nfailed: import boundaries\n2 passed, 1 failed');
  });

  it('counts the tests of both runners, and names those that failed', () => {
    expect(countVitestReport(vitestReport(['gives the last seat once']), 1)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['a.test.ts: gives the last seat once: it did not'],
    });
    expect(countPlaywrightReport(playwrightReport, 1)).toEqual({
      passed: 4,
      failed: 1,
      failures: ['b.spec.ts: closes'],
      again: ['b.spec.ts: opens'],
    });
  });

  it('counts a failure when a runner ends badly though no test failed', () => {
    expect(countVitestReport(vitestReport([]), 1)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['vitest ended with 1'],
    });
  });

  it('counts a failure when a runner leaves no report', () => {
    expect(countPlaywrightReport('/nowhere/report.json', 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
