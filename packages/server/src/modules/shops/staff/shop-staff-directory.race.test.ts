/** Staff and roles that are changed at the same moment. */
import { aSeller, aShop, getRefusalKey, logInStaff, type Person, testPassword } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

const it = marketTest
  .extend('shopId', async ({ market }) => (await aShop(market)).id)
  .extend('owner', ({ market, shopId }) => aSeller(market, shopId));

const staffIn = async (owner: Person, role: string) => {
  const { rows } = await owner.client.call('GET /seller/staff/list', { role });
  return rows.length;
};
const aRole = (owner: Person, name: string, rights = ['goods.read']) =>
  owner.client.call('POST /seller/roles/save', { name, name_en: name, rights });
const rounds = [1, 2, 3, 4, 5];
const isDone = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';

it('nobody is left in a role that was taken away while they were taken on', async ({ shopId, owner }) => {
  for (const round of rounds) {
    const { key } = await aRole(owner, `角色 ${round}`);
    const entry = { account: `race_${shopId}_${round}`, name: '小陈', role: key, password: testPassword };
    const [taken, removed] = await Promise.allSettled([
      owner.client.call('POST /seller/staff/save', entry),
      owner.client.call('POST /seller/roles/delete', { key }),
    ]);
    expect([taken, removed].filter(isDone)).toHaveLength(1);
    expect(await staffIn(owner, key)).toBe(isDone(taken) ? 1 : 0);
  }
});

it('of two owners who demote each other at once, one stays the owner', async ({ market, shopId }) => {
  for (const _ of rounds) {
    const [first, second] = [await aSeller(market, shopId), await aSeller(market, shopId)];
    const demote = async (who: Person, whom: Person) => {
      const { account } = await whom.client.call('GET /seller/auth/info');
      return () =>
        who.client.call('POST /seller/staff/save', {
          id: whom.id,
          version: 1,
          account,
          name: '前店主',
          role: 'goods',
        });
    };
    const moves = [await demote(first, second), await demote(second, first)];
    const told = await Promise.allSettled(moves.map((move) => move()));
    expect(told.filter(isDone)).toHaveLength(1);
  }
});

it('a name is given to one role, the first to ask', async ({ owner }) => {
  const told = await Promise.allSettled(rounds.map(() => aRole(owner, '同名')));
  expect(told.filter(isDone)).toHaveLength(1);
  expect(await getRefusalKey(aRole(owner, '同名'))).toBe('identity.role_name_taken');
});

it('a right taken from a role is not given on at that moment', async ({ market, shopId, owner }) => {
  for (const round of rounds) {
    const { key } = await aRole(owner, `组长 ${round}`, ['staff.read', 'staff.write', 'goods.read']);
    const account = `lead_${shopId}_${round}`;
    await owner.client.call('POST /seller/staff/save', {
      account,
      name: '组长',
      role: key,
      password: testPassword,
    });
    const { token } = await logInStaff(market, 'seller', { account });
    const [, given] = await Promise.allSettled([
      owner.client.call('POST /seller/roles/save', {
        key,
        version: 1,
        name: `组长 ${round}`,
        name_en: 'Lead',
        rights: ['staff.read', 'staff.write'],
      }),
      market.client(token).call('POST /seller/roles/save', {
        name: `转授 ${round}`,
        name_en: 'Given on',
        rights: ['goods.read'],
      }),
    ]);
    const { rows } = await owner.client.call('GET /seller/roles/list');
    expect(rows.some(({ name }) => name === `转授 ${round}`)).toBe(isDone(given));
  }
});

it('no more people are taken on than a list can hold', async ({ market, shopId, owner }) => {
  await market.server.kernel.database.pool.query(
    `insert into shop_staff (shop_id, account, name, role, password_hash, joined_at)
     select $1::bigint, 'bulk_' || $1::bigint || '_' || n, '店员', 'goods', 'none', now() from generate_series(1, 297) n`,
    [shopId],
  );
  const take = (n: number) =>
    owner.client.call('POST /seller/staff/save', {
      account: `last_${shopId}_${n}`,
      name: '小陈',
      role: 'goods',
      password: testPassword,
    });
  const told = await Promise.allSettled([take(1), take(2), take(3)]);
  expect(told.filter(isDone)).toHaveLength(1);
  expect(await getRefusalKey(take(4))).toBe('identity.too_many_staff');
});
