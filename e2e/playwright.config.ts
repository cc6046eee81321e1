import { defineConfig } from '@playwright/test';
import { marketPort, marketUrl } from './market.ts';

/** Chromium asks its maker's servers for this and that unless told not to; as root it needs its sandbox off. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // One market with one clock: what one journey moves, another would see.
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  // On a busy machine that nobody watches; what passes only then is named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: marketUrl,
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args },
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node market.ts ${marketPort}`,
    url: `${marketUrl}/readyz`,
    // A port that was given may name a market that already runs, such as one under development.
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
