import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  add,
  countPlaywrightReport,
  countVitestReport,
  one,
  refuseFlaky,
  summary,
  timing,
} from './results.ts';

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

const durations = report([{ name: 'a.test.ts', ms: 1_234 }]);

const playwrightReport = report({
  stats: { expected: 3, flaky: 1, unexpected: 1 },
  suites: [
    {
      file: 'b.spec.ts',
      specs: [
        {
          title: 'opens',
          ok: true,
          tests: [{ status: 'flaky', results: [{ duration: 3 }, { duration: 4 }] }],
        },
      ],
      suites: [
        {
          file: 'b.spec.ts',
          specs: [
            { title: 'closes', ok: false, tests: [{ status: 'unexpected', results: [{ duration: 9 }] }] },
          ],
        },
      ],
    },
  ],
});

describe('the count of tests', () => {
  it('adds every part, names what failed and says the sum in the last line', () => {
    const journeys = { passed: 1, failed: 0, failures: [], flaky: ['pays'] };
    const counts = add(journeys, add(one(true, 'types'), one(false, 'import boundaries')));
    expect(summary(counts)).toBe('tried again: pays\nfailed: import boundaries\n2 passed, 1 failed');
  });

  it('counts the tests of both runners, and names those that failed', () => {
    expect(countVitestReport(vitestReport(['gives the last seat once']), 1, durations)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['a.test.ts: gives the last seat once: it did not'],
      durations: [{ name: 'a.test.ts', ms: 1_234 }],
    });
    expect(countPlaywrightReport(playwrightReport, 1)).toEqual({
      passed: 4,
      failed: 1,
      failures: ['b.spec.ts: closes'],
      flaky: ['b.spec.ts: opens'],
      durations: [
        { name: 'b.spec.ts: opens', ms: 7 },
        { name: 'b.spec.ts: closes', ms: 9 },
      ],
    });
  });

  it('counts a failure when a runner ends badly though no test failed', () => {
    expect(countVitestReport(vitestReport([]), 1, '/nowhere/durations.json')).toEqual({
      passed: 7,
      failed: 1,
      failures: ['vitest ended with 1'],
      durations: [],
    });
  });

  it('counts a failure when a runner leaves no report', () => {
    expect(countPlaywrightReport('/nowhere/report.json', 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('takes what needed a second attempt for failed where nobody looks at it, by name', () => {
    const counts = refuseFlaky(countPlaywrightReport(playwrightReport, 1));
    expect(summary(counts)).toBe(
      'failed: b.spec.ts: closes\nfailed: b.spec.ts: opens: passed only when tried again\n3 passed, 2 failed',
    );
  });
});

describe('the times of a run', () => {
  it('are those of its parts, and of the ten slowest of each', () => {
    const durations = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.test.ts`, ms: at * 1_000 }));
    const printed = timing([
      { name: 'static checks', ms: 90_000, counts: one(true, 'types') },
      { name: 'unit and API tests', ms: 480_000, counts: { ...one(true, 'all'), durations } },
    ]);
    const [heading, ...lines] = printed.split('\n');
    expect(heading).toBe('slowest unit and API tests:');
    expect(lines.slice(0, 2)).toEqual(['  11.0 s  11.test.ts', '  10.0 s  10.test.ts']);
    expect(lines.slice(9)).toEqual([
      '   2.0 s  2.test.ts',
      '',
      'static checks: 1.5 min',
      'unit and API tests: 8.0 min',
    ]);
  });
});
