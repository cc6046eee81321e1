/** Adds up what the parts of the test run report. */
import { existsSync, readFileSync } from 'node:fs';

/** `failures` name what failed, and `again` what passed only when tried again, as far as the runner says. */
export type TestCounts = {
  passed: number;
  failed: number;
  failures: readonly string[];
  again?: readonly string[];
};

export const add = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
  again: [...(a.again ?? []), ...(b.again ?? [])],
});
export const one = (ok: boolean, what: string): TestCounts =>
  ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [what] };

/** What failed, a line each, and the sum in the last line, where a long run is read first. */
export const summary = ({ passed, failed, failures, again = [] }: TestCounts) =>
  [
    ...again.map((flaky) => `tried again: ${flaky}`),
    ...failures.map((failure) => `failed: ${failure}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n');

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
};
type PlaywrightSuite = {
  file: string;
  specs: readonly { title: string; ok: boolean; tests: readonly { status: string }[] }[];
  suites?: readonly PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: readonly PlaywrightSuite[];
};

const failedTests = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => `${name}: ${fullName}: ${firstLine(message)}`),
  );

type Spec = PlaywrightSuite['specs'][number];

const listNames = (
  { file, specs, suites = [] }: PlaywrightSuite,
  which: (spec: Spec) => boolean,
): string[] => [
  ...specs.filter(which).map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => listNames(suite, which)),
];

const hasFailed = ({ ok }: Spec) => !ok;
const isFlaky = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky');

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

const read = <Report>(path: string): Report | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;

/**
 * A runner that ended badly has failed once at least, even if no single test did:
 * a file that does not load or a server that does not start runs no test at all.
 */
const atLeastOneFailure = (counts: TestCounts, code: number, runner: string): TestCounts =>
  code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`${runner} ended with ${code}`] }
    : counts;

export function countVitestReport(path: string, code: number): TestCounts {
  const report = read<VitestReport>(path);
  if (!report) return one(false, 'vitest left no report');
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return atLeastOneFailure({ passed, failed, failures: failedTests(report) }, code, 'vitest');
}

export function countPlaywrightReport(path: string, code: number): TestCounts {
  const report = read<PlaywrightReport>(path);
  if (!report) return one(false, 'playwright left no report');
  const { expected, flaky, unexpected } = report.stats;
  const named = (which: (spec: Spec) => boolean) => report.suites.flatMap((suite) => listNames(suite, which));
  const counts = {
    passed: expected + flaky,
    failed: unexpected,
    failures: named(hasFailed),
    again: named(isFlaky),
  };
  return atLeastOneFailure(counts, code, 'playwright');
}
