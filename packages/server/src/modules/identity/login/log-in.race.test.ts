import { aShopper, getRefusalKey, type Market, testPassword } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const attempt = (market: Market, account: string, password: string) =>
  market.client().call('POST /wanlshop/user/login', { account, password, agree: true });

describe('the check of passwords', () => {
  it('looks at five of any number of wrong passwords sent at once', async ({ market }) => {
    const { username } = await aShopper(market);
    const keys = await Promise.all(
      Array.from({ length: 30 }, () => getRefusalKey(attempt(market, username, 'wrong'))),
    );
    expect(keys.filter((key) => key === 'identity.wrong_account_or_password')).toHaveLength(5);
    expect(keys.filter((key) => key === 'identity.too_many_tries')).toHaveLength(25);
    expect(await getRefusalKey(attempt(market, username, testPassword))).toBe('identity.too_many_tries');
  });

  it('lets many people log in at once from one address', async ({ market }) => {
    const people = await Promise.all(Array.from({ length: 12 }, () => aShopper(market)));
    const entered = await Promise.all(people.map(({ username }) => attempt(market, username, testPassword)));
    expect(entered.map(({ userinfo }) => userinfo.id)).toEqual(people.map(({ id }) => id));
  });
});
