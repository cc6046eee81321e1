import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { type Config, ConfigError, configOfProcess } from './config.ts';
import type { Kernel } from './kernel.ts';
import { createLog } from './log/log.ts';
import { logNode } from './log/log-node.ts';
import type { Module } from './module.ts';
import { type Server, startServer } from './server.ts';

/** A stop that takes longer than this is not going to end. */
const longestStopMs = 20_000;

/** The market of a program: as its environment and arguments say. It writes `welcome` once it can be reached. */
export async function runMarket(
  modules: readonly Module[],
  welcome: (kernel: Kernel) => Promise<string> = async () => '',
): Promise<void> {
  try {
    const production = process.argv.includes('--production');
    const config = configOfProcess({ production });
    logNode(createLog(config));
    const { kernel } = await runServer(config, modules);
    process.stdout.write(await welcome(kernel));
  } catch (error) {
    logFailedStart(error);
    process.exit(1);
  }
}

/** However little is logged, this is: a line for each reason, in order, all written before the process ends. */
function logFailedStart(error: unknown): void {
  const log = createLog({ logLevel: 'fatal' }, pino.destination({ sync: true }));
  if (error instanceof ConfigError) for (const reason of error.message.split('\n')) log.fatal(reason);
  else log.fatal({ err: error }, 'the market did not start');
}

/** Serves until a signal ends it, then ends the process: 0 when the stop was clean. */
async function runServer(config: Config, modules: readonly Module[]): Promise<Server> {
  const server = await startServer(config, modules);
  server.kernel.log.info({ url: server.url }, 'ready');
  // what was compiled is kept even if this process is ended without a word
  flushCompileCache();
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1); // the second signal ends it at once
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
