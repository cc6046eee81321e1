import { anOperator, aSeller, aShopFixture, getRefusalKey, openSocket, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('colleague', { scope: 'file' }, ({ market, shop }) =>
  aSeller(market, shop.id, 'service'),
);

let order = 0;
it.beforeEach(() => {
  order += 1;
});

const handle = async ({ client }: Pick<Person, 'client'>, leave = false) =>
  (await client.call('POST /seller/alerts/handle', { subject: 'order', id: order, leave })).others.map(
    ({ staff_id }) => staff_id,
  );

describe('who has a thing open', () => {
  it('is known to colleagues, and no longer once it is left', async ({ shop, colleague }) => {
    expect(await handle(shop.seller)).toEqual([]);
    expect(await handle(colleague)).toEqual([shop.seller.id]);
    expect(await handle(shop.seller)).toEqual([colleague.id]);
    await handle(colleague, true);
    expect(await handle(shop.seller)).toEqual([]);
  });

  it('is over 45 seconds after it was last said', async ({ market, shop, colleague }) => {
    await handle(colleague);
    await market.advance(30);
    expect(await handle(shop.seller)).toEqual([colleague.id]);
    await market.advance(15);
    expect(await handle(shop.seller)).toEqual([]);
  });

  it('is told to the consoles of the shop when it changes, not each time it is said', async ({
    market,
    shop,
    colleague,
  }) => {
    const socket = await openSocket(market);
    await shop.seller.client.call('POST /seller/chat/shake', { client_id: socket.clientId });
    await handle(colleague);
    await handle(colleague);
    await handle(colleague, true);
    await handle(colleague, true);
    await shop.seller.client.call('POST /seller/alerts/handle', { subject: 'refund', id: order });
    const told = () => socket.frames.filter(({ type }) => type === 'handlers');
    await expect.poll(() => told().length).toBe(3);
    const about = { type: 'handlers', subject: 'order', id: order };
    expect(told()).toEqual([about, about, { ...about, subject: 'refund' }]);
  });

  it('is nobody of another shop', async ({ market, shop }) => {
    const other = await aShopFixture(market);
    await handle(other.seller);
    expect(await handle(shop.seller)).toEqual([]);
  });

  it('is known by name to those of the platform as well', async ({ operator, market }) => {
    const second = await anOperator(market);
    const open = (person: Person) =>
      person.client.call('POST /platform/alerts/handle', { subject: 'withdrawal', id: order });
    await open(operator);
    const { others } = await open(second);
    expect(others).toEqual([{ staff_id: operator.id, name: expect.stringMatching(/./) }]);
  });

  it('is not for those who may not see the thing', async ({ market, shop }) => {
    const goods = await aSeller(market, shop.id, 'goods');
    expect(await getRefusalKey(handle(goods))).toBe('common.no_permission');
  });

  it('is known of a product to those who may edit it', async ({ market, shop, colleague }) => {
    const goods = await aSeller(market, shop.id, 'goods');
    const open = ({ client }: Person) =>
      client.call('POST /seller/alerts/handle', { subject: 'goods', id: order });
    await open(shop.seller);
    expect((await open(goods)).others).toMatchObject([{ staff_id: shop.seller.id }]);
    expect(await getRefusalKey(open(colleague))).toBe('common.no_permission');
  });
});
