/**
 * Import boundaries: who may import whom. ARCHITECTURE.md says them in prose;
 * tools/checks/boundaries.test.ts breaks each of them once and expects it to be caught.
 */

/** Capabilities, ground first: a module uses the public APIs of its own row and of the rows above it. */
const rows = [
  ['identity', 'shops', 'catalog', 'content', 'tasks'],
  ['ledger', 'repairs', 'coupons', 'shipping', 'notices', 'alerts', 'points', 'live'],
  ['payments', 'cart', 'discovery', 'imports'],
  ['orders', 'wallet'],
  ['groups', 'refunds', 'complaints', 'feedback', 'referral', 'reviews', 'chat', 'support', 'platform'],
];

const modules = '^packages/server/src/modules';
const kernel = '^packages/server/src/kernel';
const clients = '^packages/(shopper|console)/src';
const testing = '^packages/(shopper|console)/src/testing/';
const tests = '\\.(test|bench)\\.tsx?$';
const pure = '\\.(rules|states|view)\\.ts$';
const npm = (names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packageRules = [
  forbid(
    'contract-imports-nothing-of-ours',
    'The contract is the ground: both sides stand on it.',
    { path: '^packages/contract/src' },
    { path: '^(packages/(?!contract/|testkit/)|e2e|tools)' },
  ),
  forbid(
    'client-kit-stands-on-the-contract',
    'The client kit knows the contract and nothing else of ours.',
    { path: '^packages/client-kit/src' },
    { path: '^(packages/(?!contract/|client-kit/|testkit/)|e2e|tools)' },
  ),
  forbid(
    'react-stays-in-its-part-of-the-client-kit',
    'What tests and tools use of the client kit runs without React.',
    { path: '^packages/client-kit/src/(?!react/)' },
    { path: [npm(['react', '@tanstack']), '^packages/client-kit/src/react/'] },
  ),
  forbid(
    'clients-stand-on-contract-and-client-kit',
    'A client reaches the server through calls, and never reaches the other client.',
    { path: '^packages/(shopper|console)/' },
    { path: '^(packages/(?!contract/|client-kit/|testkit/|$1/)|e2e|tools)' },
  ),
  forbid(
    'server-stands-on-the-contract',
    'The server knows no client.',
    { path: '^packages/server/src', pathNot: tests },
    { path: '^(packages/(?!contract/|server/|testkit/)|e2e|tools)' },
  ),
  forbid(
    'sandbox-stands-on-the-server',
    'The stand-in gateways know the server and nothing else of ours.',
    { path: '^packages/sandbox/', pathNot: tests },
    { path: '^(packages/(?!contract/|server/|sandbox/|testkit/)|e2e|tools)' },
  ),
  forbid(
    'demo-stands-on-server-and-sandbox',
    'The demo market knows no client.',
    { path: '^packages/demo/', pathNot: tests },
    { path: '^(packages/(?!contract/|server/|sandbox/|demo/|testkit/)|e2e|tools)' },
  ),
  forbid(
    'demo-and-sandbox-use-public-apis',
    'They use of the server its kernel and what a module exports, of the sandbox what it exports.',
    { path: '^packages/(demo|sandbox)/src', pathNot: tests },
    {
      path: '^packages/(?!$1/)(server|sandbox)/src/',
      pathNot: [
        `${kernel}/`,
        `${modules}/[^/]+/index\\.ts$`,
        '^packages/(server/src/main|sandbox/src/index)\\.ts$',
      ],
    },
  ),
  forbid(
    'testkit-is-for-tests',
    'What ships never contains what tests it.',
    { path: '^packages/(?!testkit/)', pathNot: [tests, testing, '\\.config\\.ts$'] },
    { path: ['^packages/testkit/', testing] },
  ),
  forbid(
    'client-tests-run-without-the-server',
    'Of the testkit a client’s tests know the fake market, which stands on the contract alone, and how screens are waited for.',
    { path: ['^packages/(shopper|console)/src', '^packages/testkit/src/(fake-market|screens)\\.ts$'] },
    { path: '^packages/(server|demo|sandbox|testkit)/(?!src/(fake-market|screens)\\.ts$)' },
  ),
  forbid(
    'tests-are-not-imported',
    'A test file is a leaf; what tests share lives in the testkit, or in testing of a client.',
    {},
    { path: tests },
  ),
  forbid(
    'first-screen-takes-types-from-the-contract',
    'The schemas bring zod, which the first screen must not load: only money, the market calendar, picture sizes, signing and the filling of texts, which are free of it, may come as values.',
    { path: ['^packages/client-kit/src', '^packages/shopper/src/(app|design|kernel)'], pathNot: tests },
    {
      path: '^packages/contract/src',
      pathNot: '/(money|market-calendar|picture-sizes|signing|fill-text)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
];

const serverRules = [
  forbid(
    'kernel-knows-no-business',
    'kernel ← modules ← main: technology never imports a capability.',
    { path: kernel },
    { path: '^packages/server/src/(?!kernel/|migrations/)' },
  ),
  forbid(
    'modules-know-no-main',
    'Only main.ts and its neighbours know every module.',
    { path: modules, pathNot: tests },
    { path: '^packages/server/src/(?!kernel/|modules/)' },
  ),
  forbid(
    'modules-enter-by-their-index',
    'A module uses another by its index.ts; only tables may point across, for foreign keys.',
    { path: `${modules}/([^/]+)/`, pathNot: ['\\.tables\\.ts$', tests] },
    { path: `${modules}/(?!$1/)[^/]+/`, pathNot: `${modules}/[^/]+/index\\.ts$` },
  ),
  forbid(
    'tables-point-at-tables',
    'A foreign key names the other table, nothing more of its module.',
    { path: `${modules}/([^/]+)/.*\\.tables\\.ts$` },
    { path: `${modules}/(?!$1/)[^/]+/`, pathNot: '\\.tables\\.ts$' },
  ),
  forbid(
    'sql-stays-in-queries',
    'SQL is written in *.queries.ts, tables in *.tables.ts, which rows have a deadline in *.jobs.ts, and the database itself is kernel/db.',
    {
      path: '^packages/(server|demo|sandbox)/src',
      pathNot: ['\\.(queries|tables|jobs)\\.ts$', `${kernel}/db(/|\\.ts$)`, tests],
    },
    { path: npm(['drizzle-orm', 'pg', '@electric-sql']) },
  ),
  ...rows.slice(0, -1).map((row, index) =>
    forbid(
      `row-${index + 1}-uses-no-later-row`,
      'Towards a later row there are events and ports only.',
      { path: `${modules}/(${row.join('|')})/`, pathNot: tests },
      {
        path: `${modules}/(${rows
          .slice(index + 1)
          .flat()
          .join('|')})/`,
      },
    ),
  ),
  forbid(
    'every-module-has-a-row',
    'A new capability first gets its place in the order above.',
    { path: `${modules}/(?!(${rows.flat().join('|')})/)[^/]+/` },
    {},
  ),
];

const clientRules = [
  forbid(
    'design-knows-no-feature',
    'design ← features ← app.',
    { path: `${clients}/design/` },
    { path: `${clients}/(features|app)/` },
  ),
  forbid(
    'client-kernel-knows-no-feature',
    'Routing, storage and stores of the shell serve every feature and know none.',
    { path: `${clients}/kernel/` },
    { path: `${clients}/(features|app)/` },
  ),
  forbid(
    'features-know-no-app',
    'design ← features ← app.',
    { path: `${clients}/features/`, pathNot: tests },
    { path: `${clients}/app/` },
  ),
  forbid(
    'features-enter-by-their-index',
    'A feature uses another by its index.ts.',
    { path: `${clients}/features/([^/]+)/`, pathNot: tests },
    { path: `${clients}/features/(?!$2/)[^/]+/`, pathNot: `${clients}/features/[^/]+/index\\.ts$` },
  ),
];

const pureRules = [
  forbid(
    'pure-files-use-no-machine',
    'Rules, states and views are computation: no database, clock, Node or React.',
    { path: pure },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'pure-files-use-no-library-of-effects',
    'Rules, states and views are computation: no database, clock, Node or React.',
    { path: pure },
    {
      path: npm(['react', 'react-dom', 'drizzle-orm', 'pg', 'fastify', '@tanstack', 'zustand', 'ioredis']),
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'pure-files-use-only-pure-files',
    'What a pure file imports of its own runtime is pure as well, or a type.',
    { path: pure },
    {
      path: [
        '\\.(queries|tables|routes|jobs|events)\\.ts$',
        '\\.tsx$',
        `${kernel}/(db|time/clock|config|http|events|jobs|socket|storage|log|background)(/|\\.)`,
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
];

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one, or need a third. A type may point back.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid('no-broken-import', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
    ...packageRules,
    ...serverRules,
    ...clientRules,
    ...pureRules,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
