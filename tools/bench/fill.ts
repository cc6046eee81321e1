/** Fills a database with a market to measure: made by its verbs and calls, as shops and shoppers make it. */
import type { PageBlock } from '../../packages/contract/src/index.ts';
import { savePage } from '../../packages/server/src/modules/content/index.ts';
import { rankPosts } from '../../packages/server/src/modules/discovery/index.ts';
import {
  aBuyer,
  aCampaign,
  aCategory,
  aGoods,
  aPost,
  aShopFixture,
  type Buyer,
  createBulkUsers,
  firstSku,
  join,
  payTrade,
  type ShopFixture,
  startMarket,
  withoutPlacingLimits,
} from '../../packages/testkit/src/index.ts';
import { productionSettings } from '../../packages/testkit/src/services/production-settings.ts';

const both = (zh: string, en: string) => ({ zh, en });
/** A home page of the usual blocks. */
const home: PageBlock[] = [
  {
    id: 'words',
    type: 'notice_bar',
    style: {},
    params: { items: [{ title: both('公告', 'News'), url: '/' }] },
  },
  {
    id: 'signs',
    type: 'icon_grid',
    style: {},
    params: {
      columns: 5,
      items: [{ title: both('新品', 'New'), icon: '🍊', url: '/', badge: both('', '') }],
    },
  },
  {
    id: 'goods',
    type: 'goods_list',
    style: {},
    params: { title: both('猜你喜欢', 'For you'), layout: 'waterfall', limit: 20, query: { sort: 'sales' } },
  },
];

const size = { shops: 12, goodsOfEach: 40, shoppers: 400, goodsBought: 40, campaignsOfEach: 2 };
const stock = 1_000_000;
/** Enough for every order of a measurement. */
const walletCents = 1_000_000_000;
/** Payment passwords are sealed with it: those made here are checked by the market that is measured. */
const { PASSWORD_PEPPER, DATA_KEY } = productionSettings;
const environment = { PASSWORD_PEPPER, DATA_KEY };
/** Two specs of two and three values: six skus, as most goods have a handful. */
const specs = [
  { name: '颜色', values: ['橙', '白'] },
  { name: '尺码', values: ['小', '中', '大'] },
];
const skus = (price: string) =>
  ['橙', '白'].flatMap((colour) =>
    ['小', '中', '大'].map((fit) => ({ values: [colour, fit], price, stock })),
  );

export type Filled = {
  buyers: Buyer[];
  items: { goods_id: number; sku_id: number }[];
  /** Each waits for its last member. */
  teams: number[];
  /** Follows some of those who post. */
  reader: Buyer;
  author: number;
};

/** A team of five that wants its last one, as one that waits usually does. */
async function aWaitingTeam(shopFixture: ShopFixture, members: readonly Buyer[]): Promise<number> {
  const campaign = await aCampaign(shopFixture, { tiers: [[members.length + 1, '8.80']] });
  let teamId: number | undefined;
  for (const member of members) {
    const joined = await join(member, campaign, teamId === undefined ? {} : { teamId });
    await payTrade(member, joined);
    teamId = joined.teamId;
  }
  return teamId ?? 0;
}

export async function fillMarket(databaseUrl: string): Promise<Filled> {
  const market = await startMarket({ databaseUrl, settings: withoutPlacingLimits, environment });
  try {
    await savePage(market.context(), 'home', home);
    const categories = await Promise.all(Array.from({ length: 10 }, () => aCategory(market)));
    const items: Filled['items'] = [];
    const teams: number[] = [];
    const members = await Promise.all(Array.from({ length: 4 }, () => aBuyer(market)));
    for (let shop = 0; shop < size.shops; shop += 1) {
      const shopFixture = await aShopFixture(market);
      for (let number = 0; number < size.campaignsOfEach; number += 1)
        teams.push(await aWaitingTeam(shopFixture, members));
      for (let number = 0; number < size.goodsOfEach; number += 1) {
        const goods = await aGoods(shopFixture, {
          category_id: categories[number % categories.length] ?? shopFixture.categoryId,
          specs,
          skus: skus(`${10 + number}.90`),
          tags: ['包邮'],
          params: [{ name: '产地', value: '浙江' }],
          content: '<p>清甜多汁，现摘现发。</p>'.repeat(8),
        });
        await aPost(market, shopFixture, {
          goodsIds: [goods.id],
          shopId: null,
          shopperId: members[number % members.length]?.id ?? null,
        });
        if (items.length < size.goodsBought && number % 10 === 0) items.push(firstSku(goods));
      }
    }
    const [author, ...followed] = members.map(({ id }) => id);
    const reader = await aBuyer(market);
    for (const id of followed)
      await reader.client.call('POST /wanlshop/find/follow', { kind: 'user', id, followed: true });
    await rankPosts(market.context());
    const buyers = await createBulkUsers(market, size.shoppers, walletCents);
    await market.settle();
    return { buyers, items, teams, reader, author: author ?? 0 };
  } finally {
    await market.stop();
  }
}
