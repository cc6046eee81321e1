/** Every test of the repository, one part after the other, with one count at the end. */
import { mkdirSync, rmSync } from 'node:fs';
import { printCheck, runChecks, staticChecks } from '../checks/main.ts';
import { ensureBuilt } from '../setup/build.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { at, bin, cacheDir, pinnedNode } from '../setup/paths.mjs';
import { pinnedEnv, run } from '../setup/run.mjs';
import { add, countPlaywrightReport, countVitestReport, one, summary, type TestCounts } from './results.ts';

const reports = { vitest: `${cacheDir}/vitest.json`, playwright: `${cacheDir}/playwright.json` };

const heading = (title: string) => console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);

async function countChecks(): Promise<TestCounts> {
  heading('lint, types, import boundaries, dead code, sizes');
  const results = await runChecks(staticChecks(), printCheck);
  return results.map(({ name, ok }) => one(ok, name)).reduce(add);
}

async function countVitest(): Promise<TestCounts> {
  heading('unit and API tests');
  const args = [
    'run',
    '--max-workers=100%',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.vitest}`,
  ];
  const { code } = await run(pinnedNode, [bin('vitest'), ...args], { show: true });
  return countVitestReport(reports.vitest, code);
}

async function countBrowser(chromium: string): Promise<TestCounts> {
  heading('browser tests');
  const built = await ensureBuilt();
  if (!built.ok) {
    console.log(built.output);
    return one(false, 'build');
  }
  const { code } = await run(pinnedNode, [bin('playwright'), 'test', '--reporter=list,json'], {
    cwd: at('e2e'),
    show: true,
    env: { ...pinnedEnv(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright },
  });
  return add(one(true, 'build'), countPlaywrightReport(reports.playwright, code));
}

mkdirSync(cacheDir, { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

// First, because it is what a new machine may lack, and a person may have to act.
const chromium = await findChromium();
const parts = [await countChecks(), await countVitest()];
if (typeof chromium === 'string') parts.push(await countBrowser(chromium));
else {
  heading('browser tests');
  console.log(chromium.missing);
  parts.push(one(false, 'no Chromium for the browser tests'));
}

const counts = parts.reduce(add);
console.log(`\n${summary(counts)}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
