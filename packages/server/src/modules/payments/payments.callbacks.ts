/** Where channels call back: not signed by our Sign but by theirs, and answered in their manner. */
import type { PayChannel } from '@chengji/contract';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/kernel.ts';
import { CallbackRefused, GatewayError } from './channels/gateway.ts';
import { receiveCallback } from './settlement/receive-callback.ts';

type Params = { channel: PayChannel };

/** The body is taken as it came: its signature is over its very bytes. */
export function serveCallbacks(app: FastifyInstance, kernel: Kernel): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: Params; Body: string | undefined }>(
      '/api/pay/notify/:channel',
      { config: { limitedAs: 'callback' } },
      async (request, reply) => {
        const ctx = kernel.systemContext();
        const { headers, body, params } = request;
        try {
          await receiveCallback(ctx, params.channel, { headers, body: body ?? '' });
          return reply.code(204).send();
        } catch (error) {
          if (!(error instanceof CallbackRefused || error instanceof GatewayError)) throw error;
          ctx.log.warn({ err: error, channel: params.channel }, 'a callback was refused');
          const code = error instanceof CallbackRefused ? error.code : 'FAIL';
          return reply.code(code === 'SIGN_ERROR' ? 401 : 400).send({ code, message: error.message });
        }
      },
    );
  });
}
