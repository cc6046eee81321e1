import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../kernel.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, for its database and its bus answer. */
export function serveHealth(app: FastifyInstance, kernel: Kernel): void {
  app.get('/healthz', { config: { limitedAs: 'health' } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { config: { limitedAs: 'health' } }, async (_request, reply) => {
    const parts = { database: kernel.database.ping(), bus: kernel.bus.ping() };
    const entries = await Promise.all(
      Object.entries(parts).map(
        async ([name, ping]) =>
          [
            name,
            await ping.then(
              () => true,
              () => false,
            ),
          ] as const,
      ),
    );
    const ready = entries.every(([, answers]) => answers);
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'unready', ...Object.fromEntries(entries) });
  });
}
