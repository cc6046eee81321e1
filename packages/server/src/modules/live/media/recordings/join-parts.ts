import { rm, writeFile } from 'node:fs/promises';
import { runProgram } from '../../../../kernel/ffmpeg.ts';
import { arrange, isAlike, type Probed, toConcatList } from './parts.rules.ts';

/** Null for what holds no pictures. */
export async function probePart(path: string): Promise<Probed | null> {
  const shown =
    'stream=codec_type,codec_name,profile,pix_fmt,width,height,sample_rate,channels:format=duration';
  const output = await runProgram('ffprobe', ['-v', 'error', '-show_entries', shown, '-of', 'json', path]);
  if (output === null) return null;
  const { streams = [], format } = JSON.parse(output) as {
    streams?: Record<string, string | number>[];
    format?: { duration?: string };
  };
  const picture = streams.find((stream) => stream.codec_type === 'video');
  const seconds = Number(format?.duration);
  const { width, height } = picture ?? {};
  if (!(typeof width === 'number' && typeof height === 'number' && seconds > 0)) return null;
  const sound = streams.find((stream) => stream.codec_type === 'audio');
  const facts = [picture, sound].flatMap((stream) =>
    stream
      ? ['codec_name', 'profile', 'pix_fmt', 'sample_rate', 'channels'].map((name) => stream[name] ?? '')
      : [],
  );
  return { seconds, width, height, format: facts.join(' ') };
}

type Source = { path: string; startedAt: Date };

/**
 * Joins parts into an MP4 that plays before it is whole. What was sent is kept as it is, unless the encoder came back
 * with other pictures. Answers its length in seconds; null when there is nothing to be seen, false when it failed.
 */
export async function joinParts(
  beganAt: Date,
  sources: readonly Source[],
  to: string,
  signal: AbortSignal,
): Promise<number | null | false> {
  const probed = await Promise.all(
    sources.map(async (source) => ({ ...source, facts: await probePart(source.path) })),
  );
  const parts = probed.flatMap(({ facts, ...source }) => (facts ? [{ ...source, ...facts }] : []));
  const arranged = arrange(beganAt, parts);
  if (arranged.length === 0) return null;
  const list = `${to}.txt`;
  await writeFile(list, toConcatList(arranged));
  try {
    const from = ['-v', 'error', '-f', 'concat', '-safe', '0', '-i', list];
    const kept = isAlike(parts)
      ? ['-c', 'copy']
      : ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-ac', '2'];
    const file = ['-movflags', '+faststart', '-f', 'mp4', '-y', to];
    const args = [...from, '-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', ...kept, ...file];
    if ((await runProgram('ffmpeg', args, { signal })) === null) return false;
    const made = await probePart(to);
    return made ? made.seconds : false;
  } finally {
    await rm(list, { force: true });
  }
}
