import { aShopper, getRefusalKey, openSmsInbox, openSocket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Table = 'sessions' | 'sms_codes' | 'sms_counts' | 'tries';

const it = marketTest.extend('countRows', ({ market }) => async (table: Table): Promise<number> => {
  const { pool } = market.server.kernel.database;
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${table}`);
  return rows[0]?.count ?? 0;
});

it.beforeAll(({ market }) => void openSmsInbox(market));

describe('the identity module', () => {
  it('removes a code when it is over, and each count of it when its time is', async ({
    market,
    countRows,
  }) => {
    await market.client().call('POST /wanlshop/sms/send', { mobile: '13900009999', event: 'login' });
    await market.advance(4 * 60);
    expect(await countRows('sms_codes')).toBe(1);
    await market.advance(60);
    // that of the wait for the next code is over, those of the hour and the day go on
    expect([await countRows('sms_codes'), await countRows('sms_counts')]).toEqual([0, 4]);
    await market.advance(3_600);
    expect(await countRows('sms_counts')).toBe(3);
    await market.advance(86_400);
    expect(await countRows('sms_counts')).toBe(0);
  });

  it('forgets wrong attempts when their lock is over', async ({ market, countRows }) => {
    const attempt = market
      .client()
      .call('POST /wanlshop/user/login', { account: 'nobody', password: 'wrong', agree: true });
    await getRefusalKey(attempt);
    expect(await countRows('tries')).toBe(3);
    await market.advance(14 * 60);
    expect(await countRows('tries')).toBe(3);
    await market.advance(60);
    expect(await countRows('tries')).toBe(0);
  });

  it('removes a session when it is over, and notifies and closes its socket', async ({
    market,
    countRows,
  }) => {
    const { client } = await aShopper(market);
    const socket = await openSocket(market);
    await client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    await market.advance(30 * 86_400);
    expect(await countRows('sessions')).toBe(0);
    expect((await socket.hear('kick')).message).toBe('登录已失效，请重新登录');
    expect(await socket.closed).toBe(4401);
  });
});
