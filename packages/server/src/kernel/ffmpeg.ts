/** The programs `ffmpeg` and `ffprobe`, where the machine has them. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

type Run = { onLine?: (line: string) => void; signal?: AbortSignal };

/** Its output, or null when it failed; with less of the processor than those who are served. */
export function runProgram(
  program: string,
  args: readonly string[],
  { onLine, signal }: Run = {},
): Promise<string | null> {
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
  (await runProgram('ffmpeg', ['-version'])) !== null && (await runProgram('ffprobe', ['-version'])) !== null;

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
  const output = await runProgram('ffprobe', [...asked, '-of', 'json', `file:${path}`]);
  if (output === null) return null;
  const found = JSON.parse(output) as {
    streams?: { width?: number; height?: number }[];
    format?: { duration?: string };
  };
  const { width, height } = found.streams?.[0] ?? {};
  const seconds = Number(found.format?.duration);
  return width && height && seconds > 0 ? { seconds, width, height } : null;
}
