import {
  addMoney,
  aGoods,
  anAddress,
  anOperator,
  aShopFixture,
  aShopper,
  aTrade,
  firstSku,
  getRefusalKey,
  interleave,
  type Market,
  openSmsInbox,
  type ShopperPerson,
  type SmsInbox,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { findShoppers, getShopper, updateShopper } from '../shoppers/shoppers.queries.ts';
import { closeAccount } from './close-account.ts';

const week = 7 * 86_400;

const it = marketTest.extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market));

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

async function ask(inbox: SmsInbox, person = shopper) {
  await person.client.call('POST /wanlshop/sms/send', { mobile: person.mobile, event: 'close' });
  return person.client.call('POST /wanlshop/user/close', {
    code: inbox.generateCode(person.mobile, 'close'),
  });
}
const shown = (person = shopper) => person.client.call('GET /wanlshop/user/closing', {});
const logIn = (market: Market, account: string) =>
  market.client().call('POST /wanlshop/user/login', { account, password: testPassword, agree: true });
const inSeconds = (market: Market, seconds: number) => market.seconds() + seconds;

describe('closing an account', () => {
  it('is done after the cool-off, and not before', async ({ market, inbox }) => {
    const { closes_at } = await ask(inbox);
    expect(closes_at).toBe(inSeconds(market, week));
    expect(await shown()).toEqual({ obstacles: [], cool_off_days: 7, closes_at });
    await market.advance(week - 5);
    expect((await logIn(market, shopper.username)).userinfo.id).toBe(shopper.id);
    await market.advance(10);
    expect(await getRefusalKey(logIn(market, shopper.username))).toBe('identity.wrong_account_or_password');
    expect((await market.request('GET /wanlshop/user/info', {}, { token: shopper.token })).status).toBe(401);
  });

  it('leaves nothing of the person: their name, number, picture, addresses, cart and what they kept go', async ({
    market,
    inbox,
  }) => {
    await shopper.client.call('POST /wanlshop/user/save', {
      bio: '爱吃橙子',
      birthday: '1999-12-31',
      gender: 'female',
    });
    await anAddress(shopper);
    const shop = await aShopFixture(market);
    const goods = await aGoods(shop);
    await shopper.client.call('POST /wanlshop/cart/storage', {
      type: 'add',
      data: { ...firstSku(goods), number: 1 },
    });
    await shopper.client.call('POST /wanlshop/goods/collect', { id: goods.id, collected: true });
    await shopper.client.call('GET /wanlshop/goods/details', { id: goods.id });
    await shopper.client.call('POST /wanlshop/shop/follow', { id: shop.id, followed: true });
    await market.settle();
    await ask(inbox);
    await market.advance(week);
    const row = await getShopper(market.context().db, shopper.id);
    expect(row).toMatchObject({
      state: 'closed',
      bio: '',
      birthday: null,
      gender: 'unknown',
      passwordHash: null,
    });
    expect(JSON.stringify(row)).not.toContain(shopper.mobile);
    expect(JSON.stringify(row)).not.toContain(shopper.username);
    const card = (await findShoppers(market.context().db, [shopper.id])).get(shopper.id);
    expect(card?.nickname).toBe('已注销用户');
    await market.settle();
    const { pool } = market.server.kernel.database;
    for (const table of ['addresses', 'cart_lines', 'favourites', 'footprints', 'shop_follows']) {
      const { rows } = await pool.query(`select 1 from ${table} where shopper_id = $1`, [shopper.id]);
      expect(rows, table).toEqual([]);
    }
    const { followers } = await market.client().call('GET /wanlshop/shop/details', { id: shop.id });
    expect(followers).toBe(0);
  });

  it('frees the mobile and the username for someone else', async ({ market, inbox }) => {
    await ask(inbox);
    await market.advance(week);
    const again = await aShopper(market, { username: shopper.username, mobile: shopper.mobile });
    expect(again.id).not.toBe(shopper.id);
  });

  it('may be taken back until then', async ({ market, inbox }) => {
    await ask(inbox);
    await shopper.client.call('POST /wanlshop/user/keep', {});
    expect((await shown()).closes_at).toBeNull();
    await market.advance(week + 10);
    expect((await logIn(market, shopper.username)).userinfo.id).toBe(shopper.id);
  });

  it('keeps its day when it is asked for again', async ({ market, inbox }) => {
    const first = await ask(inbox);
    await market.advance(3_600);
    expect(await ask(inbox)).toEqual(first);
  });

  it('waits for money and open orders to come to their end', async ({ market, inbox }) => {
    await addMoney(market, shopper, 1_230);
    await aTrade(market, shopper);
    expect((await shown()).obstacles).toEqual([
      { kind: 'balance', amount: '12.30' },
      { kind: 'open_orders', count: 1 },
    ]);
    expect(await getRefusalKey(ask(inbox))).toBe('identity.closing_obstacles');
  });

  it('is called off, and the person notified, when something began in the cool-off', async ({
    market,
    inbox,
  }) => {
    await ask(inbox);
    await market.advance(week - 60);
    await aTrade(market, shopper);
    await market.advance(120);
    await market.settle();
    expect((await shown()).closes_at).toBeNull();
    const { rows } = await shopper.client.call('GET /wanlshop/notice/list', { kind: 'system' });
    expect(rows.map(({ title }) => title)).toContain('账号未注销');
  });

  it('does not help someone who is frozen to be forgotten', async ({ market, inbox }) => {
    const operator = await anOperator(market);
    await ask(inbox);
    await operator.client.call('POST /platform/users/kick', { id: shopper.id, freeze: true });
    await market.advance(week + 10);
    expect(await getShopper(market.context().db, shopper.id)).toMatchObject({
      state: 'frozen',
      closesAt: null,
    });
  });

  it('is for good: the operator cannot bring the account back', async ({ market, inbox }) => {
    await ask(inbox);
    await market.advance(week);
    const operator = await anOperator(market);
    const revive = operator.client.call('POST /platform/users/kick', { id: shopper.id, freeze: false });
    expect(await getRefusalKey(revive)).toBe('common.not_found');
  });

  it('is not done when the shopper takes it back in the same moment', async ({ market, inbox }) => {
    await ask(inbox);
    const now = new Date(market.now().getTime() + week * 1_000);
    const ctx = { ...market.context(), clock: { now: () => now } };
    const keep = (ctx: Context) => updateShopper(ctx.db, shopper.id, { closesAt: null });
    await interleave(market.context(), keep, () => closeAccount(ctx, shopper.id));
    expect((await getShopper(market.context().db, shopper.id)).state).toBe('active');
  });

  it('needs the code that went to the own mobile', async ({ market }) => {
    expect(await getRefusalKey(shopper.client.call('POST /wanlshop/user/close', { code: '000000' }))).toBe(
      'identity.code_expired',
    );
    const other = await aShopper(market);
    const send = shopper.client.call('POST /wanlshop/sms/send', { mobile: other.mobile, event: 'close' });
    expect(await getRefusalKey(send)).toBe('identity.mobile_not_own');
  });
});
