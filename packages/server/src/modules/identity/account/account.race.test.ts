import {
  aShopper,
  type Market,
  openSmsInbox,
  type SmsInbox,
  startMarket,
  testPassword,
} from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let market: Market;
let inbox: SmsInbox;
beforeAll(async () => {
  market = await startMarket();
  inbox = openSmsInbox(market);
});
afterAll(() => market.stop());

async function countHolders(mobile: string): Promise<number> {
  const { rows } = await market.server.kernel.database.pool.query(
    'select count(*)::int from shoppers where mobile = $1',
    [mobile],
  );
  return (rows[0] as { count: number }).count;
}

it('gives a number that is registered and logged in with at once to one person', async () => {
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
    expect(await countHolders(mobile)).toBe(1);
  }
});

it('gives a username that two people take at once to one of them', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => aShopper(market)));
  const results = await Promise.allSettled(
    people.map(({ client }) => client.call('POST /wanlshop/user/save', { username: 'TheOne' })),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason.key)).toEqual(Array(3).fill('identity.username_taken'));
});

it('moves a number to one of the two who have its code', async () => {
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
  expect(await countHolders(mobile)).toBe(1);
});

it('logs a person in from many devices at once, each with a session of its own', async () => {
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
