import { anOperator, getRefusalKey, logInStaff, type Market, testPassword } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const attempt = (market: Market, account: string, password = testPassword) =>
  logInStaff(market, 'platform', { account, password });

describe('the login of an operator', () => {
  it('opens the console with the rights of the role', async ({ market }) => {
    const { account } = await anOperator(market, 'operator');
    const { token, staff } = await attempt(market, account.toUpperCase());
    expect(staff).toMatchObject({ account, role: 'operator', shop: null });
    expect(staff.rights).toEqual(expect.arrayContaining(['settings.read', 'settings.write']));
    expect(staff.rights).not.toContain('staff.write');
    expect(await market.client(token).call('GET /platform/auth/info')).toEqual(staff);
  });

  it('ends by logging out', async ({ market }) => {
    const { client } = await anOperator(market);
    await client.call('GET /platform/auth/logout');
    expect(await getRefusalKey(client.call('GET /platform/auth/info'))).toBe('common.login_required');
  });

  it('says the same of a wrong password and of an unknown account', async ({ market }) => {
    const { account } = await anOperator(market);
    expect(await getRefusalKey(attempt(market, account, 'wrong'))).toBe('identity.wrong_account_or_password');
    expect(await getRefusalKey(attempt(market, 'nobody'))).toBe('identity.wrong_account_or_password');
  });

  it('is locked after five wrong passwords', async ({ market }) => {
    const { account } = await anOperator(market);
    for (let attempts = 0; attempts < 5; attempts += 1)
      await getRefusalKey(attempt(market, account, 'wrong'));
    expect(await getRefusalKey(attempt(market, account))).toBe('identity.too_many_tries');
  });

  it('is shut to who left, and so is what they had open', async ({ market }) => {
    const { id, account, client } = await anOperator(market);
    await market.server.kernel.database.pool.query(
      'update platform_staff set is_active = false where id = $1',
      [id],
    );
    expect(await getRefusalKey(attempt(market, account))).toBe('identity.account_frozen');
    expect(await getRefusalKey(client.call('GET /platform/auth/info'))).toBe('common.login_required');
  });
});
