import { aSeller, aShop, getRefusalKey, logInStaff, type Market, testPassword } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const attempt = (market: Market, account: string, password = testPassword, language: 'zh' | 'en' = 'zh') =>
  logInStaff(market, 'seller', { account, password, language });

describe('the login of a seller', () => {
  it('opens the console of the owner’s shop with every right', async ({ market }) => {
    const shop = await aShop(market, { type: 'flagship', name: '山语茶事' });
    const { token, staff } = await attempt(market, shop.account);
    expect(staff).toMatchObject({ account: shop.account, role: 'owner' });
    expect(staff.shop).toMatchObject({ id: shop.id, name: '山语茶事', type: 'flagship' });
    expect(staff.rights).toEqual(expect.arrayContaining(['goods.write', 'orders.ship']));
    expect(await market.client(token).call('GET /seller/auth/info')).toEqual(staff);
  });

  it('names the shop in the language asked for', async ({ market }) => {
    const shop = await aShop(market);
    const { staff } = await attempt(market, shop.account, testPassword, 'en');
    expect(staff.shop?.name).toMatch(/^Shop \d+$/);
  });

  it('gives staff the rights of their role, and no more', async ({ market }) => {
    const shop = await aShop(market);
    const { client } = await aSeller(market, shop.id, 'shipping');
    expect((await client.call('GET /seller/auth/info')).rights).toEqual([
      'orders.read',
      'orders.export',
      'orders.ship',
      'orders.contact',
      'freight.read',
    ]);
  });

  it('says the same of a wrong password and of an unknown account', async ({ market }) => {
    const shop = await aShop(market);
    expect(await getRefusalKey(attempt(market, shop.account, 'wrong'))).toBe(
      'identity.wrong_account_or_password',
    );
    expect(await getRefusalKey(attempt(market, 'nobody'))).toBe('identity.wrong_account_or_password');
  });

  it('is locked after five wrong passwords, also when they are sent at once', async ({ market }) => {
    const shop = await aShop(market);
    const keys = await Promise.all(
      Array.from({ length: 12 }, () => getRefusalKey(attempt(market, shop.account, 'wrong'))),
    );
    expect(keys.filter((key) => key === 'identity.wrong_account_or_password')).toHaveLength(5);
    expect(await getRefusalKey(attempt(market, shop.account))).toBe('identity.too_many_tries');
  });

  it('is shut to who left, and so is what they had open', async ({ market }) => {
    const shop = await aShop(market);
    const { id, client } = await aSeller(market, shop.id);
    const { account } = await client.call('GET /seller/auth/info');
    await market.server.kernel.database.pool.query('update shop_staff set is_active = false where id = $1', [
      id,
    ]);
    expect(await getRefusalKey(attempt(market, account))).toBe('identity.account_frozen');
    expect(await getRefusalKey(client.call('GET /seller/auth/info'))).toBe('common.login_required');
  });

  it('ends by logging out', async ({ market }) => {
    const shop = await aShop(market);
    const { client } = await aSeller(market, shop.id);
    await client.call('GET /seller/auth/logout');
    expect(await getRefusalKey(client.call('GET /seller/auth/info'))).toBe('common.login_required');
  });

  it('knows no visitor', async ({ market }) => {
    expect(await getRefusalKey(market.client().call('GET /seller/auth/info'))).toBe('common.login_required');
    expect(await getRefusalKey(market.client().call('GET /seller/auth/logout'))).toBe(
      'common.login_required',
    );
  });
});
