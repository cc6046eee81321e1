/** What SRS calls back, by its own names and bodies. It goes on where it is answered 200 and `{"code":0}`. */
import { parse } from 'node:querystring';
import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { acceptEncoder, EncoderRefused, loseEncoder } from '../sessions/encoder.ts';
import { findLive } from '../sessions/lives.queries.ts';
import { isPreviewSign } from './play-sign.ts';
import { fillPart, insertPart } from './recordings/recordings.queries.ts';
import { SrsFiles } from './recordings/srs-files.ts';
import { toClient } from './srs/srs-client.ts';

export const callbackActions = ['on_publish', 'on_unpublish', 'on_play', 'on_stop', 'on_dvr'] as const;
export type CallbackAction = (typeof callbackActions)[number];

const Body = z.object({
  client_id: z.union([z.string().min(1).max(100), z.number().int()]).transform(String),
  app: z.string().max(100),
  stream: z.string().max(100),
  param: z.string().max(2_000).default(''),
  file: z.string().max(1_000).optional(),
});
type Callback = z.output<typeof Body>;

/** Not what SRS may go on with. */
export class CallbackRefused extends Error {
  override name = 'CallbackRefused';
}

const refuse = (reason: string): never => {
  throw new CallbackRefused(reason);
};

export async function hearCallback(ctx: Context, action: CallbackAction, body: unknown): Promise<void> {
  const parsed = Body.safeParse(body);
  const callback = parsed.success ? parsed.data : refuse('the body is not one of SRS');
  const liveId = callback.app === 'live' && /^\d{1,12}$/.test(callback.stream) ? Number(callback.stream) : 0;
  if (!liveId) refuse('no live of this name');
  await hear[action](ctx, liveId, callback);
}

type Hear = (ctx: Context, liveId: number, callback: Callback) => Promise<unknown>;

const hear: Record<CallbackAction, Hear> = {
  async on_publish(ctx, liveId, { client_id, param }) {
    const client = toClient(client_id);
    try {
      await acceptEncoder(ctx, { liveId, key: readQuery(param, 'key'), client });
    } catch (error) {
      if (error instanceof EncoderRefused) refuse(error.message);
      throw error;
    }
    const { config, settings } = ctx.services;
    if (config.media.srs?.recordings && settings.get('live.records'))
      await insertPart(ctx.db, { liveId, client, startedAt: ctx.clock.now() });
  },

  on_unpublish: (ctx, liveId, { client_id }) => loseEncoder(ctx, { liveId, client: toClient(client_id) }),

  async on_play(ctx, liveId, { param }) {
    const isPreview = isPreviewSign(
      ctx.services.config.secret,
      liveId,
      readQuery(param, 'sign'),
      ctx.clock.now(),
    );
    if (!isPreview && (await findLive(ctx.db, liveId))?.state !== 'living') refuse('the live is not running');
  },

  /** Viewers are counted by their sockets. */
  on_stop: async () => {},

  async on_dvr(ctx, _liveId, { client_id, file = '' }) {
    const name = SrsFiles.nameOf(file) ?? refuse('no recording of this name');
    const part = await fillPart(ctx.db, toClient(client_id), name);
    const { srs } = ctx.services.config.media;
    // nobody asked for it: it would stay for ever
    if (!part && srs?.recordings) await new SrsFiles(srs.recordings).remove(name);
  },
};

/** SRS passes on what followed the name of the stream: `?key=…`. */
function readQuery(param: string, name: string): string {
  const value = parse(param.replace(/^\?/, ''))[name];
  return typeof value === 'string' ? value : '';
}
