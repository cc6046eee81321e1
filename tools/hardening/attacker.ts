/** Requests as an attacker sends them: from an address of their own on this machine, whole or in part. */
import { Agent, type ClientRequest, request } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { computeAppKey, computeSign } from '../../packages/client-kit/src/index.ts';

/** Loopback has many addresses; shoppers come from the first. */
export const attackerAddress = '127.0.0.2';

const agents = new Map<string, Agent>();

function agentFrom(address: string): Agent {
  const agent = agents.get(address) ?? new Agent({ keepAlive: true, maxSockets: 64, localAddress: address });
  agents.set(address, agent);
  return agent;
}

export type Sent = { status: number };

type ToSend = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
  from?: string;
};

/** Status 0: the market closed the connection without an answer. */
export const send = (
  url: string,
  path: string,
  { method = 'GET', headers = {}, body, from = attackerAddress }: ToSend = {},
): Promise<Sent> =>
  new Promise((resolve) => {
    const sent: ClientRequest = request(`${url}${path}`, { method, headers, agent: agentFrom(from) });
    sent.on('response', (response) => {
      response.resume(); // read as it comes, and forgotten: the shopper is measured in this process too
      response.on('end', () => resolve({ status: response.statusCode ?? 0 }));
      response.on('error', () => resolve({ status: 0 }));
    });
    sent.on('error', () => resolve({ status: 0 }));
    if (body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)) body.pipe(sent);
    else sent.end(body);
  });

/** A call with its signature; `token` for an attacker who is logged in. */
export function sendCall(
  url: string,
  name: string,
  parameters: Record<string, unknown>,
  { token, headers, from }: { token?: string; headers?: Record<string, string>; from?: string } = {},
): Promise<Sent> {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  const query = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
  return send(url, `/api${path}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    headers: {
      sign: computeSign(path, parameters, computeAppKey('/socket')),
      'content-type': 'application/json',
      ...(token ? { token } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: JSON.stringify(parameters) } : {}),
    ...(from ? { from } : {}),
  });
}

const boundary = 'attack';

/** A multipart body with one file, made as it is sent. */
export const multipart = {
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  head: (fileName: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  foot: `\r\n--${boundary}--\r\n`,
};

/** Between two requests of one of those who flood: what is measured is the market, not this machine's attacker. */
const pauseMs = 50;

/** Repeats the work, `atOnce` of them in parallel, until it is over; returns how often each status came. */
export async function flood(
  atOnce: number,
  isOver: () => boolean,
  work: (turn: number) => Promise<Sent>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let turn = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!isOver()) {
        turn += 1;
        const { status } = await work(turn);
        statuses[status] = (statuses[status] ?? 0) + 1;
        await setTimeout(pauseMs);
      }
    }),
  );
  return statuses;
}
