/** The built clients: the shopper's at `/` (hash routes), the console at `/console/` (paths of its own). */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const packages = join(import.meta.dirname, '../../../../');
const builtShopper = join(packages, 'shopper/dist');
const builtConsole = join(packages, 'console/dist');

type Wildcard = { Params: { '*': string } };

export async function serveClients(
  app: FastifyInstance,
  { shopper = builtShopper, console = builtConsole } = {},
): Promise<void> {
  // a path that no file can have
  app.setErrorHandler(async (error: { statusCode?: number }, _request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.callNotFound();
    throw error;
  });
  await app.register(fastifyStatic, {
    root: shopper,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders(reply, path) {
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get<Wildcard>('/*', (request, reply) => reply.sendFile(request.params['*'] || 'index.html', shopper));
  app.get('/console', (_request, reply) => reply.redirect('/console/'));
  app.get<Wildcard>('/console/*', (request, reply) => sendPage(reply, request.params['*'], console));
}

/** Vite's own names of what it built carry the content's hash: they never change. */
const isHashed = (path: string) => /[/\\]assets[/\\]/.test(path);

/** A path that names no file is a place inside the app, which the app itself knows. */
const sendPage = (reply: FastifyReply, path: string, root: string): FastifyReply =>
  reply.sendFile(/\.\w+$/.test(path) ? path : 'index.html', root);
