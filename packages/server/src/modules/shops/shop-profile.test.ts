import type { CallIn } from '@chengji/contract';
import { aSeller, aShop, getRefusalKey, type Person, type TestShop } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('newShop', ({ market }) => aShop(market))
  .extend('owner', ({ market, newShop }) => aSeller(market, newShop.id));

const form = (shop: TestShop, traits: Partial<CallIn<'POST /seller/shop/save'>> = {}) => ({
  version: 1,
  name: `新店 ${shop.id}`,
  name_en: `New shop ${shop.id}`,
  logo: '/files/00/logo.webp',
  city: '苏州',
  city_en: 'Suzhou',
  intro: '手作',
  intro_en: 'Made by hand',
  ...traits,
});
const save = (shop: TestShop, owner: Person, traits: Partial<CallIn<'POST /seller/shop/save'>> = {}) =>
  owner.client.call('POST /seller/shop/save', form(shop, traits));

describe('the profile of a shop', () => {
  it('shows the shop in both languages, and takes what is changed of it', async ({ newShop, owner }) => {
    const before = await owner.client.call('GET /seller/shop/details');
    expect(before).toMatchObject({ id: newShop.id, type: 'enterprise', name: newShop.name, score: null });
    const after = await save(newShop, owner);
    expect(after).toEqual({ ...before, ...form(newShop), version: 2 });
    expect(await owner.client.call('GET /seller/shop/details')).toEqual(after);
    expect((await owner.client.call('GET /seller/auth/info')).shop?.name).toBe(`新店 ${newShop.id}`);
  });

  it('gives no shop the name of another, in any case', async ({ market, newShop, owner }) => {
    const other = await aShop(market, { name: `Tea ${newShop.id}` });
    expect(await getRefusalKey(save(newShop, owner, { name: other.name.toUpperCase() }))).toBe(
      'shops.name_taken',
    );
    expect(await save(newShop, owner, { name: newShop.name })).toMatchObject({ name: newShop.name });
  });

  it('gives a name once when many take it at once', async ({ market, newShop }) => {
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => aSeller(market, (await aShop(market)).id)),
    );
    const told = await Promise.allSettled(
      others.map((person) =>
        person.client.call('POST /seller/shop/save', form(newShop, { name: `一名 ${newShop.id}` })),
      ),
    );
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('records what it was and what it is', async ({ market, newShop, owner }) => {
    await save(newShop, owner, { name: newShop.name, city: '无锡' });
    const { rows } = await market.server.kernel.database.pool.query(
      `select before, after from audit_log where subject = 'shop' and subject_id = $1`,
      [String(newShop.id)],
    );
    expect(rows).toMatchObject([{ before: { city: '杭州' }, after: { city: '无锡' } }]);
  });

  it('takes no picture from elsewhere and no name of one letter', async ({ newShop, owner }) => {
    expect(await getRefusalKey(save(newShop, owner, { logo: 'https://example.com/a.png' }))).toBe(
      'common.invalid_input',
    );
    expect(await getRefusalKey(save(newShop, owner, { name: '店' }))).toBe('common.invalid_input');
  });
});
