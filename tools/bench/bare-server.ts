/**
 * The floor for reading: node:http and the driver, with the market's own statements prepared by name, and nothing else.
 * BARE_EXCHANGES names the file of recorded exchanges; each address and body answers the rows of its statements as JSON.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Exchange } from './exchange.ts';

const exchanges: Exchange[] = JSON.parse(readFileSync(process.env.BARE_EXCHANGES ?? '', 'utf8'));
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL),
});

const names = new Map<string, string>();
const toName = (text: string) => {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
};
const plans = new Map(
  exchanges.map(({ url, body = '', statements }) => [
    url + body,
    statements.map(({ text, values }) => ({ name: toName(text), text, values, rowMode: 'array' as const })),
  ]),
);

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
}

const server = createServer(async (request, response) => {
  const body = request.method === 'POST' ? await readBody(request) : '';
  const plan = plans.get(`${request.url}${body}`);
  if (!plan) return response.writeHead(404).end();
  const data: unknown[] = [];
  for (const statement of plan) data.push((await pool.query(statement)).rows);
  const answer = JSON.stringify({ code: 1, msg: '', time: Math.floor(Date.now() / 1000), data });
  return response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(answer),
    })
    .end(answer);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
