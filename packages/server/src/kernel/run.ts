import type { Config } from './config.ts';
import type { Module } from './module.ts';
import { type Server, startServer } from './server.ts';

/** A stop that takes longer than this is not going to end. */
const longestStopMs = 20_000;

/** Serves until it is told to stop, then ends the process: 0 when the stop was clean. */
export async function runServer(config: Config, modules: readonly Module[]): Promise<Server> {
  const server = await startServer(config, modules);
  server.kernel.log.info({ url: server.url }, 'ready');
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1); // told twice: at once
    stopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.kernel.log.error({ err: error }, 'the stop was not clean');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return server;
}
