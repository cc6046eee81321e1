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
    const [database, bus] = await Promise.all([answers(kernel.database.ping()), answers(kernel.bus.ping())]);
    const status = !database ? 'unready' : bus ? 'ready' : 'degraded';
    return reply.code(database ? 200 : 503).send({ status, database, bus });
  });
}

const answers = (ping: Promise<void>): Promise<boolean> =>
  ping.then(
    () => true,
    () => false,
  );
