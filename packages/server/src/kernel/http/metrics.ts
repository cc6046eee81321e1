/** `/metrics`, for Prometheus: with a token, on a port of its own, or both; open where it is no production. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countDueDeliveries } from '../events/outbox.queries.ts';
import { serveDeadlineMetrics } from '../jobs/deadline-metrics.ts';
import type { Kernel } from '../kernel.ts';
import type { LabelledGauge, Module } from '../module.ts';
import { answerUnknown } from './calls/faults.ts';
import { isSameText } from './calls/sign.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isUpload?: boolean;
    /** The name of the call a route serves. */
    call?: string;
  }
}

let ofProcess: Registry | undefined;

/** What the process shows of itself, watched once for all markets in it: the library never ends watching. */
function getProcessMetrics(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

export function serveMetrics(app: FastifyInstance, kernel: Kernel, modules: readonly Module[]): void {
  const registers = [new Registry()] as [Registry];
  const seconds = new Histogram({
    name: 'chengji_call_seconds',
    help: 'Time of a call',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  // added up by call and status here: the library looks a label up anew for each answer
  const answers = new Map<string, Map<number, number>>();
  new Counter({
    name: 'chengji_answers_total',
    help: 'Answers by call and HTTP status',
    labelNames: ['call', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [call, counts] of answers) {
        for (const [status, count] of counts) this.inc({ call, status }, count);
      }
    },
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
  gauge(
    'chengji_clock_skew_seconds',
    'How far this clock is ahead of the database’s',
    () => kernel.clockSkew.lastMs / 1_000,
  );
  gauge('chengji_events_waiting', 'Events not heard yet', () => countDueDeliveries(kernel.db));
  serveDeadlineMetrics(registers, kernel);
  for (const own of modules.flatMap(({ gauges }) => gauges ?? [])) addGauge(registers, kernel, own);

  // looked up by name only once: labelling anew for every answer costs more than the rest of this
  const observers = new Map<string, { observe(value: number): void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    if (call) {
      getOrAdd(observers, call, () => seconds.labels(call)).observe(reply.elapsedTime / 1_000);
      const counts = getOrAdd(answers, call, () => new Map<number, number>());
      counts.set(reply.statusCode, (counts.get(reply.statusCode) ?? 0) + 1);
    }
    done();
  });
  const registry = Registry.merge([getProcessMetrics(), ...registers]);
  const { metricsPort, metricsToken, production } = kernel.config;
  if (metricsPort !== undefined) serveOnOwnPort(app, kernel, registry);
  else if (!production || metricsToken !== undefined) serveHere(app, kernel, registry);
}

function addGauge(registers: [Registry], kernel: Kernel, { name, help, label, read }: LabelledGauge): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers,
    collect() {
      this.reset();
      for (const [value, figure] of read(kernel)) this.set({ [label]: value }, figure);
    },
  });
}

function serveHere(app: FastifyInstance, kernel: Kernel, registry: Registry): void {
  const { metricsToken } = kernel.config;
  app.get('/metrics', { config: { limitedAs: 'metrics' } }, async (request, reply) =>
    isAllowed(metricsToken, request.headers)
      ? reply
          .header('cache-control', 'no-store')
          .type(registry.contentType)
          .send(await registry.metrics())
      : answerUnknown(kernel, request, reply),
  );
}

const isAllowed = (token: string | undefined, { authorization }: IncomingHttpHeaders): boolean =>
  token === undefined || isSameText(authorization, `Bearer ${token}`);

function serveOnOwnPort(app: FastifyInstance, { config, log }: Kernel, registry: Registry): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || !isAllowed(config.metricsToken, request.headers)) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onListen', async () => {
    server.listen(config.metricsPort, config.host);
    await once(server, 'listening');
    log.info({ port: (server.address() as AddressInfo).port }, 'metrics are served');
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}

function getOrAdd<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key);
  if (found) return found;
  const made = make();
  map.set(key, made);
  return made;
}
