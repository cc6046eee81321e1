/** Makes of an uploaded file what every browser plays, and of its first second a cover. */
import type { Context } from '../../../kernel/context.ts';
import { probe } from '../../../kernel/ffmpeg.ts';
import { firstBytes, sniff } from '../../../kernel/storage/content-type.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { takeCover, transcode } from './ffmpeg.ts';
import { leastSeconds, mostSeconds } from './probe.rules.ts';
import { readMp4 } from './read-mp4.ts';
import type { VideoUploads } from './video-uploads.ts';
import { claimProcessing, moveVideo, releaseVideo, type Video } from './videos.queries.ts';

const wholeProgress = 10_000;
/** As long as a node may be silent before another goes on with its work. */
const leaseMinutes = 5;

type Made = { path: string; seconds: number; width: number; height: number; cover: string };
/** The key of what is wrong with a file. */
type Failure = { failure: string };

/** Processes one video that waits, of those whose file this node has; answers whether there was one. */
export async function processNextVideo(ctx: Context, uploads: VideoUploads): Promise<boolean> {
  const video = await claimHere(ctx, uploads);
  if (!video) return false;
  const path = uploads.getPath(video.id);
  const made = await make(ctx, uploads, video, path).catch(async (error: unknown) => {
    // given up, not failed: another node, or this one when it is back, need not wait for the claim to end
    if (uploads.stopping.aborted) await releaseVideo(ctx.db, video.id);
    throw error;
  });
  const changedAt = ctx.clock.now();
  if ('failure' in made) {
    await moveVideo(ctx.db, video.id, ['processing'], { state: 'failed', ...made, changedAt });
  } else {
    const recipe = { name: `video ${video.id}`, extension: 'mp4' };
    await ctx.services.storage.keepFile(recipe, made.path);
    await moveVideo(ctx.db, video.id, ['processing'], {
      state: 'ready',
      progress: wholeProgress,
      url: ctx.services.storage.toAddress(recipe),
      cover: made.cover,
      seconds: Math.max(1, Math.round(made.seconds)),
      width: made.width,
      height: made.height,
      changedAt,
    });
  }
  await uploads.remove(video.id);
  return true;
}

/** What another node took in is left to it. */
async function claimHere(ctx: Context, uploads: VideoUploads): Promise<Video | null> {
  const now = ctx.clock.now();
  const until = minutesAfter(now, leaseMinutes);
  for (const elsewhere: string[] = []; ; ) {
    const video = await claimProcessing(ctx.db, { now, until, except: elsewhere });
    if (!video || (await uploads.countBytes(video.id)) !== null) return video;
    await releaseVideo(ctx.db, video.id);
    elsewhere.push(video.id);
  }
}

async function make(
  ctx: Context,
  uploads: VideoUploads,
  video: Video,
  path: string,
): Promise<Made | Failure> {
  const type = sniff(await firstBytes({ path }));
  if (type !== 'video/mp4' && type !== 'video/webm') return { failure: 'discovery.video_type' };
  return uploads.canTranscode ? makeWithFfmpeg(ctx, uploads, video, path) : takeAsItIs(type, path);
}

const isTooLongOrShort = (seconds: number): boolean =>
  seconds < leastSeconds - 0.05 || seconds > mostSeconds + 0.5;

/** Only an MP4 plays everywhere; it has no cover then. */
export async function takeAsItIs(type: string, path: string): Promise<Made | Failure> {
  const brand = (await firstBytes({ path })).toString('latin1', 8, 12);
  if (type !== 'video/mp4' || brand === 'qt  ') return { failure: 'discovery.video_only_mp4' };
  const facts = await readMp4(path);
  if (!facts) return { failure: 'discovery.video_broken' };
  if (isTooLongOrShort(facts.seconds)) return { failure: 'discovery.video_length' };
  return { path, ...facts, cover: '' };
}

async function makeWithFfmpeg(
  ctx: Context,
  uploads: VideoUploads,
  { id, ownerKey }: Video,
  path: string,
): Promise<Made | Failure> {
  const probed = await probe(path);
  if (!probed) return { failure: 'discovery.video_broken' };
  if (isTooLongOrShort(probed.seconds)) return { failure: 'discovery.video_length' };
  const [made, cover] = [uploads.getMadePath(id), uploads.getCoverPath(id)];
  let told = 0;
  const onProgress = (share: number) => {
    const progress = Math.floor(share * wholeProgress);
    if (progress < told + 200) return;
    told = progress;
    const changedAt = ctx.clock.now();
    const claimedUntil = minutesAfter(changedAt, leaseMinutes);
    moveVideo(ctx.db, id, ['processing'], { progress, changedAt, claimedUntil }).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the progress of a video was not stored'),
    );
  };
  const isMade = await transcode(path, made, {
    seconds: probed.seconds,
    onProgress,
    signal: uploads.stopping,
  });
  const facts = isMade ? await probe(made) : null;
  if (uploads.stopping.aborted) throw new Error('the market stops');
  if (!facts || !(await takeCover(made, cover))) return { failure: 'discovery.video_broken' };
  const { url } = await ctx.services.storage.put({ path: cover }, { owner: `author:${ownerKey}` });
  return { path: made, ...facts, cover: url };
}
