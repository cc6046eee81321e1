/** Owned calls of live. */
import type { CallIn, CallKey } from '@chengji/contract';
import { keepRecording } from '@chengji/server/modules/live/index';
import { aGoods } from '../builders/goods.ts';
import { aLive, type TestLive } from '../builders/lives.ts';
import { aShopper } from '../builders/people.ts';
import { anUploadedPicture } from '../builders/posts.ts';
import { aLink } from './discovery.ts';
import type { Fixture } from './owned-calls.ts';

type State = 'created' | 'living' | 'ended';

/** A shop has one living, and not many that have not begun: those made before make room. */
async function aFreshLive({ market, shop }: Fixture, state: State = 'created'): Promise<TestLive> {
  const { client } = shop.seller;
  const { rows } = await client.call('GET /seller/live/list', { limit: 100 });
  for (const { id, state } of rows) {
    if (state === 'living') await client.call('POST /seller/live/end', { id });
    if (state === 'created') await client.call('POST /seller/live/delete', { id });
  }
  return aLive(market, shop, { state, plannedAt: market.seconds() + 3_600 });
}

const inState = (state: State) => async (fixture: Fixture) => ({ id: (await aFreshLive(fixture, state)).id });

/** The shopper works for the shop. */
const hosted = (state: State) => async (fixture: Fixture) => {
  await aLink(fixture);
  return inState(state)(fixture);
};

async function aReplay(fixture: Fixture): Promise<{ id: number }> {
  const { id } = await aFreshLive(fixture, 'ended');
  await keepRecording(fixture.market.context(), { liveId: id, url: '/files/00/replay.mp4', seconds: 60 });
  return { id };
}

async function someWords({ market }: Fixture) {
  return { title: '现摘现发', cover: await anUploadedPicture(market) };
}

const aForm = async (fixture: Fixture) => ({
  ...(await someWords(fixture)),
  goods: [(await aGoods(fixture.shop)).id],
});

const anEdit = async (fixture: Fixture) => ({
  ...(await someWords(fixture)),
  ...(await inState('created')(fixture)),
  version: 1,
});

async function aPin(fixture: Fixture) {
  const { id, goodsIds } = await aFreshLive(fixture, 'living');
  return { id, action: 'pin' as const, goods_id: goodsIds[0] ?? 0 };
}

const aSaying = async (fixture: Fixture) => ({ ...(await inState('living')(fixture)), text: '欢迎' });

const aMute = async (fixture: Fixture) => ({
  ...(await inState('living')(fixture)),
  user_id: (await aShopper(fixture.market)).id,
  muted: true,
});

/** The same, and the shopper works for the shop. */
const linked =
  <T>(make: (fixture: Fixture) => Promise<T>) =>
  async (fixture: Fixture): Promise<T> => {
    await aLink(fixture);
    return make(fixture);
  };

async function aSay(fixture: Fixture): Promise<{ id: number }> {
  const { id, text } = await aSaying(fixture);
  const { client } = fixture.seller;
  await client.call('POST /seller/live/say', { id, text });
  const { recent } = await client.call('GET /seller/live/details', { id });
  return { id: recent[0]?.id ?? 0 };
}

export const ownedLiveCalls = {
  'GET /wanlshop/live/list': async (fixture) => {
    await aReplay(fixture);
    return { shop_id: fixture.shop.id };
  },
  'GET /wanlshop/live/plans': async (fixture) => {
    await aFreshLive(fixture);
    return { shop_id: fixture.shop.id };
  },
  'POST /wanlshop/live/remind': async (fixture) => ({ ...(await inState('created')(fixture)), on: true }),
  'POST /wanlshop/live/open_goods': async (fixture) => {
    const { id, goodsIds } = await aFreshLive(fixture, 'living');
    return { id, goods_id: goodsIds[0] ?? 0 };
  },
  'GET /wanlshop/live/details': inState('living'),
  'GET /wanlshop/live/says': async (fixture) => {
    const say = await aSay(fixture);
    const { rows } = await fixture.seller.client.call('GET /seller/live/list', { tab: 'living' });
    return { id: rows[0]?.id ?? 0, after: say.id };
  },
  'GET /wanlshop/live/figures': inState('ended'),
  'POST /wanlshop/live/create': async (fixture) => ({
    ...(await aForm(fixture)),
    ...(await aLink(fixture)),
  }),
  'POST /wanlshop/live/edit': linked(anEdit),
  'GET /wanlshop/live/own': aLink,
  'GET /wanlshop/live/host': hosted('created'),
  'POST /wanlshop/live/key': hosted('created'),
  'POST /wanlshop/live/camera': hosted('created'),
  'POST /wanlshop/live/start': hosted('created'),
  'POST /wanlshop/live/goods': linked(aPin),
  'POST /wanlshop/live/say': linked(aSaying),
  'POST /wanlshop/live/mute': linked(aMute),
  'POST /wanlshop/live/end': hosted('living'),
  'POST /wanlshop/live/delete': hosted('created'),
  'GET /seller/live/details': inState('created'),
  'POST /seller/live/create': aForm,
  'POST /seller/live/edit': anEdit,
  'POST /seller/live/key': inState('created'),
  'POST /seller/live/start': inState('created'),
  'POST /seller/live/goods': aPin,
  'POST /seller/live/say': aSaying,
  'POST /seller/live/mute': aMute,
  'POST /seller/live/end': inState('living'),
  'POST /seller/live/delete': inState('created'),
  'GET /platform/live/details': inState('living'),
  'POST /platform/live/say_delete': aSay,
  'POST /platform/live/cut': async (fixture) => ({
    ...(await inState('living')(fixture)),
    reason: '虚假宣传',
  }),
} satisfies { [K in CallKey]?: (fixture: Fixture) => Promise<CallIn<K>> };
