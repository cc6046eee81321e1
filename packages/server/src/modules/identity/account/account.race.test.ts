import { aShopper, type Market, openSmsInbox, testPassword } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market));

async function countHolders(market: Market, mobile: string): Promise<number> {
  const { rows } = await market.server.kernel.database.pool.query(
    'select count(*)::int from shoppers where mobile = $1',
    [mobile],
  );
  return (rows[0] as { count: number }).count;
}

describe('the directory of accounts', () => {
  it('gives a number that is registered and logged in with at once to one person', async ({
    market,
    inbox,
  }) => {
    for (let round = 0; round < 5; round += 1) {
      const mobile = `1391111000${round}`;
      const visitor = market.client();
      await visitor.call('POST /wanlshop/sms/send', { mobile, event: 'register' });
      await visitor.call('POST /wanlshop/sms/send', { mobile, event: 'login' });
      const results = await Promise.allSettled([
        visitor.call('POST /wanlshop/user/register', {
          username: `both_${round}`,
          nickname: 'both ways',
          mobile,
          code: inbox.generateCode(mobile, 'register'),
          password: 'secret-1',
          confirm: 'secret-1',
          agree: true,
        }),
        visitor.call('POST /wanlshop/user/mobilelogin', {
          mobile,
          code: inbox.generateCode(mobile, 'login'),
          agree: true,
        }),
      ]);
      // Logging in always works: with the number just registered, or as a new shopper.
      expect(results[1].status).toBe('fulfilled');
      if (results[0].status === 'rejected') expect(results[0].reason.key).toBe('identity.mobile_taken');
      expect(await countHolders(market, mobile)).toBe(1);
    }
  });

  it('gives a username that two people take at once to one of them', async ({ market }) => {
    const people = await Promise.all([1, 2, 3, 4].map(() => aShopper(market)));
    const results = await Promise.allSettled(
      people.map(({ client }) => client.call('POST /wanlshop/user/save', { username: 'TheOne' })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.key)).toEqual(Array(3).fill('identity.username_taken'));
  });

  it('moves a number to one of the two who have its code', async ({ market, inbox }) => {
    const people = await Promise.all([1, 2].map(() => aShopper(market)));
    const mobile = '13911110009';
    await people[0]?.client.call('POST /wanlshop/sms/send', { mobile, event: 'mobile' });
    const code = inbox.generateCode(mobile, 'mobile');
    const results = await Promise.allSettled(
      people.map(({ client }) =>
        client.call('POST /wanlshop/user/mobile', { mobile, code, password: testPassword }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countHolders(market, mobile)).toBe(1);
  });

  it('logs a person in from many devices at once, each with a session of its own', async ({ market }) => {
    const { id, username } = await aShopper(market);
    const entered = await Promise.all(
      Array.from({ length: 6 }, () =>
        market
          .client()
          .call('POST /wanlshop/user/login', { account: username, password: 'demo1234', agree: true }),
      ),
    );
    expect(new Set(entered.map(({ userinfo }) => userinfo.token)).size).toBe(6);
    for (const { userinfo } of entered) {
      const info = await market.client(userinfo.token).call('GET /wanlshop/user/info');
      expect(info.userinfo.id).toBe(id);
    }
  });
});
