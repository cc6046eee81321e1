import { aShopper, getRefusalKey, openSocket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { shopperRoom } from './shopper-room.ts';

const frame = (title: string) => ({
  type: 'notice' as const,
  title,
  content: '',
  modules: '',
  modules_id: null,
  image: '',
  createtime: 0,
});

describe('binding a socket', () => {
  it('brings a bound socket the messages of its person, and nobody else’s', async ({ market }) => {
    const { id, client } = await aShopper(market);
    const [own, other] = [await openSocket(market), await openSocket(market)];
    await client.call('POST /wanlshop/chat/shake', { client_id: own.clientId });
    market.server.kernel.services.push.toShopper(id, frame('hello'));
    expect((await own.hear('notice')).title).toBe('hello');
    expect(other.frames.map(({ type }) => type)).toEqual(['init']);
  });

  it('speaks the language of the call that bound it last', async ({ market }) => {
    const { id, token } = await aShopper(market);
    const socket = await openSocket(market);
    const { push } = market.server.kernel.services;
    for (const language of ['zh', 'en'] as const) {
      await market.client(token, language).call('POST /wanlshop/chat/shake', { client_id: socket.clientId });
    }
    push.toRoom(shopperRoom(id, 'zh'), frame('中文'));
    push.toRoom(shopperRoom(id, 'en'), frame('English'));
    expect((await socket.hear('notice')).title).toBe('English');
  });

  it('refuses a socket that is not open', async ({ market }) => {
    const { client } = await aShopper(market);
    const shake = client.call('POST /wanlshop/chat/shake', { client_id: 'gone' });
    expect(await getRefusalKey(shake)).toBe('identity.socket_unknown');
  });
});
