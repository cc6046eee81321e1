import { type Call, type CallName, calls, type RefusalKey } from '@chengji/contract';
import {
  aFixture,
  anOperator,
  aSeller,
  bufferedTables,
  type Fixture,
  getAtPath,
  type InputPath,
  listIdPaths,
  type Market,
  openOwnDatabase,
  openSnapshot,
  ownedCalls,
  type Snapshot,
  setAtPath,
  withoutPlacingLimits,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Kind = 'shopper' | 'seller' | 'platform';
type Own = (fixture: Fixture) => Promise<Record<string, unknown>>;

const it = marketTest
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openOwnDatabase();
    onCleanup(() => database.close());
    return database;
  })
  .extend('marketOptions', ({ database }) => ({
    databaseUrl: database.url,
    settings: withoutPlacingLimits,
  }))
  .extend('snapshot', { scope: 'file' }, async ({ market }, { onCleanup }) => {
    const snapshot = await openSnapshot(market);
    onCleanup(() => snapshot.close());
    return snapshot;
  });

let fixture: Fixture;
let stranger: Fixture;
/** A shopper, and staff of the owner's own shop and platform in a role without any right. */
let tokens: Record<Kind, string>;

it.beforeAll(async ({ market }) => {
  await settleIn(market);
});

async function settleIn(market: Market): Promise<void> {
  fixture = await aFixture(market);
  stranger = await aFixture(market);
  const [seller, operator] = [await aSeller(market, fixture.shop.id), await anOperator(market)];
  const { pool } = market.server.kernel.database;
  await pool.query("update shop_staff set role = 'without any right' where id = $1", [seller.id]);
  await pool.query("update platform_staff set role = 'without any right' where id = $1", [operator.id]);
  tokens = { shopper: stranger.shopper.token, seller: seller.token, platform: operator.token };
}

const all = Object.entries(calls) as [CallName, Call][];
// An upload is multipart, which a plain request is refused for before anyone asks who sends it.
const guarded = all.filter(([, call]) => call.who !== 'anyone' && !call.upload);

let asked = 0;

async function answerTo(market: Market, name: CallName, token?: string, input: Record<string, unknown> = {}) {
  asked += 1;
  const idempotencyKey = `stranger-${asked}`;
  const { status, body } = await market.request(
    name,
    input,
    token ? { token, idempotencyKey } : { idempotencyKey },
  );
  return { status, code: body.code, msg: body.msg, data: body.data as { key?: string } | null };
}

/** The same request, answered the same and with nothing written. */
async function unchangedBy(snapshot: Snapshot, attempt: () => ReturnType<typeof answerTo>) {
  await snapshot.renew();
  const answer = await attempt();
  expect(await snapshot.listChanged(bufferedTables)).toEqual([]);
  return answer;
}

const loginRequired = { status: 401, data: { key: 'common.login_required' } };
const noPermission = { status: 403, data: { key: 'common.no_permission' } };

describe('every call that is somebody’s', () => {
  it('asks a visitor to log in', async ({ market }) => {
    for (const [name] of guarded) expect(await answerTo(market, name), name).toMatchObject(loginRequired);
  });

  it('asks an actor of another kind to log in', async ({ market }) => {
    for (const [name, call] of guarded) {
      for (const [kind, token] of Object.entries(tokens)) {
        if (kind === call.who) continue;
        expect(await answerTo(market, name, token), `${name} by ${kind}`).toMatchObject(loginRequired);
      }
    }
  });

  it('is shut to staff whose role lacks its right', async ({ market }) => {
    for (const [name, call] of guarded) {
      if (!call.right || call.who === 'shopper' || call.who === 'anyone') continue;
      expect(await answerTo(market, name, tokens[call.who]), name).toMatchObject(noPermission);
    }
  });
});

const placed = ['items.0.goods_id', 'items.0.sku_id', 'items.0.from.id', 'campaign_id', 'team_id'] as const;

/**
 * What is named but nobody's: goods, shops (which any shopper may write to), posts and their comments, lives, people, categories, campaigns and teams are for everyone, a tracking number is the
 * carrier's, and a socket's id is a secret of the socket's holder; a bill's number counts the caller's own. What staff say
 * they saw or have open is noted for their own shop alone. Everything else has an owner.
 */
const everyones: Partial<Record<CallName, true | readonly string[]>> = {
  'GET /wanlshop/goods/list': true,
  'GET /wanlshop/goods/details': true,
  'GET /wanlshop/goods/delivery': true,
  'GET /wanlshop/goods/comments': true,
  'POST /wanlshop/goods/collect': true,
  'GET /wanlshop/find/list': true,
  'GET /wanlshop/find/details': true,
  'POST /wanlshop/find/open_goods': true,
  'POST /wanlshop/find/like': true,
  'POST /wanlshop/find/share': true,
  'POST /wanlshop/find/not_interested': true,
  'GET /wanlshop/find/comments': true,
  'GET /wanlshop/find/replies': true,
  'POST /wanlshop/find/comment': true,
  'POST /wanlshop/find/comment/like': true,
  'POST /wanlshop/find/publish': ['goods.0', 'video_id'],
  'POST /wanlshop/find/edit': ['goods.0', 'video_id'],
  'GET /wanlshop/find/user': true,
  'GET /wanlshop/find/liked': true,
  'GET /wanlshop/find/follows': true,
  'GET /wanlshop/find/fans': true,
  'POST /wanlshop/find/follow': true,
  'GET /wanlshop/live/list': true,
  'GET /wanlshop/live/plans': true,
  'POST /wanlshop/live/remind': true,
  'POST /wanlshop/live/open_goods': true,
  'GET /wanlshop/live/details': true,
  'GET /wanlshop/live/says': true,
  'GET /wanlshop/live/figures': true,
  'POST /wanlshop/live/mute': ['user_id'],
  'POST /seller/live/mute': ['user_id'],
  'POST /seller/posts/publish': ['goods.0', 'video_id'],
  'POST /seller/posts/edit': ['goods.0', 'video_id'],
  'GET /wanlshop/shop/details': true,
  'GET /wanlshop/shop/categories': true,
  'GET /wanlshop/shop/own_categories': true,
  'POST /wanlshop/shop/follow': true,
  'POST /wanlshop/collect/delete': true,
  'POST /wanlshop/footprint/delete': true,
  'GET /wanlshop/page/details': true,
  'GET /wanlshop/page/shop': true,
  'GET /wanlshop/article/list': true,
  'GET /wanlshop/article/details': true,
  'GET /wanlshop/article/advert': true,
  'POST /wanlshop/cart/synchro': true,
  'POST /wanlshop/cart/storage': true,
  'POST /wanlshop/chat/shake': true,
  'GET /wanlshop/chat/peer': true,
  'GET /wanlshop/chat/history': true,
  'GET /wanlshop/chat/search': true,
  'POST /wanlshop/chat/send': ['to_id', 'message.client_msg_id', 'message.content.goods_id'],
  'POST /wanlshop/chat/read': true,
  'POST /wanlshop/chat/clear': true,
  'POST /wanlshop/chat/del': true,
  'POST /wanlshop/chat/typing': true,
  'POST /wanlshop/chat/block': true,
  'GET /wanlshop/coupon/list': true,
  'GET /wanlshop/coupon/details': true,
  'GET /wanlshop/coupon/goods': true,
  'POST /wanlshop/coupon/receive': true,
  'GET /wanlshop/groups/list': true,
  'GET /wanlshop/groups/goods': true,
  'GET /wanlshop/groups/team': true,
  'POST /wanlshop/groups/watch': true,
  'POST /wanlshop/service/open': true,
  'POST /wanlshop/service/ask': true,
  'GET /wanlshop/service/question': true,
  'GET /wanlshop/service/history': true,
  'POST /wanlshop/service/feedback': true,
  'POST /platform/bank/try': ['draft.id'],
  'GET /wanlshop/wallet/bill': true,
  'GET /wanlshop/complaint/target': true,
  'POST /wanlshop/complaint/submit': true,
  'POST /wanlshop/order/quote': placed,
  'POST /wanlshop/order/create': placed,
  'POST /wanlshop/apply/save': true,
  'POST /wanlshop/refund/ship': ['tracking_no'],
  'POST /seller/chat/shake': true,
  'GET /seller/chat/history': ['before_id', 'after_id'],
  'POST /seller/chat/send': ['message.client_msg_id', 'message.content.goods_id'],
  'POST /seller/alerts/see': true,
  'POST /seller/alerts/handle': true,
  'POST /platform/chat/shake': true,
  'POST /platform/alerts/see': true,
  'POST /platform/alerts/handle': true,
  'GET /seller/audit/list': true,
  'GET /seller/money/statement_line': true,
  'GET /seller/goods/list': ['category_id', 'shop_category_id'],
  'POST /seller/goods/save': ['category_id'],
  'POST /seller/goods/export': true,
  'POST /seller/imports/start': ['category_id', 'categories.0.category_id'],
  'GET /seller/reviews/list': ['goods_id'],
  'GET /seller/orders/list': ['goods_id', 'post_id'],
  'POST /seller/orders/export': ['goods_id', 'post_id'],
  'POST /seller/orders/save_view': ['filters.goods_id', 'filters.post_id'],
  'POST /seller/waybill_accounts/save': ['partner_id'],
  'POST /seller/orders/ship': ['tracking_no'],
  'POST /seller/orders/ship_many': ['rows.0.tracking_no'],
  'POST /seller/orders/ship_together': ['tracking_no'],
  'POST /seller/orders/change_parcel': ['tracking_no'],
};

/** What nobody is given, not even its owner. */
const refusedToAll: Partial<Record<CallName, RefusalKey>> = {
  'POST /wanlshop/live/camera': 'live.h5_cannot_push',
};

const naming = all.filter(([, call]) => listIdPaths(call).length > 0);

function ownedPlaces(name: CallName, call: Call): InputPath[] {
  const free = everyones[name];
  if (free === true) return [];
  return listIdPaths(call).filter((place) => !free?.includes(place.join('.')));
}

const owned = naming.filter(([name, call]) => ownedPlaces(name, call).length > 0);
const getOwn = (name: CallName): Own => (ownedCalls as Partial<Record<CallName, Own>>)[name] as Own;

/** As good a name as the real one, of nothing. */
const ofNothing = (value: unknown) =>
  typeof value === 'number' ? value + 900_000_000 : String(value).replace(/\d/g, '9');

/** An answer with the name taken out, as a whole word: a short one stands in other words as well. */
const without = (name: unknown, { status, ...answer }: Awaited<ReturnType<typeof answerTo>>) =>
  `${status} ${JSON.stringify(answer).replace(new RegExp(`\\b${name}\\b`, 'g'), '…')}`;

describe('every call that names something', () => {
  it('has a case of its own', () => {
    expect(Object.keys(ownedCalls).toSorted()).toEqual(naming.map(([name]) => name).toSorted());
  });
});

describe.each(owned)('%s', (name, call) => {
  const kind = call.who as Kind;
  it.beforeAll(({ market }) => settleIn(market));

  it('is refused to a visitor and to staff without the right, and changes nothing', async ({
    market,
    snapshot,
  }) => {
    const input = await getOwn(name)(fixture);
    expect(await unchangedBy(snapshot, () => answerTo(market, name, undefined, input))).toMatchObject(
      loginRequired,
    );
    if (!call.right) return;
    expect(await unchangedBy(snapshot, () => answerTo(market, name, tokens[kind], input))).toMatchObject(
      noPermission,
    );
  });

  // the platform's staff all work for the one platform
  it.runIf(kind !== 'platform')(
    'answers what is another’s like what is not there, and changes nothing',
    async ({ market, snapshot }) => {
      for (const place of ownedPlaces(name, call)) {
        const [theirs, mine] = [await getOwn(name)(fixture), await getOwn(name)(stranger)];
        const named = getAtPath(theirs, place);
        const ask = (value: unknown) =>
          unchangedBy(snapshot, () =>
            answerTo(market, name, stranger[kind].token, setAtPath(mine, place, value)),
          );
        const answer = await ask(named);
        const nothing = await ask(ofNothing(named));
        expect(without(named, answer), place.join('.')).toBe(without(ofNothing(named), nothing));
        expect(isRefused(answer), `${place.join('.')}: ${JSON.stringify(nothing)}`).toBe(true);
      }
    },
  );

  it('is answered to its owner', async ({ market }) => {
    const { status, code, data } = await answerTo(
      market,
      name,
      fixture[kind].token,
      await getOwn(name)(fixture),
    );
    const refusal = refusedToAll[name];
    if (refusal) return expect(data?.key).toBe(refusal);
    expect({ status, code }, JSON.stringify(data)).toEqual({ status: 200, code: 1 });
  });
});

/** Shipping many refuses each row by itself. */
const isRefused = ({ code, data }: Awaited<ReturnType<typeof answerTo>>) =>
  code === 0 || (data as { shipped?: number; refused?: number } | null)?.refused === 1;
