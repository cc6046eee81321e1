/** The built clients: the shopper's at `/` (hash routes), the console at `/console/` (paths of its own). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Config, ordinarySocketPath } from '../config.ts';

const packages = join(import.meta.dirname, '../../../../');
const builtShopper = join(packages, 'shopper/dist');
const builtConsole = join(packages, 'console/dist');

type Wildcard = { Params: { '*': string } };

export async function serveClients(
  app: FastifyInstance,
  { socketUrl }: Pick<Config, 'socketUrl'>,
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
      if (isPartOfPage(path)) reply.raw.removeHeader('content-security-policy');
    },
  });
  const send = socketUrl === ordinarySocketPath ? sendBuilt : createSendNaming(socketUrl, [shopper, console]);
  app.get<Wildcard>('/*', (request, reply) => send(reply, request.params['*'] || 'index.html', shopper));
  app.get('/console', (_request, reply) => reply.redirect('/console/'));
  app.get<Wildcard>('/console/*', (request, reply) => send(reply, toFile(request.params['*']), console));
}

type Send = (reply: FastifyReply, name: string, root: string) => FastifyReply;

const sendBuilt: Send = (reply, name, root) => reply.sendFile(name, root);

/**
 * What is built knows the ordinary address of the socket. Another is named in the pages, and in the worker that keeps
 * a page for later: a worker that differs fetches it anew.
 */
function createSendNaming(socketUrl: string, roots: readonly string[]): Send {
  const naming: Record<string, (text: string) => string> = {
    'index.html': (page) => page.replace('</head>', `<meta name="socket-url" content="${socketUrl}"></head>`),
    'service-worker.js': (script) => `${script}\n// ${socketUrl}\n`,
  };
  const changed = new Map<string, string>();
  for (const root of roots)
    for (const [name, change] of Object.entries(naming)) {
      const file = join(root, name);
      if (existsSync(file)) changed.set(file, change(readFileSync(file, 'utf8')));
    }
  return (reply, name, root) => {
    const text = changed.get(join(root, name));
    if (text === undefined) return sendBuilt(reply, name, root);
    const type = name.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';
    return reply.header('cache-control', 'no-cache').type(type).send(text);
  };
}

/** Vite's own names of what it built carry the content's hash: they never change. */
const isHashed = (path: string) => /[/\\]assets[/\\]/.test(path);

/** A script or a style sheet is held to what its page may do: to say it again would be a third of a small answer. */
const isPartOfPage = (path: string) => isHashed(path) && /\.(js|css)(\.br|\.gz)?$/.test(path);

/** A path that names no file is a place inside the app, which the app itself knows. */
const toFile = (path: string): string => (/\.\w+$/.test(path) ? path : 'index.html');
