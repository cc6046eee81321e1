/** `/metrics`, for Prometheus. */
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countDueDeliveries } from '../events/outbox.queries.ts';
import type { Kernel } from '../kernel.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call a route serves. */
    call?: string;
  }
}

export function serveMetrics(app: FastifyInstance, kernel: Kernel): void {
  const registers = [new Registry()] as [Registry];
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'chengji_call_seconds',
    help: 'Time of a call',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const answers = new Counter({
    name: 'chengji_answers_total',
    help: 'Answers by call and HTTP status',
    labelNames: ['call', 'status'],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('chengji_database_connections', 'Open database connections', () => kernel.database.pool.totalCount);
  gauge('chengji_database_waiting', 'Waiting for a connection', () => kernel.database.pool.waitingCount);
  gauge('chengji_sockets', 'Open sockets of this process', () => kernel.gateway.size);
  gauge('chengji_events_waiting', 'Events not heard yet', () => countDueDeliveries(kernel.db));
  gauge('chengji_deadline_late_seconds', 'How late the oldest deadline is', async () => {
    const next = await kernel.runner.nextDue();
    return next ? Math.max(0, (kernel.clock.now().getTime() - next.getTime()) / 1_000) : 0;
  });

  // looked up by name only once: labelling anew for every answer costs more than the rest of this
  const observers = new Map<string, { observe(value: number): void }>();
  const counters = new Map<string, { inc(): void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call) {
      getOrAdd(observers, call, () => seconds.labels(call)).observe(reply.elapsedTime / 1_000);
      const status = String(reply.statusCode);
      getOrAdd(counters, `${call} ${status}`, () => answers.labels(call, status)).inc();
    }
    done();
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

function getOrAdd<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key);
  if (found) return found;
  const made = make();
  map.set(key, made);
  return made;
}
