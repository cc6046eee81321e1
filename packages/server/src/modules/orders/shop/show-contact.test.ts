import {
  aGoods,
  aSeller,
  aShopFixture,
  aShopper,
  aTrade,
  getRefusalKey,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

let shop: ShopFixture;
let shopper: Person;
let orderId: number;
it.beforeEach(async ({ market }) => {
  shop = await aShopFixture(market);
  shopper = await aShopper(market);
  orderId = (await aTrade(market, shopper, { shop })).orderIds[0] ?? 0;
});

const contact = (who: Person) => who.client.call('POST /seller/orders/contact', { id: orderId });
const details = (who: Person) => who.client.call('GET /seller/orders/details', { id: orderId });

describe('whom an order goes to', () => {
  it('is shown to the shop with a masked number, and to the buyer whole', async () => {
    const { address } = await details(shop.seller);
    expect(address.mobile).toMatch(/^1\d\d\*{4}\d{4}$/);
    const own = await shopper.client.call('GET /wanlshop/order/details', { id: orderId });
    expect(own.address).toEqual({ ...address, mobile: expect.stringMatching(/^1\d{10}$/) });
  });

  it('is shown whole to staff with the right to it, and each reading is recorded', async ({ market }) => {
    const packer = await aSeller(market, shop.id, 'shipping');
    const own = await shopper.client.call('GET /wanlshop/order/details', { id: orderId });
    expect(await contact(packer)).toEqual(own.address);
    await contact(packer);
    const { rows } = await market.server.kernel.database.pool.query(
      `select staff_id::int, after from audit_log where subject = 'order' and subject_id = $1`,
      [String(orderId)],
    );
    const read = { staff_id: packer.id, after: { contact_read: true } };
    expect(rows).toEqual([read, read]);
  });

  it('is not shown whole to others, nor to another shop', async ({ market }) => {
    expect(await getRefusalKey(contact(await aSeller(market, shop.id, 'goods')))).toBe(
      'common.no_permission',
    );
    expect(await getRefusalKey(contact((await aShopFixture(market)).seller))).toBe('common.not_found');
  });
});

describe('a shop’s dashboard', () => {
  it('says day by day who came to look, who kept something and who follows', async () => {
    const goods = await aGoods(shop);
    await shopper.client.call('POST /wanlshop/goods/collect', { id: goods.id, collected: true });
    const { days, interest } = await shop.seller.client.call('GET /seller/dashboard/info');
    expect(interest.map(({ day }) => day)).toEqual(days.map(({ day }) => day));
    expect(interest.at(-1)).toMatchObject({ favourites: 1, followers: 0 });
    expect(interest.at(-2)).toMatchObject({ visits: 0, favourites: 0, followers: 0 });
  });

  it('is for those whose role has it', async ({ market }) => {
    const packer = await aSeller(market, shop.id, 'shipping');
    expect(await getRefusalKey(packer.client.call('GET /seller/dashboard/info'))).toBe(
      'common.no_permission',
    );
  });
});
