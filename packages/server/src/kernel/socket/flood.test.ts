/** Strangers who open, send and never read: they are cut off, and everybody else goes on. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Market, openSocket, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';
import { closeCodes, FrameAllowance, socketLimits } from './socket-limits.ts';

const it = marketTest.extend('marketOptions', { modules: [], environment: { RATE_LIMIT: '100000' } });

const strangers: Socket[] = [];
/** A machine at work takes its time to close a connection; what is waited for comes all the same. */
const patience = { interval: 20 };
it.afterEach(async ({ market }) => {
  for (const stranger of strangers.splice(0)) stranger.destroy();
  await vi.waitFor(() => expect(gateway(market).size).toBe(0), patience);
});

const gateway = (market: Market) => market.server.kernel.gateway;

/** A connection by hand: no library reads for it, answers pings or keeps to the protocol. */
async function aStranger(market: Market, path = '/socket'): Promise<{ socket: Socket; answer: string }> {
  const { hostname, port } = new URL(market.url);
  const socket = connect(Number(port), hostname);
  strangers.push(socket);
  socket.on('error', () => {});
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      'Host: market',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  const [first] = (await once(socket, 'data')) as [Buffer];
  return { socket, answer: String(first) };
}

/** A frame as a client sends it, masked with nothing. */
const toFrame = (opcode: number, text: string) =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

describe('the gateway under a flood', () => {
  it.for([
    ['frames', toFrame(1, '{"type":"ping"}')],
    ['pings of the protocol', toFrame(9, 'x')],
  ] as const)(
    'cuts off who sends %s without end, while others are answered',
    async ([_what, frame], { market }) => {
      const bystander = await openSocket(market);
      const flood = Buffer.concat(Array.from({ length: 2_000 }, () => frame));
      const flooding = await Promise.all(Array.from({ length: 4 }, () => aStranger(market)));
      const cut = flooding.map(async ({ socket }) => {
        socket.pause(); // it never reads
        const closed = new Promise((resolve) => socket.once('close', resolve)); // however it was cut off
        while (!socket.destroyed && socket.write(flood));
        await Promise.race([closed, vi.waitFor(() => expect(gateway(market).size).toBe(1), patience)]);
      });
      await Promise.all(cut);
      bystander.send('{"type":"ping"}');
      await bystander.hear('pong');
      bystander.close();
    },
  );

  it('says to who floods why it is shut', async ({ market }) => {
    const socket = await openSocket(market);
    for (let n = 0; n <= socketLimits.framesAtOnce; n += 1) socket.send('{"type":"ping"}');
    expect(await socket.closed).toBe(closeCodes.tooManyFrames);
  });

  it('shuts who does not read what everyone is told', async ({ market }) => {
    const reader = await openSocket(market);
    const { socket } = await aStranger(market);
    socket.pause();
    const content = 'x'.repeat(100_000);
    const { push } = market.server.kernel.services;
    for (let n = 0; n < 400 && gateway(market).size === 2; n += 1) {
      push.toEveryone({
        type: 'notice',
        title: String(n),
        content,
        modules: '',
        modules_id: null,
        image: '',
        createtime: 0,
      });
      await vi.waitFor(
        () =>
          expect(reader.frames.some((frame) => frame.type === 'notice' && frame.title === String(n))).toBe(
            true,
          ),
        patience,
      );
    }
    expect(gateway(market).size).toBe(1);
    reader.close();
  });

  it('refuses an address more sockets that nobody is bound to than it may have, until one is bound or closed', async ({
    market,
  }) => {
    const sockets = [];
    for (let n = 0; n < socketLimits.unboundPerAddress; n += 1) sockets.push(await openSocket(market));
    expect((await aStranger(market)).answer).toContain('HTTP/1.1 429');
    const [first, second] = sockets;
    const { push } = market.server.kernel.services;
    await push.bind(first?.clientId ?? '', { kind: 'shopper', id: 1, sessionId: 1 });
    expect((await aStranger(market)).answer).toContain('HTTP/1.1 101');
    expect((await aStranger(market)).answer).toContain('HTTP/1.1 429');
    second?.close();
    await vi.waitFor(() => expect(gateway(market).size).toBe(socketLimits.unboundPerAddress), patience);
    expect((await aStranger(market)).answer).toContain('HTTP/1.1 101');
    for (const socket of sockets) socket.close();
  });

  it('counts only what is open at an address, and no address at all where none is limited', async ({
    market,
  }) => {
    const free = await startMarket({ modules: [], databaseUrl: market.databaseUrl });
    for (let n = 0; n <= socketLimits.unboundPerAddress; n += 1) await openSocket(free);
    expect(free.server.kernel.gateway.mayAccept('127.0.0.1')).toBe(true);
    await free.stop();
  });

  it('shuts a socket nobody was bound to in a long time, and leaves one that is bound', async ({
    market,
  }) => {
    const [visitor, person] = [await openSocket(market), await openSocket(market)];
    const { push } = market.server.kernel.services;
    await push.bind(person.clientId, { kind: 'shopper', id: 1, sessionId: 1 });
    const later = Date.now() + socketLimits.unboundForMs + 1;
    const saysItIsThere = vi.spyOn(Date, 'now').mockReturnValue(later);
    person.send('{"type":"pong"}');
    visitor.send('{"type":"ping"}');
    await visitor.hear('pong');
    saysItIsThere.mockRestore();
    gateway(market).sweep(later);
    expect(await visitor.closed).toBe(closeCodes.neverBound);
    await person.hear('ping');
    person.close();
  });

  it('lets a socket say more again as time goes by, but never more at once than a burst', () => {
    const allowance = new FrameAllowance(0);
    const consumeAll = (nowMs: number) => {
      let count = 0;
      while (allowance.consume(nowMs)) count += 1;
      return count;
    };
    expect(consumeAll(0)).toBe(socketLimits.framesAtOnce);
    expect(consumeAll(1_000)).toBe(socketLimits.framesPerSecond);
    expect(consumeAll(3_600_000)).toBe(socketLimits.framesAtOnce);
  });
});
