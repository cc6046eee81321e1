/** A request as some client could send it, right or wrong, for what a typed client cannot say. */
import { computeAppKey, computeSign } from '@chengji/client-kit';
import type { Envelope } from '@chengji/contract';
import { quickFetch } from './quick-fetch.ts';

export type RequestOptions = {
  token?: string;
  language?: 'zh' | 'en';
  idempotencyKey?: string;
  /** Another signature than the right one; null for none. */
  sign?: string | null;
  headers?: Record<string, string>;
  /** Another body than the parameters as JSON. */
  body?: string;
};

export type Answer = { status: number; headers: Headers; body: Envelope<unknown>; text: string };

export async function request(
  url: string,
  name: string,
  parameters: Record<string, unknown> = {},
  options: RequestOptions = {},
): Promise<Answer> {
  const [method, path] = name.split(' ') as [string, string];
  const sign =
    options.sign === undefined ? computeSign(path, parameters, computeAppKey('/socket')) : options.sign;
  const headers: Record<string, string> = {
    ...(sign === null ? {} : { sign }),
    ...(options.token ? { token: options.token } : {}),
    ...(options.language ? { 'accept-language': options.language } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...options.headers,
  };
  const query = new URLSearchParams(
    Object.entries(parameters).map(([field, value]): [string, string] => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const response =
    method === 'GET'
      ? await quickFetch(`${url}/api${path}?${query}`, { headers })
      : await quickFetch(`${url}/api${path}`, {
          method,
          headers,
          body: options.body ?? JSON.stringify(parameters),
        });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseBody(text) };
}

/** What is no envelope fails the test that looks into it. */
function parseBody(text: string): Envelope<unknown> {
  try {
    return JSON.parse(text) as Envelope<unknown>;
  } catch {
    return { code: 0, msg: '', time: 0, data: text };
  }
}
