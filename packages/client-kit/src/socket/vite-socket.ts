/** What the development servers of both clients do about the socket, as the market itself does for what is built. */
import type { Plugin } from 'vite';
import { ordinarySocketUrl, socketUrlMeta } from './socket-url.ts';

/** Passes the socket's path on to the market, and names any other address than the ordinary one in the page. */
export const socketPlugin = (market: string, configured = process.env.SOCKET_URL): Plugin => {
  const url = configured || ordinarySocketUrl;
  const { pathname } = new URL(url, market);
  return {
    name: 'socket',
    apply: 'serve',
    config: () => ({ server: { proxy: { [pathname]: { target: market, ws: true } } } }),
    transformIndexHtml: () =>
      url === ordinarySocketUrl
        ? []
        : [{ tag: 'meta', attrs: { name: socketUrlMeta, content: url }, injectTo: 'head' }],
  };
};
