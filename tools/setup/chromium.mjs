/**
 * Finds a Chromium for the browser tests, or installs one: a given path, the machine's own,
 * Debian's package when we are root, Playwright's download. The last resort is a clear message.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { bin, pinnedNode } from './paths.mjs';
import { withProgress } from './progress.mjs';
import { run } from './run.mjs';

/** The one without windows first: it takes a quarter less of the processor, as nothing of a window is drawn. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const ofTheMachine = () =>
  [
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => `${folder}/${name}`)),
    ...elsewhere,
  ].find(isExecutable);

/** The one Playwright downloaded; null where it has none. */
async function ofPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];
  return withProgress(`Installing the packages ${packages.join(' and ')}`, async () => {
    await run('apt-get', ['update', '-qq'], { env });
    const { code } = await run('apt-get', ['install', '-y', '-qq', ...packages], { env });
    return code === 0;
  });
}

const downloadPlaywrights = () =>
  withProgress("Downloading Playwright's Chromium", async () => {
    const { code } = await run(pinnedNode, [bin('playwright'), 'install', 'chromium']);
    return code === 0;
  });

/** @returns {Promise<string | { missing: string }>} the path of a Chromium, or what is missing */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given)
    return isExecutable(given) ? given : { missing: `CHROMIUM_PATH names ${given}, which cannot be run.` };
  const present = ofTheMachine() ?? (await ofPlaywright());
  if (present) return present;
  if (await installDebianPackage()) {
    const installed = ofTheMachine();
    if (installed) return installed;
  }
  if (await downloadPlaywrights()) {
    const downloaded = await ofPlaywright();
    if (downloaded) return downloaded;
  }
  return {
    missing:
      'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM_PATH.',
  };
}
