import { aGoods, aShopFixture, getRefusalKey, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const found = async (market: Market, keyword: string) =>
  (await market.client().call('GET /wanlshop/goods/list', { keyword })).rows.map(({ title }) => title);

describe('the synonyms of a market', () => {
  it('begin with a list in both languages', async ({ operator }) => {
    const { rows } = await operator.client.call('GET /platform/synonyms/list');
    expect(rows.length).toBeGreaterThan(100);
    expect(rows[0]?.words).toEqual(expect.arrayContaining(['橙子', '脐橙', 'orange']));
  });

  it('count from their saving on, and find one way what stands on the wider side', async ({
    market,
    operator,
  }) => {
    const shop = await aShopFixture(market);
    for (const title of ['竹编提篮', '藤编花篮']) await aGoods(shop, { title });
    expect(await found(market, '菜篮子')).toEqual([]);
    const { version } = await operator.client.call('GET /platform/synonyms/list');
    const rows = [{ words: ['菜篮子'], finds: ['提篮'] }];
    const saved = await operator.client.call('POST /platform/synonyms/save', { version, rows });
    expect(saved.rows).toEqual(rows);
    expect(await found(market, '菜篮子')).toEqual(['竹编提篮']);
    expect(await found(market, '提篮')).toEqual(['竹编提篮']);
    const both = [{ words: ['菜篮子', '提篮', '花篮'], finds: [] }];
    await operator.client.call('POST /platform/synonyms/save', { version: saved.version, rows: both });
    expect(await found(market, '提篮')).toEqual(['竹编提篮', '藤编花篮']);
  });

  it('are logged from what to what, and not written over what another saved meanwhile', async ({
    market,
    operator,
  }) => {
    const { client } = operator;
    const before = await client.call('GET /platform/synonyms/list');
    const rows = [{ words: ['茶', 'tea'], finds: [] }];
    await client.call('POST /platform/synonyms/save', { version: before.version, rows });
    const { rows: log } = await market
      .context()
      .db.execute(`select before, after from audit_log where subject = 'synonyms' order by id desc limit 1`);
    expect(log).toEqual([{ before: { rows: before.rows }, after: { rows } }]);
    const late = client.call('POST /platform/synonyms/save', { version: before.version, rows: [] });
    expect(await getRefusalKey(late)).toBe('common.edit_conflict');
  });
});
