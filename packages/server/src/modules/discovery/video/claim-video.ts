import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isPlayable, type PlayableVideo } from './find-videos.ts';
import { getUploaderKey } from './uploader.ts';
import { findPostOfVideo, lockVideo } from './videos.queries.ts';

/** A video of the caller's that can be played, and that no other post than `postId` shows. */
export async function claimVideo(ctx: Context, id: string, postId: number | null): Promise<PlayableVideo> {
  const refuse = (key: 'unknown' | 'not_ready' | 'used') =>
    new Refusal(`discovery.video_${key}`, {}, { field: 'video_id' });
  const video = await lockVideo(ctx.db, id);
  const shownBy = video && (await findPostOfVideo(ctx.db, id));
  if (shownBy !== null && shownBy === postId && video && isPlayable(video)) return video;
  if (!video || video.ownerKey !== getUploaderKey(ctx.actor)) throw refuse('unknown');
  if (!isPlayable(video)) throw refuse('not_ready');
  if (shownBy !== null) throw refuse('used');
  return video;
}
