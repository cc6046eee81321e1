/** The one HTTP server: calls, files, pages, socket, and what watches over them. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { type FastifyInstance, fastify } from 'fastify';
import type { Config } from '../config.ts';
import type { Kernel } from '../kernel.ts';
import type { Module } from '../module.ts';
import { hourMs } from '../time/durations.ts';
import { serveCalls } from './calls/calls.ts';
import { answerRefused, answerUnknown } from './calls/faults.ts';
import { answerMalformedRequest, answerSlowRequest } from './calls/malformed-request.ts';
import { serveDownloads } from './downloads.ts';
import { serveFiles } from './files.ts';
import { serveHealth } from './health.ts';
import { toTrustProxy } from './limits/address.ts';
import { limitAddress, limitAddresses } from './limits/limit-addresses.ts';
import { serveMetrics } from './metrics.ts';
import { serveDocs } from './openapi/docs.ts';
import { serveSockets } from './socket.ts';
import { serveClients } from './static.ts';
import { ordinaryPace, uploadPace, watchPace } from './uploads/request-body.ts';

const bodyLimit = 1024 * 1024;
/** As long as the largest upload may take; what comes too slowly ends sooner, see `watchPace`. */
const longestRequestMs = hourMs;

export async function createHttpServer(kernel: Kernel, modules: readonly Module[]): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit,
    trustProxy: toTrustProxy(kernel.config.trustProxy),
    http: { shouldUpgradeCallback: (request) => isForSocket(kernel.config, request) },
    genReqId: () => randomUUID(),
    requestTimeout: longestRequestMs,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerMalformedRequest(kernel, error, socket),
    // an address that cannot even be decoded
    frameworkErrors: (_error, request, reply) =>
      limitAddress(kernel, request, 'other').then(
        () => answerUnknown(kernel, request, reply),
        (error: unknown) => answerRefused(kernel, error, request, reply),
      ),
  });
  acceptEmptyJson(app);
  app.setErrorHandler((error, request, reply) => answerRefused(kernel, error, request, reply));
  app.setNotFoundHandler((request, reply) => answerUnknown(kernel, request, reply));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const pace = request.routeOptions.config.isUpload ? uploadPace : ordinaryPace;
    watchPace(request.raw, pace, () => answerSlowRequest(kernel, request.raw.socket));
    done();
  });
  limitAddresses(app, kernel);
  await serveSockets(app, kernel);
  serveHealth(app, kernel);
  serveMetrics(app, kernel, modules);
  serveFiles(app, kernel);
  serveDownloads(app, kernel);
  await serveCalls(
    app,
    kernel,
    modules.flatMap((module) => module.routes ?? []),
  );
  await app.register(async (pages) => {
    await pages.register(helmet, {
      contentSecurityPolicy: { directives: createContentPolicy(kernel.config) },
      hsts: kernel.config.production,
    });
    for (const module of modules) await module.serve?.(pages, kernel);
    serveDocs(pages);
    await pages.register(async (clients) => serveClients(clients, kernel.config));
  });
  return app;
}

/** A request for any other protocol gets its answer in this one. */
const isForSocket = ({ socketPaths }: Config, { url = '', headers }: IncomingMessage): boolean =>
  socketPaths.includes(url.split('?')[0] ?? '') && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * What the shopper's and the console's pages may load: their own, pictures they made themselves, and the script
 * that WeChat's browser brings its abilities by.
 */
const createContentPolicy = ({ media }: Config) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", 'https://res.wx.qq.com'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  mediaSrc: ["'self'", 'blob:', 'https:', ...findPlayOrigin(media)],
  connectSrc: ["'self'", 'ws:', 'wss:', ...findPlayOrigin(media)],
  workerSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
  upgradeInsecureRequests: null,
});

/** Where lives are fetched from, unless it is here. */
const findPlayOrigin = ({ srs }: Config['media']): string[] =>
  srs?.playUrl.startsWith('http') ? [new URL(srs.playUrl).origin] : [];

/** A change without parameters may come without a body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, body, done);
  });
}
