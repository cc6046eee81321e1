/** How parameters go over the wire: what is sent for them, and what the market gets of it. */
import { hash } from 'node:crypto';
import { parameterText, signedText } from '@chengji/contract/signing';
import { computeAppKey } from '@chengji/server/kernel/http/calls/sign';
import { quickFetch } from '../quick-fetch.ts';

export type Input = Record<string, unknown>;

export type Sent = {
  query?: string;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
  headers?: Record<string, string>;
};

/** The parameters as the market gets them: JSON of a body, and of a query nothing but text. */
export function arriving(name: string, input: Input): Input {
  const sent = JSON.parse(JSON.stringify(input)) as Input;
  if (name.startsWith('POST')) return sent;
  const given = Object.entries(sent).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([field, value]) => [field, parameterText(value).toWellFormed()]));
}

const appKey = computeAppKey('/socket');

/** What is signed of parameters, the same for every call. */
export const toSignable = (input: Input): string => signedText('', input, appKey);

export const signCall = (name: string, signable: string): string =>
  hash('md5', `${name.split(' ')[1] ?? ''}${signable}`);

export const signSocketCall = (name: string, input: Input): string => signCall(name, toSignable(input));

/** Signed and sent as a client would, with any values. */
export function asSent(name: string, input: Input): Sent {
  const parameters = arriving(name, input);
  const headers = { sign: signSocketCall(name, parameters) };
  if (name.startsWith('POST')) {
    return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(parameters) };
  }
  return { headers, query: String(new URLSearchParams(parameters as Record<string, string>)) };
}

export type Answered = { status: number; text: string };

export async function send(url: string, name: string, { query, body, headers }: Sent): Promise<Answered> {
  const [method = '', path = ''] = name.split(' ');
  const response = await quickFetch(`${url}/api${path}${query ? `?${query}` : ''}`, {
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}
