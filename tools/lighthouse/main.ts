/**
 * `npm run lighthouse`: how fast and how good the home page is on a phone, by Lighthouse, the median of three runs.
 * Builds and starts a demo market of its own, or measures the one at the URL that is given.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../setup/build.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { ensureInstalledIn } from '../setup/install.mjs';
import { at, pinnedNode } from '../setup/paths.mjs';
import { withProgress } from '../setup/progress.mjs';

const runs = 3;
const marketPort = 18_092;
const debuggingPort = 18_093;
const startMs = 180_000;
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const categories = ['performance', 'accessibility', 'best-practices'] as const;

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startMarket(): Promise<{ url: string; stop: () => Promise<void> }> {
  const built = await ensureBuilt();
  if (!built.ok) throw new Error(built.output);
  const env = { ...process.env, E2E_PORT: String(marketPort) };
  const market = spawn(pinnedNode, [at('e2e/market.ts')], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${marketPort}`;
  const until = Date.now() + startMs;
  while (!(await isReady(url))) {
    if (market.exitCode !== null || Date.now() > until) throw new Error('the market did not start');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const stop = async () => {
    market.kill();
    await once(market, 'exit');
  };
  return { url, stop };
}

/** Of what Lighthouse says, what is read here: it is installed only when something is measured. */
type Audit = {
  id: string;
  title: string;
  displayValue?: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: readonly unknown[] };
};
type Result = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
};
type Lighthouse = (url: string, options: object) => Promise<{ lhr: Result } | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  await ensureInstalledIn('tools/lighthouse');
  const name: string = 'lighthouse';
  return (await import(name)).default;
}

async function measure(url: string): Promise<Result> {
  const options = { port: debuggingPort, onlyCategories: [...categories], logLevel: 'error' };
  const answer = await lighthouse(`${url}/`, options);
  if (!answer || answer.lhr.runtimeError) throw new Error(answer?.lhr.runtimeError?.message ?? 'no result');
  return answer.lhr;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Request = { resourceType: string; transferSize: number };

function computeKilobytes(result: Result, type: 'Script' | 'Stylesheet'): number {
  const requests = (result.audits['network-requests']?.details?.items ?? []) as Request[];
  const ofType = requests.filter(({ resourceType }) => resourceType === type);
  return ofType.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_024;
}

function report(results: Result[]): void {
  const line = (name: string, text: string) => console.log(`${name.padEnd(16)} ${text}`);
  for (const name of categories) {
    const scores = results.map((result) => Math.round((result.categories[name]?.score ?? 0) * 100));
    line(name, `${median(scores)}  (${scores.join(', ')})`);
  }
  for (const name of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]) {
    const values = results.map(({ audits }) => audits[name]?.numericValue ?? 0);
    line(name, name.endsWith('shift') ? median(values).toFixed(3) : `${Math.round(median(values))} ms`);
  }
  for (const [type, name] of [
    ['Script', 'JavaScript'],
    ['Stylesheet', 'CSS'],
  ] as const) {
    line(
      name,
      `${median(results.map((result) => computeKilobytes(result, type))).toFixed(1)} KB over the wire`,
    );
  }
  const failed = Object.values(results[0]?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  );
  for (const { id, title, displayValue = '' } of failed)
    console.log(`  below 90: ${id}: ${title} ${displayValue}`);
}

const lighthouse = await loadLighthouse();
const executablePath = await findChromium();
if (typeof executablePath !== 'string') throw new Error(executablePath.missing);
const given = process.argv[2]?.replace(/\/$/, '');
const market = given ? { url: given, stop: async () => {} } : await startMarket();
const browser = await chromium.launch({
  executablePath,
  args: [...quiet, `--remote-debugging-port=${debuggingPort}`],
});
try {
  const results: Result[] = [];
  for (let run = 1; run <= runs; run += 1) {
    results.push(await withProgress(`Run ${run} of ${runs}`, () => measure(market.url)));
  }
  report(results);
} finally {
  await browser.close();
  await market.stop();
}
