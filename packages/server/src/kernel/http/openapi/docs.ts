/** `/api/openapi.json`, and `/api/docs`: the same for people, in Swagger UI, of which nothing comes from elsewhere. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { calls } from '@chengji/contract';
import { callAreas } from '@chengji/contract/call-areas';
import type { FastifyInstance } from 'fastify';
import { toOpenApi } from './openapi.ts';

const require = createRequire(import.meta.url);
const compress = promisify(gzip);

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Calls</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="calls"></div>
<script src="/api/docs/swagger-ui.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`;

/** Calls are signed, so that the page sends none by itself. */
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;

export function serveDocs(app: FastifyInstance): void {
  const limited = { limitedAs: 'docs' } as const;
  serveText(
    app,
    '/api/openapi.json',
    'application/json',
    () => JSON.stringify(toOpenApi(calls, callAreas)),
    limited,
  );
  serveText(app, '/api/docs', 'text/html', () => page, limited);
  serveText(app, '/api/docs/start.js', 'text/javascript', () => start);
  const script = require.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js');
  serveText(app, '/api/docs/swagger-ui.js', 'text/javascript', () => readFile(script, 'utf8'));
  const style = require.resolve('@fastify/swagger-ui/static/swagger-ui.css');
  serveText(app, '/api/docs/swagger-ui.css', 'text/css', () => readFile(style, 'utf8'));
}

/** Megabytes that never change while the market runs: made and compressed once, for the first who asks. */
function serveText(
  app: FastifyInstance,
  path: string,
  type: string,
  make: () => string | Promise<string>,
  config: { limitedAs?: 'docs' } = {},
): void {
  const encode = async () => {
    const plain = Buffer.from(await make());
    return { plain, compressed: await compress(plain) };
  };
  let encoded: ReturnType<typeof encode> | undefined;
  app.get(path, { config }, async (request, reply) => {
    encoded ??= encode();
    const { plain, compressed } = await encoded;
    const isCompressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'gzip');
    return reply
      .type(`${type}; charset=utf-8`)
      .header('vary', 'accept-encoding')
      .send(isCompressed ? compressed : plain);
  });
}
