/** Asks the recorded market once more what was prepared, and reads what it sent to the database for it. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Exchange } from './exchange.ts';
import type { SignedRequest } from './load.ts';

/** What stands after the last line's end is still being written. */
const read = (file: string): Exchange[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Exchange)
    : [];

export type Recorded = Exchange & { data: unknown };

export async function record(market: string, file: string, request: SignedRequest): Promise<Recorded> {
  const before = read(file).length;
  const response = await fetch(`${market}${request.path}`, {
    method: request.method,
    headers: { ...request.headers, ...(request.method === 'POST' && { 'Idempotency-Key': randomUUID() }) },
    ...(request.body && { body: request.body }),
  });
  const answer = (await response.json()) as { code: number; msg: string; data: unknown };
  if (answer.code !== 1) throw new Error(`${request.path}: ${answer.msg}`);
  for (let attempts = 0; attempts < 50; attempts += 1) {
    const exchange = read(file)
      .slice(before)
      .find(({ url }) => url === request.path);
    if (exchange) return { ...exchange, ...(request.body && { body: request.body }), data: answer.data };
    await setTimeout(20);
  }
  throw new Error(`${request.path} was not recorded`);
}
