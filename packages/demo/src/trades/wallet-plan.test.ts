import { isCardNumber } from '@chengji/contract/wallet/card-number.rules';
import { describe, expect, it } from 'vitest';
import { decisions, demoShopWithdrawals, demoWithdrawals, shopCards, shopperCards } from './wallet-plan.ts';

const DAY = 24 * 60;
const ends = Object.keys(decisions);

describe('the withdrawals of the demo market', () => {
  it('go to numbers that are cards’', () => {
    for (const { account } of [...shopperCards, ...shopCards])
      expect(isCardNumber(account), account).toBe(true);
  });

  it('are asked for by those who said where to', () => {
    const shoppers = new Set<number>(shopperCards.map(({ shopper }) => shopper));
    for (const { shopper } of demoWithdrawals) expect(shoppers).toContain(shopper);
    const shops = new Set<string>(shopCards.map(({ shop }) => shop));
    for (const { shop } of demoShopWithdrawals) expect(shops).toContain(shop);
  });

  it('have come to every state, of shoppers and of shops', () => {
    expect(new Set(demoWithdrawals.map((withdrawal) => withdrawal.ends))).toEqual(new Set(ends));
    expect(new Set(demoShopWithdrawals.map((withdrawal) => withdrawal.ends))).toEqual(new Set(ends));
  });

  it('were decided before the market opens', () => {
    for (const { days, ends } of [...demoWithdrawals, ...demoShopWithdrawals])
      for (const [, minutes] of decisions[ends]) expect(minutes).toBeLessThan(days * DAY);
  });
});
