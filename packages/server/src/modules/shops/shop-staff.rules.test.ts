import { calls } from '@chengji/contract';
import { expect, it } from 'vitest';
import { shopScore } from './shop.rules.ts';
import { shopRightsOf } from './shop-staff.rules.ts';

it('gives the owner every right that a call of the shop asks for', () => {
  for (const call of Object.values(calls)) {
    if (call.who === 'seller' && 'right' in call) expect(shopRightsOf('owner')).toContain(call.right);
  }
});

it('gives a role only rights that some call asks for', () => {
  for (const role of ['goods', 'shipping', 'service']) {
    expect(shopRightsOf('owner')).toEqual(expect.arrayContaining([...shopRightsOf(role)]));
  }
});

it('gives nothing to a role that is not known', () => {
  expect(shopRightsOf('constructor')).toEqual([]);
});

it('gives full marks to a shop nobody has judged', () => {
  expect(shopScore(0, 0)).toBe(5);
  expect(shopScore(14, 3)).toBe(4.7);
});
