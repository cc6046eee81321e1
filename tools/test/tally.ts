/** Adds up what the parts of the test run report. */
import { existsSync, readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});
export const one = (ok: boolean): Tally => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const summary = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`;

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

const read = <Report>(path: string): Report | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;

/**
 * A runner that ended badly has failed once at least, even if no single test did:
 * a file that does not load or a server that does not start runs no test at all.
 */
const atLeastOneFailure = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

export function tallyVitest(path: string, code: number): Tally {
  const report = read<VitestReport>(path);
  if (!report) return one(false);
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests }, code);
}

export function tallyPlaywright(path: string, code: number): Tally {
  const report = read<PlaywrightReport>(path);
  if (!report) return one(false);
  const { expected, flaky, unexpected } = report.stats;
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected }, code);
}
