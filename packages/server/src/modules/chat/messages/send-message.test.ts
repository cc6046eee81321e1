import { randomUUID } from 'node:crypto';
import { aShopper, type Person, type ShopFixture } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const toShop = (
  { client }: Person,
  shop: { id: number },
  text = '你好',
  client_msg_id: string = randomUUID(),
) =>
  client.call('POST /wanlshop/chat/send', {
    to_id: shop.id,
    message: { type: 'text', content: { text }, client_msg_id },
  });
const toShopper = ({ seller }: ShopFixture, shopper: Person, text = '在的') =>
  seller.client.call('POST /seller/chat/send', {
    to_id: shopper.id,
    message: { type: 'text', content: { text }, client_msg_id: randomUUID() },
  });
const history = ({ client }: Person, shop: { id: number }) =>
  client.call('GET /wanlshop/chat/history', { user_id: shop.id });

describe('a message', () => {
  it('is stored and shown to both sides, as each of them reads it', async ({ market, shop }) => {
    const shopper = await aShopper(market, { nickname: '小橙' });
    const asked = await toShop(shopper, shop, '有货吗？');
    const answered = await toShopper(shop, shopper, '有的');
    expect(answered.id).toBeGreaterThan(asked.id);
    const { rows, more } = await history(shopper, shop);
    expect(more).toBe(false);
    expect(rows).toMatchObject([
      {
        form: { id: shopper.id, name: '小橙', shop_id: null },
        to_id: shop.id,
        message: { id: asked.id, type: 'text', content: { text: '有货吗？' } },
        agent: null,
      },
      {
        form: { id: shop.id, name: shop.name, shop_id: shop.id },
        to_id: shopper.id,
        message: { id: answered.id },
      },
    ]);
    expect(rows[1]?.agent).toMatch(/^店员/);
    const theirs = await shop.seller.client.call('GET /seller/chat/history', { user_id: shopper.id });
    expect(theirs.rows).toEqual(rows);
  });
});
