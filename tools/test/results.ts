/** Adds up what the parts of the test run report. */
import { existsSync, readFileSync } from 'node:fs';

export type Duration = { name: string; ms: number };

/** `failures` name what failed, and `flaky` what passed only when tried again, as far as the runner says. */
export type TestCounts = {
  passed: number;
  failed: number;
  failures: readonly string[];
  flaky?: readonly string[];
  durations?: readonly Duration[];
};

export const add = (a: TestCounts, b: TestCounts): TestCounts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
  flaky: [...(a.flaky ?? []), ...(b.flaky ?? [])],
  durations: [...(a.durations ?? []), ...(b.durations ?? [])],
});
export const one = (ok: boolean, what: string): TestCounts =>
  ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [what] };

/** Nobody looks at a pass on a machine of continuous integration: there what needed a second attempt has failed. */
export const refuseFlaky = (counts: TestCounts): TestCounts => {
  const { passed, failed, failures, flaky = [] } = counts;
  return {
    ...counts,
    passed: passed - flaky.length,
    failed: failed + flaky.length,
    failures: [...failures, ...flaky.map((name) => `${name}: passed only when tried again`)],
    flaky: [],
  };
};

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const listSlowest = (durations: readonly Duration[]): string[] =>
  durations
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `${seconds(ms).padStart(8)}  ${name}`);

/** The ten slowest of each part that says how long things took, and how long each part took. */
export const timing = (parts: readonly (Duration & { counts: TestCounts })[]): string =>
  [
    ...parts.flatMap(({ name, counts: { durations = [] } }) =>
      durations.length > 0 ? [`slowest ${name}:`, ...listSlowest(durations), ''] : [],
    ),
    ...parts.map(({ name, ms }) => `${name}: ${(ms / 60_000).toFixed(1)} min`),
  ].join('\n');

/** What failed, a line each, and the sum in the last line, where a long run is read first. */
export const summary = ({ passed, failed, failures, flaky = [] }: TestCounts) =>
  [
    ...flaky.map((name) => `tried again: ${name}`),
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
  specs: readonly {
    title: string;
    ok: boolean;
    tests: readonly { status: string; results: readonly { duration: number }[] }[];
  }[];
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

const listSpecs = ({ file, specs, suites = [] }: PlaywrightSuite): { name: string; spec: Spec }[] => [
  ...specs.map((spec) => ({ name: `${file}: ${spec.title}`, spec })),
  ...suites.flatMap(listSpecs),
];

const hasFailed = ({ ok }: Spec) => !ok;
const isFlaky = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky');
const computeMs = ({ tests }: Spec) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);

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

export function countVitestReport(path: string, code: number, durationsPath: string): TestCounts {
  const durations = read<Duration[]>(durationsPath) ?? [];
  const report = read<VitestReport>(path);
  if (!report) return one(false, 'vitest left no report');
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return atLeastOneFailure({ passed, failed, failures: failedTests(report), durations }, code, 'vitest');
}

export function countPlaywrightReport(path: string, code: number): TestCounts {
  const report = read<PlaywrightReport>(path);
  if (!report) return one(false, 'playwright left no report');
  const { expected, flaky, unexpected } = report.stats;
  const specs = report.suites.flatMap(listSpecs);
  const listNames = (which: (spec: Spec) => boolean) =>
    specs.filter(({ spec }) => which(spec)).map(({ name }) => name);
  const counts = {
    passed: expected + flaky,
    failed: unexpected,
    failures: listNames(hasFailed),
    flaky: listNames(isFlaky),
    durations: specs.map(({ name, spec }) => ({ name, ms: computeMs(spec) })),
  };
  return atLeastOneFailure(counts, code, 'playwright');
}
