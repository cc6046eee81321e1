import { describe, expect, it } from 'vitest';
import { judgeConventions } from './conventions.ts';

const feature = 'packages/shopper/src/features/cart/CartScreen.tsx';
const verb = 'packages/server/src/modules/orders/place-order.ts';

describe('conventions', () => {
  it.each([
    [verb, 'const at = new Date();', 'time comes from the clock that is handed in'],
    [
      feature,
      `const title = '${'\u8d2d\u7269\u8f66'}';`,
      'a text belongs into strings.zh.ts and strings.en.ts',
    ],
    [
      feature,
      '<button aria-label="Close" />',
      'a text that people see or a screen reader reads belongs into the strings',
    ],
    [feature, `<i style={{ color: '#FF6A00' }} />`, 'colours are tokens'],
    [
      feature,
      `const { data } = useCall('GET /a', {});`,
      'a feature calls the market in its queries.ts alone',
    ],
    [
      feature,
      'const key = crypto.randomUUID();',
      'a page that comes without TLS, as on a phone beside a demo, has no such crypto',
    ],
    [
      feature,
      'void navigator.clipboard.writeText(text);',
      'what copies a text says how it went, also where there is no clipboard',
    ],
    [
      feature,
      "import './follow-cart.ts';",
      'a module of a client does nothing by being imported: builds leave out what nothing is used of',
    ],
    [
      verb.replace('.ts', '.test.ts'),
      "it('refuses a wrong code', () => {});",
      'a test has its subject: its title names it, or a describe around it',
    ],
    [verb, `// ${'TO'}${'DO'} later`, 'nothing is left for later'],
    [
      verb,
      'return { id, ..\u002e{ name, title } };',
      'the properties of a literal are written out, not packed into another literal that is spread',
    ],
    [verb, '// @ts-expect-error', 'a suppression gives its reason on the same line'],
  ])('in %s, refuses %s', (path, line, says) => {
    expect(judgeConventions([{ path, text: `\n${line}` }])).toEqual([`${path}:2: ${says}`]);
  });

  it('lets a feature call the market in its queries', () => {
    for (const name of ['queries.ts', 'publish.queries.ts']) {
      const path = feature.replace('CartScreen.tsx', name);
      expect(judgeConventions([{ path, text: `export const a = () => call('GET /a');` }])).toEqual([]);
    }
  });

  it('lets a title name its subject', () => {
    const text = "it('a wrong code is refused', () => {});\nit('codes that are over are refused', () => {});";
    expect(judgeConventions([{ path: verb.replace('.ts', '.test.ts'), text }])).toEqual([]);
  });

  it('judges code, not comments', () => {
    const text = `/* ${'\u8d2d'} */\nexport const a = 1; // ${'\u7269'}`;
    expect(judgeConventions([{ path: feature, text }])).toEqual([]);
  });

  it('knows names of files and folders', () => {
    const named = (path: string) => judgeConventions([{ path, text: '' }]).length === 0;
    expect(named('packages/server/src/modules/orders/place-order.ts')).toBe(true);
    expect(named('packages/server/src/modules/orders/order.rules.test.ts')).toBe(true);
    expect(named('packages/shopper/src/features/cart/CartScreen.tsx')).toBe(true);
    expect(named('packages/shopper/src/utils/cart.ts')).toBe(false);
    expect(named('packages/server/src/modules/orders/placeOrder.ts')).toBe(false);
    expect(named('packages/server/src/modules/orders/place_order.ts')).toBe(false);
  });
});
