/** Staff and roles of a shop, as its owner and those they trust look after them. */
import { type CallIn, calls } from '@chengji/contract';
import {
  anOperator,
  aSeller,
  aShop,
  getRefusalKey,
  logInStaff,
  type Market,
  type Person,
  testPassword,
  withCurrentVersion,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('shopId', async ({ market }) => (await aShop(market)).id)
  .extend('owner', ({ market, shopId }) => aSeller(market, shopId))
  .extend(
    'save',
    ({ market }) =>
      async (who: Person, traits: Partial<CallIn<'POST /seller/staff/save'>> = {}) =>
        who.client.call(
          'POST /seller/staff/save',
          await withCurrentVersion(market, 'shopStaff', form(traits)),
        ),
  )
  /** Someone with a role made for them. */
  .extend(
    'aLead',
    ({ market, owner, save }) =>
      async (rights = ['staff.read', 'staff.write', 'goods.read']): Promise<Person & { role: string }> => {
        const { key } = await saveRole(owner, { rights });
        const { account } = await save(owner, { role: key });
        const { token, staff } = await logIn(market, account);
        return { id: staff.id, token, client: market.client(token), role: key };
      },
  );

let named = 0;
const form = (traits: Partial<CallIn<'POST /seller/staff/save'>> = {}) => {
  named += 1;
  return { account: `clerk_${named}`, name: '小陈', role: 'goods', password: testPassword, ...traits };
};
const roles = (who: Person) => who.client.call('GET /seller/roles/list');
const logIn = (market: Market, account: string, password = testPassword) =>
  logInStaff(market, 'seller', { account, password });
const saveRole = (who: Person, traits: Partial<CallIn<'POST /seller/roles/save'>> = {}) =>
  who.client.call('POST /seller/roles/save', {
    name: '组长',
    name_en: 'Lead',
    rights: ['staff.read', 'staff.write', 'goods.read'],
    ...(traits.key === undefined ? {} : { version: 1 }),
    ...traits,
  });

describe('taking someone on', () => {
  it('lets them log in with the role they were given, and lists them', async ({ market, owner, save }) => {
    const taken = await save(owner, { account: 'chen_1' });
    expect(taken).toMatchObject({ name: '小陈', role: 'goods', role_name: '商品管理', active: true });
    const { staff } = await logIn(market, 'chen_1');
    expect(staff).toMatchObject({ id: taken.id, role: 'goods', role_name: '商品管理' });
    expect(staff.rights).toContain('goods.write');
    const { rows, counts } = await owner.client.call('GET /seller/staff/list', { keyword: 'chen_1' });
    expect(rows).toEqual([taken]);
    expect(counts).toEqual({ all: 1, active: 1, left: 0 });
  });

  it('is refused without a password, for a taken account, and for a role that is not there', async ({
    owner,
    save,
  }) => {
    const { account } = await save(owner);
    expect(await getRefusalKey(save(owner, { password: undefined }))).toBe('identity.password_missing');
    expect(await getRefusalKey(save(owner, { account: account.toUpperCase() }))).toBe(
      'identity.account_taken',
    );
    expect(await getRefusalKey(save(owner, { role: 'no-such-role' }))).toBe('identity.role_unknown');
  });

  it('happens once when it is asked for many times at once', async ({ owner, save }) => {
    const told = await Promise.allSettled(Array.from({ length: 5 }, () => save(owner, { account: 'once' })));
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a person who leaves', () => {
  it('is out at once, cannot come in, and may come back', async ({ market, owner, save }) => {
    const { id, account } = await save(owner);
    const { token } = await logIn(market, account);
    const left = await save(owner, { id, account, password: undefined, active: false });
    expect(left.active).toBe(false);
    expect(await getRefusalKey(market.client(token).call('GET /seller/auth/info'))).toBe(
      'common.login_required',
    );
    expect(await getRefusalKey(logIn(market, account))).toBe('identity.account_frozen');
    const listed = await owner.client.call('GET /seller/staff/list', { state: 'left' });
    expect(listed.rows.map((row) => row.id)).toEqual([id]);
    await save(owner, { id, account, password: undefined });
    expect((await logIn(market, account)).staff.id).toBe(id);
  });

  it('has no session left once their password is another', async ({ market, owner, save }) => {
    const { id, account } = await save(owner);
    const { token } = await logIn(market, account);
    await save(owner, { id, account, password: 'another-one' });
    expect(await getRefusalKey(market.client(token).call('GET /seller/auth/info'))).toBe(
      'common.login_required',
    );
    expect(await getRefusalKey(logIn(market, account))).toBe('identity.wrong_account_or_password');
    expect((await logIn(market, account, 'another-one')).staff.id).toBe(id);
  });
});

describe('nobody gives more than they hold', () => {
  it('whether to someone new, to someone there, or to a role', async ({ owner, save, aLead }) => {
    const lead = await aLead();
    const beyond = 'identity.beyond_own_rights';
    expect(await getRefusalKey(save(lead, { role: 'goods' }))).toBe(beyond);
    expect(await getRefusalKey(save(lead, { role: 'owner' }))).toBe(beyond);
    const { account, id } = await save(owner, { role: 'shipping' });
    expect(await getRefusalKey(save(lead, { id, account, role: lead.role }))).toBe(beyond);
    expect(await getRefusalKey(saveRole(lead, { name: '更多', rights: ['orders.ship'] }))).toBe(beyond);
    expect(await getRefusalKey(saveRole(lead, { key: 'goods', rights: [] }))).toBe(beyond);
    expect(await getRefusalKey(lead.client.call('POST /seller/roles/delete', { key: 'service' }))).toBe(
      beyond,
    );
  });

  it('but may give what they do hold', async ({ save, aLead }) => {
    const lead = await aLead();
    const { key } = await saveRole(lead, { name: '看货', rights: ['goods.read'] });
    expect(await save(lead, { role: key })).toMatchObject({ role: key, can: { edit: true } });
    const mine = (await roles(lead)).rows.filter(({ can }) => can.give).map((row) => row.key);
    expect(mine.toSorted()).toEqual([key, lead.role].toSorted());
  });

  it('and a role taken away while they act counts', async ({ owner, save, aLead }) => {
    const lead = await aLead();
    await saveRole(owner, { key: lead.role, rights: ['goods.read'] });
    expect(await getRefusalKey(save(lead, { role: lead.role }))).toBe('common.no_permission');
  });
});

describe('the owner', () => {
  it('cannot give up being one, nor leave, and keeps every right', async ({ owner, save }) => {
    const { account, name } = await owner.client.call('GET /seller/auth/info');
    const self = { id: owner.id, account, name, password: undefined };
    expect(await getRefusalKey(save(owner, { ...self, role: 'goods' }))).toBe('identity.own_staff_entry');
    expect(await getRefusalKey(save(owner, { ...self, role: 'owner', active: false }))).toBe(
      'identity.own_staff_entry',
    );
    expect(await save(owner, { ...self, role: 'owner', name: '老林' })).toMatchObject({ name: '老林' });
    expect(await getRefusalKey(saveRole(owner, { key: 'owner', rights: [] }))).toBe('identity.role_fixed');
    expect(await getRefusalKey(owner.client.call('POST /seller/roles/delete', { key: 'owner' }))).toBe(
      'identity.role_fixed',
    );
  });

  it('is always somebody: two who demote each other at once leave one', async ({
    market,
    shopId,
    owner,
    save,
  }) => {
    const other = await aSeller(market, shopId);
    const demote = async (who: Person, whom: Person) => {
      const { account } = await whom.client.call('GET /seller/auth/info');
      return save(who, { id: whom.id, account, role: 'goods', password: undefined });
    };
    const accounts = [await demote(owner, other).catch(String), await demote(other, owner).catch(String)];
    expect(accounts).toHaveLength(2);
    const { rows } = await market.server.kernel.database.pool.query(
      `select 1 from shop_staff where shop_id = $1 and role = 'owner' and id in ($2, $3)`,
      [shopId, owner.id, other.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a role', () => {
  it('counts from the next call on, and is told in both languages', async ({ market, owner, aLead }) => {
    const lead = await aLead();
    expect(await getRefusalKey(lead.client.call('GET /seller/orders/list'))).toBe('common.no_permission');
    await saveRole(owner, { key: lead.role, rights: ['orders.read', 'staff.read'] });
    expect((await lead.client.call('GET /seller/orders/list')).total).toBe(0);
    const info = await market.client(lead.token, 'en').call('GET /seller/auth/info');
    expect(info.role_name).toBe('Lead');
    expect(info.rights.toSorted()).toEqual(['orders.read', 'staff.read']);
  });

  it('is listed with its people and every right in words', async ({ owner }) => {
    const { rows, rights } = await roles(owner);
    expect(rows[0]).toMatchObject({ key: 'owner', name: '店主', name_en: 'Owner', can: { edit: false } });
    expect(rows.map(({ key }) => key).toSorted()).toEqual([
      'finance',
      'goods',
      'owner',
      'service',
      'shipping',
    ]);
    expect(rights.length).toBe(rows[0]?.rights.length);
    for (const { label, group } of rights) expect(`${group} ${label}`).not.toContain('rights.');
  });

  it('has a name of its own, and rights that exist', async ({ owner }) => {
    expect(await getRefusalKey(saveRole(owner, { name: '商品管理' }))).toBe('identity.role_name_taken');
    expect(await getRefusalKey(saveRole(owner, { rights: ['everything'] }))).toBe('identity.right_unknown');
    expect(await getRefusalKey(saveRole(owner, { key: 'no-such-role' }))).toBe('common.not_found');
  });

  it('goes when nobody works in it any more', async ({ owner, save }) => {
    const { key } = await saveRole(owner);
    const { id, account } = await save(owner, { role: key });
    const remove = () => owner.client.call('POST /seller/roles/delete', { key });
    expect(await getRefusalKey(remove())).toBe('identity.role_in_use');
    await save(owner, { id, account, role: 'goods', password: undefined });
    await remove();
    expect((await roles(owner)).rows.map((row) => row.key)).not.toContain(key);
    expect(await getRefusalKey(remove())).toBe('common.not_found');
  });
});

describe('the staff directory', () => {
  it('keeps one shop’s staff and roles from another', async ({ market, owner, save }) => {
    const elsewhere = await aSeller(market, (await aShop(market)).id);
    const { id, account } = await save(owner);
    const { key } = await saveRole(owner);
    expect(await getRefusalKey(save(elsewhere, { id, account }))).toBe('common.not_found');
    expect(await getRefusalKey(save(elsewhere, { role: key }))).toBe('identity.role_unknown');
    expect(await getRefusalKey(saveRole(elsewhere, { key }))).toBe('common.not_found');
    const { rows } = await elsewhere.client.call('GET /seller/staff/list');
    expect(rows.map((row) => row.id)).not.toContain(id);
  });

  it('records who gave what to whom, without a password', async ({ market, owner, save }) => {
    const { id, account } = await save(owner);
    await save(owner, { id, account, role: 'service', password: 'another-one' });
    const { rows } = await market.server.kernel.database.pool.query(
      `select before, after from audit_log where subject = 'staff' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toEqual([
      { before: null, after: { account, name: '小陈', role: 'goods', active: true } },
      {
        before: { role: 'goods', password_changed: null },
        after: { role: 'service', password_changed: true },
      },
    ]);
  });
});

describe('the platform’s staff', () => {
  it('are looked after in the same way, under their own roles', async ({ market }) => {
    const admin = await anOperator(market);
    const { rows, rights } = await admin.client.call('GET /platform/roles/list');
    expect(rows.map(({ key }) => key).toSorted()).toEqual(['admin', 'finance', 'operator', 'support']);
    for (const { label, group } of rights) expect(`${group} ${label}`).not.toContain('rights.');
    const asked = Object.values(calls).flatMap((call) => ('right' in call ? [call.right] : []));
    for (const role of rows) expect(asked).toEqual(expect.arrayContaining(role.rights));
    const { key } = await admin.client.call('POST /platform/roles/save', {
      name: '编辑',
      name_en: 'Editor',
      rights: ['articles.read', 'articles.write'],
    });
    const taken = await admin.client.call('POST /platform/staff/save', form({ role: key }));
    expect(taken).toMatchObject({ role: key, role_name: '编辑' });
    const { account, password } = { account: taken.account, password: testPassword };
    const { staff } = await logInStaff(market, 'platform', { account, password });
    expect(staff).toMatchObject({ rights: ['articles.read', 'articles.write'], role_name: '编辑' });
    const { rows: found } = await admin.client.call('GET /platform/staff/list', { role: key });
    expect(found).toEqual([taken]);
    expect(await getRefusalKey(admin.client.call('POST /platform/roles/delete', { key }))).toBe(
      'identity.role_in_use',
    );
  });
});
