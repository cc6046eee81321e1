/**
 * Loaded before the market (`node --import`) to learn what it sends: each request's statements, with their values
 * and what they returned, as a line of JSON in RECORD_FILE. What runs after the answer is not the request's.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import pg from 'pg';
import type { Exchange, Statement } from './exchange.ts';
import { valueText } from './value-text.ts';

type Sent = { text?: string; values?: unknown[] } | string;
type Result = { rows?: unknown[]; fields?: { name: string }[] };

const file = process.env.RECORD_FILE ?? '';
const requests = new AsyncLocalStorage<{ statements: Statement[]; over: boolean }>();

const emit: (event: string, ...args: unknown[]) => boolean = Server.prototype.emit;
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  if (event !== 'request') return emit.call(this, event, ...args);
  const [request, response] = args as [IncomingMessage, ServerResponse];
  const exchange = { statements: [], over: false };
  response.once('finish', () => {
    exchange.over = true;
    const line: Exchange = {
      url: request.url ?? '',
      status: response.statusCode,
      statements: exchange.statements,
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  });
  return requests.run(exchange, () => emit.call(this, event, ...args));
};

const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
const recorded = function (this: pg.Client, sent: Sent, ...rest: unknown[]) {
  const exchange = requests.getStore();
  if (!exchange || exchange.over) return query.call(this, sent, ...rest);
  const given = typeof sent === 'string' ? undefined : sent.values;
  const values = given ?? (Array.isArray(rest[0]) ? rest[0] : []);
  const statement: Statement = {
    text: typeof sent === 'string' ? sent : (sent.text ?? ''),
    values: values.map(valueText),
    columns: [],
    row: null,
  };
  exchange.statements.push(statement);
  const note = (result: Result) => {
    statement.columns = result.fields?.map((field) => field.name) ?? [];
    const [first, second] = result.rows ?? [];
    if (first && !second) statement.row = Object.values(first).map(valueText);
  };
  const last = rest.at(-1);
  if (typeof last === 'function') {
    rest[rest.length - 1] = (error: Error | null, result: Result) => {
      if (!error) note(result);
      last(error, result);
    };
    return query.call(this, sent, ...rest);
  }
  const answered = query.call(this, sent, ...rest) as Promise<Result>;
  answered.then?.(note, () => {});
  return answered;
};
Object.assign(pg.Client.prototype, { query: recorded });
