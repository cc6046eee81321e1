import {
  computeAppKey as computeAppKeyInClient,
  computeSign as computeSignInClient,
} from '@chengji/client-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeAppKey, computeSign, isSigned } from './sign.ts';

const appKey = computeAppKey('/socket');
const names = fc.string({ unit: 'grapheme', maxLength: 8 }).filter((name) => name !== '__proto__');
const parameters = fc.dictionary(names, fc.jsonValue(), { noNullPrototype: true });

describe('a signature', () => {
  it('is the one a client makes, for any parameters', () => {
    expect(computeAppKey('wss://market.example/socket')).toBe(
      computeAppKeyInClient('wss://market.example/socket'),
    );
    fc.assert(
      fc.property(parameters, (given) => {
        expect(computeSign('/wanlshop/a', given, appKey)).toBe(
          computeSignInClient('/wanlshop/a', given, appKey),
        );
      }),
    );
  });

  it('covers what arrives, as JSON carries it, in any order', () => {
    fc.assert(
      fc.property(parameters, (given) => {
        const arrived = JSON.parse(JSON.stringify(given)) as Record<string, unknown>;
        const turned = Object.fromEntries(Object.entries(arrived).reverse());
        expect(isSigned(computeSignInClient('/a', given, appKey), '/a', turned, appKey)).toBe(true);
      }),
    );
  });

  it('is another for any other parameter, path or key', () => {
    const sign = computeSign('/a', { id: 1, words: 'x' }, appKey);
    expect(isSigned(sign, '/a', { id: 1, words: 'x' }, appKey)).toBe(true);
    for (const other of [{ id: 2, words: 'x' }, { id: 1 }, { id: 1, words: 'x', more: '' }, {}]) {
      expect(isSigned(sign, '/a', other, appKey)).toBe(false);
    }
    expect(isSigned(sign, '/b', { id: 1, words: 'x' }, appKey)).toBe(false);
    expect(isSigned(sign, '/a', { id: 1, words: 'x' }, computeAppKey('/other'))).toBe(false);
  });

  it.each([undefined, null, '', 'x', 7, ['a'], `${'0'.repeat(32)}0`, '橙'.repeat(16)])(
    'is not %j',
    (sign) => {
      expect(isSigned(sign, '/a', {}, appKey)).toBe(false);
    },
  );
});
