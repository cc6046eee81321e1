/** The market's time zone is a setting, of one market. */
import { anOperator, aSeller, aTrade, type Market, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';

const it = marketTest.extend('other', { scope: 'file' }, async ({ marketOptions }, { onCleanup }) => {
  const other = await startMarket(marketOptions);
  onCleanup(() => other.stop());
  return other;
});

const name = 'content.time_zone';
async function setZone(market: Market, value: string): Promise<void> {
  const { client } = await anOperator(market);
  await client.call('POST /platform/settings/save', { name, value });
}
const start = async (market: Market) =>
  (await market.client().call('GET /wanlshop/common/init', {})).appConfig;

describe('the market’s time zone', () => {
  it('is Shanghai’s until the operator chooses another, which the next answer is given by', async ({
    market,
    shop,
    shopper,
  }) => {
    expect((await start(market)).time_zone).toBe('Asia/Shanghai');
    const seller = await aSeller(market, shop.id);
    const days = async () =>
      (await seller.client.call('GET /seller/dashboard/info')).days.map(({ day }) => day);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      await setZone(market, zone);
      expect((await start(market)).time_zone).toBe(zone);
      const day = market.context().calendar.toDay(market.now());
      expect((await days()).at(-1)).toBe(day);
      expect((await seller.client.call('GET /seller/auth/info')).time_zone).toBe(zone);
      const { tradeNo } = await aTrade(market, shopper, { shop });
      expect(tradeNo.startsWith(day.replaceAll('-', ''))).toBe(true);
    }
  });

  it('of one market is not that of another in the same process', async ({ market, other }) => {
    await setZone(market, 'America/New_York');
    await setZone(other, 'Asia/Kathmandu');
    expect((await start(market)).time_zone).toBe('America/New_York');
    expect((await start(other)).time_zone).toBe('Asia/Kathmandu');
    const moment = new Date('2026-11-21T18:30:22Z');
    expect(market.context().calendar.toSecondText(moment)).toBe('2026-11-21 13:30:22');
    expect(other.context().calendar.toSecondText(moment)).toBe('2026-11-22 00:15:22');
  });

  it('is known to a second node, and stays with the work that began before it was changed', async ({
    market,
  }) => {
    await setZone(market, 'Europe/Berlin');
    const node = await startMarket({ databaseUrl: market.databaseUrl, background: true });
    const ctx = node.context();
    expect(ctx.calendar.zone).toBe('Europe/Berlin');
    await setZone(market, 'Australia/Lord_Howe');
    await vi.waitFor(() => expect(node.context().calendar.zone).toBe('Australia/Lord_Howe'));
    expect(ctx.calendar.zone).toBe('Europe/Berlin');
    await node.stop();
  });

  it.for(['Mars/Olympus', '+08:00', 'FOO-3', 'asia/shanghai', '上海', ''])(
    '“%s” is refused, and nothing changes',
    async (value, { market }) => {
      await setZone(market, 'Europe/Berlin');
      const { token } = await anOperator(market);
      const save = async (language: 'zh' | 'en') =>
        (await market.request('POST /platform/settings/save', { name, value }, { token, language })).body;
      const key = value === '' ? 'common.invalid_input' : 'common.unknown_time_zone';
      for (const language of ['zh', 'en'] as const)
        expect(await save(language)).toMatchObject({ code: 0, data: { key, field: 'value' } });
      expect((await start(market)).time_zone).toBe('Europe/Berlin');
    },
  );

  it('says in both languages that there is no such time zone', async ({ market }) => {
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
