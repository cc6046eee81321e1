/** A parcel as its buyer and its shop follow it: each carrier, each thing it may meet with, in both languages. */
import type { LogisticsStatus } from '@chengji/contract';
import {
  addMoney,
  anOrder,
  aShopper,
  getRefusalKey,
  type Market,
  type ShopFixture,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { carriers } from './carrier.rules.ts';
import { incidents } from './incident.rules.ts';

const hour = 3_600;
const day = 24 * hour;

const it = marketTest
  .extend(
    'shipped',
    ({ market, shop }) =>
      async (trackingNo = 'SF1234567890123', carrier = 'SF'): Promise<number> => {
        const parcel = { carrier, tracking_no: trackingNo };
        return (await anOrder(market, shopper, shop, { state: 'shipped', parcel })).id;
      },
  )
  .extend(
    'follow',
    ({ market }) =>
      (id: number, language: 'zh' | 'en' = 'zh') =>
        market.client(shopper.token, language).call('GET /wanlshop/order/logistics', { id }),
  )
  .extend(
    'statuses',
    ({ follow }) =>
      async (id: number) =>
        (await follow(id)).steps.map(({ status }) => status),
  );

let shopper: ShopperPerson;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
  await addMoney(market, shopper, 100_000);
});

const aPaidOrder = async (market: Market, shop: ShopFixture) =>
  (await anOrder(market, shopper, shop, { state: 'pending_shipment' })).id;
const ship = (shop: ShopFixture, order_id: number, carrier: string, tracking_no: string) =>
  shop.seller.client.call('POST /seller/orders/ship', { order_id, carrier, tracking_no });

/** A number each carrier gives out. */
const numbers: Record<string, string> = {
  SF: 'SF1234567890123',
  ZTO: '75312345678901',
  YTO: 'YT2345678901234',
  STO: '773012345678901',
  YD: '432012345678901',
  JTSD: 'JT3012345678901',
  JD: 'JDVA12345678901',
  EMS: 'EA123456789CN',
  YZPY: '9801234567890',
  DBL: 'DPK312345678901',
};

describe('a parcel', () => {
  it.for(carriers)(
    'goes with $en, and says so in both languages',
    async ({ code, zh, en, phone }, { shipped, follow }) => {
      const id = await shipped(numbers[code], code);
      const parcel = { carrier_code: code, tracking_no: numbers[code], phone };
      expect((await follow(id)).parcel).toEqual({ ...parcel, carrier: zh });
      expect((await follow(id, 'en')).parcel).toEqual({ ...parcel, carrier: en });
    },
  );

  it('moves from the shop’s city to the address, by the clock of the market', async ({
    market,
    shipped,
    follow,
  }) => {
    const id = await shipped();
    const first = (await follow(id)).steps;
    expect(first.map(({ status }) => status)).toEqual(['ordered']);
    await market.advance(3 * hour);
    expect((await follow(id)).steps.at(-1)).toEqual(first[0]);
    expect((await follow(id)).steps[0]).toMatchObject({
      status: 'picked_up',
      text: '【杭州】顺丰速运已揽收',
    });
    await market.advance(2 * day);
    const { steps } = await follow(id);
    expect(steps[0]).toMatchObject({ status: 'signed', text: '【杭州市】已签收，感谢使用顺丰速运' });
    const moments = steps.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  });

  it('is told of in English, step by step, to who reads English', async ({ market, shipped, follow }) => {
    const id = await shipped();
    await market.advance(3 * day);
    const [zh, en] = [await follow(id), await follow(id, 'en')];
    expect(en.steps.map(({ status, at }) => [status, at])).toEqual(
      zh.steps.map(({ status, at }) => [status, at]),
    );
    expect(en.steps.every(({ text }) => /^[\w[]/.test(text))).toBe(true);
  });

  it('is seen by its shop just as by its buyer', async ({ market, shop, shipped, follow }) => {
    const id = await shipped();
    await market.advance(day);
    const { parcel, steps } = await follow(id);
    expect(await shop.seller.client.call('GET /seller/orders/details', { id })).toMatchObject({
      parcel,
      steps,
    });
    expect(await shopper.client.call('GET /wanlshop/order/details', { id })).toMatchObject({ parcel, steps });
  });

  it('stays to be looked at after it was received', async ({ market, shipped, follow }) => {
    const id = await shipped();
    await market.advance(5 * hour);
    const before = await follow(id);
    await shopper.client.call('POST /wanlshop/order/receive', { id });
    expect(await follow(id)).toEqual({ ...before, state: 'pending_review' });
  });

  it('may share its number with another: one box may hold two orders', async ({ shipped, follow }) => {
    const [first, second] = [await shipped(), await shipped()];
    expect((await follow(first)).parcel).toEqual((await follow(second)).parcel);
  });
});

describe('on its way a parcel', () => {
  const meets: [string, LogisticsStatus[], LogisticsStatus][] = [
    ['0001', ['problem'], 'signed'],
    ['0002', ['transferred'], 'signed'],
    ['0003', ['unpaid'], 'signed'],
    ['0004', ['returned', 'return_sign'], 'return_sign'],
  ];

  it('can meet with nothing but these', () => {
    expect(meets.map(([ending]) => ending)).toEqual(Object.keys(incidents));
  });

  it.for(meets)(
    'whose number ends in %s meets with %j and ends as %s',
    async ([ending, met, end], { market, shipped, statuses }) => {
      const id = await shipped(`SF999999${ending}`);
      await market.advance(9 * day);
      const all = await statuses(id);
      expect(all[0]).toBe(end);
      for (const status of met) expect(all).toContain(status);
      const out = all.lastIndexOf('out_for_delivery');
      expect(all.indexOf(met[0] ?? 'signed')).toBeLessThan(out);
      expect(all.filter((status) => status === 'out_for_delivery')).toHaveLength(end === 'signed' ? 2 : 1);
    },
  );

  it('meets with nothing for the same digits elsewhere in its number', async ({
    market,
    shipped,
    statuses,
  }) => {
    const [at, elsewhere] = [await shipped('SF000100020003'), await shipped('SF000199999999')];
    await market.advance(9 * day);
    expect(await statuses(at)).toContain('unpaid');
    for (const status of ['problem', 'transferred', 'unpaid', 'returned'] as const) {
      expect(await statuses(elsewhere)).not.toContain(status);
    }
  });
});

describe('handing an order over', () => {
  it.for<[string, string, string]>([
    ['a carrier in small letters', 'sf', 'SF1234567890123'],
    ['a carrier without a number', 'SF', ''],
    ['a number without a carrier', '', 'SF1234567890123'],
    ['a number too short', 'ZTO', '123456789'],
    ['a number too long', 'ZTO', '1'.repeat(21)],
    ['a number in small letters', 'YTO', 'yt2345678901234'],
    ['a number with a space in it', 'SF', 'SF12345 67890123'],
    ['a number of another carrier', 'SF', 'YT2345678901234'],
    ['the number of an EMS parcel without its country', 'EMS', 'EA123456789'],
  ])('is refused with %s, and nothing is sent', async ([_, carrier, number], { market, shop, follow }) => {
    const id = await aPaidOrder(market, shop);
    expect(await getRefusalKey(ship(shop, id, carrier, number))).toMatch(
      /^shipping\.(carrier_unknown|tracking_no_wrong)$/,
    );
    expect(await follow(id)).toMatchObject({ state: 'pending_shipment', parcel: null, steps: [] });
  });

  it('takes a number as it is pasted, with space around it', async ({ shipped, follow }) => {
    const id = await shipped('  SF1234567890123 ');
    expect((await follow(id)).parcel?.tracking_no).toBe('SF1234567890123');
  });

  it('names the field that is wrong, and the carrier nobody knows', async ({ market, shop }) => {
    const id = await aPaidOrder(market, shop);
    await expect(ship(shop, id, 'PIGEON', '1')).rejects.toMatchObject({
      field: 'carrier',
      message: expect.stringContaining('PIGEON'),
    });
    await expect(ship(shop, id, 'SF', '1')).rejects.toMatchObject({ field: 'tracking_no' });
  });
});
