import { aLive, aShopFixture, aShopper, openLiveSocket, toMessage, watchLive } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { silenceShopper } from '../../identity/index.ts';
import { getLivingInfo } from '../sessions/living-info.ts';
import { shownPerSecond } from './say-frames.rules.ts';

const it = marketTest
  .extend('marketOptions', { settings: { 'content.blocked_words': ['假药'] } })
  .extend('live', { scope: 'file' }, ({ market, shop }) => aLive(market, shop, { state: 'living' }))
  .extend('readLive', ({ market, live }) => async () => {
    const { rows } = await market.server.kernel.database.pool.query<Record<string, number>>(
      'select says, blocked_says, likes from lives where id = $1',
      [live.id],
    );
    return rows[0];
  });

describe('what is said in a live', () => {
  it('is stored at its second before viewers, hosts and its writer see it, blocked words masked', async ({
    market,
    shop,
    live,
    readLive,
  }) => {
    const person = await aShopper(market, { nickname: '阿青' });
    await market.advance(42);
    const sockets = [
      await watchLive(market, live.id, person),
      await watchLive(market, live.id, await aShopper(market)),
      await watchLive(market, live.id, shop.seller, { kind: 'seller' }),
    ];
    sockets[0]?.say(' 有假药吗 ');
    for (const socket of sockets)
      await vi.waitFor(() =>
        expect(socket.saids()).toMatchObject([
          { form: { id: person.id, name: '阿青', shop_id: null }, message: '有***吗', second: 42 },
        ]),
      );
    expect(await readLive()).toMatchObject({ says: 1, blocked_says: 1 });
    const { rows } = await market.server.kernel.database.pool.query(
      'select id::int, shopper_id::int, message, second, is_blocked from live_says where live_id = $1',
      [live.id],
    );
    expect(rows).toEqual([
      {
        id: sockets[1]?.saids()[0]?.id,
        shopper_id: person.id,
        message: '有***吗',
        second: 42,
        is_blocked: true,
      },
    ]);
    const later = await watchLive(market, live.id, await aShopper(market));
    expect(later.infos()[0]?.recent).toEqual(sockets[1]?.saids());
    for (const socket of [...sockets, later]) socket.close();
  });

  it('by who may host it is said as the shop, named in the language of who reads it', async ({
    market,
    shop,
    live,
  }) => {
    const linked = await aShopper(market);
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await linked.client.call('POST /wanlshop/user/linkshop', { code });
    const [host, chinese, english] = [
      await watchLive(market, live.id, linked),
      await watchLive(market, live.id, await aShopper(market)),
      await watchLive(market, live.id, await aShopper(market), { language: 'en' }),
    ];
    host.say('欢迎');
    await shop.seller.client.call('POST /seller/live/say', { id: live.id, text: '新品上架' });
    const read = (socket: typeof host) => socket.saids().map(({ form, message }) => [form.shop_id, message]);
    for (const socket of [host, chinese, english])
      await vi.waitFor(() =>
        expect(read(socket)).toEqual([
          [shop.id, '欢迎'],
          [shop.id, '新品上架'],
        ]),
      );
    expect(english.saids()[0]?.form.name).toMatch(/^Shop/);
    expect(chinese.saids()[0]?.form.name).toMatch(/^小店/);
    for (const socket of [host, chinese, english]) socket.close();
  });

  it('reaches each in frames of up to 20; beyond 50 a second viewers see a sample, hosts and its writer all', async ({
    market,
  }) => {
    const shop = await aShopFixture(market);
    const live = await aLive(market, shop, { state: 'living' });
    const { liveRooms } = market.server.kernel.services;
    const [viewer, host] = [
      await watchLive(market, live.id, await aShopper(market)),
      await watchLive(market, live.id, shop.seller, { kind: 'seller' }),
    ];
    const writer = await aShopper(market);
    const own = await watchLive(market, live.id, writer);
    const info = await getLivingInfo(market.context(), live.id);
    if (!info) throw new Error('no live');
    const others = await Promise.all([aShopper(market), aShopper(market)]);
    const many = shownPerSecond * 3;
    const at = market.now();
    let nowMs = performance.now();
    const time = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    onTestFinished(() => time.mockRestore());
    await Promise.all(
      Array.from({ length: many }, (_, n) =>
        liveRooms.say({
          live: info,
          shopperId: (n % 3 === 0 ? writer : n % 3 === 1 ? others[0] : others[1]).id,
          text: `${n}`,
          at,
        }),
      ),
    );
    const texts = (socket: typeof viewer) => socket.saids().map(({ message }) => Number(message));
    const passedMs = 200; // what was said between two frames is in the second
    nowMs += passedMs;
    await vi.waitFor(() => expect(texts(host)).toHaveLength(many));
    expect(texts(host)).toEqual(Array.from({ length: many }, (_, n) => n));
    market.server.kernel.services.push.toEveryone({ type: 'content', subject: 'start', id: null });
    await viewer.hear('content'); // after all that was said
    expect(texts(viewer).length).toBeGreaterThanOrEqual(shownPerSecond);
    expect(texts(viewer).length).toBeLessThanOrEqual(shownPerSecond * (1 + passedMs / 1_000));
    await vi.waitFor(() =>
      expect(
        texts(own)
          .filter((n) => n % 3 === 0)
          .toSorted((a, b) => a - b),
      ).toHaveLength(many / 3),
    );
    for (const frame of host.frames) if (frame.type === 'say') expect(frame.more.length).toBeLessThan(20);
    for (const socket of [viewer, host, own]) socket.close();
  });
});

describe('a say is refused, in the language of who wrote it', () => {
  it('where they are not in the room, and where it is too long', async ({ market, live, shopper }) => {
    const socket = await openLiveSocket(market, live.id, shopper, { language: 'en' });
    socket.say('hello');
    socket.say('x'.repeat(101));
    socket.say(' ');
    await vi.waitFor(() =>
      expect(socket.news('refused').toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
        { reason: 'Comments can have 1 to 100 characters', say: 'x'.repeat(101) },
        { reason: 'Comments can have 1 to 100 characters', say: ' ' },
        { reason: 'Please open the live stream first', say: 'hello' },
      ]),
    );
    socket.close();
  });

  it('of a visitor, and of staff, who write by their console', async ({ market, shop, live }) => {
    const sockets = [
      await openLiveSocket(market, live.id, null),
      await watchLive(market, live.id, shop.seller, { kind: 'seller' }),
    ];
    for (const socket of sockets) socket.say('hi');
    await vi.waitFor(() => expect(sockets[0]?.news('refused')[0]?.reason).toBe('请先登录'));
    await vi.waitFor(() => expect(sockets[1]?.news('refused')[0]?.reason).toBe('您没有权限进行此操作'));
    for (const socket of sockets) socket.close();
  });

  it('of who writes more than three at once', async ({ market, live }) => {
    const socket = await watchLive(market, live.id, await aShopper(market));
    for (const text of ['一', '二', '三', '四']) socket.say(text);
    await vi.waitFor(() => expect(socket.saids()).toHaveLength(3));
    await vi.waitFor(() =>
      expect(socket.news('refused')).toEqual([{ reason: '操作过于频繁，请稍后再试', say: '四' }]),
    );
    socket.close();
  });

  it('of who is muted in it, silenced by the platform, or blocked by the shop; nobody sees it', async ({
    market,
    shop,
    live,
    readLive,
  }) => {
    const [muted, silenced, blocked] = [
      await aShopper(market),
      await aShopper(market),
      await aShopper(market),
    ];
    await shop.seller.client.call('POST /seller/live/mute', { id: live.id, user_id: muted.id, muted: true });
    await silenceShopper(market.context(), { id: silenced.id, days: 3 });
    await blocked.client.call('POST /wanlshop/chat/send', { to_id: shop.id, message: toMessage('在吗') });
    await shop.seller.client.call('POST /seller/chat/block', { user_id: blocked.id, blocked: true });
    const before = await readLive();
    const reasons = ['您在此直播间已被禁言', /禁言|发布/, '您已被该店铺拉黑，不能发言'];
    for (const [index, person] of [muted, silenced, blocked].entries()) {
      const socket = await watchLive(market, live.id, person);
      socket.say('大家好');
      await vi.waitFor(() => expect(socket.news('refused')).toHaveLength(1));
      expect(socket.news('refused')[0]?.reason).toMatch(reasons[index] ?? '');
      expect(socket.saids()).toEqual([]);
      socket.close();
    }
    expect(await readLive()).toEqual(before);
    await shop.seller.client.call('POST /seller/live/mute', { id: live.id, user_id: muted.id, muted: false });
    const socket = await watchLive(market, live.id, muted);
    socket.say('又能说了');
    await vi.waitFor(() => expect(socket.saids()).toHaveLength(1));
    socket.close();
  });

  it('that comes while the live ends', async ({ market }) => {
    const shop = await aShopFixture(market);
    const live = await aLive(market, shop, { state: 'living' });
    const info = await getLivingInfo(market.context(), live.id);
    if (!info) throw new Error('no live');
    await shop.seller.client.call('POST /seller/live/end', { id: live.id });
    const { liveRooms } = market.server.kernel.services;
    const { id: shopperId } = await aShopper(market);
    expect(await liveRooms.say({ live: info, shopperId, text: '晚了', at: market.now() })).toEqual({
      key: 'live.over',
    });
  });
});

describe('likes', () => {
  it('from many sockets at once sum up exactly, and are seen as growth', async ({
    market,
    live,
    readLive,
  }) => {
    const before = (await readLive())?.likes ?? 0;
    const people = await Promise.all(Array.from({ length: 8 }, () => aShopper(market)));
    const sockets = await Promise.all(people.map((person) => watchLive(market, live.id, person)));
    for (const socket of sockets) {
      socket.like(100);
      socket.like(7);
      socket.like(1);
      socket.like(100); // more frames than a client sends
    }
    const sum = before + 8 * 108;
    await vi.waitFor(async () => expect((await readLive())?.likes).toBe(sum));
    await vi.waitFor(() => expect(sockets[0]?.infos().at(-1)?.likes).toBe(sum));
    for (const socket of sockets) socket.close();
  });

  it('of who is not in the room count nothing', async ({ market, live, shopper, readLive }) => {
    const before = await readLive();
    const [outside, inside] = [
      await openLiveSocket(market, live.id, shopper),
      await watchLive(market, live.id, await aShopper(market)),
    ];
    outside.like(50);
    outside.send('{"type":"ping"}');
    await outside.hear('pong');
    inside.like(1);
    await vi.waitFor(async () => expect((await readLive())?.likes).toBe((before?.likes ?? 0) + 1));
    for (const socket of [outside, inside]) socket.close();
  });
});
