/** Makes films that every browser plays, and covers of them. */
import { runProgram } from '../../../kernel/ffmpeg.ts';

/** The shorter side has at most so many pixels. */
const shorterSide = 720;
const scale = `scale='if(gt(iw,ih),-2,min(${shorterSide},iw))':'if(gt(iw,ih),min(${shorterSide},ih),-2)',scale=trunc(iw/2)*2:trunc(ih/2)*2`;

/** H.264 and AAC in an MP4 that begins to play before it is whole; false when it could not be made. */
export async function transcode(
  from: string,
  to: string,
  { seconds, onProgress, signal }: { seconds: number; onProgress(share: number): void; signal: AbortSignal },
): Promise<boolean> {
  const picture = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '23',
    '-pix_fmt',
    'yuv420p',
    '-vf',
    scale,
  ];
  const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
  const chosen = ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1'];
  const file = ['-movflags', '+faststart', '-f', 'mp4', '-y', `file:${to}`];
  const told = ['-v', 'error', '-xerror', '-progress', 'pipe:1', '-nostats'];
  const args = [...told, '-i', `file:${from}`, ...chosen, ...picture, ...sound, ...file];
  const onLine = (line: string) => {
    const at = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (at) onProgress(Math.min(1, Number(at) / 1_000_000 / seconds));
  };
  return (await runProgram('ffmpeg', args, { onLine, signal })) !== null;
}

/** A picture of the first second, as a JPEG; false when it could not be made. */
export async function takeCover(from: string, to: string): Promise<boolean> {
  const args = [
    '-v',
    'error',
    '-ss',
    '1',
    '-i',
    `file:${from}`,
    '-frames:v',
    '1',
    '-q:v',
    '2',
    '-f',
    'image2',
    '-y',
    `file:${to}`,
  ];
  return (await runProgram('ffmpeg', args)) !== null;
}
