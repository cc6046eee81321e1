import {
  aMessageId,
  aShopper,
  askService,
  aVisitor,
  handOver,
  type OpenSocket,
  openSocket,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect, vi } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { 'support.hours': '00:00-24:00' } })
  .extend('listen', ({ market }, { onCleanup }) => {
    const opened: OpenSocket[] = [];
    onCleanup(() => {
      for (const socket of opened) socket.close();
    });
    return async ({ client }: Pick<Person, 'client'>) => {
      const socket = await openSocket(market);
      opened.push(socket);
      await client.call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
      return socket;
    };
  });

const take = ({ client }: Person, id: number) => client.call('POST /platform/support/take', { id });
const reply = ({ client }: Person, id: number, text: string) =>
  client.call('POST /platform/support/reply', { id, text, client_msg_id: aMessageId() });
const close = ({ client }: Person, id: number) => client.call('POST /platform/support/close', { id });

describe('what the person’s socket hears', () => {
  it('is an agent’s words as news, and nothing of another’s', async ({ market, operator, listen }) => {
    const [person, stranger] = [await aShopper(market), await aShopper(market)];
    const [own, strange] = [await listen(person), await listen(stranger)];
    const id = await handOver(person);
    await take(operator, id);
    await reply(operator, id, '您好，请讲');
    await vi.waitFor(() =>
      expect(own.frames).toContainEqual(
        expect.objectContaining({
          type: 'service',
          session_id: id,
          to_id: person.id,
          message: { type: 'text', content: { text: '您好，请讲' } },
        }),
      ),
    );
    expect(strange.frames.filter(({ type }) => type === 'service')).toEqual([]);
    await close(operator, id);
  });

  it('is their own words as no news, for their other windows', async ({ market, listen }) => {
    const person = await aShopper(market);
    const socket = await listen(person);
    const { rows } = await askService(person, { text: '发票' });
    expect(await socket.hear('service')).toMatchObject({ id: rows[0]?.id, message: { type: 'event' } });
  });

  it('is nothing of what was refused', async ({ market, listen }) => {
    const person = await aShopper(market);
    const socket = await listen(person);
    await askService(person, { order_id: 999_999 }).catch(() => null);
    await askService(person, { text: '退款' });
    expect(await socket.hear('service')).toMatchObject({ message: { content: { text: '退款' } } });
  });

  it('is the agent’s words for a visitor too, whose device alone hears them', async ({
    market,
    operator,
  }) => {
    const [visitor, other] = [aVisitor(market, 'hears-agent'), aVisitor(market, 'hears-nothing')];
    const [socket, strange] = [await openSocket(market), await openSocket(market)];
    await visitor.client.call('POST /wanlshop/service/open', { client_id: socket.clientId });
    await other.client.call('POST /wanlshop/service/open', { client_id: strange.clientId });
    const id = await handOver(visitor);
    await take(operator, id);
    await reply(operator, id, '请讲');
    await vi.waitFor(() =>
      expect(socket.frames).toContainEqual(
        expect.objectContaining({ to_id: 0, message: { type: 'text', content: { text: '请讲' } } }),
      ),
    );
    expect(strange.frames.map(({ type }) => type)).toEqual(['init']);
    await close(operator, id);
    for (const one of [socket, strange]) one.close();
  });

  it('is their new place when one before them ends their conversation', async ({
    market,
    operator,
    listen,
  }) => {
    const [first, second] = [await aShopper(market), await aShopper(market)];
    await handOver(first);
    const id = await handOver(second);
    const socket = await listen(second);
    await first.client.call('POST /wanlshop/service/close', {});
    expect(await socket.hear('service')).toMatchObject({ id: 0, session_id: id });
    await close(operator, id);
  });
});

describe('what the platform’s sockets hear', () => {
  it('is that a session has changed, not what was said in it', async ({ market, operator, shop }) => {
    const [platform, seller] = [await openSocket(market), await openSocket(market)];
    const { push } = market.server.kernel.services;
    await push.bind(platform.clientId, {
      kind: 'platform',
      staffId: operator.id,
      rights: [],
      sessionId: 1,
    } as never);
    await push.bind(seller.clientId, { kind: 'seller', shopId: shop.id, sessionId: 2 } as never);
    const id = await handOver(await aShopper(market), '这是私事');
    expect(await platform.hear('service_inbox')).toEqual({ type: 'service_inbox', session_id: id });
    expect(JSON.stringify(platform.frames)).not.toContain('这是私事');
    expect(seller.frames.map(({ type }) => type)).toEqual(['init']);
    await close(operator, id);
    for (const one of [platform, seller]) one.close();
  });
});
