/** The market's time zone is a setting, of one market. */
import {
  anOperator,
  aSeller,
  aShopFixture,
  aShopper,
  aTrade,
  type Market,
  startMarket,
} from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let market: Market;
let other: Market;
beforeAll(async () => {
  [market, other] = await Promise.all([startMarket(), startMarket()]);
});
afterAll(() => Promise.all([market.stop(), other.stop()]));

const name = 'content.time_zone';
async function setZone(value: string, of = market): Promise<void> {
  const { client } = await anOperator(of);
  await client.call('POST /platform/settings/save', { name, value });
}
const start = async (of = market) => (await of.client().call('GET /wanlshop/common/init', {})).appConfig;

describe('the market’s time zone', () => {
  it('is Shanghai’s until the operator chooses another, which the next answer is given by', async () => {
    expect((await start()).time_zone).toBe('Asia/Shanghai');
    const shop = await aShopFixture(market);
    const seller = await aSeller(market, shop.id);
    const days = async () =>
      (await seller.client.call('GET /seller/dashboard/info')).days.map(({ day }) => day);
    const shopper = await aShopper(market);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      await setZone(zone);
      expect((await start()).time_zone).toBe(zone);
      const day = market.context().calendar.toDay(market.now());
      expect((await days()).at(-1)).toBe(day);
      expect((await seller.client.call('GET /seller/auth/info')).time_zone).toBe(zone);
      const { tradeNo } = await aTrade(market, shopper, { shop });
      expect(tradeNo.startsWith(day.replaceAll('-', ''))).toBe(true);
    }
  });

  it('of one market is not that of another in the same process', async () => {
    await setZone('America/New_York');
    await setZone('Asia/Kathmandu', other);
    expect((await start()).time_zone).toBe('America/New_York');
    expect((await start(other)).time_zone).toBe('Asia/Kathmandu');
    const moment = new Date('2026-11-21T18:30:22Z');
    expect(market.context().calendar.toSecondText(moment)).toBe('2026-11-21 13:30:22');
    expect(other.context().calendar.toSecondText(moment)).toBe('2026-11-22 00:15:22');
  });

  it('is known to a second node, and stays with the work that began before it was changed', async () => {
    await setZone('Europe/Berlin');
    const node = await startMarket({ databaseUrl: market.databaseUrl, background: true });
    const ctx = node.context();
    expect(ctx.calendar.zone).toBe('Europe/Berlin');
    await setZone('Australia/Lord_Howe');
    await vi.waitFor(() => expect(node.context().calendar.zone).toBe('Australia/Lord_Howe'));
    expect(ctx.calendar.zone).toBe('Europe/Berlin');
    await node.stop();
  });

  it.each(['Mars/Olympus', '+08:00', 'FOO-3', 'asia/shanghai', '上海', ''])(
    '“%s” is refused, and nothing changes',
    async (value) => {
      await setZone('Europe/Berlin');
      const { token } = await anOperator(market);
      const save = async (language: 'zh' | 'en') =>
        (await market.request('POST /platform/settings/save', { name, value }, { token, language })).body;
      const key = value === '' ? 'common.invalid_input' : 'common.unknown_time_zone';
      for (const language of ['zh', 'en'] as const)
        expect(await save(language)).toMatchObject({ code: 0, data: { key, field: 'value' } });
      expect((await start()).time_zone).toBe('Europe/Berlin');
    },
  );

  it('says in both languages that there is no such time zone', async () => {
    const { token } = await anOperator(market);
    const say = async (language: 'zh' | 'en') => {
      const save = market
        .client(token, language)
        .call('POST /platform/settings/save', { name, value: 'Mars/Olympus' });
      return save.then(
        () => '',
        (error: Error) => error.message,
      );
    };
    expect(await say('zh')).toBe('时区“Mars/Olympus”不存在，请填写如 Asia/Shanghai 的名称');
    expect(await say('en')).toBe('Unknown time zone “Mars/Olympus”. Use a name such as Asia/Shanghai');
  });
});
