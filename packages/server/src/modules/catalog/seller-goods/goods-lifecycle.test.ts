/** A goods through its life: saved, sold, given back, changed, taken off and put on again. */
import { randomUUID } from 'node:crypto';
import type { CallIn } from '@chengji/contract';
import {
  aCategory,
  aGoods,
  aShopFixture,
  goodsForm,
  type Market,
  type ShopFixture,
  withCurrentVersion,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { claimStock, countSold, findSkusForSale, recordReviewFigures, returnStock } from '../index.ts';

type Form = CallIn<'POST /seller/goods/save'>;
const db = (market: Market) => market.context().db;
const save = async (market: Market, { seller }: ShopFixture, form: Form) =>
  seller.client.call('POST /seller/goods/save', await withCurrentVersion(market, 'goods', form));
const details = (market: Market, id: number) => market.client().call('GET /wanlshop/goods/details', { id });
const list = async (market: Market, asked: CallIn<'GET /wanlshop/goods/list'>) =>
  (await market.client().call('GET /wanlshop/goods/list', asked)).rows;
const putOn = ({ seller }: ShopFixture, id: number, state: 'on' | 'off') =>
  seller.client.call('POST /seller/goods/state', { ids: [id], state });
const colours = ['红', '蓝', '绿'];
const coloured = (...stocks: number[]): Pick<Form, 'specs' | 'skus'> => ({
  specs: [{ name: '颜色', values: colours.slice(0, stocks.length) }],
  skus: stocks.map((stock, index) => ({ values: [colours[index] ?? ''], price: `${index + 1}.00`, stock })),
});

describe('stock that is bought, returned and set', () => {
  const op = fc.record({
    what: fc.constantFrom('claim', 'return', 'set', 'retire', 'revive'),
    sku: fc.constantFrom(0, 1),
    number: fc.integer({ min: 0, max: 3 }),
  });
  type Op = { what: string; sku: number; number: number };

  /** What the market should hold: the same moves on plain numbers. */
  class Model {
    stock = [2, 1];
    isRetired = [false, false];

    do({ what, sku, number }: Op): void {
      const stock = this.stock[sku] ?? 0;
      if (what === 'claim' && !this.isRetired[sku] && stock >= number) this.stock[sku] = stock - number;
      if (what === 'return') this.stock[sku] = stock + number;
      if (what === 'set' && !this.isRetired[sku]) this.stock[sku] = number;
      if (what === 'retire' && !this.isRetired[1 - sku]) this.isRetired[sku] = true;
      if (what === 'revive') this.isRetired[sku] = false;
    }

    get inStock(): boolean {
      return this.stock.some((stock, sku) => stock > 0 && !this.isRetired[sku]);
    }
  }

  /** Saves the goods with the skus that are not retired, at any stock. */
  async function saveAs(
    market: Market,
    shop: ShopFixture,
    goods: Awaited<ReturnType<typeof aGoods>>,
    model: Model,
  ): Promise<void> {
    const kept = [0, 1].filter((sku) => !model.isRetired[sku]);
    await save(market, shop, {
      ...goodsForm(shop, { id: goods.id }),
      specs: [{ name: '颜色', values: kept.map((sku) => colours[sku] ?? '') }],
      skus: kept.map((sku) => ({
        id: goods.skus[sku]?.id,
        values: [colours[sku] ?? ''],
        price: '1.00',
        stock: model.stock[sku] ?? 0,
      })),
    });
  }

  it('a goods is in stock exactly while a sku that is for sale has a piece', async ({ market, shop }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(op, { minLength: 1, maxLength: 8 }), async (ops) => {
        const goods = await aGoods(shop, coloured(2, 1));
        const ids = goods.skus.map(({ id }) => id);
        const model = new Model();
        for (const one of ops) {
          model.do(one);
          const items = [{ skuId: ids[one.sku] ?? 0, number: one.number }];
          const isNothing = one.number === 0;
          if (one.what === 'claim' && !isNothing) {
            await transact(market.context(), (ctx) => claimStock(ctx, items));
          }
          if (one.what === 'return' && !isNothing) {
            await transact(market.context(), (ctx) => returnStock(ctx.db, items));
          }
          if (one.what === 'set') {
            const asked = { sku_id: ids[one.sku] ?? 0, stock: one.number };
            await shop.seller.client.call('POST /seller/goods/stock', asked).catch(() => null);
          }
          if (one.what === 'retire' || one.what === 'revive') await saveAs(market, shop, goods, model);
        }
        const now = await findSkusForSale(db(market), ids);
        expect(now.map(({ stock }) => stock)).toEqual(model.stock);
        expect(now.map(({ isOnSale }) => !isOnSale)).toEqual(model.isRetired);
        const [row] = await list(market, { shop_id: shop.id, sort: 'new', limit: 1 });
        expect(row).toMatchObject({ id: goods.id, in_stock: model.inStock });
      }),
      { numRuns: 15 },
    );
  });
});

describe('saving that is broken off', () => {
  /** Does the work while writing to this table fails, and expects it to. */
  async function whileWritesFail(market: Market, table: string, work: () => Promise<unknown>): Promise<void> {
    const run = (statement: string) => db(market).execute(statement);
    await run(
      `create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`,
    );
    await run(
      `create trigger break_off before insert or update on ${table} for each statement execute function break_off()`,
    );
    await expect(work())
      .rejects.toThrow()
      .finally(() => run('drop function break_off cascade'));
  }

  it.for(['goods', 'skus'])('at its %s leaves the goods as it was', async (table, { market, shop }) => {
    const goods = await aGoods(shop, { ...coloured(1, 2), title: '原样' });
    const before = await details(market, goods.id);
    const form = { ...goodsForm(shop, { id: goods.id, title: '改到一半' }), ...coloured(9, 9, 9) };
    await whileWritesFail(market, table, () => save(market, shop, { ...form, state: 'off' }));
    expect(await details(market, goods.id)).toEqual(before);
    expect((await save(market, shop, form)).skus.map(({ stock }) => stock)).toEqual([9, 9, 9]);
  });

  it.for(['skus', 'shop_goods'])('at its %s adds no goods and counts none', async (table, { market }) => {
    const shop = await aShopFixture(market);
    const { id } = await aGoods(shop);
    await whileWritesFail(market, table, () => aGoods(shop, { title: '没有加成' }));
    const { counts } = await shop.seller.client.call('GET /seller/goods/list', {});
    expect(counts.all).toBe(1);
    expect((await details(market, id)).shop.goods_count).toBe(1);
  });
});

describe('a goods that is changed', () => {
  it('is found by its new words and no longer by its old ones', async ({ market, shop }) => {
    const [before, after] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)].map((one) => `x${one}`);
    const { id } = await aGoods(shop, { title: `旧 ${before}`, title_en: '' });
    const found = async (keyword = '') => (await list(market, { keyword })).map((row) => row.id);
    expect(await found(before)).toEqual([id]);
    await save(market, shop, goodsForm(shop, { id, title: `新 ${after}`, title_en: '' }));
    expect(await found(before)).toEqual([]);
    expect(await found(after)).toEqual([id]);
  });

  it('stands where its new price puts it, and in its new category alone', async ({ market }) => {
    const shop = await aShopFixture(market);
    const [cheap, dear] = [await aGoods(shop, { price: '1.00' }), await aGoods(shop, { price: '9.00' })];
    const order = async () =>
      (await list(market, { shop_id: shop.id, sort: 'price_asc' })).map(({ id }) => id);
    expect(await order()).toEqual([cheap.id, dear.id]);
    const categoryId = await aCategory(market);
    await save(market, shop, goodsForm(shop, { id: cheap.id, price: '10.00', category_id: categoryId }));
    expect(await order()).toEqual([dear.id, cheap.id]);
    expect((await list(market, { category_id: categoryId })).map(({ id }) => id)).toEqual([cheap.id]);
    expect((await list(market, { category_id: shop.categoryId })).map(({ id }) => id)).toEqual([dear.id]);
  });

  it('shows the price of the cheapest choice that is left', async ({ market, shop }) => {
    const { id } = await aGoods(shop, coloured(1, 1, 1));
    expect(await details(market, id)).toMatchObject({ price: '1.00' });
    await save(market, shop, {
      ...goodsForm(shop, { id }),
      specs: [{ name: '颜色', values: ['蓝', '绿'] }],
      skus: ['蓝', '绿'].map((value, index) => ({ values: [value], price: `${index + 2}.00`, stock: 1 })),
    });
    const left = await details(market, id);
    expect(left.price).toBe('2.00');
    expect(left.skus.map(({ values }) => values[0])).toEqual(['蓝', '绿']);
    const seller = await shop.seller.client.call('GET /seller/goods/list', { limit: 1 });
    expect(seller.rows[0]).toMatchObject({ id, price_min: '2.00', price_max: '3.00', skus: 2, stock: 2 });
  });

  it('keeps what it sold and how it was judged', async ({ market, shop }) => {
    const { id } = await aGoods(shop);
    await countSold(db(market), [{ goodsId: id, number: 4 }]);
    await recordReviewFigures(db(market), id, { score: 2, hasImage: false, tags: [], head: null });
    await save(market, shop, goodsForm(shop, { id, title: '改名以后' }));
    expect(await details(market, id)).toMatchObject({
      sold: 4,
      comment: { all: 1, poor: 1, score: 2, rate: 0 },
    });
  });
});

describe('a goods that is off sale', () => {
  it('is in no list, no search and no suggestion, until it is on again', async ({ market, shop }) => {
    const word = `y${randomUUID().slice(0, 8)}`;
    const { id } = await aGoods(shop, { title: word, title_en: word });
    const seen = async () => ({
      listed: (await list(market, { shop_id: shop.id, sort: 'new' })).some((row) => row.id === id),
      found: (await list(market, { keyword: word })).length,
      suggested: (await market.client().call('GET /wanlshop/search/suggest', { keyword: word })).rows.length,
    });
    expect(await seen()).toEqual({ listed: true, found: 1, suggested: 1 });
    await putOn(shop, id, 'off');
    expect(await seen()).toMatchObject({ listed: false, found: 0 });
    await putOn(shop, id, 'on');
    expect(await seen()).toEqual({ listed: true, found: 1, suggested: 1 });
  });

  it('is not counted as sold out in its shop', async ({ market }) => {
    const shop = await aShopFixture(market);
    const { id } = await aGoods(shop, { stock: 0 });
    const soldOut = async () => (await shop.seller.client.call('GET /seller/dashboard/info')).todo.sold_out;
    expect(await soldOut()).toBe(1);
    await putOn(shop, id, 'off');
    expect(await soldOut()).toBe(0);
  });
});

describe('the default order of lists', () => {
  it('puts first what sells and is liked, and last what is not', async ({ market }) => {
    const shop = await aShopFixture(market);
    const [plain, liked, sold, disliked] = [
      (await aGoods(shop)).id,
      (await aGoods(shop)).id,
      (await aGoods(shop)).id,
      (await aGoods(shop)).id,
    ];
    await recordReviewFigures(db(market), liked, { score: 5, hasImage: false, tags: [], head: null });
    await countSold(db(market), [
      { goodsId: sold, number: 6 },
      { goodsId: disliked, number: 6 },
    ]);
    await recordReviewFigures(db(market), disliked, { score: 1, hasImage: false, tags: [], head: null });
    const order = (await list(market, { shop_id: shop.id })).map(({ id }) => id);
    expect(order).toEqual([sold, liked, plain, disliked]);
  });
});
