/** `/api/openapi.json`, and `/api/docs`: the same for people to read, as a page that needs no script. */
import { type Call, calls } from '@chengji/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toOpenApi } from './openapi.ts';

export function serveDocs(app: FastifyInstance): void {
  // megabytes that never change: encoded once
  let openApi: Buffer | undefined;
  let page: Buffer | undefined;
  app.get('/api/openapi.json', { config: { limitedAs: 'docs' } }, (_request, reply) => {
    openApi ??= Buffer.from(JSON.stringify(toOpenApi(calls)));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });
  app.get('/api/docs', { config: { limitedAs: 'docs' } }, (_request, reply) => {
    page ??= Buffer.from(renderPage(calls));
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function schemaText(schema: z.ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return escapeHtml(JSON.stringify(json, null, 2));
}

function callHtml(name: string, call: Call): string {
  const right = call.right ? ` · ${call.right}` : '';
  const refusals = call.refusals.map((key) => `<code>${escapeHtml(key)}</code>`).join(' ');
  return `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code> ${escapeHtml(call.summary)} <small>${call.who}${right}</small></summary>
<h3>in</h3><pre>${schemaText(call.in, 'input')}</pre><h3>data</h3><pre>${schemaText(call.out, 'output')}</pre>${refusals ? `<h3>may be refused with</h3><p>${refusals}</p>` : ''}</details>`;
}

function renderPage(table: Readonly<Record<string, Call>>): string {
  const areas = Map.groupBy(Object.entries(table), ([name]) => name.split('/').slice(1, 3).join('/'));
  const body = [...areas].map(
    ([area, entries]) =>
      `<h2>${escapeHtml(area)}</h2>${entries.map(([name, call]) => callHtml(name, call)).join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Calls</title>
<style>body{font:15px/1.5 system-ui;max-width:960px;margin:2rem auto;padding:0 1rem}summary{cursor:pointer;padding:.25rem 0}pre{background:#8881;padding:1rem;overflow:auto;border-radius:8px}small{opacity:.6}h3{font-size:.9rem;margin:.5rem 0}:root{color-scheme:light dark}</style>
<h1>Calls</h1><p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. Signing, envelope, cursors and keys are in docs/protocol.md.</p>${body.join('')}</html>`;
}
