import {
  aGoods,
  aSeller,
  aShop,
  aShopFixture,
  getRefusalKey,
  type Market,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveFreightTemplate } from '../../shipping/index.ts';

const list = async ({ client }: Person) =>
  (await client.call('GET /seller/first_steps/list')).rows.map(({ step, done }) => [step, done]);

/** The shop as its owner alone runs it. */
async function letOthersGo(owner: Person) {
  const { rows } = await owner.client.call('GET /seller/staff/list', {});
  for (const { id, version, account, name, role } of rows.filter((row) => row.id !== owner.id))
    await owner.client.call('POST /seller/staff/save', { id, version, account, name, role, active: false });
}

const decorate = async ({ client }: Person) => {
  const strip = { title: { zh: '领券', en: 'Coupons' }, limit: 5 };
  const { version } = await client.call('POST /seller/pages/save', {
    version: 1,
    blocks: [{ id: 'coupons', type: 'coupon_strip', style: {}, params: strip }],
  });
  await client.call('POST /seller/pages/publish', { version });
};

const addFreight = (market: Market, shopId: number) =>
  saveFreightTemplate(market.context(), {
    shopId,
    name: '包邮',
    kind: 'free',
    rates: [],
    freeOverCents: null,
    noDelivery: [],
  });

describe('the first steps of a shop', () => {
  it('are all of them to a new shop, and are ticked off by what there is', async ({ market }) => {
    const { id } = await aShop(market);
    const owner = await aSeller(market, id);
    await letOthersGo(owner);
    expect(await list(owner)).toEqual([
      ['freight', false],
      ['goods', false],
      ['decoration', false],
      ['staff', false],
      ['open', false],
    ]);
    await addFreight(market, id);
    await aSeller(market, id, 'service');
    expect((await list(owner)).flatMap(([step, done]) => (done ? [step] : []))).toEqual(['freight', 'staff']);
  });

  it('are gone once all are done, goods count as they are on sale or not', async ({ market }) => {
    const shop = await aShopFixture(market);
    const { id } = await aGoods(shop, { state: 'off' });
    const done = async () => (await list(shop.seller)).flatMap(([step, isDone]) => (isDone ? [step] : []));
    expect(await done()).toEqual(['freight', 'goods', 'staff']);
    await shop.seller.client.call('POST /seller/goods/state', { ids: [id], state: 'on' });
    expect(await done()).toEqual(['freight', 'goods', 'staff', 'open']);
    await decorate(shop.seller);
    expect(await list(shop.seller)).toEqual([]);
  });

  it('name those alone that the role may do, and are hidden by one person for themselves', async ({
    market,
  }) => {
    const { id } = await aShop(market);
    const [owner, other] = [await aSeller(market, id), await aSeller(market, id)];
    expect(await getRefusalKey(list(await aSeller(market, id, 'shipping')))).toBe('common.no_permission');
    await owner.client.call('POST /seller/first_steps/hide');
    expect(await list(owner)).toEqual([]);
    expect(await list(other)).toHaveLength(5);
  });
});
