/** What there is to pay in a test, and the money to pay it with. */
import { randomUUID } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import { external, shopperAvailable, transfer } from '@chengji/server/modules/ledger/index';
import type { Market } from '../market.ts';
import { aGoods, aShopFixture, firstSku, type ShopFixture } from './goods.ts';
import type { Person } from './people.ts';

export type Trade = {
  readonly tradeNo: string;
  readonly orderIds: number[];
  readonly payable: string;
  readonly shop: ShopFixture;
};

/** An address of this shopper, in Hangzhou. */
export async function anAddress({ client }: Person): Promise<number> {
  const { id } = await client.call('POST /wanlshop/address/save', {
    name: '林小雨',
    mobile: '13800000001',
    detail: '文三路 1 号',
    province_code: '330000',
    city_code: '330100',
    district_code: '330106',
  });
  return id;
}

/** One order of one goods, waiting to be paid: 12.30 by default. */
export async function aTrade(
  market: Market,
  shopper: Person,
  traits: { shop?: ShopFixture; price?: string } = {},
): Promise<Trade> {
  const { shop = await aShopFixture(market), price = '12.30' } = traits;
  const goods = await aGoods(shop, { price });
  const placed = await shopper.client.call(
    'POST /wanlshop/order/create',
    {
      type: 'goods',
      items: [{ ...firstSku(goods), number: 1 }],
      address_id: await anAddress(shopper),
      payable: price,
    },
    { idempotencyKey: randomUUID() },
  );
  const orderIds = placed.orders.map(({ id }) => id);
  return { tradeNo: placed.trade_no, orderIds, payable: placed.payable, shop };
}

/** Puts money into a shopper's wallet, as a recharge does. */
export const addMoney = (market: Market, { id }: Person, cents: number): Promise<void> =>
  transfer(market.context(), {
    key: `test:${randomUUID()}`,
    kind: 'recharge',
    reference: `shopper:${id}`,
    entries: [
      { account: external('sandbox'), cents: asCents(-cents) },
      { account: shopperAvailable(id), cents: asCents(cents) },
    ],
  });
