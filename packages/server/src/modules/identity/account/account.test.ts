import { asCents } from '@chengji/contract/money';
import { aShopper, getRefusalKey, openSmsInbox, testPassword } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { countersPort, moneyPort } from '../identity.ports.ts';

const it = marketTest.extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market));

describe('the own profile', () => {
  it('changes what is given and keeps the rest', async ({ market }) => {
    const { client, username } = await aShopper(market, { nickname: '小橙子' });
    const { userinfo } = await client.call('POST /wanlshop/user/save', {
      gender: 'female',
      birthday: '1999-12-31',
      bio: '爱吃橙子',
    });
    expect(userinfo).toMatchObject({
      username,
      nickname: '小橙子',
      gender: 'female',
      birthday: '1999-12-31',
    });
    expect((await client.call('GET /wanlshop/user/info')).userinfo.bio).toBe('爱吃橙子');
  });

  it('stays as it is when nothing is given', async ({ market }) => {
    const { client, username } = await aShopper(market);
    expect((await client.call('POST /wanlshop/user/save', {})).userinfo.username).toBe(username);
  });

  it('empties what is given empty', async ({ market }) => {
    const { client } = await aShopper(market);
    await client.call('POST /wanlshop/user/save', { birthday: '2000-01-01', bio: '…' });
    const { userinfo } = await client.call('POST /wanlshop/user/save', { birthday: null, bio: '' });
    expect(userinfo).toMatchObject({ birthday: null, bio: '' });
  });

  it('does not take a username that another has in any case', async ({ market }) => {
    const { client } = await aShopper(market);
    const other = await aShopper(market);
    const save = client.call('POST /wanlshop/user/save', { username: other.username.toUpperCase() });
    expect(await getRefusalKey(save)).toBe('identity.username_taken');
  });

  it('takes the own username in another case', async ({ market }) => {
    const { client, username } = await aShopper(market);
    const { userinfo } = await client.call('POST /wanlshop/user/save', { username: username.toUpperCase() });
    expect(userinfo.username).toBe(username.toUpperCase());
  });
});

describe('what a person is shown of themselves', () => {
  it('says when and from where they logged in, now and the time before', async ({ market }) => {
    const { username } = await aShopper(market);
    const logIn = async () => {
      const input = { account: username, password: testPassword, agree: true as const };
      return (await market.client().call('POST /wanlshop/user/login', input)).userinfo;
    };
    const first = await logIn();
    expect(first).toMatchObject({ prevtime: null, loginip: '127.0.0.1' });
    await market.advance(600);
    const second = await logIn();
    expect(second.prevtime).toBe(first.logintime);
    expect((second.logintime ?? 0) - (first.logintime ?? 0)).toBeGreaterThanOrEqual(600);
    expect(second.jointime).toBe(first.jointime);
  });

  it('holds the token only where it was just given, and never a password', async ({ market }) => {
    const { client, token } = await aShopper(market);
    const answer = JSON.stringify(await client.call('GET /wanlshop/user/info'));
    expect(answer).not.toContain(token);
    expect(answer).not.toContain('argon2');
  });
});

describe('the own number', () => {
  const ask = (client: Awaited<ReturnType<typeof aShopper>>['client'], mobile: string) =>
    client.call('POST /wanlshop/sms/send', { mobile, event: 'mobile' });

  it('moves to one proved by its code', async ({ market, inbox }) => {
    const { client } = await aShopper(market);
    await ask(client, '13600000001');
    const code = inbox.generateCode('13600000001', 'mobile');
    const { userinfo } = await client.call('POST /wanlshop/user/mobile', {
      mobile: '13600000001',
      code,
      password: testPassword,
    });
    expect(userinfo.mobile).toBe('13600000001');
  });

  it('does not move to one that was taken after its code was sent', async ({ market, inbox }) => {
    const { client } = await aShopper(market);
    await ask(client, '13600000002');
    await aShopper(market, { mobile: '13600000002' });
    const code = inbox.generateCode('13600000002', 'mobile');
    const move = client.call('POST /wanlshop/user/mobile', {
      mobile: '13600000002',
      code,
      password: testPassword,
    });
    expect(await getRefusalKey(move)).toBe('identity.mobile_taken');
  });

  it('does not move on a wrong or missing code', async ({ market, inbox }) => {
    const { client } = await aShopper(market);
    const move = (code: string) =>
      client.call('POST /wanlshop/user/mobile', { mobile: '13600000003', code, password: testPassword });
    expect(await getRefusalKey(move('123456'))).toBe('identity.code_expired');
    await ask(client, '13600000003');
    const wrong = inbox.generateCode('13600000003', 'mobile') === '000000' ? '000001' : '000000';
    expect(await getRefusalKey(move(wrong))).toBe('identity.wrong_code');
  });
});

describe('what others know of a person', () => {
  it('is asked of those who answer for it', async ({ market }) => {
    const { client, id } = await aShopper(market);
    const { ports } = market.context().services;
    ports.provide(moneyPort, async (_db, shopperId) => asCents(shopperId === id ? 1_230 : 0));
    ports.provide(countersPort, async () => ({ dynamic: { collection: 3 } }));
    expect((await client.call('GET /wanlshop/user/info')).userinfo.money).toBe('12.30');
    const { statistics } = await client.call('GET /wanlshop/user/statistics');
    expect(statistics.dynamic).toMatchObject({ collection: 3, coupon: 0 });
    expect(statistics.order.pay).toBe(0);
  });
});

describe('the own account', () => {
  it('is nobody’s but the own: every call about it asks a visitor to log in', async ({ market }) => {
    const visitor = market.client();
    const calls = [
      visitor.call('GET /wanlshop/token/check'),
      visitor.call('GET /wanlshop/user/logout'),
      visitor.call('GET /wanlshop/user/info'),
      visitor.call('GET /wanlshop/user/statistics'),
      visitor.call('POST /wanlshop/user/save', { nickname: 'nobody' }),
      visitor.call('POST /wanlshop/user/mobile', { mobile: '13600000009', code: '123456' }),
      visitor.call('POST /wanlshop/user/paypassword', { code: '123456', password: '123456' }),
      visitor.call('POST /wanlshop/chat/shake', { client_id: 'x' }),
    ];
    const keys = await Promise.all(calls.map(getRefusalKey));
    expect(keys).toEqual(calls.map(() => 'common.login_required'));
  });
});
