// @vitest-environment jsdom
import { computeAppKey, computeSign } from '@chengji/client-kit';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  document.head.innerHTML = '';
  vi.resetModules();
});

/** The signature of a call made by an app that was opened anew, and where it opens its socket. */
async function openPage() {
  const network = vi.fn<typeof fetch>(async () =>
    Response.json({ code: 1, msg: '', time: 1, data: { rows: [] } }),
  );
  vi.stubGlobal('fetch', network);
  const { call, SOCKET_URL } = await import('./call.ts');
  await call('GET /wanlshop/search/hot', {});
  return { sign: new Headers(network.mock.calls[0]?.[1]?.headers).get('sign'), socketUrl: SOCKET_URL };
}

const signedWith = (socketUrl: string) => ({
  sign: computeSign('/wanlshop/search/hot', {}, computeAppKey(socketUrl)),
  socketUrl,
});

test('calls are signed with the address of the socket that the page names', async () => {
  document.head.innerHTML = '<meta name="socket-url" content="wss://socket.example/live">';
  expect(await openPage()).toEqual(signedWith('wss://socket.example/live'));
});

test('a page that names none means the ordinary address', async () => {
  expect(await openPage()).toEqual(signedWith('/socket'));
});
