/** Owned calls of discovery. */
import type { CallIn, CallKey } from '@chengji/contract';
import { aGoods } from '../builders/goods.ts';
import { aSeller, aShopper, type ShopperPerson } from '../builders/people.ts';
import { aPost, aPostForm } from '../builders/posts.ts';
import type { Fixture } from './owned-calls.ts';

const aShopPost = async ({ market, shop }: Fixture) => ({ id: await aPost(market, shop) });
const anOwnPost = async ({ market, shop, shopper }: Fixture) => ({
  id: await aPost(market, shop, { shopId: null, shopperId: shopper.id }),
});

const aForm = async ({ market, shop }: Fixture) => aPostForm(market, [(await aGoods(shop)).id]);

/** The shopper works for the shop. */
export async function aLink({ market, shop, shopper }: Fixture): Promise<{ as_shop: number }> {
  const { userinfo } = await shopper.client.call('GET /wanlshop/user/info', {});
  if (!userinfo.shops.some(({ id }) => id === shop.id)) {
    const { pool } = market.server.kernel.database;
    const helper = await aSeller(market, shop.id);
    await pool.query("update shop_staff set role = 'owner' where id = $1", [helper.id]);
    const { code } = await helper.client.call('POST /seller/staff/linkcode', {});
    await shopper.client.call('POST /wanlshop/user/linkshop', { code });
  }
  return { as_shop: shop.id };
}

async function aDecidedPost(fixture: Fixture, made: Promise<{ id: number }>) {
  const { id } = await made;
  await fixture.platform.client.call('POST /platform/posts/decide', {
    ids: [id],
    approve: false,
    reason: '搬运不实',
  });
  return { id, content: '是自己拍的' };
}

async function aComment(fixture: Fixture, by: ShopperPerson = fixture.shopper) {
  const { id } = await aShopPost(fixture);
  const comment = await by.client.call('POST /wanlshop/find/comment', { id, content: '好看' });
  return { post: id, id: comment.id };
}

const aPerson = async ({ market }: Fixture) => ({ id: (await aShopper(market)).id });

export const ownedDiscoveryCalls = {
  'GET /wanlshop/find/details': aShopPost,
  'GET /wanlshop/find/comments': aShopPost,
  'POST /wanlshop/find/open_goods': async (fixture) => {
    const goods = await aGoods(fixture.shop);
    return { id: await aPost(fixture.market, fixture.shop, { goodsIds: [goods.id] }), goods_id: goods.id };
  },
  'POST /wanlshop/find/like': async (fixture) => ({ ...(await aShopPost(fixture)), liked: true }),
  'POST /wanlshop/find/share': aShopPost,
  'POST /wanlshop/find/not_interested': aShopPost,
  'GET /wanlshop/find/replies': async (fixture) => ({ id: (await aComment(fixture)).id }),
  'POST /wanlshop/find/comment': async (fixture) => {
    const { post, id } = await aComment(fixture);
    return { id: post, content: '同问', reply_to: id };
  },
  'POST /wanlshop/find/comment/like': async (fixture) => ({ id: (await aComment(fixture)).id, liked: true }),
  'POST /wanlshop/find/comment/delete': async (fixture) => ({ id: (await aComment(fixture)).id }),
  'POST /wanlshop/find/publish': async (fixture) => ({
    ...(await aForm(fixture)),
    ...(await aLink(fixture)),
  }),
  'POST /wanlshop/find/edit': async (fixture) => ({
    ...(await aForm(fixture)),
    ...(await anOwnPost(fixture)),
    version: 1,
  }),
  'POST /wanlshop/find/delete': anOwnPost,
  'POST /wanlshop/find/answer': (fixture) => aDecidedPost(fixture, anOwnPost(fixture)),
  'GET /wanlshop/find/own': aLink,
  'GET /wanlshop/find/center': aLink,
  'GET /wanlshop/find/user': aPerson,
  'GET /wanlshop/find/liked': aPerson,
  'GET /wanlshop/find/follows': aPerson,
  'GET /wanlshop/find/fans': aPerson,
  'POST /wanlshop/find/follow': async (fixture) => ({ ...(await aPerson(fixture)), followed: true }),
  'GET /seller/posts/details': aShopPost,
  'POST /seller/posts/publish': aForm,
  'POST /seller/posts/edit': async (fixture) => ({
    ...(await aForm(fixture)),
    ...(await aShopPost(fixture)),
    version: 1,
  }),
  'POST /seller/posts/delete': aShopPost,
  'POST /seller/posts/answer': (fixture) => aDecidedPost(fixture, aShopPost(fixture)),
  'GET /platform/posts/list': async ({ shop }) => ({ kind: 'shop' as const, author_id: shop.id }),
  'GET /platform/posts/details': aShopPost,
  'POST /platform/posts/decide': async (fixture) => ({ ids: [(await aShopPost(fixture)).id], approve: true }),
  'POST /wanlshop/user/unlinkshop': async (fixture) => ({ id: (await aLink(fixture)).as_shop }),
  'POST /seller/staff/unlink': async ({ market, shop }) => {
    const helper = await aSeller(market, shop.id);
    const { code } = await helper.client.call('POST /seller/staff/linkcode', {});
    await (await aShopper(market)).client.call('POST /wanlshop/user/linkshop', { code });
    return { staff_id: helper.id };
  },
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
