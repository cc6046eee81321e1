/** Orders as far along as a test wants them, each step by its own call. */
import { randomUUID } from 'node:crypto';
import type { OrderDetails } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import type { Market } from '../market.ts';
import { aGoods, firstSku, type ShopFixture } from './goods.ts';
import { type Person, testPayPassword } from './people.ts';
import { addMoney, anAddress } from './trades.ts';

type SavedGoods = Awaited<ReturnType<typeof aGoods>>;

/** An order of this shopFixture that its buyer received: one line for each goods, of one piece; paid from the balance. */
export async function aReceivedOrder(
  market: Market,
  shopper: Person,
  shopFixture: ShopFixture,
  given?: readonly SavedGoods[],
): Promise<OrderDetails> {
  const goods = given ?? [await aGoods(shopFixture)];
  const { client } = shopper;
  const address_id = await anAddress(shopper);
  const items = goods.map((one) => ({ ...firstSku(one), number: 1 }));
  const { payable } = await client.call('POST /wanlshop/order/quote', { type: 'goods', items, address_id });
  await addMoney(market, shopper, parseMoney(payable));
  const { trade_no, orders } = await client.call(
    'POST /wanlshop/order/create',
    { type: 'goods', items, address_id, payable },
    { idempotencyKey: randomUUID() },
  );
  await client.call(
    'POST /wanlshop/pay/create',
    { trade_no, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );
  const id = orders[0]?.id ?? 0;
  const shipment = { order_id: id, carrier: '', tracking_no: '' };
  await shopFixture.seller.client.call('POST /seller/orders/ship', shipment);
  return client.call('POST /wanlshop/order/receive', { id });
}
