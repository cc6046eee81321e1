import {
  anOperator,
  aSeller,
  aShop,
  aShopper,
  getRefusalKey,
  type Market,
  openSocket,
  testPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const attempt = (market: Market, account: string) =>
  market.client().call('POST /wanlshop/user/login', { account, password: testPassword, agree: true });

describe('kicking a shopper out', () => {
  it('ends every session of the shopper and notifies the open app with the reason', async ({ market }) => {
    const operator = await anOperator(market);
    const { id, client } = await aShopper(market);
    const socket = await openSocket(market);
    await client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    await operator.client.call('POST /platform/users/kick', { id, reason: '账号异常' });
    expect(await socket.hear('kick')).toEqual({ type: 'kick', message: '账号异常' });
    await socket.closed;
    expect(await getRefusalKey(client.call('GET /wanlshop/user/info'))).toBe('common.login_required');
  });

  it('leaves the shopper free to log in again', async ({ market }) => {
    const operator = await anOperator(market);
    const { id, username } = await aShopper(market);
    await operator.client.call('POST /platform/users/kick', { id });
    await attempt(market, username);
  });

  it('keeps a frozen shopper out until they are let in again', async ({ market }) => {
    const operator = await anOperator(market);
    const { id, username } = await aShopper(market);
    await operator.client.call('POST /platform/users/kick', { id, freeze: true });
    expect(await getRefusalKey(attempt(market, username))).toBe('identity.account_frozen');
    await operator.client.call('POST /platform/users/kick', { id, freeze: false });
    await attempt(market, username);
  });

  it('leaves no session to a login under way when the account is frozen', async ({ market }) => {
    const operator = await anOperator(market);
    const { id, username } = await aShopper(market);
    const logins = Array.from({ length: 6 }, () => attempt(market, username));
    const kick = operator.client.call('POST /platform/users/kick', { id, freeze: true });
    await Promise.allSettled([...logins, kick]);
    const { rows } = await market.server.kernel.database.pool.query(
      "select id from sessions where kind = 'shopper' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('does not touch anybody else', async ({ market }) => {
    const operator = await anOperator(market);
    const { id } = await aShopper(market);
    const other = await aShopper(market);
    await operator.client.call('POST /platform/users/kick', { id });
    await other.client.call('GET /wanlshop/token/check');
  });

  it('refuses a shopper who does not exist', async ({ market }) => {
    const operator = await anOperator(market);
    const kick = operator.client.call('POST /platform/users/kick', { id: 999_999_999 });
    expect(await getRefusalKey(kick)).toBe('common.not_found');
  });

  it('is for the platform’s staff whose role has the right', async ({ market }) => {
    const { id, client } = await aShopper(market);
    const shop = await aShop(market);
    const seller = await aSeller(market, shop.id);
    const without = await anOperator(market, 'operator');
    const support = await anOperator(market, 'support');
    for (const stranger of [market.client(), client, seller.client]) {
      expect(await getRefusalKey(stranger.call('POST /platform/users/kick', { id }))).toBe(
        'common.login_required',
      );
    }
    expect(await getRefusalKey(without.client.call('POST /platform/users/kick', { id }))).toBe(
      'common.no_permission',
    );
    await support.client.call('POST /platform/users/kick', { id });
  });
});
