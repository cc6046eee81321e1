import type { CallIn } from '@chengji/contract';
import { aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { findDefaultAddress, getAddress } from '../index.ts';
import { insertAddress, makeDefault } from './address.queries.ts';

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const form = (traits: Partial<CallIn<'POST /wanlshop/address/save'>> = {}) => ({
  name: '林小雨',
  mobile: '13800000001',
  detail: '文三路 1 号 2 幢 303',
  province_code: '330000',
  city_code: '330100',
  district_code: '330106',
  ...traits,
});
const save = (traits: Parameters<typeof form>[0] = {}, { client } = shopper) =>
  client.call('POST /wanlshop/address/save', form(traits));
const list = async ({ client } = shopper) => (await client.call('GET /wanlshop/address/list', {})).rows;
const remove = (id: number, { client } = shopper) => client.call('POST /wanlshop/address/delete', { id });

describe('the address book', () => {
  it('names the area by its codes', async () => {
    expect(await save()).toMatchObject({
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      is_default: true,
    });
  });

  it('makes the first address the default, and any other that is asked to be', async () => {
    const first = await save();
    const second = await save({ name: '二' });
    expect(second.is_default).toBe(false);
    expect((await save({ id: second.id, is_default: true })).is_default).toBe(true);
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  it('keeps a default a default until another takes its place', async () => {
    const { id } = await save();
    expect((await save({ id, name: '改', is_default: false })).is_default).toBe(true);
  });

  it('makes the newest of the others the default when the default goes', async ({ market }) => {
    const first = await save();
    await save({ name: '二' });
    const third = await save({ name: '三' });
    await remove(first.id);
    expect(await list()).toMatchObject([{ id: third.id, is_default: true }, { is_default: false }]);
    expect(await findDefaultAddress(market.context(), shopper.id)).toMatchObject({ id: third.id });
  });

  it('has no default when there is no address left', async ({ market }) => {
    const { id } = await save();
    await remove(id);
    expect(await list()).toEqual([]);
    expect(await findDefaultAddress(market.context(), shopper.id)).toBeNull();
  });

  it('changes an address', async () => {
    const { id } = await save();
    const changed = { name: '改名', detail: '解放路 9 号', district_code: '330102' };
    expect(await save({ id, ...changed })).toMatchObject({ id, ...changed, district: '上城区' });
    expect(await list()).toHaveLength(1);
  });

  it('keeps a label, one of the market’s or a word of up to five characters, until it is taken off', async () => {
    expect((await save()).label).toBeNull();
    const { id } = await save({ label: 'school' });
    expect((await save({ id, label: '爸妈的家' })).label).toBe('爸妈的家');
    expect((await list()).map(({ label }) => label)).toEqual([null, '爸妈的家']);
    expect(await getRefusalKey(save({ label: '爷爷奶奶的家' }))).toBe('common.invalid_input');
    expect((await save({ id, label: null })).label).toBeNull();
  });

  it('refuses an area that is not one', async () => {
    expect(await getRefusalKey(save({ district_code: '320102' }))).toBe('shipping.region_unknown');
    expect(await getRefusalKey(save({ city_code: '330200' }))).toBe('shipping.region_unknown');
  });

  it('refuses a recipient, phone or detail that cannot be', async () => {
    for (const bad of [{ name: ' ' }, { mobile: '12345678901' }, { detail: '' }]) {
      expect(await getRefusalKey(save(bad))).toBe('common.invalid_input');
    }
  });

  it('keeps twenty addresses and no more, though they are added at once', async () => {
    const saves = await Promise.allSettled(Array.from({ length: 25 }, (_, n) => save({ name: `第${n}` })));
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await getRefusalKey(save())).toBe('shipping.too_many_addresses');
    const rows = await list();
    expect(rows.filter(({ is_default }) => is_default)).toHaveLength(1);
    const [{ id } = { id: 0 }] = rows;
    expect(await save({ id, name: '仍可改' })).toMatchObject({ name: '仍可改' });
  });

  it('keeps one default, though all ask to be it at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, n) => save({ name: `第${n}`, is_default: true })));
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('forgets an address whose saving was broken off halfway', async ({ market }) => {
    const broken = transact(market.context(), async ({ db, clock }) => {
      const { name, mobile, detail, district_code: districtCode } = form();
      const id = await insertAddress(db, shopper.id, {
        name,
        mobile,
        detail,
        label: null,
        districtCode,
        changedAt: clock.now(),
      });
      await makeDefault(db, shopper.id, id);
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    expect(await list()).toEqual([]);
  });

  it('shows, changes and removes nothing of another shopper’s', async ({ market }) => {
    const { id } = await save();
    const stranger = await aShopper(market);
    expect(await list(stranger)).toEqual([]);
    expect(await getRefusalKey(save({ id, name: '陌生人' }, stranger))).toBe('common.not_found');
    expect(await getRefusalKey(remove(id, stranger))).toBe('common.not_found');
    await expect(getAddress(market.context(), stranger.id, id)).rejects.toMatchObject({
      key: 'orders.address_gone',
    });
    expect(await getAddress(market.context(), shopper.id, id)).toMatchObject({ name: '林小雨' });
  });

  it('asks a visitor to log in', async ({ market }) => {
    const visitor = { ...shopper, client: market.client() };
    expect(await getRefusalKey(list(visitor))).toBe('common.login_required');
    expect(await getRefusalKey(save({}, visitor))).toBe('common.login_required');
    expect(await getRefusalKey(remove(1, visitor))).toBe('common.login_required');
  });

  it('shows the regions to anyone', async ({ market }) => {
    const { rows } = await market.client().call('GET /wanlshop/address/regions', {});
    expect(rows.find(({ code }) => code === '330000')?.children[0]).toMatchObject({ name: '杭州市' });
  });
});
