import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { OneEnvironmentAtATime } from './tools/test/one-environment-at-a-time.ts';

const compiled = fileURLToPath(new URL('.cache/compiled', import.meta.url));
const pure = 'src/**/*.{rules,states}.test.ts';

const inPackage = (name: string) => ({
  extends: true as const,
  test: { name, root: `packages/${name}`, include: ['src/**/*.test.{ts,tsx}'] },
});

/** Files without a world of their own to leave behind share a worker, which is faster. */
const sharing = { isolate: false };

/**
 * What starts the app, holds what all of it knows, changes what it is opened in for good, or replaces a module, which
 * those that another file has loaded would not notice.
 */
const changesItsWorld = [
  'src/app/**/*.test.{ts,tsx}',
  'src/kernel/{calls,live,session}/*.test.{ts,tsx}',
  'src/**/{inside-wechat,offline,sandbox-page}.test.{ts,tsx}',
  'src/features/live/live.test.tsx',
];
const features = 'src/features/**/*.test.{ts,tsx}';

/** `npm run check` leaves out the tests of screens; a project's own list takes the place of `--exclude`. */
const screens = process.env.WITHOUT_SCREENS ? ['**/*.test.tsx'] : [];

/** All but `server` need no database: `npm run check` runs them. */
export default defineConfig({
  test: {
    // for what hangs: a machine ten times as slow as a laptop ends in time as well
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: OneEnvironmentAtATime },
    // as patient as `vi.waitFor` is made there
    expect: { poll: { timeout: 60_000 } },
    setupFiles: [fileURLToPath(new URL('packages/testkit/src/patient-waits.ts', import.meta.url))],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          root: 'packages',
          include: ['{server,demo,sandbox}/src/**/*.test.ts'],
          exclude: [`*/${pure}`],
          globalSetup: fileURLToPath(new URL('packages/testkit/src/global-setup.ts', import.meta.url)),
          // most of a process's start is reading the code: kept between those that tests start
          env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: compiled },
          // Node reads our TypeScript by itself, as in production, and with less work than Vite's module runner
          experimental: { viteModuleRunner: false, nodeLoader: false },
          ...sharing,
        },
      },
      {
        extends: true,
        test: { name: 'server-rules', root: 'packages/server', include: [pure], ...sharing },
      },
      { extends: true, test: { ...inPackage('contract').test, ...sharing } },
      { extends: true, test: { ...inPackage('client-kit').test, ...sharing } },
      {
        extends: true,
        test: {
          name: 'shopper-alone',
          root: 'packages/shopper',
          include: changesItsWorld,
          exclude: screens,
        },
      },
      {
        extends: true,
        test: {
          ...inPackage('shopper').test,
          exclude: [features, ...changesItsWorld, ...screens],
          ...sharing,
        },
      },
      {
        // what opens the whole app closes it as well (testing/open-app.tsx)
        extends: true,
        test: {
          name: 'shopper-features',
          root: 'packages/shopper',
          include: [features],
          exclude: [...changesItsWorld, ...screens],
          ...sharing,
        },
      },
      {
        extends: true,
        test: {
          ...inPackage('console').test,
          exclude: screens,
          setupFiles: ['resize-observer', 'patient-waits'].map((name) =>
            fileURLToPath(new URL(`packages/console/src/testing/${name}.ts`, import.meta.url)),
          ),
          ...sharing,
        },
      },
      { extends: true, test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'], ...sharing } },
    ],
  },
});
