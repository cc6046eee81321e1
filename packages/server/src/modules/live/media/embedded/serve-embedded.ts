/** `/media/live/12.flv` and `/media/live/12/index.m3u8`: what viewers play from our own port. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown } from '../../../../kernel/http/calls/faults.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { isPreviewSign } from '../play-sign.ts';
import type { Receiver } from './broadcast.ts';
import type { EmbeddedMedia } from './embedded-media.ts';
import { isPieceName } from './hls.ts';

/** So long may who watches take for the last of it. */
const lastReadMs = 2_000;

type Asked = { Params: { id: string; file?: string }; Querystring: { sign?: string } };

export function serveEmbedded(app: FastifyInstance, kernel: Kernel, media: EmbeddedMedia): void {
  app.addHook('preClose', (done) => {
    media.endViewers();
    done();
  });
  const exposeHeadRoute = false;
  app.get<Asked>('/media/live/:id.flv', { exposeHeadRoute }, async (request, reply) => {
    const liveId = await findWatchable(request);
    if (!liveId) return answerUnknown(kernel, request, reply);
    const broadcast = media.findBroadcast(liveId);
    if (!broadcast) return answerLater(reply);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'video/x-flv',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    raw.flushHeaders();
    // who is too slow is let go: a player that still watches comes back at what is sent then
    const receiver: Receiver = {
      writable: raw,
      onEnd() {
        raw.end();
        setTimeout(() => raw.destroy(), lastReadMs).unref();
      },
    };
    raw.on('error', () => broadcast.leave(receiver));
    raw.on('close', () => broadcast.leave(receiver));
    broadcast.join(receiver);
    return reply;
  });
  app.get<Asked>('/media/live/:id/:file', { exposeHeadRoute }, async (request, reply) => {
    const { id, file = '' } = request.params;
    reply.header('cache-control', 'no-store');
    if (isPieceName(file)) {
      const piece = await (await media.findHls(toLiveId(id)))?.readPiece(file);
      return piece ? reply.type('video/mp2t').send(piece) : answerUnknown(kernel, request, reply);
    }
    const liveId = file === 'index.m3u8' ? await findWatchable(request) : 0;
    if (!liveId) return answerUnknown(kernel, request, reply);
    const list = await (await media.openHls(liveId))?.readList();
    return list ? reply.type('application/vnd.apple.mpegurl').send(list) : answerLater(reply);
  });

  /** 0 where there is nothing that they may see who ask. */
  async function findWatchable({ params, query }: FastifyRequest<Asked>): Promise<number> {
    const liveId = toLiveId(params.id);
    if (!liveId) return 0;
    if (query.sign !== undefined)
      return isPreviewSign(kernel.config.secret, liveId, query.sign, kernel.clock.now()) ? liveId : 0;
    return (await media.isRunning(liveId)) ? liveId : 0;
  }
}

const toLiveId = (text: string): number => (/^\d{1,12}$/.test(text) ? Number(text) : 0);

/** It runs, but nothing comes just now: its encoder was lost. */
const answerLater = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', '1').header('cache-control', 'no-store').send();
