import { aShopper, getRefusalKey, type Market, openSocket, type ShopperPerson } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { unknownClient } from '../../../kernel/context.ts';
import { openSession } from './sessions.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.53';

const it = marketTest.extend(
  'stands',
  ({ market }) =>
    async (token: string) =>
      (await market.request('GET /wanlshop/token/check', {}, { token })).status === 200,
);

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const sessions = async (person = shopper) =>
  (await person.client.call('GET /wanlshop/user/sessions', {})).rows;
const otherDevice = (market: Market) =>
  openSession(
    { ...market.context(), client: { ...unknownClient, app: 'wechat', agent: iphone }, ip: '10.0.0.7' },
    'shopper',
    shopper.id,
  );

describe('the own sessions', () => {
  it('are shown with their device and where they were opened, this one first', async ({ market }) => {
    await market.advance(60);
    await otherDevice(market);
    const [current, other, ...more] = await sessions();
    expect(more).toEqual([]);
    expect(current).toMatchObject({ is_current: true, system: 'unknown', app: 'unknown' });
    expect(other).toMatchObject({ is_current: false, system: 'ios', app: 'wechat', ip: '10.0.0.7' });
    expect(other?.opened_at).toBeCloseTo(market.seconds(), -1);
  });

  it('keep the browser a login named', async ({ market }) => {
    const agent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
    const input = { account: shopper.username, password: 'demo1234', agree: true };
    await market.request('POST /wanlshop/user/login', input, { headers: { 'user-agent': agent } });
    expect((await sessions()).at(-1)).toMatchObject({ system: 'android', app: 'chrome' });
  });

  it('are not shown once they are over', async ({ market }) => {
    await otherDevice(market);
    await market.advance(20 * 86_400);
    await shopper.client.call('GET /wanlshop/user/info', {});
    await market.advance(15 * 86_400);
    expect(await sessions()).toMatchObject([{ is_current: true }]);
  });

  it('are ended one by one, and an app open on one is notified at once', async ({ market, stands }) => {
    const token = await otherDevice(market);
    const socket = await openSocket(market);
    await market.client(token).call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    const other = (await sessions()).find(({ is_current }) => !is_current);
    await shopper.client.call('POST /wanlshop/user/session/end', { id: other?.id ?? 0 });
    expect(await socket.hear('kick')).toEqual({ type: 'kick', message: '该设备已被您在其他设备上移除登录' });
    expect([await stands(token), await stands(shopper.token)]).toEqual([false, true]);
  });

  it('are ended all together but for the one in hand', async ({ market, stands }) => {
    const tokens = [await otherDevice(market), await otherDevice(market)];
    expect(await shopper.client.call('POST /wanlshop/user/session/end_others', {})).toEqual({ ended: 2 });
    expect(await Promise.all(tokens.map(stands))).toEqual([false, false]);
    expect(await shopper.client.call('POST /wanlshop/user/session/end_others', {})).toEqual({ ended: 0 });
  });

  it('do not end the one in hand by mistake', async () => {
    const [current] = await sessions();
    const end = shopper.client.call('POST /wanlshop/user/session/end', { id: current?.id ?? 0 });
    expect(await getRefusalKey(end)).toBe('identity.session_current');
  });

  it('of another person are not there', async ({ market }) => {
    const [theirs] = await sessions(await aShopper(market));
    const end = shopper.client.call('POST /wanlshop/user/session/end', { id: theirs?.id ?? 0 });
    expect(await getRefusalKey(end)).toBe('common.not_found');
  });

  it('are ended once when two ask for it at the same time', async ({ market }) => {
    await otherDevice(market);
    const id = (await sessions()).find(({ is_current }) => !is_current)?.id ?? 0;
    const end = () =>
      shopper.client.call('POST /wanlshop/user/session/end', { id }).then(
        () => 'ended',
        () => 'gone',
      );
    expect((await Promise.all([end(), end()])).toSorted()).toEqual(['ended', 'gone']);
  });

  it('keep no more of what a browser says than they need', async ({ market }) => {
    const login = { account: shopper.username, password: 'demo1234', agree: true };
    await market.request('POST /wanlshop/user/login', login, {
      headers: { 'user-agent': 'x'.repeat(2_000) },
    });
    const { pool } = market.server.kernel.database;
    const { rows } = await pool.query('select max(length(agent)) as longest from sessions');
    expect(rows).toEqual([{ longest: 300 }]);
  });
});
