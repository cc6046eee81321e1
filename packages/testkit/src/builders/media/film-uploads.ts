/** Uploads of films as a client of the tus protocol makes them, request by request. */
import type { Market } from '../../market.ts';
import type { Person } from '../people.ts';

type Headers = Record<string, string>;

/** One request of the protocol to this address. */
export const askUpload = (
  market: Market,
  { token }: Pick<Person, 'token'>,
  method: string,
  location: string,
  { headers = {}, body }: { headers?: Headers; body?: Buffer } = {},
): Promise<Response> =>
  fetch(new URL(location, market.server.url), {
    method,
    headers: { 'tus-resumable': '1.0.0', token, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });

export const uploadsPath = '/api/uploads/videos';

/** Begins one of so many bytes; answers where it goes on and its id. */
export async function beginUpload(
  market: Market,
  person: Pick<Person, 'token'>,
  length: number,
): Promise<{ location: string; id: string }> {
  const headers = { 'upload-length': String(length) };
  const answer = await askUpload(market, person, 'POST', uploadsPath, { headers });
  const location = answer.headers.get('location');
  if (answer.status !== 201 || !location) throw new Error(`no upload was begun: ${await answer.text()}`);
  return { location, id: location.split('/').at(-1) ?? '' };
}

export const sendBytes = (
  market: Market,
  person: Pick<Person, 'token'>,
  location: string,
  { offset, bytes }: { offset: number; bytes: Buffer },
): Promise<Response> =>
  askUpload(market, person, 'PATCH', location, {
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body: bytes,
  });

/** How many bytes the market has; not a number where it has no such upload. */
export async function askOffset(
  market: Market,
  person: Pick<Person, 'token'>,
  location: string,
): Promise<number> {
  const answer = await askUpload(market, person, 'HEAD', location);
  return Number(answer.headers.get('upload-offset') ?? Number.NaN);
}
