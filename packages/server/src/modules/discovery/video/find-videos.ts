import type { PostVideo } from '@chengji/contract';
import type { Db } from '../../../kernel/db/database.ts';
import { listVideos, type Video } from './videos.queries.ts';

/** Those of these that can be played. */
export async function findVideos(db: Db, ids: readonly string[]): Promise<Map<string, PostVideo>> {
  if (ids.length === 0) return new Map();
  const rows = await listVideos(db, ids);
  return new Map(rows.flatMap((video) => (isPlayable(video) ? [[video.id, presentVideo(video)]] : [])));
}

export type PlayableVideo = Video & { seconds: number; width: number; height: number };

export const isPlayable = (video: Video): video is PlayableVideo =>
  video.state === 'ready' && video.seconds !== null && video.width !== null && video.height !== null;

const presentVideo = ({ url, cover, seconds, width, height }: PlayableVideo): PostVideo => ({
  url,
  cover,
  seconds,
  width,
  height,
});
