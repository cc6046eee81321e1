/** `/api/openapi.json`, and `/api/docs`: the same for people, of which nothing comes from elsewhere. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { calls } from '@chengji/contract';
import { callAreas } from '@chengji/contract/call-areas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { startSwagger, toAreaPage, toIndexPage } from './docs-pages.ts';
import { parseName, toOpenApi } from './openapi.ts';

const require = createRequire(import.meta.url);
const compress = promisify(gzip);

type Text = { type: string; make(): string | Promise<string> };

const json = 'application/json';
const html = 'text/html';
const style = 'text/css';
const script = 'text/javascript';

export function serveDocs(app: FastifyInstance): void {
  const serve = (path: string, text: Text, config: { limitedAs?: 'docs' } = {}) => {
    const send = sendText(text);
    app.get(path, { config }, (request, reply) => send(request, reply));
  };
  const describe = () => JSON.stringify(toOpenApi(calls, callAreas));
  serve('/api/openapi.json', { type: json, make: describe }, { limitedAs: 'docs' });
  serve('/api/docs', { type: html, make: () => toIndexPage(calls, callAreas) }, { limitedAs: 'docs' });
  const read = (file: string | URL) => () => readFile(file, 'utf8');
  const swaggerStyle = require.resolve('@fastify/swagger-ui/static/swagger-ui.css');
  const swaggerScript = require.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js');
  serve('/api/docs/docs.css', { type: style, make: read(new URL('docs.css', import.meta.url)) });
  serve('/api/docs/swagger-ui.css', { type: style, make: read(swaggerStyle) });
  serve('/api/docs/swagger-ui.js', { type: script, make: read(swaggerScript) });
  serve('/api/docs/start.js', { type: script, make: () => startSwagger });
  serveAreas(app, '/api/docs/:side/:area', (area) => ({ type: html, make: () => toAreaPage(area) }));
  serveAreas(app, '/api/docs/:side/:area/openapi.json', (area, description) => ({
    type: json,
    make: () => JSON.stringify(toOpenApi(pickCalls(area), { [area]: description })),
  }));
}

const pickCalls = (area: string) =>
  Object.fromEntries(Object.entries(calls).filter(([name]) => parseName(name).area === area));

/** One address for what there is of each area. */
function serveAreas(
  app: FastifyInstance,
  path: string,
  toText: (area: string, description: string) => Text,
): void {
  const senders = new Map(
    Object.entries(callAreas).map(([area, description]) => [area, sendText(toText(area, description))]),
  );
  app.get<{ Params: { side: string; area: string } }>(path, (request, reply) => {
    const send = senders.get(`${request.params.side}/${request.params.area}`);
    return send ? send(request, reply) : reply.callNotFound();
  });
}

/** Much text that never changes while the market runs: made and compressed once, for the first who asks. */
function sendText({ type, make }: Text) {
  const encode = async () => {
    const plain = Buffer.from(await make());
    return { plain, compressed: await compress(plain) };
  };
  let encoded: ReturnType<typeof encode> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    encoded ??= encode();
    const { plain, compressed } = await encoded;
    const isCompressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'gzip');
    return reply
      .type(`${type}; charset=utf-8`)
      .header('vary', 'accept-encoding')
      .send(isCompressed ? compressed : plain);
  };
}
