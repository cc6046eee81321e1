/** `/api/uploads/videos`: the tus protocol, by the kept server library. Who sends, how much and what is asked here. */
import type { IncomingMessage } from 'node:http';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holdsRight } from '../../../kernel/actor.ts';
import { findActor } from '../../../kernel/http/calls/calls.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysBefore } from '../../../kernel/time/durations.ts';
import { writeRight } from '../posts/post-author.ts';
import { getUploaderKey } from './uploader.ts';
import {
  countUnpublished,
  deleteUnfinished,
  findVideo,
  insertVideo,
  moveVideo,
  type Video,
} from './videos.queries.ts';

const path = '/api/uploads/videos';
const megabyte = 1024 * 1024;
const mostUnpublished = 20;

/** What the library is told of a request: who sends it, as this file asked before. */
type Asked = { runtime?: { node?: { req?: IncomingMessage } } };

export function serveUploads(app: FastifyInstance, kernel: Kernel): void {
  const { videoUploads: uploads, settings } = kernel.services;
  const owners = new WeakMap<IncomingMessage, number>();
  const getLimit = () => settings.get('discovery.video_megabytes') * megabyte;
  const tus = new Server({
    path,
    datastore: uploads.store,
    relativeLocation: true,
    disableTerminationForFinishedUploads: true,
    maxSize: getLimit,
    async onUploadCreate(request, upload) {
      const raw = (request as Asked).runtime?.node?.req;
      const ownerKey = raw && owners.get(raw);
      if (ownerKey === undefined) throw new Error('an upload without an owner');
      const now = kernel.clock.now();
      await insertVideo(kernel.db, {
        id: upload.id,
        ownerKey,
        state: 'uploading',
        bytes: upload.size ?? 0,
        createdAt: now,
        changedAt: now,
      });
      return {};
    },
    async onUploadFinish(_request, upload) {
      await beginProcessing(upload.id);
      return {};
    },
  });
  const beginProcessing = (id: string): Promise<Video | null> =>
    moveVideo(kernel.db, id, ['uploading'], {
      state: 'processing',
      progress: 0,
      changedAt: kernel.clock.now(),
    });

  app.register(async (scope) => {
    // the library reads the body itself, bit by bit
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const config = { isUpload: true } as const;
    const bodyLimit = 2 * 1024 * megabyte;
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      await admit(request);
      reply.hijack();
      await tus.handle(request.raw, reply.raw);
    };
    scope.route({ method: 'POST', url: path, config, bodyLimit, handler: handle });
    scope.route({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${path}/:id`,
      config,
      bodyLimit,
      handler: handle,
    });
  });

  /** Refuses who may not publish, another's upload, and a new one that is too large or too much. */
  async function admit(request: FastifyRequest): Promise<void> {
    const actor = await findActor(kernel, request);
    const ownerKey = getUploaderKey(actor);
    if (ownerKey === null) throw new Refusal('common.login_required');
    if (actor.kind === 'seller' && !holdsRight(actor, writeRight)) throw new Refusal('common.no_permission');
    const { id } = request.params as { id?: string };
    if (id !== undefined) {
      const video = await findVideo(kernel.db, id);
      if (video?.ownerKey !== ownerKey) throw new Refusal('discovery.video_unknown');
      // a node that was killed right after the last byte did not note that it was the last
      if (video.state === 'uploading' && (await uploads.countBytes(id)) === video.bytes)
        await beginProcessing(id);
      else if (request.method === 'DELETE') await deleteUnfinished(kernel.db, id);
      return;
    }
    const size = Number(request.headers['upload-length']);
    if (!Number.isSafeInteger(size) || size <= 0) throw new Refusal('discovery.video_size_missing');
    if (size > getLimit())
      throw new Refusal('discovery.video_too_large', { megabytes: getLimit() / megabyte }, { field: 'file' });
    const since = daysBefore(kernel.clock.now(), 1);
    if ((await countUnpublished(kernel.db, ownerKey, since)) >= mostUnpublished)
      throw new Refusal('discovery.too_many_videos');
    owners.set(request.raw, ownerKey);
  }
}
