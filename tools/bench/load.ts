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

/** A request that follows from what the one before it was answered. */
export type FollowUp = (first: SignedRequest, answered: unknown) => SignedRequest;

type Answered = { data?: unknown };

const withKey = (prepared: autocannon.Request, request: SignedRequest): autocannon.Request => ({
  ...prepared,
  ...request,
  headers: { ...request.headers, 'Idempotency-Key': randomUUID() },
});

/** Requests a second; a single one that is not done makes the whole measurement worthless. */
export async function requestsPerSecond(
  url: string,
  requests: SignedRequest[],
  connections: number,
  seconds: number,
  followUp?: FollowUp,
): Promise<number> {
  let spoiled = '';
  const judge = (status: number, body: string) => {
    if (!body.startsWith('{"code":1')) spoiled ||= `${status} ${body.slice(0, 300)}`;
  };
  const asked = requests.flatMap((request): autocannon.Request[] => {
    if (request.method === 'GET') return [request];
    const first: autocannon.Request = {
      ...request,
      setupRequest: (prepared) => withKey(prepared, request),
      onResponse: (status, body, context) => {
        judge(status, body);
        if (followUp) (context as Answered).data = JSON.parse(body).data;
      },
    };
    if (!followUp) return [first];
    const second: autocannon.Request = {
      method: 'POST',
      setupRequest: (prepared, context) => withKey(prepared, followUp(request, (context as Answered).data)),
      onResponse: judge,
    };
    return [first, second];
  });
  const requestsOfEach = followUp ? 2 : 1;
  let connection = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: asked,
    setupClient: (client) => {
      client.setRequests(from(connection * requestsOfEach, asked));
      connection += 1;
    },
  });
  if (result.errors + result.non2xx > 0) spoiled ||= `${result.errors} errors, ${result.non2xx} refused`;
  if (spoiled) throw new Error(`${requests[0]?.path}: ${spoiled}`);
  return result.requests.total / result.duration / requestsOfEach;
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
