import { getRedisSkipReason, type OpenSocket, openSocket, startMarket, startRedis } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import type { Actor } from '../context.ts';

const shopper = (id: number, sessionId = id): Actor => ({ kind: 'shopper', id, sessionId });
const agent = (staffId: number, shopId: number): Actor => ({
  kind: 'seller',
  staffId,
  shopId,
  rights: [],
  sessionId: 100 + staffId,
});
const news = (title: string) =>
  ({ type: 'notice', title, content: '', modules: '', modules_id: null, image: '', createtime: 0 }) as const;

const it = marketTest
  .extend('marketOptions', { modules: [] })
  .extend(
    'push',
    ({ market }) =>
      () =>
        market.server.kernel.services.push,
  )
  .extend('open', ({ market, push }) => async (actor?: Actor) => {
    const socket = await openSocket(market);
    if (actor) expect(await push().bind(socket.clientId, actor)).toBe(true);
    return socket;
  });

describe('the gateway', () => {
  it('tells a socket its id first', async ({ open }) => {
    const [one, two] = [await open(), await open()];
    expect(one.frames[0]?.type).toBe('init');
    expect(one.clientId).not.toBe(two.clientId);
  });

  it('answers ping with pong, and lets what is no frame pass', async ({ open }) => {
    const socket = await open();
    for (const text of ['not json', 'null', '{"type":7}', '[]']) socket.send(text);
    socket.send('{"type":"ping"}');
    await socket.hear('pong');
  });

  it('has other frames heard by who listens for them, and answers through the same socket', async ({
    market,
    open,
  }) => {
    const heard: unknown[] = [];
    market.server.kernel.gateway.listen('say', (sender, frame) => {
      heard.push([sender.shopperId, frame]);
      sender.join('live:7');
      sender.reply(news('heard'));
    });
    const [phone, visitor] = [await open(shopper(21)), await open()];
    phone.send('{"type":"say","text":"hello"}');
    await phone.hear('notice');
    visitor.send('{"type":"say"}');
    await visitor.hear('notice');
    expect(heard).toEqual([
      [21, { type: 'say', text: 'hello' }],
      [null, { type: 'say' }],
    ]);
    const { gateway } = market.server.kernel;
    expect(gateway.countRoom('live:7')).toEqual({ sockets: 2, people: [21] });
    expect(gateway.listRooms('live:')).toEqual(['live:7']);
    phone.close();
    await phone.closed;
    await expect.poll(() => gateway.countRoom('live:7')).toEqual({ sockets: 1, people: [] });
  });

  it('brings a person’s frames to all of their sockets and to nobody else', async ({ push, open }) => {
    const [phone, tablet, stranger, unbound] = [
      await open(shopper(1)),
      await open(shopper(1, 2)),
      await open(shopper(3)),
      await open(),
    ];
    push().toShopper(1, news('for 1'));
    expect((await phone.hear('notice')).title).toBe('for 1');
    expect((await tablet.hear('notice')).title).toBe('for 1');
    expect(stranger.frames).toHaveLength(1);
    expect(unbound.frames).toHaveLength(1);
  });

  it('brings a shop’s frames to every agent of the shop', async ({ push, open }) => {
    const [one, two, other] = [await open(agent(1, 5)), await open(agent(2, 5)), await open(agent(3, 6))];
    push().toShop(5, news('for the shop'));
    await one.hear('notice');
    await two.hear('notice');
    expect(other.frames).toHaveLength(1);
  });

  it('brings what is for everyone to every socket, a visitor’s as well', async ({ push, open }) => {
    const sockets = [await open(shopper(7)), await open(agent(7, 7)), await open()];
    push().toEveryone({ type: 'content', subject: 'start', id: null });
    for (const socket of sockets) expect(await socket.hear('content')).toMatchObject({ subject: 'start' });
  });

  it('brings a room’s frames to who joined it, until they leave', async ({ push, open }) => {
    const socket = await open();
    await push().join(socket.clientId, 'live:1');
    push().toRoom('live:1', news('first'));
    expect((await socket.hear('notice')).title).toBe('first');
    push().leave(socket.clientId, 'live:1');
    push().toRoom('live:1', news('second'));
    push().toEveryone({ type: 'content', subject: 'start', id: null }); // arrives after what was sent before it
    await socket.hear('content');
    expect(socket.frames.filter(({ type }) => type === 'notice')).toHaveLength(1);
  });

  it('tells who says something: a shopper, a shop’s staff, the platform’s, in the language they were bound in', async ({
    market,
    push,
    open,
  }) => {
    const heard: unknown[] = [];
    market.server.kernel.gateway.listen('getLivingPool', (sender) => {
      const { shopperId, shopId, isPlatform, language } = sender;
      heard.push({ shopperId, shopId, isPlatform, language, isIn: sender.isIn('live_host:7') });
      sender.join('live_host:7');
      sender.reply(news('heard'));
    });
    const sockets = [await open(shopper(31)), await open(agent(31, 9)), await open()];
    await push().bind(sockets[1]?.clientId ?? '', agent(31, 9), 'en');
    await push().bind(sockets[2]?.clientId ?? '', {
      kind: 'platform',
      staffId: 1,
      rights: [],
      sessionId: 300,
    });
    for (const socket of [...sockets, sockets[1]]) {
      const before = socket?.frames.length ?? 0;
      socket?.send('{"type":"getLivingPool"}');
      await expect.poll(() => socket?.frames.length).toBe(before + 1);
    }
    const nobody = { shopperId: null, shopId: null, isPlatform: false, language: 'zh', isIn: false };
    expect(heard).toEqual([
      { ...nobody, shopperId: 31 },
      { ...nobody, shopId: 9, language: 'en' },
      { ...nobody, isPlatform: true },
      { ...nobody, shopId: 9, language: 'en', isIn: true },
    ]);
  });

  it('tells a room on this node each in their language, or one person of it, until it is emptied', async ({
    market,
    push,
    open,
  }) => {
    const { gateway } = market.server.kernel;
    const [one, other] = [await open(shopper(41)), await open(shopper(42))];
    await push().bind(other.clientId, shopper(42), 'en');
    for (const { clientId } of [one, other]) await push().join(clientId, 'live:8');
    expect(gateway.countSockets('live:8')).toBe(2);
    gateway.toRoomHere('live:8', (language) => news(language));
    gateway.toRoomHere('live:8', () => news('own'), 42);
    const read = (socket: OpenSocket) =>
      socket.frames.flatMap((frame) => (frame.type === 'notice' ? frame.title : []));
    await expect.poll(() => [read(one), read(other)]).toEqual([['zh'], ['en', 'own']]);
    gateway.emptyRoomHere('live:8');
    expect(gateway.countSockets('live:8')).toBe(0);
  });

  it('says that it knows no such socket', async ({ push }) => {
    expect(await push().bind('nobody', shopper(1))).toBe(false);
  });

  it('kicks out one session and leaves the person’s others', async ({ push, open }) => {
    const [phone, tablet] = [await open(shopper(11, 111)), await open(shopper(11, 112))];
    push().kickOut({ sessionId: 111 }, '账号已在别处登录');
    expect(await phone.hear('kick')).toEqual({ type: 'kick', message: '账号已在别处登录' });
    expect(await phone.closed).toBe(4401);
    push().toShopper(11, news('still here'));
    await tablet.hear('notice');
  });

  it('kicks out everything of a person', async ({ push, open }) => {
    const sockets = [await open(shopper(12, 121)), await open(shopper(12, 122))];
    push().kickOut({ shopperId: 12 }, 'frozen');
    for (const socket of sockets) expect(await socket.closed).toBe(4401);
  });

  it('drops who sends more than a frame may hold', async ({ open }) => {
    const socket = await open();
    socket.send('x'.repeat(20_000));
    expect(await socket.closed).toBe(1009);
  });

  it('forgets a socket that was closed', async ({ push, open }) => {
    const socket = await open(shopper(13));
    socket.close();
    await socket.closed;
    await expect.poll(() => push().bind(socket.clientId, shopper(13))).toBe(false);
  });

  it('closes its sockets when it stops', async () => {
    const stopping = await startMarket({ modules: [] });
    const socket = await openSocket(stopping);
    await stopping.stop();
    expect(await socket.closed).toBe(1001);
  });

  it('reaches a person’s socket whichever node holds it', async ({ skip }) => {
    const missing = getRedisSkipReason();
    if (missing) skip(missing);
    const redis = await startRedis();
    const environment = { REDIS_URL: redis.url };
    const one = await startMarket({ modules: [], environment });
    const two = await startMarket({ modules: [], environment, databaseUrl: one.databaseUrl });
    const socket = await openSocket(one);
    expect(await two.server.kernel.services.push.bind(socket.clientId, shopper(1))).toBe(true);
    expect(await two.server.kernel.services.push.bind('nobody', shopper(1))).toBe(false);
    two.server.kernel.services.push.toShopper(1, news('from afar'));
    expect((await socket.hear('notice')).title).toBe('from afar');
    expect(await (await fetch(`${two.url}/readyz`)).json()).toMatchObject({ bus: true });
    await redis.stop();
    expect(await (await fetch(`${two.url}/readyz`)).json()).toMatchObject({ status: 'degraded', bus: false });
    await two.stop();
    await one.stop();
  });
});
