/** A Redis of a test's own, on a machine that has one. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

export type TestRedis = {
  readonly url: string;
  /** At once, as when its machine fails. */
  stop(): Promise<void>;
  /** It accepts connections and answers nothing, until it resumes. */
  pause(): void;
  resume(): void;
};

/** Why a test that needs one is skipped; null where there is one. */
export function getRedisSkipReason(): string | null {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'this machine has no redis-server';
  }
}

/** `port` is that of one that was stopped, to come back in its place. */
export async function startRedis(port?: number): Promise<TestRedis> {
  const own = port ?? (await freePort());
  const server = spawn('redis-server', ['--port', String(own), '--bind', '127.0.0.1', '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of server.stdout) if (String(line).includes('Ready to accept')) break;
  return {
    url: `redis://127.0.0.1:${own}`,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    },
  };
}
