import { appKeyOf as appKeyOfClient, signOf as signOfClient } from '@chengji/client-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appKeyOf, isSigned, signOf } from './sign.ts';

const appKey = appKeyOf('/socket');
const names = fc.string({ unit: 'grapheme', maxLength: 8 }).filter((name) => name !== '__proto__');
const parameters = fc.dictionary(names, fc.jsonValue(), { noNullPrototype: true });

describe('a signature', () => {
  it('is the one a client makes, whatever the parameters are', () => {
    expect(appKeyOf('wss://market.example/socket')).toBe(appKeyOfClient('wss://market.example/socket'));
    fc.assert(
      fc.property(parameters, (given) => {
        expect(signOf('/wanlshop/a', given, appKey)).toBe(signOfClient('/wanlshop/a', given, appKey));
      }),
    );
  });

  it('covers what arrives, as JSON carries it, in any order', () => {
    fc.assert(
      fc.property(parameters, (given) => {
        const arrived = JSON.parse(JSON.stringify(given)) as Record<string, unknown>;
        const turned = Object.fromEntries(Object.entries(arrived).reverse());
        expect(isSigned(signOfClient('/a', given, appKey), '/a', turned, appKey)).toBe(true);
      }),
    );
  });

  it('is another for any other parameter, path or key', () => {
    const sign = signOf('/a', { id: 1, words: 'x' }, appKey);
    expect(isSigned(sign, '/a', { id: 1, words: 'x' }, appKey)).toBe(true);
    for (const other of [{ id: 2, words: 'x' }, { id: 1 }, { id: 1, words: 'x', more: '' }, {}]) {
      expect(isSigned(sign, '/a', other, appKey)).toBe(false);
    }
    expect(isSigned(sign, '/b', { id: 1, words: 'x' }, appKey)).toBe(false);
    expect(isSigned(sign, '/a', { id: 1, words: 'x' }, appKeyOf('/other'))).toBe(false);
  });

  it.each([undefined, null, '', 'x', 7, ['a'], `${'0'.repeat(32)}0`, '橙'.repeat(16)])(
    'is not %j',
    (sign) => {
      expect(isSigned(sign, '/a', {}, appKey)).toBe(false);
    },
  );
});
