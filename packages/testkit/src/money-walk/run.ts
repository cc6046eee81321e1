import { asCents } from '@chengji/contract/money';
import { external, shopperAvailable, transfer } from '@chengji/server/modules/ledger/index';
import { GuardedGateway } from '@chengji/server/modules/payments/channels/guarded-gateway';
import { saveFreightTemplate } from '@chengji/server/modules/shipping/index';
import { aGoods, aShopFixture, firstSku } from '../builders/goods.ts';
import { anOperator } from '../builders/people.ts';
import { aBuyer } from '../builders/teams.ts';
import { aPayoutAccount } from '../builders/wallet.ts';
import { type Market, type MarketOptions, withoutPlacingLimits } from '../market.ts';
import { randomFrom } from '../team-walk/walk.ts';
import { compareMoney, compareRows, readAccounts } from './compare.ts';
import { type RefundMood, TellingChannel } from './telling-channel.ts';
import { settleWorld, takeStep } from './walk.ts';
import { type Given, MoneyWorld, type WalkPerson, type WalkShop } from './world.ts';

const stepsOfSeason = 500;
const lookAtAllEvery = 50;
const prices = ['12.30', '0.07', '99.99'];

export type Walked = { steps: number; counts: Record<string, number>; differences: string[] };

/** For a market that money is walked in: nothing but the rules of money stands in its way. */
export const walkMoneyOptions = {
  environment: { READ_CACHE_MS: '0', RATE_LIMIT: '0', DEMO: '1' },
  settings: { ...withoutPlacingLimits, 'wallet.withdraw_day_maximum': '9999999.00' },
} as const satisfies MarketOptions;

/** Walks the given number of steps in seasons, each with orders of its own; ends at the first difference. */
export async function walkMoney(
  market: Market,
  { seed, steps, onSeason = () => {} }: { seed: number; steps: number; onSeason?: (walked: Walked) => void },
): Promise<Walked> {
  const random = randomFrom(seed);
  const moods: RefundMood[] = ['done', 'done', 'later', 'later', 'abnormal', 'silent'];
  const channel = new TellingChannel(
    () => market.now().getTime(),
    () => moods[Math.floor(random() * moods.length)] ?? 'done',
  );
  const { services } = market.server.kernel;
  (services.gateways as Map<string, GuardedGateway>).set(
    'sandbox',
    new GuardedGateway(channel, { now: () => market.now() }),
  );
  const given = { ...(await makePeople(market)), channel };
  const walked: Walked = { steps: 0, counts: {}, differences: [] };
  while (walked.steps < steps && walked.differences.length === 0) {
    await walkSeason(market, { ...given, seed: seed + walked.steps }, walked, steps);
    onSeason(walked);
  }
  return walked;
}

async function makePeople(market: Market): Promise<Omit<Given, 'seed' | 'channel'>> {
  const people: WalkPerson[] = [];
  for (let index = 0; index < 4; index += 1) {
    const buyer = await aBuyer(market, 50_000);
    people.push({ id: buyer.id, addressId: buyer.addressId, accountId: (await aPayoutAccount(buyer)).id });
  }
  const shops: WalkShop[] = [];
  for (let index = 0; index < 2; index += 1) shops.push(await aWalkShop(market));
  return { people, shops, operatorId: (await anOperator(market)).id };
}

/** Sells three goods, each with its freight, and takes goods back. */
async function aWalkShop(market: Market): Promise<WalkShop> {
  const shop = await aShopFixture(market);
  const freight_template_id = await saveFreightTemplate(market.context(), {
    shopId: shop.id,
    name: '按件计费',
    kind: 'piece',
    rates: [
      { provinces: [], firstUnits: 1, firstCents: asCents(800), nextUnits: 1, nextCents: asCents(150) },
    ],
    freeOverCents: null,
    noDelivery: [],
  });
  await shop.seller.client.call('POST /seller/refunds/save_address', {
    name: '退货组',
    mobile: '13800000002',
    detail: '仓前街 2 号',
    province_code: '330000',
    city_code: '330100',
    district_code: '330106',
    is_default: true,
  });
  const items: WalkShop['items'][number][] = [];
  for (const price of prices) {
    const goods = await aGoods(shop, { price, stock: 1_000_000, freight_template_id });
    items.push(firstSku(goods));
  }
  return { id: shop.id, sellerId: shop.seller.id, items };
}

async function walkSeason(market: Market, given: Given, walked: Walked, steps: number): Promise<void> {
  const { db } = market.context();
  await fill(market, given.people);
  const before = await readAccounts(db);
  const world = new MoneyWorld(market, given);
  for (const { id } of given.people) {
    const name = shopperAvailable(id);
    world.model.balances.set(name, before.get(name) ?? 0);
  }
  const lookAtAll = async () => [
    ...(await compareRows(db, world.model)),
    ...(await compareMoney(db, world.model, withoutPeople(before, given))),
  ];
  for (let step = 1; step <= stepsOfSeason && walked.steps < steps; step += 1) {
    const differences = await takeStep(world);
    if (differences.length === 0) differences.push(...(await compareRows(db, world.model)));
    if (differences.length === 0 && step % lookAtAllEvery === 0) differences.push(...(await lookAtAll()));
    walked.differences.push(...differences.map((text) => `season ${given.seed}, step ${step}: ${text}`));
    if (differences.length > 0) return;
    walked.steps += 1;
  }
  await settleWorld(world);
  walked.differences.push(...(await lookAtAll()).map((text) => `season ${given.seed}, at its end: ${text}`));
  for (const [name, count] of Object.entries(world.counts))
    walked.counts[name] = (walked.counts[name] ?? 0) + count;
}

/** People's balances are in the model from the beginning, as what they may spend depends on them. */
const withoutPeople = (before: ReadonlyMap<string, number>, { people }: Given) =>
  new Map([...before].filter(([name]) => !people.some(({ id }) => name === shopperAvailable(id))));

/** Money to begin a season with. */
async function fill(market: Market, people: readonly WalkPerson[]): Promise<void> {
  for (const { id } of people)
    await transfer(market.context(), {
      key: `walk:${id}:${market.now().getTime()}`,
      kind: 'recharge',
      reference: `shopper:${id}`,
      entries: [
        { account: external('wechat'), cents: asCents(-50_000) },
        { account: shopperAvailable(id), cents: asCents(50_000) },
      ],
    });
}
