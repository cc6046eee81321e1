/**
 * How far the shopper's pages move under a reader's eyes on a slow phone, by the layout-shift entries of the browser.
 * `node tools/layout-shift.ts http://127.0.0.1:8080`, on a running demo market; with a pattern behind it, only pages whose title fits it.
 */
import { findAddresses, logIn, logInToConsole } from './screenshots/found.ts';
import { shopperPages } from './screenshots/pages.ts';
import { openBrowser } from './screenshots/shoot.ts';
import { findChromium } from './setup/chromium.mjs';

/** The most that is asked for of each page. */
const limit = 0.02;
/** A slow 4G network, on a phone half as fast as this machine. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const cpuSlowdown = 2;
/** After so long without a call the page has come to rest; a page of many pictures is not waited for to the last one. */
const restMs = 1_800;
const patienceMs = 20_000;

type Shift = { value: number; moved: string[] };

const market = (process.argv[2] ?? 'http://127.0.0.1:8080').replace(/\/$/, '');
const only = new RegExp(process.argv[3] ?? '');

const chromium = await findChromium();
if (typeof chromium !== 'string') throw new Error(chromium.missing);
const person = await logIn(market);
const addresses = await findAddresses(market, person, await logInToConsole(market));
const browser = await openBrowser(chromium);

/** Writes down each shift, and what moved, from before the page's first line. */
function watchShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const describe = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element
      ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`
      : '?';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${describe(node)} ${Math.round(previousRect.y)}→${Math.round(currentRect.y)}`,
      );
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opened by its address, with nothing kept from before. */
async function measure(address: string, isLoggedIn: boolean): Promise<Shift[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const kept = JSON.stringify({ ...person, isLogin: true });
  if (isLoggedIn) await context.addInitScript((user) => localStorage.setItem('user', user), kept);
  await context.addInitScript(() => localStorage.setItem('language', '"zh"'));
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(`${market}/#/${address}`);
  await page.waitForLoadState('networkidle', { timeout: patienceMs }).catch(() => {}); // many pictures
  await page.waitForTimeout(restMs);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  await context.close();
  return shifts;
}

const sum = (shifts: Shift[]) => shifts.reduce((total, { value }) => total + value, 0);
let above = 0;
for (const { title, path, loggedIn, press } of shopperPages) {
  const address = addresses(path);
  if (address === null || press || !only.test(title)) continue;
  const shifts = await measure(address, loggedIn === true);
  const isAbove = sum(shifts) > limit;
  console.log(`${sum(shifts).toFixed(3)}  ${title}${isAbove ? '  above' : ''}`);
  if (!isAbove) continue;
  above += 1;
  for (const { value, moved } of shifts) console.log(`       ${value.toFixed(3)}  ${moved.join(', ')}`);
}
await browser.close();
console.log(`${above} pages above ${limit}`);
if (above > 0) process.exitCode = 1;
