import { defineConfig } from '@playwright/test';
import { embeddedPlace, givenPort, serverPlaces, toMarketUrl } from './market.ts';

/**
 * The last of several such switches counts: these are Playwright's, and before them what each new window loads for
 * an address bar that nobody sees, in two processes of its own (measured: two thirds of what a window costs).
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Chromium asks its maker's servers for this and that unless told not to; as root it needs its sandbox off. */
const args = [
  '--no-sandbox',
  `--disable-features=${disabledFeatures.join()}`,
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // a microphone that beeps, and that pages may use
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Each worker has a market of its own with its own clock: what one journey moves, another would see. */
const workers = givenPort ? 1 : serverPlaces.length;
const places = givenPort
  ? [{ port: givenPort, database: process.env.E2E_DATABASE ?? 'embedded' }]
  : [...serverPlaces, embeddedPlace];

/** A shop opens, a shopper buys and teams form on the database of a first start as well: it has one connection. */
const onEmbedded = ['shopping', 'groups', 'shop/opening-a-shop'].map((name) => `**/journeys/${name}.spec.ts`);

export default defineConfig({
  projects: [
    { name: 'embedded', testMatch: onEmbedded, workers: 1 },
    { name: 'server', testMatch: '**/*.spec.ts', testIgnore: onEmbedded },
  ],
  outputDir: '../test-results',
  workers,
  forbidOnly: process.env.CI !== undefined,
  // A second attempt tells what is flaky from what is broken; `npm test` names it, and under CI it fails the run.
  retries: 1,
  // What comes of a press is never a matter of time: these end what will not come, on the slowest machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args },
    actionTimeout: 30_000,
    // a press on what still moves may miss
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: places.map(({ port, database }) => ({
    command: 'node market.ts',
    env: { E2E_PORT: String(port), E2E_DATABASE: database },
    url: `${toMarketUrl(port)}/readyz`,
    // A port that was given may name a market that already runs, such as one under development.
    reuseExistingServer: givenPort !== undefined,
    timeout: 600_000,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  })),
});
