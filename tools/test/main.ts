/** Every test of the repository, one part after the other, with one count at the end. */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { type Check, printCheck, runChecks, staticChecks } from '../checks/main.ts';
import { ensureBuilt } from '../setup/build.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { at, bin, cacheDir, pinnedNode } from '../setup/paths.mjs';
import { pinnedEnv, run } from '../setup/run.mjs';
import { reports } from './reports.ts';
import {
  add,
  countPlaywrightReport,
  countVitestReport,
  type Duration,
  one,
  refuseFlaky,
  summary,
  type TestCounts,
  timing,
} from './results.ts';

type Part = Duration & { counts: TestCounts };

const heading = (title: string) => console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);

async function measure(name: string, work: () => Promise<TestCounts>): Promise<Part> {
  const began = performance.now();
  heading(name);
  const counts = await work();
  return { name, ms: performance.now() - began, counts };
}

const build: Check = {
  name: 'build, and the size of the first screen',
  run: async () => {
    const built = await ensureBuilt();
    if (!built.ok) return built;
    const { code, output } = await run(pinnedNode, [at('packages/shopper/budget.ts')]);
    return { ok: code === 0, output };
  },
};

/** What the browser tests and one of the demo's begin from takes one core a minute: here another has work meanwhile. */
const demoMarket: Check = {
  name: 'demo market',
  run: async () => {
    const { code, output } = await run(pinnedNode, [at('tools/demo-market.ts')]);
    return { ok: code === 0, output };
  },
};

async function countChecks(): Promise<TestCounts> {
  const results = await runChecks([demoMarket, build, ...staticChecks()], printCheck);
  return results.map(({ name, ok }) => one(ok, name)).reduce(add);
}

const workerBytes = 3 * 1024 ** 3;
/** A test waits for its database or its screen part of the time: half as many again keep all cores at work. */
const workers = Math.min(
  Math.ceil(availableParallelism() * 1.5),
  Math.max(1, Math.floor(totalmem() / workerBytes)),
);

async function countVitest(): Promise<TestCounts> {
  const args = [
    'run',
    `--max-workers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--reporter=${at('tools/test/durations-reporter.ts')}`,
    `--outputFile.json=${reports.vitest}`,
  ];
  const { code } = await run(pinnedNode, [bin('vitest'), ...args], { show: true });
  return countVitestReport(reports.vitest, code, reports.durations);
}

async function countBrowser(): Promise<TestCounts> {
  if (typeof chromium !== 'string') {
    console.log(chromium.missing);
    return one(false, 'no Chromium for the browser tests');
  }
  const { code } = await run(pinnedNode, [bin('playwright'), 'test', '--reporter=list,json'], {
    cwd: at('e2e'),
    show: true,
    env: { ...pinnedEnv(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright },
  });
  return countPlaywrightReport(reports.playwright, code);
}

mkdirSync(cacheDir, { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

// First, because it is what a new machine may lack, and a person may have to act.
const chromium = await findChromium();
const parts = [
  await measure('builds and static checks', countChecks),
  await measure('unit and API tests', countVitest),
  await measure('browser tests', countBrowser),
];

const all = parts.map(({ counts }) => counts).reduce(add);
const counts = process.env.CI ? refuseFlaky(all) : all;
console.log(`\n${timing(parts)}\n\n${summary(counts)}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
