/** A node dies while cards are used and given back, again and again; no card is lost, or used twice. */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallClient } from '@chengji/client-kit';
import {
  aCard,
  aGoods,
  anAddress,
  anOperator,
  aShopFixture,
  aShopper,
  firstSku,
  type Market,
  startNode,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect, vi } from 'vitest';

const rounds = 4;
const buyers = 6;

type Buyer = { token: string; addressId: number; own: number; market: number };

const it = marketTest
  .extend('marketOptions', { systemTime: Date.now, settings: withoutPlacingLimits })
  .extend('people', { scope: 'file' }, (): Buyer[] => []);

let shopId: number;
let item: { goods_id: number; sku_id: number; number: number };
it.beforeAll(async ({ market, people }) => {
  const shop = await aShopFixture(market);
  const operator = await anOperator(market);
  shopId = shop.id;
  item = { ...firstSku(await aGoods(shop, { price: '120.00', stock: 1_000_000 })), number: 1 };
  for (let number = 0; number < buyers; number += 1) {
    const shopper = await aShopper(market);
    const [own, theirs] = [await aCard(shopper, shop.seller), await aCard(shopper, operator, {}, 'platform')];
    people.push({
      token: shopper.token,
      addressId: await anAddress(shopper),
      own: own.id,
      market: theirs.id,
    });
  }
});

/** Places with both cards and cancels, until the node is gone. */
async function shopOn(client: CallClient, { addressId, own, market }: Buyer): Promise<void> {
  for (;;) {
    const order = {
      type: 'goods' as const,
      items: [item],
      address_id: addressId,
      payable: '100.00',
      cards: { [shopId]: own },
      platform_card: market,
    };
    const key = { idempotencyKey: randomUUID() };
    const placed = await client.call('POST /wanlshop/order/create', order, key).catch(gone);
    if (placed === 'gone') return;
    const id = placed?.orders[0]?.id ?? (await anOpenOrder(client));
    if (id === 'gone') return;
    if (id && (await client.call('POST /wanlshop/order/cancel', { id }).catch(gone)) === 'gone') return;
  }
}

/** A refusal is an answer: what the round before left placed holds the cards. */
const gone = (error: { kind?: string }) => (error.kind === 'refused' ? null : 'gone');

async function anOpenOrder(client: CallClient): Promise<number | 'gone' | undefined> {
  const list = await client.call('GET /wanlshop/order/list', { state: 'pay' }).catch(() => 'gone' as const);
  return list === 'gone' ? list : list.rows[0]?.id;
}

const asked = async <T extends object>(market: Market, text: string): Promise<T[]> =>
  (await market.server.kernel.database.pool.query<T>(text)).rows;

async function countUses(market: Market): Promise<number> {
  const [row] = await asked<{ times: number }>(market, 'select count(*)::int as times from card_uses');
  return row?.times ?? 0;
}

it('every card is used by one open order or free, after four deaths', async ({ market, people }) => {
  for (let round = 0; round < rounds; round += 1) {
    const node = await startNode({ DATABASE_URL: market.databaseUrl, DATA_DIR: market.config.dataDir });
    const shopping = people.map((buyer) => shopOn(node.client(buyer.token), buyer));
    const before = await countUses(market);
    await vi.waitFor(async () => expect(await countUses(market)).toBeGreaterThan(before + buyers));
    await wait(randomInt(0, 300));
    await node.kill();
    await Promise.all(shopping);
    const held = await asked<{ state: string; uses: number; open: number }>(
      market,
      `
      select c.state, count(u.*)::int as uses,
        count(*) filter (where o.state = 'pending_payment')::int as open
      from cards c left join card_uses u on u.card_id = c.id and u.returned_at is null
        left join orders o on o.id = u.order_id
      group by c.id`,
    );
    for (const { state, uses, open } of held) {
      expect([uses, open], state).toEqual(state === 'used' ? [1, 1] : [0, 0]);
    }
    const [open] = await asked<{ wrong: number }>(
      market,
      `
      select count(*)::int as wrong from orders o
      where state = 'pending_payment'
        and (select count(*) from card_uses where order_id = o.id and returned_at is null) <> 2`,
    );
    expect(open).toEqual({ wrong: 0 });
  }
});
