import { describe, expect, it } from 'vitest';
import {
  type Account,
  external,
  isGuarded,
  platform,
  shopAvailable,
  shopFrozen,
  shopPending,
  shopperAvailable,
  shopperFrozen,
} from './account.rules.ts';

const ofPeople: [Account, string][] = [
  [shopperAvailable(7), 'shopper:7:available'],
  [shopperFrozen(7), 'shopper:7:frozen'],
  [shopPending(3), 'shop:3:pending'],
  [shopAvailable(3), 'shop:3:available'],
  [shopFrozen(3), 'shop:3:frozen'],
];
const ofMarket: [Account, string][] = [
  [platform('escrow'), 'platform:escrow'],
  [platform('refunding'), 'platform:refunding'],
  [platform('commission'), 'platform:commission'],
  [platform('fees'), 'platform:fees'],
  [platform('promotions'), 'platform:promotions'],
  [external('wechat'), 'external:wechat'],
];

describe('an account', () => {
  it.each([...ofPeople, ...ofMarket])('%s is named by its owner and what it is for', (account, name) => {
    expect(account).toBe(name);
  });

  it.each(ofPeople)('%s never falls below zero', (account) => {
    expect(isGuarded(account)).toBe(true);
  });

  it.each(ofMarket)('%s is the other side of movements, and may', (account) => {
    expect(isGuarded(account)).toBe(false);
  });
});
