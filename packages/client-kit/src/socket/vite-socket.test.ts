import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createMarket, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socketPlugin } from './vite-socket.ts';

const root = mkdtempSync(join(tmpdir(), 'chengji-dev-'));
const upgraded: (string | undefined)[] = [];
let market: Server;
const servers: ViteDevServer[] = [];

const getPort = (server: Pick<Server, 'address'> | null) => {
  const address = server?.address();
  if (typeof address !== 'object' || !address) throw new Error('it does not listen');
  return address.port;
};

/** A development server of a client, and what its page says of the socket. */
async function serve(socketUrl: string | undefined) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [socketPlugin(`http://127.0.0.1:${getPort(market)}`, socketUrl)],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  servers.push(server);
  const port = getPort(server.httpServer);
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  return { port, named: /<meta name="socket-url" content="([^"]*)">/.exec(page)?.[1] };
}

/** Whether the market was reached by a socket at this path. */
async function opens(port: number, path: string): Promise<boolean> {
  upgraded.length = 0;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  await new Promise((resolve) => socket.addEventListener('close', resolve));
  return upgraded[0] === path;
}

beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  market = createMarket().on('upgrade', ({ url }, socket) => {
    upgraded.push(url);
    socket.destroy();
  });
  market.listen(0, '127.0.0.1');
  await once(market, 'listening');
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  market.close();
  rmSync(root, { recursive: true, force: true });
});

describe('the development server of a client', () => {
  it('passes the ordinary socket on, and its page need not name it', async () => {
    const { port, named } = await serve(undefined);
    expect(named).toBeUndefined();
    expect(await opens(port, '/socket')).toBe(true);
  });

  it('passes another path on and names it in the page, by which calls are signed', async () => {
    const { port, named } = await serve('/live/socket');
    expect(named).toBe('/live/socket');
    expect(await opens(port, '/live/socket')).toBe(true);
  });

  it('names an address elsewhere in the page', async () => {
    expect((await serve('wss://socket.example/live')).named).toBe('wss://socket.example/live');
  });
});
