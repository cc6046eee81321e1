import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameText } from '../../../kernel/http/calls/sign.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { CallbackRefused, callbackActions, hearCallback } from './callbacks.ts';

/** Named in the address that SRS is given, or in a header where something stands between. */
function readSecret({ query, headers }: FastifyRequest): unknown {
  return headers['x-media-secret'] ?? (query as { secret?: unknown }).secret;
}

export function serveCallbacks(app: FastifyInstance, kernel: Kernel): void {
  for (const action of callbackActions)
    app.post(`/api/media/${action}`, { config: { limitedAs: 'callback' } }, async (request, reply) => {
      if (!isSameText(readSecret(request), kernel.config.media.secret))
        return reply.code(403).send({ code: 403, msg: 'the secret is missing or wrong' });
      try {
        await hearCallback(kernel.systemContext(), action, request.body);
        return reply.send({ code: 0 });
      } catch (error) {
        if (!(error instanceof CallbackRefused)) throw error;
        kernel.log.info({ action, reason: error.message }, 'a callback of the media server was refused');
        return reply.code(403).send({ code: 1, msg: error.message });
      }
    });
}
