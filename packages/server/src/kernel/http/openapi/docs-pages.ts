/** The pages of `/api/docs`: all calls by area on the first, and Swagger UI over the calls of one area on the others. */
import type { Call } from '@chengji/contract';
import { escapeHtml } from '../escape-html.ts';
import { parseName, toOperationId } from './openapi.ts';

type Calls = Readonly<Record<string, Call>>;

const toPage = (title: string, styles: readonly string[], body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${styles.map((name) => `<link rel="stylesheet" href="/api/docs/${name}.css">`).join('\n')}
${body}
</html>
`;

/** Light enough to be searched by the browser: Swagger UI reads seconds over all calls at once. */
export function toIndexPage(calls: Calls, areas: Readonly<Record<string, string>>): string {
  const byArea = Object.groupBy(Object.entries(calls), ([name]) => parseName(name).area);
  const sections = Object.entries(areas).map(
    ([area, description]) => `<section>
<h2 id="${area}"><a href="/api/docs/${area}">${area}</a></h2>
<p>${escapeHtml(description)}</p>
<ul>
${(byArea[area] ?? []).map(([name, { summary }]) => toItem(area, name, summary)).join('\n')}
</ul>
</section>`,
  );
  const lead =
    'How they are signed and answered is in docs/protocol.md. <a href="/api/openapi.json">openapi.json</a> describes all of them to programs.';
  return toPage(
    'Calls',
    ['docs'],
    `<main>
<h1>${Object.keys(calls).length} calls</h1>
<p>${lead}</p>
${sections.join('\n')}
</main>`,
  );
}

function toItem(area: string, name: string, summary: string): string {
  const { method, path } = parseName(name);
  const href = `/api/docs/${area}#${toOperationId(name)}`;
  const text = escapeHtml(summary).replace(/`([^`]+)`/g, '<code>$1</code>');
  return `<li><a href="${href}"><code>${method.toUpperCase()} ${path}</code></a> ${text}</li>`;
}

export const toAreaPage = (area: string): string =>
  toPage(
    area,
    ['docs', 'swagger-ui'],
    `<nav><a href="/api/docs#${area}">All calls</a></nav>
<div id="calls"></div>
<script src="/api/docs/swagger-ui.js"></script>
<script src="/api/docs/start.js"></script>`,
  );

/**
 * Calls are signed, so that the page sends none by itself. The one that its address names is opened: Swagger UI’s own
 * addresses are misread where a tag has a slash.
 */
export const startSwagger = `const named = location.hash.slice(1);
SwaggerUIBundle({
  url: location.pathname + '/openapi.json',
  dom_id: '#calls',
  filter: true,
  defaultModelsExpandDepth: -1,
  supportedSubmitMethods: [],
  validatorUrl: null,
  onComplete() {
    const shown = document.querySelector('.opblock[id$="-' + CSS.escape(named) + '"]');
    shown?.querySelector('button').click();
    shown?.scrollIntoView();
  },
});
`;
