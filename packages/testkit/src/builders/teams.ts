/** Group buying as tests need it: a campaign saved by its shop, people who join its teams and pay. */
import { randomUUID } from 'node:crypto';
import type { CallOut } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import type { Market } from '../market.ts';
import { aGoods, firstSku, type ShopFixture } from './goods.ts';
import { aShopper, type Person, type ShopperPerson, testPayPassword } from './people.ts';
import { addMoney, anAddress } from './trades.ts';

export type TestCampaign = {
  readonly id: number;
  readonly goodsId: number;
  readonly type: 'group' | 'ladder';
  readonly item: { goods_id: number; sku_id: number };
};

type CampaignTraits = {
  /** People wanted and what a piece costs then, tier by tier; more than one makes a ladder. */
  tiers?: readonly (readonly [size: number, price: string])[];
  hours?: number;
  per_person?: number;
  stock?: number;
  auto_form?: boolean;
  starts_at?: number;
  ends_at?: number;
  goodsStock?: number;
};

/** By default teams of two at 9.90 of a goods that costs 12.30 alone and has 100 in stock. */
export async function aCampaign(shop: ShopFixture, traits: CampaignTraits = {}): Promise<TestCampaign> {
  const { tiers = [[2, '9.90']], goodsStock = 100, ...rest } = traits;
  const item = firstSku(await aGoods(shop, { price: '12.30', stock: goodsStock }));
  const isLadder = tiers.length > 1;
  const { id } = await shop.seller.client.call('POST /seller/campaigns/save', {
    goods_id: item.goods_id,
    kind: isLadder ? 'ladder' : 'ordinary',
    tiers: tiers.map(([size, price]) => ({ size, prices: [{ sku_id: item.sku_id, price }] })),
    hours: 24,
    ...rest,
  });
  return { id, goodsId: item.goods_id, type: isLadder ? 'ladder' : 'group', item };
}

export type Buyer = ShopperPerson & { readonly addressId: number };

/** A shopper with an address and by default 1,000.00 in the wallet. */
export async function aBuyer(market: Market, cents = 100_000): Promise<Buyer> {
  const shopper = await aShopper(market);
  if (cents > 0) await addMoney(market, shopper, cents);
  return { ...shopper, addressId: await anAddress(shopper) };
}

type Joining = { teamId?: number; number?: number; late?: 'move' | 'refund'; key?: string };
export type Joined = { teamId: number; orderId: number; tradeNo: string };

/** Places an order in a team, or opens one where none is named. */
export async function join(
  { client, addressId }: Pick<Buyer, 'client' | 'addressId'>,
  { id, type, item }: TestCampaign,
  { teamId, number = 1, late, key = randomUUID() }: Joining = {},
): Promise<Joined> {
  const place = teamId === undefined ? { campaign_id: id } : { team_id: teamId };
  const checkout = { type, items: [{ ...item, number }], address_id: addressId, ...place };
  const { payable } = await client.call('POST /wanlshop/order/quote', checkout);
  const placed = await client.call(
    'POST /wanlshop/order/create',
    { ...checkout, payable, ...(late && { late }) },
    { idempotencyKey: key },
  );
  return {
    teamId: placed.team_id ?? 0,
    orderId: placed.orders[0]?.id ?? 0,
    tradeNo: placed.trade_no,
  };
}

/** Pays a trade from the balance. */
export const payTrade = (
  { client }: Pick<Person, 'client'>,
  { tradeNo }: Pick<Joined, 'tradeNo'>,
): Promise<CallOut<'POST /wanlshop/pay/create'>> =>
  client.call(
    'POST /wanlshop/pay/create',
    { trade_no: tradeNo, channel: 'balance', password: testPayPassword },
    { idempotencyKey: randomUUID() },
  );

/** Someone in a team, with their order in it. */
export type Member = Buyer & Joined;

/** A new shopper who joins, or opens a team, and by default pays. */
export async function aMember(
  market: Market,
  campaign: TestCampaign,
  { pays = true, ...joining }: Joining & { pays?: boolean } = {},
): Promise<Member> {
  const buyer = await aBuyer(market);
  const member = { ...buyer, ...(await join(buyer, campaign, joining)) };
  if (pays) await payTrade(member, member);
  return member;
}

/** What is in the wallet, in cents. */
export const getWalletCents = async ({ client }: Pick<Person, 'client'>): Promise<number> =>
  parseMoney((await client.call('GET /wanlshop/user/info')).userinfo.money);
