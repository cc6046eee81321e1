import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../kernel.ts';

/**
 * `/healthz`: the process lives. `/readyz`: whether it can serve. Without its database it cannot (503); with
 * anything else missing it serves, but not all of it as it should: `degraded`, with 200, as the other nodes are
 * likely to miss the same and a market without any node helps nobody.
 */
export function serveHealth(app: FastifyInstance, kernel: Kernel): void {
  app.get('/healthz', { config: { limitedAs: 'health' } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { config: { limitedAs: 'health' } }, async (_request, reply) => {
    const [database, bus, disk] = await Promise.all([
      answers(kernel.database.ping()),
      answers(kernel.bus.ping()),
      kernel.disk.hasRoom(),
    ]);
    const parts = {
      database,
      bus,
      clock: kernel.clockSkew.wasWithinTolerance,
      disk: disk && !kernel.database.isFull(),
    };
    const isWhole = Object.values(parts).every((part) => part);
    const status = !database ? 'unready' : isWhole ? 'ready' : 'degraded';
    return reply.code(database ? 200 : 503).send({ status, ...parts });
  });
}

const answers = (ping: Promise<void>): Promise<boolean> =>
  ping.then(
    () => true,
    () => false,
  );
