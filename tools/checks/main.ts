/** The checks that need no running market: each counts as one test of the whole run. */
import { at, bin, cacheDir, pinnedNode } from '../setup/paths.mjs';
import { pinnedEnv, run } from '../setup/run.mjs';
import { checkBoundaries } from './boundaries.ts';
import { checkConventions } from './conventions.ts';
import { checkConformance } from './docs/conformance.ts';
import { checkMap } from './docs/map.ts';
import { checkEnvironment } from './environment.ts';
import { checkFolders } from './folders.ts';
import { checkLicences } from './licences.ts';
import { checkLock } from './lock.ts';
import { checkMigrations } from './migrations.ts';
import { checkSizes, checkTestShares } from './sizes.ts';
import { checkStrings } from './strings.ts';
import { checkStyles } from './styles.ts';
import { checkWords } from './words.ts';

export type CheckResult = { name: string; ok: boolean; output: string; ms: number };
export type Check = { name: string; run: () => Promise<{ ok: boolean; output: string }> };

const command = (name: string, program: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await run(pinnedNode, [program, ...args]);
    return { ok: code === 0, output };
  },
});

const own = (name: string, complaints: () => string[] | Promise<string[]>): Check => ({
  name,
  run: async () => {
    const found = await complaints();
    return { ok: found.length === 0, output: found.join('\n') };
  },
});

/**
 * One program for all that runs in Node and one for all that runs in a browser: a program for each package would
 * check what they share again and again, and so would the compiler's several checkers, which share no work. What was
 * checked before is remembered.
 */
const checkTypes = (name: string, project: string): Check => {
  const memory = `${cacheDir}/types/${name.replaceAll(' ', '-')}.json`;
  const options = ['-p', at(project), '--checkers', '1', '--incremental', '--tsBuildInfoFile', memory];
  return command(`types of ${name}`, bin('tsc'), ...options);
};

export const staticChecks = (): Check[] => [
  command('lint and format', bin('biome'), 'check', '--max-diagnostics=50', '.'),
  checkTypes('what runs in a browser', 'tsconfig.web.json'),
  checkTypes('what runs in Node', 'tsconfig.node.json'),
  // beside others it would find the names of Node or of a browser that they bring
  checkTypes('the contract alone', 'packages/contract'),
  own('import boundaries', checkBoundaries),
  command('dead code', bin('knip'), '--no-progress'),
  own('sizes', checkSizes),
  own('folders', checkFolders),
  own('share of tests', checkTestShares),
  own('conventions', checkConventions),
  own('words', checkWords),
  own('style sheets', checkStyles),
  own('tables and migrations', checkMigrations),
  own('Chinese and English', checkStrings),
  own('environment', checkEnvironment),
  own('lock file', checkLock),
  own('licences', checkLicences),
  own('paths on the map', checkMap),
  own('conformance', checkConformance),
];

/** All but the server's tests, which need a database, and those of screens, which take their time. */
export const unitTests = (): Check => ({
  name: 'unit tests',
  run: async () => {
    const options = ['--project=!server', '--max-workers=100%', '--reporter=dot'];
    const env = { ...pinnedEnv(), WITHOUT_SCREENS: '1' };
    const { code, output } = await run(pinnedNode, [bin('vitest'), 'run', ...options], { env });
    return { ok: code === 0, output };
  },
});

/** Runs the checks two at a time and reports each as it ends. */
export async function runChecks(
  checks: Check[],
  onEnd: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const began = performance.now();
      const { ok, output } = await check
        .run()
        .catch((error: Error) => ({ ok: false, output: String(error.stack) }));
      const result = { name: check.name, ok, output, ms: performance.now() - began };
      results.push(result);
      onEnd(result);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}

export function printCheck({ name, ok, output, ms }: CheckResult) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd().replace(/^/gm, '    '));
}
