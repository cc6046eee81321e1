import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findViolations } from './boundaries.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** Lays out a tree of these files and names the rules it breaks. */
async function findBrokenRules(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  made.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const violations = await findViolations(folder);
  return [...new Set(violations.map((violation) => violation.rule))].filter(
    (rule) => rule !== 'no-broken-import',
  );
}

const server = 'packages/server/src';
const shopper = 'packages/shopper/src';
const leaf = 'export const a = 1;';
const leafType = 'export type A = 1;';

describe('import boundaries', () => {
  it.each<[rule: string, files: Record<string, string>]>([
    [
      'no-cycles',
      { 'tools/a.ts': `export { b } from './b.ts';`, 'tools/b.ts': `import './a.ts'; export const b = 1;` },
    ],
    [
      'contract-imports-nothing-of-ours',
      {
        'packages/contract/src/a.ts': `import '../../client-kit/src/a.ts';`,
        'packages/client-kit/src/a.ts': leaf,
      },
    ],
    [
      'client-kit-stands-on-the-contract',
      { 'packages/client-kit/src/a.ts': `import '../../shopper/src/a.ts';`, [`${shopper}/a.ts`]: leaf },
    ],
    [
      'react-stays-in-its-part-of-the-client-kit',
      {
        'packages/client-kit/src/a.ts': `import './react/b.ts';`,
        'packages/client-kit/src/react/b.ts': leaf,
      },
    ],
    [
      'clients-stand-on-contract-and-client-kit',
      { [`${shopper}/a.ts`]: `import '../../console/src/a.ts';`, 'packages/console/src/a.ts': leaf },
    ],
    [
      'server-stands-on-the-contract',
      { [`${server}/main.ts`]: `import '../../client-kit/src/a.ts';`, 'packages/client-kit/src/a.ts': leaf },
    ],
    [
      'server-stands-on-the-contract',
      { [`${server}/main.ts`]: `import('../../demo/src/a.ts');`, 'packages/demo/src/a.ts': leaf },
    ],
    [
      'sandbox-stands-on-the-server',
      { 'packages/sandbox/src/a.ts': `import '../../demo/src/a.ts';`, 'packages/demo/src/a.ts': leaf },
    ],
    [
      'demo-stands-on-server-and-sandbox',
      { 'packages/demo/src/a.ts': `import '../../console/src/a.ts';`, 'packages/console/src/a.ts': leaf },
    ],
    [
      'demo-and-sandbox-use-public-apis',
      {
        'packages/sandbox/src/a.ts': `import '../../server/src/modules/cart/cart.rules.ts';`,
        [`${server}/modules/cart/cart.rules.ts`]: leaf,
      },
    ],
    [
      'demo-and-sandbox-use-public-apis',
      {
        'packages/demo/src/a.ts': `import '../../sandbox/src/keys.ts';`,
        'packages/sandbox/src/keys.ts': leaf,
      },
    ],
    ['sql-stays-in-queries', { 'packages/demo/src/a.ts': `import { sql } from 'drizzle-orm'; sql;` }],
    [
      'testkit-is-for-tests',
      { [`${server}/main.ts`]: `import '../../testkit/src/a.ts';`, 'packages/testkit/src/a.ts': leaf },
    ],
    [
      'testkit-is-for-tests',
      { [`${shopper}/app/a.ts`]: `import '../testing/a.ts';`, [`${shopper}/testing/a.ts`]: leaf },
    ],
    [
      'client-tests-run-without-the-server',
      { [`${shopper}/a.test.ts`]: `import '../../testkit/src/a.ts';`, 'packages/testkit/src/a.ts': leaf },
    ],
    [
      'client-tests-run-without-the-server',
      {
        'packages/testkit/src/fake-market.ts': `import './a.ts'; export const b = 1;`,
        'packages/testkit/src/a.ts': leaf,
      },
    ],
    ['tests-are-not-imported', { 'tools/a.ts': `import './b.test.ts';`, 'tools/b.test.ts': leaf }],
    [
      'first-screen-takes-types-from-the-contract',
      {
        [`${shopper}/app/a.ts`]: `import { a } from '../../../contract/src/a.ts'; export const b = a;`,
        'packages/contract/src/a.ts': leaf,
      },
    ],
    [
      'kernel-knows-no-business',
      {
        [`${server}/kernel/http/a.ts`]: `import '../../modules/cart/index.ts';`,
        [`${server}/modules/cart/index.ts`]: leaf,
      },
    ],
    [
      'modules-know-no-main',
      { [`${server}/modules/cart/a.ts`]: `import '../../main.ts';`, [`${server}/main.ts`]: leaf },
    ],
    [
      'modules-enter-by-their-index',
      {
        [`${server}/modules/orders/a.ts`]: `import '../cart/cart.queries.ts';`,
        [`${server}/modules/cart/cart.queries.ts`]: leaf,
      },
    ],
    [
      'tables-point-at-tables',
      {
        [`${server}/modules/orders/order.tables.ts`]: `import '../cart/index.ts';`,
        [`${server}/modules/cart/index.ts`]: leaf,
      },
    ],
    ['sql-stays-in-queries', { [`${server}/modules/cart/a.ts`]: `import { sql } from 'drizzle-orm'; sql;` }],
    [
      'row-3-uses-no-later-row',
      {
        [`${server}/modules/cart/a.ts`]: `import '../orders/index.ts';`,
        [`${server}/modules/orders/index.ts`]: leaf,
      },
    ],
    [
      'every-module-has-a-row',
      { [`${server}/modules/misc/a.ts`]: `import './b.ts';`, [`${server}/modules/misc/b.ts`]: leaf },
    ],
    [
      'design-knows-no-feature',
      {
        [`${shopper}/design/a.ts`]: `import '../features/cart/index.ts';`,
        [`${shopper}/features/cart/index.ts`]: leaf,
      },
    ],
    [
      'client-kernel-knows-no-feature',
      {
        [`${shopper}/kernel/a.ts`]: `import '../features/cart/index.ts';`,
        [`${shopper}/features/cart/index.ts`]: leaf,
      },
    ],
    [
      'features-know-no-app',
      { [`${shopper}/features/cart/a.ts`]: `import '../../app/a.ts';`, [`${shopper}/app/a.ts`]: leaf },
    ],
    [
      'features-enter-by-their-index',
      {
        [`${shopper}/features/orders/a.ts`]: `import '../cart/store.ts';`,
        [`${shopper}/features/cart/store.ts`]: leaf,
      },
    ],
    ['pure-files-use-no-machine', { [`${server}/modules/cart/cart.rules.ts`]: `import 'node:fs';` }],
    [
      'pure-files-use-no-library-of-effects',
      { [`${shopper}/features/cart/cart.view.ts`]: `import { useState } from 'react'; useState;` },
    ],
    [
      'pure-files-use-only-pure-files',
      {
        [`${server}/modules/orders/order.states.ts`]: `import { now } from '../../kernel/time/clock.ts'; now;`,
        [`${server}/kernel/time/clock.ts`]: 'export const now = 1;',
      },
    ],
  ])('%s is held', async (rule, files) => {
    expect(await findBrokenRules(files)).toEqual([rule]);
  });

  it('lets a module use the public APIs of its own row and of the rows above', async () => {
    const files = {
      [`${server}/modules/orders/place-order.ts`]: `import '../cart/index.ts'; import '../wallet/index.ts';`,
      [`${server}/modules/cart/index.ts`]: leaf,
      [`${server}/modules/wallet/index.ts`]: leaf,
    };
    expect(await findBrokenRules(files)).toEqual([]);
  });

  it('lets tables point at the tables of another module, and queries hold SQL', async () => {
    const files = {
      [`${server}/modules/orders/order.tables.ts`]: `import '../shops/shop.tables.ts'; import 'drizzle-orm/pg-core';`,
      [`${server}/modules/shops/shop.tables.ts`]: `import 'drizzle-orm/pg-core';`,
      [`${server}/modules/orders/order.queries.ts`]: `import 'drizzle-orm';`,
    };
    expect(await findBrokenRules(files)).toEqual([]);
  });

  it('lets a type through where a value may not pass', async () => {
    const files = {
      [`${server}/modules/cart/cart.rules.ts`]: `import type { A } from './cart.tables.ts'; export type B = A;`,
      [`${server}/modules/cart/cart.tables.ts`]: leafType,
    };
    expect(await findBrokenRules(files)).toEqual([]);
  });
});
