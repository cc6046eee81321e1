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

/** The same requests, beginning elsewhere: so that two connections do not ask in step. */
const from = <T>(start: number, all: T[]): T[] => [
  ...all.slice(start % all.length),
  ...all.slice(0, start % all.length),
];

/** Requests a second; a single one that is not done makes the whole measurement worthless. */
export async function requestsPerSecond(
  url: string,
  requests: SignedRequest[],
  connections: number,
  seconds: number,
): Promise<number> {
  let spoiled = '';
  const asked = requests.map((request): autocannon.Request => {
    if (request.method === 'GET') return request;
    return {
      ...request,
      setupRequest: (prepared) => ({
        ...prepared,
        headers: { ...prepared.headers, 'Idempotency-Key': randomUUID() },
      }),
      onResponse: (status, body) => {
        if (!body.startsWith('{"code":1')) spoiled = `${status} ${body.slice(0, 300)}`;
      },
    };
  });
  let connection = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: asked,
    setupClient: (client) => {
      client.setRequests(from(connection, asked));
      connection += 1;
    },
  });
  if (result.errors + result.non2xx > 0) spoiled ||= `${result.errors} errors, ${result.non2xx} refused`;
  if (spoiled) throw new Error(`${requests[0]?.path}: ${spoiled}`);
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
