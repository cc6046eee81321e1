/** A million goods, as titles, prices and sales spread in a market; written by the database, as no shop could. */
import pg from 'pg';
import { loadPinyin, type ToPinyin } from '../../packages/server/src/kernel/i18n/pinyin.ts';
import { goodsTokens } from '../../packages/server/src/modules/catalog/seller-goods/goods-tokens.rules.ts';
import { aCategory, aGoods, aShopFixture, startMarket } from '../../packages/testkit/src/index.ts';

const places = [
  '赣南',
  '洛川',
  '福建',
  '云南',
  '西湖',
  '武夷山',
  '新疆',
  '宁夏',
  '阳澄湖',
  '五常',
  '烟台',
  '秭归',
];
const kinds = [
  '有机',
  '手工',
  '新鲜',
  '家用',
  '便携',
  '加厚',
  '儿童',
  '无线',
  '复古',
  '轻奢',
  '真皮',
  '纯棉',
];
const things = [
  ...['脐橙', '苹果', '白茶', '乌龙茶', '大米', '核桃', '蜂蜜', '耳机', '键盘', '台灯', '雨伞', '背包'],
  ...['毛巾', '床单', '书架', '水杯', '茶壶', '砧板', '菜刀', '拖鞋', '围巾', '护手霜', '面膜', '积木'],
];
const sizes = ['5 斤装', '礼盒', '两只装', '大号', 'A7 版', '2026 款', '升级版', '家庭装'];

/** How often a title comes: the rest of what tells goods apart are their numbers. */
const goodsOfTitle = 100;

function* titles() {
  for (const place of places)
    for (const kind of kinds)
      for (const thing of things) for (const size of sizes) yield `${place}${kind}${thing} ${size}`;
}

const copied = `shop_id, shop_type, shop_name_zh, shop_name_en, category_id, images, ratio, tags, specs, params,
  content, content_en, freight_template_id, in_stock, created_at, updated_at, level2_id, level3_id`;

/** Answers the titles that are in it. */
export async function fillManyGoods(databaseUrl: string, goods: number): Promise<string[]> {
  const model = await aModel(databaseUrl);
  const toPinyin = await loadPinyin();
  const all = [...titles()].slice(0, Math.ceil(goods / goodsOfTitle));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'");
    await client.query('create temporary table titles (n int, title text, tokens text[])');
    for (let at = 0; at < all.length; at += 2_000) {
      const part = all.slice(at, at + 2_000);
      await client.query(
        'insert into titles select n, title, string_to_array(tokens, chr(31)) from unnest($1::int[], $2::text[], $3::text[]) t (n, title, tokens)',
        [
          part.map((_, index) => at + index),
          part,
          part.map((title) => cutTitle(title, toPinyin).join('\x1f')),
        ],
      );
    }
    await withoutIndexes(client, ['goods', 'skus'], async () => {
      await client.query(
        `
        insert into goods (title, title_en, search, level1_id, is_on_sale, price_cents, price_max_cents, sold, ${copied})
        select spread.title || ' ' || m, '', array_to_tsvector(tokens || array[m::text, '#' || ($2::bigint[])[1 + i % $3]]), ($2::bigint[])[1 + i % $3],
          i % 20 <> 7, 100 + i * 7919 % 90000, 90100, (10000000 / (1 + i * 104729 % 1000003))::bigint, ${copied}
        from (select titles.*, m, n::bigint * ${goodsOfTitle} + m as i from titles, generate_series(0, ${goodsOfTitle - 1}) m) spread,
          goods where goods.id = $1`,
        [model.goodsId, model.categories, model.categories.length],
      );
      await client.query(
        `
        insert into skus (goods_id, "values", price_cents, stock, code, image, weight_grams, position)
        select id, '{}', price_cents, 10, '', '', 0, 0 from goods where id <> $1`,
        [model.goodsId],
      );
    });
    await client.query('vacuum analyze goods');
    await client.query('analyze skus');
  } finally {
    await client.end();
  }
  return all;
}

const cutTitle = (title: string, toPinyin: ToPinyin): string[] =>
  goodsTokens(
    {
      title,
      titleEn: '',
      tags: ['包邮'],
      tagsEn: [],
      params: [
        { name: '产地', value: '浙江杭州' },
        { name: '保质期', value: '12 个月' },
      ],
      specs: [],
      english: {},
      shopNameZh: '百货小店',
      shopNameEn: 'Corner Shop',
    },
    { nameZh: '日用百货', nameEn: 'Everyday things', path: [] },
    toPinyin,
  );

/** One goods made as shops make it: the others are like it. */
async function aModel(databaseUrl: string): Promise<{ goodsId: number; categories: number[] }> {
  const market = await startMarket({ databaseUrl });
  try {
    const categories: number[] = [];
    for (let number = 0; number < 20; number += 1) categories.push(await aCategory(market));
    return { goodsId: (await aGoods(await aShopFixture(market))).id, categories };
  } finally {
    await market.stop();
  }
}

/** An index is made in one go far sooner than row by row. */
async function withoutIndexes(client: pg.Client, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1)
       and not exists (select from pg_constraint where conname = indexname)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}
