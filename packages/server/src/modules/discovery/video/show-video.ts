import type { UploadedVideo } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { leastSeconds, mostSeconds } from './probe.rules.ts';
import { getUploaderKey } from './uploader.ts';
import { findVideo } from './videos.queries.ts';

/** An own one, and how far it is. */
export async function showVideo(ctx: Context, { id }: { id: string }): Promise<UploadedVideo> {
  const video = await findVideo(ctx.db, id);
  if (!video || video.ownerKey !== getUploaderKey(ctx.actor)) throw new Refusal('discovery.video_unknown');
  const { state, bytes, failure, seconds, cover, url } = video;
  const progress =
    state === 'uploading'
      ? Math.floor((((await ctx.services.videoUploads.countBytes(id)) ?? 0) / bytes) * 10_000)
      : video.progress;
  const reason = failure
    ? ctx.services.translate(ctx.language, failure, { least: leastSeconds, most: mostSeconds })
    : '';
  return { id, state, progress, reason, seconds, cover, url };
}
