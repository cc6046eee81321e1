/** Encoders as shops run them: ffmpeg, with pictures small enough to cost little. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Market } from '../../market.ts';

export const hasEncoder = spawnSync('ffmpeg', ['-version']).status === 0;

export type TestEncoder = {
  /** Until it has ended, thrown out or by itself; answers what it said of it. */
  readonly ended: Promise<string>;
  /** Its connection is gone without a word. */
  kill(): Promise<void>;
};

type Sent = { size?: string; rate?: number; seconds?: number; filter?: string };

/** Sends a live by the address and key that its host was shown. */
export function sendPictures(
  url: string,
  key: string,
  { size = '160x284', rate = 10, seconds = 120, filter = 'null' }: Sent = {},
): TestEncoder {
  const pictures = ['-re', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}`];
  const sound = ['-f', 'lavfi', '-i', 'sine=sample_rate=44100'];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p'];
  const gop = ['-g', String(rate), '-c:a', 'aac', '-b:a', '32k', '-t', String(seconds)];
  const args = ['-v', 'error', ...pictures, ...sound, '-vf', filter, ...coded, ...gop, '-f', 'flv'];
  const child = spawn('ffmpeg', [...args, `${url}/${key}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  killWithUs(child);
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes.toString('utf8');
  });
  const ended = once(child, 'close').then(() => said);
  return {
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function killWithUs(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
}

/** Reads on until there are so many bytes of an answer that never ends by itself; fewer when it ended before. */
export async function readBytes(
  market: Market,
  path: string,
  bytes: number,
): Promise<{ status: number; body: Buffer }> {
  const stop = new AbortController();
  const answer = await fetch(`${market.url}${path}`, { signal: stop.signal });
  const parts: Buffer[] = [];
  for await (const part of answer.body ?? []) {
    parts.push(Buffer.from(part));
    if (Buffer.concat(parts).length >= bytes) break;
  }
  stop.abort();
  return { status: answer.status, body: Buffer.concat(parts) };
}
