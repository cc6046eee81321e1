import {
  aLive,
  anOperator,
  aSeller,
  aShopFixture,
  aShopper,
  type LiveSocket,
  openLiveSocket,
  watchLive,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';

const it = marketTest
  .extend('live', { scope: 'file' }, ({ market, shop }) => aLive(market, shop, { state: 'living' }))
  /** One that nobody watches yet. */
  .extend('freshLive', async ({ market }) => aLive(market, await aShopFixture(market), { state: 'living' }));

describe('who joins a live', () => {
  it('is told how it stands, with what was said last, and is counted', async ({ market, live, shopper }) => {
    const socket = await watchLive(market, live.id, shopper);
    expect(socket.infos()[0]).toEqual({
      type: 'SocketLivingInfo',
      live_id: live.id,
      state: 'living',
      viewers: 1,
      likes: 0,
      pinned: null,
      goods: live.goodsIds,
      recent: [],
    });
    expect(market.server.kernel.services.liveRooms.countViewers(live.id)).toBe(1);
    expect(market.server.kernel.services.liveRooms.countAll()).toEqual(new Map([[live.id, 1]]));
    socket.close();
    await vi.waitFor(() => expect(market.server.kernel.services.liveRooms.countViewers(live.id)).toBe(0));
  });

  it('counts as one person with however many sockets, and as many at once as there are', async ({
    market,
    freshLive: { id },
  }) => {
    const [one, other] = [await aShopper(market), await aShopper(market)];
    const sockets: LiveSocket[] = [];
    for (const person of [one, one, other]) sockets.push(await watchLive(market, id, person));
    const fourth = await watchLive(market, id, await aShopper(market));
    fourth.act('leave');
    await vi.waitFor(() => expect(sockets[0]?.infos().at(-1)?.viewers).toBe(3));
    const { pool } = market.server.kernel.database;
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select viewers, peak from lives where id = $1', [id]);
      expect(rows).toEqual([{ viewers: 3, peak: 4 }]);
    });
    for (const socket of [...sockets, fourth]) socket.close();
  });

  it('is named to all with those who came meanwhile, and once only', async ({ market, freshLive: live }) => {
    const seeing = await watchLive(market, live.id, await aShopper(market));
    const guests = [
      await aShopper(market, { nickname: '小林' }),
      await aShopper(market, { nickname: '小陈' }),
    ] as const;
    const sockets = await Promise.all(guests.map((guest) => watchLive(market, live.id, guest)));
    const sum = () => seeing.news('enter').reduce((all, { count }) => all + count, 0);
    await vi.waitFor(() => expect(sum()).toBe(3));
    expect(['小林', '小陈']).toContain(seeing.news('enter').at(-1)?.nickname);
    sockets.push(await watchLive(market, live.id, guests[0]));
    const last = await aShopper(market, { nickname: '小赵' });
    sockets.push(await watchLive(market, live.id, last));
    await vi.waitFor(() => expect(seeing.news('enter').at(-1)).toEqual({ nickname: '小赵', count: 1 }));
    for (const socket of [seeing, ...sockets]) socket.close();
  });
});

describe('who hosts a live', () => {
  it('is of its shop, linked to it with the right, or the platform’s, and is no viewer', async ({
    market,
    shop,
    operator,
  }) => {
    const live = await aLive(market, shop);
    const linked = await aShopper(market);
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await linked.client.call('POST /wanlshop/user/linkshop', { code });
    const sockets = [
      await watchLive(market, live.id, shop.seller, { kind: 'seller' }),
      await watchLive(market, live.id, operator, { kind: 'platform' }),
      await watchLive(market, live.id, linked),
    ];
    for (const socket of sockets) expect(socket.infos()[0]).toMatchObject({ state: 'created', viewers: 0 });
    market.server.kernel.services.liveRooms.tell(live.id, { type: 'encoder', content: { state: 'sending' } });
    for (const socket of sockets) {
      await vi.waitFor(() => expect(socket.news('encoder')).toEqual([{ state: 'sending' }]));
      socket.close();
    }
  });

  it('is not of another shop', async ({ market, live }) => {
    const other = await aShopFixture(market);
    const socket = await openLiveSocket(market, live.id, other.seller, { kind: 'seller', language: 'en' });
    socket.act('join');
    await vi.waitFor(() =>
      expect(socket.news('refused')).toEqual([
        { reason: 'This live stream belongs to another shop', say: null },
      ]),
    );
    socket.close();
  });
});

describe('joining a live', () => {
  const cases = [
    { what: 'a visitor', person: 'nobody', of: 'living', reason: '请先登录' },
    { what: 'one that has not begun', person: 'shopper', of: 'created', reason: '直播尚未开始' },
    { what: 'one that is over', person: 'shopper', of: 'ended', reason: '直播已结束' },
    { what: 'one that there is not', person: 'shopper', of: 'none', reason: '内容不存在或已删除' },
  ] as const;
  for (const { what, person, of, reason } of cases)
    it(`is refused: ${what}`, async ({ market, live, shopper }) => {
      const ofShop = of === 'living' || of === 'none' ? null : await aShopFixture(market);
      const id = ofShop ? (await aLive(market, ofShop, { state: of as 'created' })).id : live.id;
      const socket = await openLiveSocket(
        market,
        of === 'none' ? 99_999_999 : id,
        person === 'nobody' ? null : shopper,
      );
      socket.act('join');
      await vi.waitFor(() => expect(socket.news('refused')).toEqual([{ reason, say: null }]));
      expect(socket.infos()).toEqual([]);
      socket.close();
    });

  it('is taken back by leaving before it was answered', async ({ market, freshLive: live, shopper }) => {
    const socket = await openLiveSocket(market, live.id, shopper);
    socket.act('join');
    socket.act('leave');
    socket.tell({ type: 'getLivingPool', live_id: live.id });
    expect((await socket.hear('SocketLivingInfo')).viewers).toBe(0);
    socket.close();
  });

  it('and any other frame that is none of these is ignored', async ({ market, live, shopper }) => {
    const socket = await openLiveSocket(market, live.id, shopper);
    const frames = [
      { type: 'live', action: 'dance', live_id: live.id },
      { type: 'live', action: 'join', live_id: 'x' },
      { type: 'live', action: 'like', live_id: live.id, count: 101 },
      { type: 'say', live_id: {}, text: 'x' },
      { type: 'say', live_id: live.id, text: 7 },
      { type: 'getLivingPool' },
    ];
    for (const frame of frames) socket.send(JSON.stringify(frame));
    socket.send('{"type":"ping"}');
    await socket.hear('pong');
    expect(socket.frames.map(({ type }) => type)).toEqual(['init', 'pong']);
    socket.close();
  });
});

describe('how a live stands', () => {
  it('is answered to who is logged in, and not of one that there is not', async ({
    market,
    live,
    shopper,
  }) => {
    const [socket, visitor] = [
      await openLiveSocket(market, live.id, shopper),
      await openLiveSocket(market, live.id, null),
    ];
    socket.tell({ type: 'getLivingPool', live_id: live.id });
    expect(await socket.hear('SocketLivingInfo')).toMatchObject({ live_id: live.id, state: 'living' });
    socket.tell({ type: 'getLivingPool', live_id: 99_999_999 });
    visitor.tell({ type: 'getLivingPool', live_id: live.id });
    await vi.waitFor(() => expect(socket.news('refused')).toHaveLength(1));
    await vi.waitFor(() => expect(visitor.news('refused')).toEqual([{ reason: '请先登录', say: null }]));
    for (const one of [socket, visitor]) one.close();
  });

  it('is told when it changes: what is pinned', async ({ market, shop, live, shopper }) => {
    const viewer = await watchLive(market, live.id, shopper);
    const host = await watchLive(market, live.id, await aSeller(market, shop.id), { kind: 'seller' });
    const [goods_id = 0] = live.goodsIds;
    await shop.seller.client.call('POST /seller/live/goods', { id: live.id, action: 'pin', goods_id });
    for (const socket of [viewer, host]) {
      await vi.waitFor(() => expect(socket.infos().at(-1)?.pinned).toBe(goods_id));
      expect(socket.infos().at(-1)?.recent).toEqual([]);
      socket.close();
    }
  });
});

describe('the end of a live', () => {
  it('is told to all with its reason, and nobody is in the room any more', async ({ market, shopper }) => {
    const shop = await aShopFixture(market);
    const live = await aLive(market, shop, { state: 'living' });
    const operator = await anOperator(market);
    const sockets = [
      await watchLive(market, live.id, shopper),
      await watchLive(market, live.id, shop.seller, { kind: 'seller' }),
    ];
    await operator.client.call('POST /platform/live/cut', { id: live.id, reason: '卖假货' });
    for (const socket of sockets)
      await vi.waitFor(() => expect(socket.news('over')[0]).toEqual({ reason: '卖假货' }));
    expect(market.server.kernel.services.liveRooms.countViewers(live.id)).toBe(0);
    const [viewer] = sockets;
    viewer?.say('还在吗');
    await vi.waitFor(() =>
      expect(viewer?.news('refused')).toEqual([{ reason: '请先进入直播间', say: '还在吗' }]),
    );
    viewer?.act('join');
    await vi.waitFor(() => expect(viewer?.news('refused')[1]).toEqual({ reason: '直播已结束', say: null }));
    for (const socket of sockets) socket.close();
  });
});
