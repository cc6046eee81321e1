import {
  anOperator,
  aSeller,
  aShop,
  aShopper,
  getRefusalKey,
  type Market,
  openSocket,
  startMarket,
  testPassword,
} from '@chengji/testkit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

let market: Market;
// A market of its own for each rule: they move the clock by months, and everybody's sessions end.
beforeEach(async () => {
  await market?.stop();
  market = await startMarket();
});
afterAll(() => market.stop());

const dayS = 86_400;
const stored = async (sql: string, values: unknown[] = []) =>
  (await market.server.kernel.database.pool.query(sql, values)).rows as Record<string, unknown>[];

describe('a session', () => {
  it('lasts thirty days after it was last used', async () => {
    const { client } = await aShopper(market);
    await market.advance(29 * dayS);
    await client.call('GET /wanlshop/token/check');
    await market.advance(29 * dayS);
    await client.call('GET /wanlshop/token/check');
    await market.advance(30 * dayS);
    expect(await getRefusalKey(client.call('GET /wanlshop/token/check'))).toBe('common.login_required');
  });

  it('ends ninety days after it was opened, however much it is used', async () => {
    const { client } = await aShopper(market);
    for (let day = 0; day < 80; day += 20) {
      await market.advance(20 * dayS);
      await client.call('GET /wanlshop/token/check');
    }
    await market.advance(9 * dayS);
    await client.call('GET /wanlshop/token/check');
    await market.advance(dayS + 1);
    expect(await getRefusalKey(client.call('GET /wanlshop/token/check'))).toBe('common.login_required');
  });

  it('ends at once where it was opened longer ago than the operator allows', async () => {
    const { client, id } = await aShopper(market);
    await stored("update sessions set opened_at = opened_at - interval '90 days' where subject_id = $1", [
      id,
    ]);
    expect(await getRefusalKey(client.call('GET /wanlshop/token/check'))).toBe('common.login_required');
  });

  it('writes down its use at most once an hour', async () => {
    const { client, id } = await aShopper(market);
    const seenAt = async () =>
      String((await stored('select seen_at from sessions where subject_id = $1', [id]))[0]?.seen_at);
    const first = await seenAt();
    await market.advance(3_500);
    await client.call('GET /wanlshop/token/check');
    expect(await seenAt()).toBe(first);
    await market.advance(200);
    await client.call('GET /wanlshop/token/check');
    expect(await seenAt()).not.toBe(first);
  });

  it('is removed when it is over', async () => {
    await aShopper(market);
    await market.advance(31 * dayS);
    expect(await stored('select id from sessions')).toEqual([]);
  });

  it('keeps no token that could be used', async () => {
    const { token } = await aShopper(market);
    const rows = await stored('select * from sessions');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends by logging out, and no other session with it', async () => {
    const { client, username } = await aShopper(market);
    const { userinfo } = await market
      .client()
      .call('POST /wanlshop/user/login', { account: username, password: testPassword, agree: true });
    await client.call('GET /wanlshop/user/logout');
    expect(await getRefusalKey(client.call('GET /wanlshop/token/check'))).toBe('common.login_required');
    await market.client(userinfo.token).call('GET /wanlshop/token/check');
  });

  it('brings its socket nothing any more once its holder logged out', async () => {
    const { client, id } = await aShopper(market);
    const socket = await openSocket(market);
    await client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    await client.call('GET /wanlshop/user/logout');
    const { push } = market.server.kernel.services;
    push.toShopper(id, { type: 'kick', message: 'nobody receives this' });
    const next = await aShopper(market);
    await next.client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    push.toShopper(next.id, { type: 'kick', message: 'for the next one' });
    expect((await socket.hear('kick')).message).toBe('for the next one');
  });

  it('is nobody’s when its token was made up', async () => {
    for (const token of ['x', 'a'.repeat(43), "' or 1=1 --"]) {
      const check = market.client(token).call('GET /wanlshop/token/check');
      expect(await getRefusalKey(check)).toBe('common.login_required');
    }
  });

  it('serves one kind of person only', async () => {
    const shop = await aShop(market);
    const people = {
      shopper: await aShopper(market),
      seller: await aSeller(market, shop.id),
      platform: await anOperator(market),
    };
    const own = {
      shopper: 'GET /wanlshop/token/check',
      seller: 'GET /seller/auth/info',
      platform: 'GET /platform/auth/info',
    } as const;
    for (const [kind, { client }] of Object.entries(people)) {
      for (const [area, name] of Object.entries(own)) {
        if (area === kind) await client.call(name);
        else expect(await getRefusalKey(client.call(name))).toBe('common.login_required');
      }
    }
  });
});
