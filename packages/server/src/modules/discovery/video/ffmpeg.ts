/** The programs `ffmpeg` and `ffprobe`, where the machine has them. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

type Run = { onLine?: (line: string) => void; signal?: AbortSignal };

/** Its output, or null when it failed; with less of the processor than those who are served. */
function run(program: string, args: readonly string[], { onLine, signal }: Run = {}): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], signal });
    let output = '';
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    else
      child.stdout.on('data', (bytes: Buffer) => {
        output += bytes.toString('utf8');
      });
    child.on('spawn', () => {
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? output : null));
  });
}

let isThere: Promise<boolean> | undefined;

/** Whether this machine can make films; looked up once in a process, as starting both takes a fifth of a second. */
export const hasFfmpeg = (): Promise<boolean> => {
  isThere ??= findPrograms();
  return isThere;
};

const findPrograms = async (): Promise<boolean> =>
  (await run('ffmpeg', ['-version'])) !== null && (await run('ffprobe', ['-version'])) !== null;

export type Probed = { seconds: number; width: number; height: number };

/** Null when the file is no film that can be played. */
export async function probe(path: string): Promise<Probed | null> {
  const asked = [
    '-v',
    'error',
    '-select_streams',
    'v:0',
    '-show_entries',
    'stream=width,height:format=duration',
  ];
  const output = await run('ffprobe', [...asked, '-of', 'json', `file:${path}`]);
  if (output === null) return null;
  const found = JSON.parse(output) as {
    streams?: { width?: number; height?: number }[];
    format?: { duration?: string };
  };
  const { width, height } = found.streams?.[0] ?? {};
  const seconds = Number(found.format?.duration);
  return width && height && seconds > 0 ? { seconds, width, height } : null;
}

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
  return (await run('ffmpeg', args, { onLine, signal })) !== null;
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
  return (await run('ffmpeg', args)) !== null;
}
