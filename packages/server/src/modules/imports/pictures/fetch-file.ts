/** Fetches what an address on the internet names, and never anything within our own network. */
import { lookup as lookUp } from 'node:dns';
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.rules.ts';

const timeoutMs = 10_000;
const mostRedirects = 3;

export type FetchLimits = { mostBytes: number; mayBePrivate: boolean };

/** Null when it cannot be had: gone, too large, too slow, or not to be reached. */
export async function fetchFile(address: string, limits: FetchLimits): Promise<Buffer | null> {
  try {
    let next = address;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await request(new URL(next), limits);
      if ('bytes' in answer) return answer.bytes;
      next = new URL(answer.location, next).href;
    }
    return null;
  } catch {
    return null;
  }
}

type Answer = { bytes: Buffer } | { location: string };

function request(url: URL, { mostBytes, mayBePrivate }: FetchLimits): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isNamedByNumber = /^[\d.]+$|:/.test(host);
  if (isNamedByNumber && !mayBePrivate && !isPublicAddress(host)) throw new Error('a private address');
  // a connection that is kept open was looked up for somebody else: each fetch makes its own
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const sent = get(
      url,
      { agent: false, signal, ...(mayBePrivate ? {} : { lookup: lookUpPublic }) },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          return resolve({ location: headers.location });
        }
        if (statusCode !== 200) {
          response.destroy();
          return reject(new Error(`answered with ${statusCode}`));
        }
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size > mostBytes) response.destroy(new Error('too large'));
        });
        response.on('end', () => resolve({ bytes: Buffer.concat(chunks) }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
  });
}

/** Looked at where the connection is made, so that a name cannot point elsewhere a moment later. */
const lookUpPublic: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return done(new Error('a private address'), '');
    if (options.all) return done(null, open);
    done(null, first.address, first.family);
  });
};
