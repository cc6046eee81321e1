/** Where sockets are opened; what they are told and how long they live is the gateway's. */
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { parseLanguage } from '../i18n/i18n.ts';
import type { Kernel } from '../kernel.ts';
import { Refusal } from '../refusal.ts';
import { socketLimits } from '../socket/socket-limits.ts';
import { getAddress, toAddressKey } from './limits/address.ts';

/** In a scope of their own: what the library hooks in would cost every other request as well. */
export async function serveSockets(app: FastifyInstance, kernel: Kernel): Promise<void> {
  await app.register(async (sockets) => {
    await sockets.register(websocket, {
      options: { perMessageDeflate: false, maxPayload: socketLimits.frameBytes },
    });
    for (const path of kernel.config.socketPaths) serveSocket(sockets, kernel, path);
  });
}

function serveSocket(app: FastifyInstance, { gateway }: Kernel, path: string): void {
  app.get(
    path,
    {
      websocket: true,
      // before the upgrade: a refused socket costs no more than a request
      onRequest: async (request) => {
        if (!gateway.mayAccept(toAddressKey(getAddress(request)))) {
          throw new Refusal('common.too_many_requests', { seconds: 30 });
        }
      },
    },
    (socket, request) =>
      gateway.accept(socket, {
        address: toAddressKey(getAddress(request)),
        language: parseLanguage(request.headers['accept-language']),
      }),
  );
}
