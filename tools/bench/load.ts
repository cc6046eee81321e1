/** Loads a server over HTTP, and PostgreSQL by pgbench. Both answer how many were done in a second. */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { run } from '../setup/run.mjs';

export type SignedRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Requests a second; a single answer that is not 200 with code 1 makes the whole measurement worthless. */
export async function requestsPerSecond(
  url: string,
  requests: SignedRequest[],
  connections: number,
  seconds: number,
): Promise<number> {
  let spoiled = '';
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map((request) => ({
      ...request,
      setupRequest: (prepared) => ({
        ...prepared,
        headers: {
          ...prepared.headers,
          ...(request.method === 'POST' && { 'Idempotency-Key': randomUUID() }),
        },
      }),
      onResponse: (status, body) => {
        if (status !== 200 || !body.startsWith('{"code":1')) spoiled = `${status} ${body.slice(0, 300)}`;
      },
    })),
  });
  if (spoiled || result.errors > 0)
    throw new Error(`${requests[0]?.path}: ${spoiled || `${result.errors} errors`}`);
  return result.requests.total / result.duration;
}

/** Transactions a second of these scripts, in equal parts. */
export async function transactionsPerSecond(
  pgbench: string,
  databaseUrl: string,
  scripts: string[],
  clients: number,
  seconds: number,
): Promise<number> {
  const { code, output } = await run(pgbench, [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${seconds}`,
    ...scripts.flatMap((script) => ['--file', script]),
    databaseUrl,
  ]);
  const tps = /tps = ([\d.]+)/.exec(output)?.[1];
  const failed = /number of failed transactions: (\d+)/.exec(output)?.[1] ?? '0';
  if (code !== 0 || !tps || failed !== '0' || /aborted/.test(output))
    throw new Error(`pgbench failed:\n${output}`);
  return Number(tps);
}
