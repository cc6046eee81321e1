/** Starts a market and stops it cleanly. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { startHousekeeping } from './background/housekeeping.ts';
import { type Config, ConfigError } from './config.ts';
import { createHttpServer } from './http/server.ts';
import { createKernel, type Kernel } from './kernel.ts';
import type { Module } from './module.ts';
import type { SystemTime } from './time/clock.ts';

export type Server = {
  readonly kernel: Kernel;
  readonly app: FastifyInstance;
  /** Where it listens: `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Takes nothing new, finishes what is under way, closes everything. */
  stop(): Promise<void>;
};

export type StartOptions = {
  /** Whether deadlines fire, events are brought and work at an interval is done by themselves; a test may rather do so itself. */
  background?: boolean;
  /** The machine's time; a test may give another. */
  systemTime?: SystemTime;
};

export async function startServer(
  config: Config,
  modules: readonly Module[],
  { background = true, systemTime }: StartOptions = {},
): Promise<Server> {
  const kernel = await createKernel(config, modules, systemTime);
  for (const module of modules) await module.prepare?.(kernel);
  const app = await createHttpServer(kernel, modules);
  await listen(app, kernel);
  const { port } = app.server.address() as AddressInfo;
  kernel.url = `http://127.0.0.1:${port}`;
  kernel.hasBackground = background;
  for (const module of modules) await module.start?.(kernel);
  for (const { type, hear } of modules.flatMap(({ frames = [] }) => frames))
    kernel.gateway.listen(type, (sender, frame) => hear(kernel, sender, frame));
  kernel.gateway.start();
  const endHousekeeping = startHousekeeping(kernel, modules);
  if (background) {
    kernel.dispatcher.start();
    kernel.runner.start();
    kernel.tasks.start();
    kernel.sessionCheck.start();
  }
  return {
    kernel,
    app,
    url: kernel.url,
    async stop() {
      endHousekeeping();
      await kernel.sessionCheck.stop();
      kernel.gateway.stop();
      await finishAnswers(app);
      await kernel.tasks.stop();
      await kernel.runner.stop();
      await kernel.dispatcher.stop();
      for (const module of [...modules].reverse()) await module.stop?.(kernel);
      await kernel.services.storage.close();
      kernel.services.rateLimiter.close();
      await kernel.bus.close();
      await kernel.database.close();
    },
  };
}

/** A port that is taken stops the start like any bad value, and leaves nothing open behind. */
async function listen(app: FastifyInstance, { config, services, bus, database }: Kernel): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    services.rateLimiter.close();
    await bus.close();
    await database.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(`PORT ${config.port} is in use by another program`);
  }
}

/** A connection that just had its answer would be kept open for the next request: it is let go instead. */
async function finishAnswers(app: FastifyInstance): Promise<void> {
  const lettingGo = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearInterval(lettingGo);
  }
}
