import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Market, openSocket, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('marketOptions', { modules: [] });

/** The whole answer to a request that asks for another protocol. */
function answerTo(market: Market, path: string, protocol: string): Promise<string> {
  const { hostname, port } = new URL(market.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      'host: x',
      'connection: upgrade, close',
      `upgrade: ${protocol}`,
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version: 13',
      '',
      '',
    ].join('\r\n'),
  );
  return text(socket);
}

describe('an upgrade to a socket', () => {
  it.for([
    ['/', 'websocket'],
    ['/healthz', 'websocket'],
    ['/api/wanlshop/search/hot', 'websocket'],
    ['/metrics', 'websocket'],
    ['/socket/', 'websocket'],
    ['/socketx', 'websocket'],
    ['/socket', 'h2c'],
  ] as const)('opens no socket at %s for %s, but answers as always', async ([path, protocol], { market }) => {
    const answer = await answerTo(market, path, protocol);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|404)/);
  });

  it('opens one at the path it was given too, where calls are signed with that address', async () => {
    const market = await startMarket({ environment: { SOCKET_URL: '/live/socket' } });
    const socket = await openSocket(market, '/live/socket');
    expect((await socket.hear('init')).client_id).toBeTruthy();
    socket.close();
    const { appUrl } = await market.client().call('GET /wanlshop/common/init', {});
    expect(appUrl.socket).toBe('/live/socket');
    await market.stop();
  });

  it('opens one at its own path', async ({ market }) => {
    const socket = await openSocket(market);
    expect((await socket.hear('init')).client_id).toBeTruthy();
    socket.close();
  });
});
