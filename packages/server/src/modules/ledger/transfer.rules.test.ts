import { asCents } from '@chengji/contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  external,
  isGuarded,
  platform,
  shopAvailable,
  shopPending,
  shopperAvailable,
  shopperFrozen,
} from './account.rules.ts';
import { compareAccounts, type Entry, findValidationError, listGuarded } from './transfer.rules.ts';

const entry = (account: Entry['account'], cents: number): Entry => ({ account, cents: asCents(cents) });

describe('a transfer', () => {
  it('moves money between two accounts at least', () => {
    expect(findValidationError([entry(platform('escrow'), 100)])).toMatch('two entries');
    expect(
      findValidationError([entry(shopperAvailable(1), -100), entry(platform('escrow'), 100)]),
    ).toBeNull();
  });

  it('makes no money', () => {
    expect(findValidationError([entry(shopperAvailable(1), -100), entry(platform('escrow'), 101)])).toMatch(
      'add up to 1',
    );
  });

  it('has no entry that moves nothing, and no account twice', () => {
    expect(findValidationError([entry(shopperAvailable(1), 0), entry(platform('escrow'), 0)])).toMatch(
      'moves something',
    );
    expect(findValidationError([entry(shopperAvailable(1), -1), entry(shopperAvailable(1), 1)])).toMatch(
      'twice',
    );
  });

  it('guards what belongs to shoppers and shops, and nothing else', () => {
    const own = [shopperAvailable(1), shopperFrozen(1), shopPending(1), shopAvailable(1)];
    expect(own.every(isGuarded)).toBe(true);
    expect([platform('escrow'), platform('commission'), external('wechat')].some(isGuarded)).toBe(false);
  });

  it('takes guarded accounts in one order, however the entries are written', () => {
    const entries = [
      entry(shopperAvailable(10), -3),
      entry(shopAvailable(2), 1),
      entry(platform('fees'), 1),
      entry(shopperAvailable(9), 1),
    ];
    const inOrder = (all: readonly Entry[]) =>
      listGuarded(all)
        .map(({ account }) => account)
        .sort(compareAccounts);
    const expected = inOrder(entries);
    expect(expected).toHaveLength(3);
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: 4 }), (shuffled) => {
        expect(inOrder(shuffled)).toEqual(expected);
      }),
    );
  });
});
