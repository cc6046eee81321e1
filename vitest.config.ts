import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const pure = 'src/**/*.{rules,states}.test.ts';

const inPackage = (name: string) => ({
  extends: true as const,
  test: { name, root: `packages/${name}`, include: ['src/**/*.test.{ts,tsx}'] },
});

const features = 'src/features/**/*.test.{ts,tsx}';

/** All but `server` need no database: `npm run check` runs them. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          exclude: [pure],
          globalSetup: fileURLToPath(new URL('packages/testkit/src/global-setup.ts', import.meta.url)),
          env: { NODE_ENV: 'test' },
        },
      },
      {
        extends: true,
        test: { name: 'server-rules', root: 'packages/server', include: [pure] },
      },
      inPackage('contract'),
      inPackage('client-kit'),
      inPackage('testkit'),
      { extends: true, test: { ...inPackage('shopper').test, exclude: [features] } },
      {
        // what opens the whole app closes it as well (testing/open-app.tsx): its files share a worker
        extends: true,
        test: { name: 'shopper-features', root: 'packages/shopper', include: [features], isolate: false },
      },
      inPackage('console'),
      { extends: true, test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'] } },
    ],
  },
});
