/** Who works in a shop, what each role may do there, and how long they are in. */
import { calls } from '@chengji/contract';
import {
  anOperator,
  aSeller,
  aShop,
  aShopper,
  getRefusalKey,
  logInStaff,
  type Market,
  type Person,
  type TestShop,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { addStaff, openShop } from '../index.ts';

const minute = 60;
const day = 86_400;
const roles = ['owner', 'goods', 'shipping', 'service'] as const;

const it = marketTest
  .extend('newShop', ({ market }) => aShop(market))
  .extend(
    'logIn',
    ({ market }) =>
      (account: string, password = testPassword) =>
        logInStaff(market, 'seller', { account, password }),
  );

const info = (market: Market, { token }: { token: string }, language: 'zh' | 'en' = 'zh') =>
  market.client(token, language).call('GET /seller/auth/info');
const change = (market: Market, id: number, what: string) =>
  market.server.kernel.database.pool.query(`update shop_staff set ${what} where id = ${id}`);
const run = (market: Market, text: string) => market.server.kernel.database.pool.query(text);

/** The calls of the console that ask for a right, each with that right; an upload is multipart and tried elsewhere. */
const guarded = Object.entries(calls).flatMap(([name, call]) =>
  call.who === 'seller' && 'right' in call && !('upload' in call) ? [{ name, right: call.right }] : [],
);
/** Whether the role lets someone through to a call; what else it may say of an empty input is no matter here. */
const isLetThrough = async (market: Market, { token }: Person, name: string) => {
  const { body } = await market.request(name, {}, { token, idempotencyKey: 'k'.repeat(16) });
  return (body.data as { key?: string } | null)?.key !== 'common.no_permission';
};

describe('a role', () => {
  it.for(roles)(
    'of %s is let through to what its rights name, and to nothing else',
    async (role, { market, newShop }) => {
      const person = await aSeller(market, newShop.id, role);
      const { rights } = await person.client.call('GET /seller/auth/info');
      expect(rights.length).toBeGreaterThan(0);
      for (const { name, right } of guarded) {
        expect([name, await isLetThrough(market, person, name)]).toEqual([name, rights.includes(right)]);
      }
    },
  );

  it('that changes counts from the next call on', async ({ market, newShop }) => {
    const person = await aSeller(market, newShop.id, 'goods');
    expect((await person.client.call('GET /seller/goods/list')).total).toBe(0);
    await change(market, person.id, `role = 'shipping'`);
    expect(await getRefusalKey(person.client.call('GET /seller/goods/list'))).toBe('common.no_permission');
    expect((await person.client.call('GET /seller/orders/list')).total).toBe(0);
  });

  it('that is no longer known has no rights, and still shows who it is', async ({ market, newShop }) => {
    const person = await aSeller(market, newShop.id, 'owner');
    await change(market, person.id, `role = 'founder'`);
    expect(await info(market, person)).toMatchObject({
      role: 'founder',
      rights: [],
      shop: { id: newShop.id },
    });
    for (const { name } of guarded) expect(await isLetThrough(market, person, name)).toBe(false);
  });
});

describe('logging in to a shop', () => {
  it('takes the account in any case, and no other password', async ({ newShop, logIn }) => {
    expect((await logIn(newShop.account.toUpperCase())).staff.account).toBe(newShop.account);
    for (const password of [testPassword.toUpperCase(), ` ${testPassword}`, `${testPassword}!`]) {
      expect(await getRefusalKey(logIn(newShop.account, password))).toBe(
        'identity.wrong_account_or_password',
      );
    }
  });

  it.for(['self', 'personal', 'enterprise', 'flagship'] as const)(
    'shows a shop that is %s',
    async (type, { market, logIn }) => {
      const { account, name } = await aShop(market, { type });
      expect((await logIn(account)).staff.shop).toMatchObject({ name, type, logo: '/files/00/logo.webp' });
    },
  );

  it('is one of several devices: each ends by itself', async ({ market, newShop, logIn }) => {
    const [computer, phone] = [await logIn(newShop.account), await logIn(newShop.account)];
    await market.client(computer.token).call('GET /seller/auth/logout');
    expect(await getRefusalKey(info(market, computer))).toBe('common.login_required');
    expect(await info(market, phone)).toMatchObject({ account: newShop.account });
  });

  it('shows the same person in the language of who reads', async ({ market, newShop, logIn }) => {
    const session = await logIn(newShop.account);
    const [zh, en] = [await info(market, session), await info(market, session, 'en')];
    expect(zh.shop?.name).toBe(newShop.name);
    expect(en.shop?.name).toMatch(/^Shop \d+$/);
    const told = { shop: null, role_name: '' };
    expect({ ...en, ...told }).toEqual({ ...zh, ...told });
  });

  it('is locked for a time after too many guesses, for that account alone', async ({
    market,
    newShop,
    logIn,
  }) => {
    const other = await aShop(market);
    for (let attempts = 0; attempts < 5; attempts += 1) await getRefusalKey(logIn(newShop.account, 'wrong'));
    expect(await getRefusalKey(logIn(newShop.account))).toBe('identity.too_many_tries');
    expect((await logIn(other.account)).staff.shop?.id).toBe(other.id);
    await market.advance(15 * minute + 1);
    expect((await logIn(newShop.account)).staff.shop?.id).toBe(newShop.id);
  });

  it('says of who left no more than of a stranger, unless the password is theirs', async ({
    market,
    newShop,
    logIn,
  }) => {
    const person = await aSeller(market, newShop.id, 'service');
    const { account } = await info(market, person);
    await change(market, person.id, 'is_active = false');
    expect(await getRefusalKey(logIn(account, 'wrong'))).toBe('identity.wrong_account_or_password');
    expect(await getRefusalKey(logIn(account))).toBe('identity.account_frozen');
    await change(market, person.id, 'is_active = true');
    expect((await logIn(account)).staff.account).toBe(account);
  });

  it('lasts as long as the operator says, and then asks again', async ({ market, newShop, logIn }) => {
    const session = await logIn(newShop.account);
    await market.advance(29 * day);
    expect(await info(market, session)).toMatchObject({ account: newShop.account });
    await market.advance(31 * day);
    expect(await getRefusalKey(info(market, session))).toBe('common.login_required');
  });

  it('gives no access to the app, nor to the operator’s console', async ({ market, newShop, logIn }) => {
    const { token } = await logIn(newShop.account);
    const client = market.client(token);
    expect(await getRefusalKey(client.call('GET /wanlshop/user/info'))).toBe('common.login_required');
    expect(await getRefusalKey(client.call('GET /platform/auth/info'))).toBe('common.login_required');
    for (const person of [await aShopper(market), await anOperator(market)]) {
      expect(await getRefusalKey(info(market, person))).toBe('common.login_required');
    }
  });

  it('is not for a shopper or an operator of the same name', async ({ market, logIn }) => {
    const { username } = await aShopper(market);
    const { account } = await anOperator(market);
    for (const name of [username, account]) {
      expect(await getRefusalKey(logIn(name))).toBe('identity.wrong_account_or_password');
    }
  });
});

describe('taking someone on', () => {
  const clerk = (newShop: TestShop, account: string, shopId = newShop.id) => ({
    shopId,
    account,
    name: '店员',
    role: 'goods' as const,
    password: testPassword,
  });

  it('is refused for an account that some shop has, in any case', async ({ market, newShop }) => {
    const other = await aShop(market);
    const taking = addStaff(market.context(), clerk(newShop, newShop.account.toUpperCase(), other.id));
    await expect(taking).rejects.toMatchObject({ cause: { constraint: 'shop_staff_account_unique' } });
  });

  it('happens once when it is asked for many times at once', async ({ market, newShop }) => {
    const told = await Promise.allSettled(
      Array.from({ length: 5 }, () => addStaff(market.context(), clerk(newShop, `once_${newShop.id}`))),
    );
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('keeps no password that anyone could read', async ({ market, newShop }) => {
    const id = await addStaff(market.context(), clerk(newShop, `secret_${newShop.id}`));
    const { rows } = await run(market, `select * from shop_staff where id = ${id}`);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(testPassword);
  });
});

describe('opening a shop', () => {
  const form = (name: string, account: string) => ({
    type: 'personal' as const,
    name,
    nameEn: name,
    logo: '/files/00/logo.webp',
    city: '杭州',
    cityEn: 'Hangzhou',
    owner: { account, name: '店主', password: testPassword },
  });

  it('is refused under a name that some shop has, in any case', async ({ market, logIn }) => {
    await openShop(market.context(), form('Tea House', 'tea_1'));
    const again = openShop(market.context(), form('TEA HOUSE', 'tea_2'));
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'shops_name_unique' } });
    expect(await getRefusalKey(logIn('tea_2'))).toBe('identity.wrong_account_or_password');
  });

  it('leaves neither shop nor owner when what it is part of is broken off', async ({ market, logIn }) => {
    const work = transact(market.context(), async (ctx) => {
      await openShop(ctx, form('半途而废', 'halfway'));
      throw new Error('broken off');
    });
    await expect(work).rejects.toThrow('broken off');
    expect((await run(market, `select 1 from shops where name = '半途而废'`)).rows).toEqual([]);
    expect(await getRefusalKey(logIn('halfway'))).toBe('identity.wrong_account_or_password');
  });
});
