import { aShopper, getRefusalKey, type Market, startMarket, testPassword } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.stop());

const attempt = (account: string, password: string) =>
  market.client().call('POST /wanlshop/user/login', { account, password, agree: true });

it('looks at five of any number of wrong passwords sent at once', async () => {
  const { username } = await aShopper(market);
  const keys = await Promise.all(Array.from({ length: 30 }, () => getRefusalKey(attempt(username, 'wrong'))));
  expect(keys.filter((key) => key === 'identity.wrong_account_or_password')).toHaveLength(5);
  expect(keys.filter((key) => key === 'identity.too_many_tries')).toHaveLength(25);
  expect(await getRefusalKey(attempt(username, testPassword))).toBe('identity.too_many_tries');
});

it('lets many people log in at once from one address', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => aShopper(market)));
  const entered = await Promise.all(people.map(({ username }) => attempt(username, testPassword)));
  expect(entered.map(({ userinfo }) => userinfo.id)).toEqual(people.map(({ id }) => id));
});
