/** Logging in by WeChat, which the sandbox stands in for: through its page, over HTTP. */
import {
  aShopper,
  getRefusalKey,
  type Market,
  openSmsInbox,
  type ShopperPerson,
  type SmsInbox,
  startMarket,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const agreed = { provider: 'wechat', agree: true } as const;
const state = 'a-state-of-the-clients-own';

const it = marketTest.extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market));

/** Opens the provider's page and agrees there; answers where it leads back to. */
async function agreeAs(market: Market, person: string) {
  const { url } = await market.client().call('POST /wanlshop/third/open', { provider: 'wechat', state });
  const consent = new URL(url, market.url);
  consent.hash = '';
  const back = await fetch(consent, { method: 'POST', body: `person=${person}`, redirect: 'manual' });
  const client = await fetch(new URL(back.headers.get('location') ?? '', market.url), { redirect: 'manual' });
  return new URLSearchParams(client.headers.get('location')?.split('?')[1]);
}
const getGrant = async (market: Market, person: string) => (await agreeAs(market, person)).get('grant') ?? '';
const logIn = async (market: Market, person: string) =>
  market.client().call('POST /wanlshop/third/login', { ...agreed, grant: await getGrant(market, person) });

async function getTicket(market: Market, person: string) {
  const answer = await logIn(market, person);
  if (answer.status !== 'new') throw new Error(`${person} is known already`);
  return answer.ticket;
}
async function register(market: Market, inbox: SmsInbox, ticket: string, mobile: string) {
  await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'login' });
  const code = inbox.generateCode(mobile, 'login');
  return market.client().call('POST /wanlshop/third/register', { ticket, mobile, code, agree: true });
}
const bindings = async ({ client }: ShopperPerson) =>
  (await client.call('GET /wanlshop/third/bindings', {})).rows;
const bind = async (market: Market, { client }: ShopperPerson, person: string) =>
  client.call('POST /wanlshop/third/bind', {
    provider: 'wechat',
    grant: await getGrant(market, person),
    password: testPassword,
  });
const unbind = ({ client }: ShopperPerson) =>
  client.call('POST /wanlshop/third/unbind', { provider: 'wechat', password: testPassword });

describe('a login by WeChat', () => {
  it('is offered, by its name in the language of the person', async ({ market }) => {
    const offered = { provider: 'wechat', inside_only: false };
    const { rows } = await market.client().call('GET /wanlshop/third/providers', {});
    expect(rows).toEqual([{ ...offered, name: '微信' }]);
    const english = await market.client(null, 'en').call('GET /wanlshop/third/providers', {});
    expect(english.rows).toEqual([{ ...offered, name: 'WeChat' }]);
  });

  it('comes back to the client’s page with what was given and the client’s own state', async ({ market }) => {
    const given = await agreeAs(market, 'ahai');
    expect(given.get('provider')).toBe('wechat');
    expect(given.get('state')).toBe(state);
    expect(given.get('grant')).toMatch(/^\w{32}$/);
  });

  it('that was refused comes back without anything', async ({ market }) => {
    const given = await agreeAs(market, '');
    expect([given.get('grant'), given.get('state')]).toEqual(['', state]);
  });

  it('of someone new asks for a mobile, makes a shopper of their name and knows them from then on', async ({
    market,
    inbox,
  }) => {
    const ticket = await getTicket(market, 'ahai');
    const { userinfo } = await register(market, inbox, ticket, '13644440001');
    expect(userinfo).toMatchObject({ nickname: '阿海的船', mobile: '13644440001', has_password: false });
    const again = await logIn(market, 'ahai');
    expect(again).toMatchObject({ status: 'known', userinfo: { id: userinfo.id } });
  });

  it('of someone new with a number that is known logs in as who has the number', async ({
    market,
    inbox,
  }) => {
    const shopper = await aShopper(market, { nickname: '小橙子' });
    const { userinfo } = await register(market, inbox, await getTicket(market, 'xiaoyu'), shopper.mobile);
    expect(userinfo).toMatchObject({ id: shopper.id, nickname: '小橙子' });
    await unbind(shopper);
  });

  it('is not bound to a shopper who has another one, and the code stays good', async ({ market, inbox }) => {
    const shopper = await aShopper(market);
    await bind(market, shopper, 'xiaoyu');
    const ticket = await getTicket(market, 'tangtang');
    expect(await getRefusalKey(register(market, inbox, ticket, shopper.mobile))).toBe('identity.third_taken');
    const code = inbox.generateCode(shopper.mobile, 'login');
    const login = { mobile: shopper.mobile, code, agree: true as const };
    expect((await market.client().call('POST /wanlshop/user/mobilelogin', login)).userinfo.id).toBe(
      shopper.id,
    );
    await unbind(shopper);
  });

  it('is good once', async ({ market }) => {
    const grant = await getGrant(market, 'ahai');
    await market.client().call('POST /wanlshop/third/login', { ...agreed, grant });
    const again = market.client().call('POST /wanlshop/third/login', { ...agreed, grant });
    expect(await getRefusalKey(again)).toBe('identity.third_refused');
  });

  it('is not had with what the provider never gave', async ({ market }) => {
    const made = market.client().call('POST /wanlshop/third/login', { ...agreed, grant: 'made-up' });
    expect(await getRefusalKey(made)).toBe('identity.third_refused');
  });

  it('takes no ticket but its own, and none that is old', async ({ market, inbox }) => {
    const ticket = await getTicket(market, 'tangtang');
    expect(await getRefusalKey(register(market, inbox, 'made.up', '13644440002'))).toBe(
      'identity.ticket_over',
    );
    await market.advance(15 * 60);
    expect(await getRefusalKey(register(market, inbox, ticket, '13644440003'))).toBe('identity.ticket_over');
  });
});

describe('a binding', () => {
  it('is made and taken away by the person themselves', async ({ market }) => {
    const shopper = await aShopper(market);
    expect(await bindings(shopper)).toMatchObject([{ provider: 'wechat', bound: null }]);
    await bind(market, shopper, 'tangtang');
    expect(await bindings(shopper)).toMatchObject([{ bound: { nickname: '糖糖同学' } }]);
    expect(await logIn(market, 'tangtang')).toMatchObject({ status: 'known', userinfo: { id: shopper.id } });
    await unbind(shopper);
    expect(await bindings(shopper)).toMatchObject([{ bound: null }]);
    expect(await logIn(market, 'tangtang')).toMatchObject({ status: 'new' });
  });

  it('is made and taken away only by who proves again who they are, by the password or a code', async ({
    market,
    inbox,
  }) => {
    const { client, mobile } = await aShopper(market);
    const grant = await getGrant(market, 'tangtang');
    const bound = { provider: 'wechat', grant } as const;
    const without = client.call('POST /wanlshop/third/bind', bound);
    expect(await getRefusalKey(without)).toBe('identity.proof_required');
    const wrong = client.call('POST /wanlshop/third/bind', { ...bound, password: 'wrong' });
    expect(await getRefusalKey(wrong)).toBe('identity.wrong_password');
    const taken = client.call('POST /wanlshop/third/unbind', { provider: 'wechat' });
    expect(await getRefusalKey(taken)).toBe('identity.proof_required');
    await client.call('POST /wanlshop/sms/send', { mobile, event: 'confirm' });
    const code = inbox.generateCode(mobile, 'confirm');
    await client.call('POST /wanlshop/third/unbind', { provider: 'wechat', code });
  });

  it('is taken away by a reset of the password that asks for it, and stays with one that does not', async ({
    market,
    inbox,
  }) => {
    const shopper = await aShopper(market);
    await bind(market, shopper, 'tangtang');
    const reset = async (unbind: boolean) => {
      const { mobile } = shopper;
      await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'resetpwd' });
      const code = inbox.generateCode(mobile, 'resetpwd');
      const form = { mobile, code, password: 'brand-new', confirm: 'brand-new', unbind };
      await market.client().call('POST /wanlshop/user/resetpwd', form);
    };
    await reset(false);
    expect(await logIn(market, 'tangtang')).toMatchObject({ status: 'known' });
    await market.advance(60);
    await reset(true);
    expect(await logIn(market, 'tangtang')).toMatchObject({ status: 'new' });
  });

  it('to another account of the same provider takes the place of the first', async ({ market }) => {
    const shopper = await aShopper(market);
    await bind(market, shopper, 'tangtang');
    await bind(market, shopper, 'xiaoyu');
    expect(await bindings(shopper)).toMatchObject([{ bound: { nickname: '林间小雨' } }]);
    expect(await logIn(market, 'tangtang')).toMatchObject({ status: 'new' });
    await unbind(shopper);
  });

  it('is one person’s alone, also when two ask for it at once', async ({ market }) => {
    const [one, other] = [await aShopper(market), await aShopper(market)];
    const [first, second] = [await getGrant(market, 'xiaoyu'), await getGrant(market, 'xiaoyu')];
    const take = ({ client }: ShopperPerson, grant: string) =>
      client.call('POST /wanlshop/third/bind', { provider: 'wechat', grant, password: testPassword }).then(
        () => 'bound',
        () => 'taken',
      );
    expect((await Promise.all([take(one, first), take(other, second)])).toSorted()).toEqual([
      'bound',
      'taken',
    ]);
    const holder = (await bindings(one))[0]?.bound ? one : other;
    expect(await getRefusalKey(bind(market, holder === one ? other : one, 'xiaoyu'))).toBe(
      'identity.third_taken',
    );
    await unbind(holder);
  });
});

describe('a login by WeChat', () => {
  it('is not offered where there is nobody to vouch', async () => {
    const without = await startMarket({ environment: { PAY_CHANNELS: 'balance' } });
    const client = without.client();
    expect(await client.call('GET /wanlshop/third/providers', {})).toEqual({ rows: [] });
    for (const refused of [
      () => client.call('POST /wanlshop/third/open', { provider: 'wechat', state }),
      () => client.call('POST /wanlshop/third/login', { ...agreed, grant: 'g' }),
      () => client.call('GET /wanlshop/wechat/config', { url: 'https://market.example/' }),
    ]) {
      expect(await getRefusalKey(refused())).toBe('identity.third_off');
    }
    const shopper = await aShopper(without);
    await shopper.client.call('POST /wanlshop/third/unbind', { provider: 'wechat', password: testPassword });
    await without.stop();
  });
});
