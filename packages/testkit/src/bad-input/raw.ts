/** Requests that are wrong as requests: in their body, headers, query or signature. */
import { parse } from 'node:querystring';
import { arriving, asSent, type Input, type Sent, signCall, signSocketCall, toSignable } from './wire.ts';

export type RawRequest = Sent & { readonly what: string };

const json = { 'content-type': 'application/json' };

const deep = (open: string, depth: number) => open.repeat(depth);

/**
 * Bodies that are no JSON, no object, or JSON that a careless reader takes harm from. The large ones are just within
 * what a shopper may send, so that every call reads them, but for the last, which nobody may send.
 */
const bodies: Record<string, string | Uint8Array<ArrayBuffer>> = {
  'an empty body': '',
  'half a body': '{"a":',
  'a list': '[]',
  'a list of nothing': '[null]',
  null: 'null',
  'a number': '1',
  text: '"a"',
  'a prototype': '{"__proto__":{"a":1}}',
  'a prototype below': '{"a":{"__proto__":{"b":1}}}',
  'a constructor’s prototype': '{"constructor":{"prototype":{"a":1}}}',
  'a field twice': '{"a":1,"a":2}',
  'a number without end': '{"a":1e999,"b":-1e999}',
  'lists within lists': deep('[', 64_000),
  'objects within objects': deep('{"a":', 12_800),
  'closed lists within lists': `{"a":${deep('[', 32_000)}${deep(']', 32_000)}}`,
  'closed objects within objects': `{"a":${deep('{"a":', 10_600)}1${deep('}', 10_600)}}`,
  'many fields': `{${Array.from({ length: 6_000 }, (_, index) => `"f${index}":1`).join()}}`,
  'bytes that are no text': new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'a byte order mark': '\ufeff{}',
  'more than a body may be': `{"a":"${'x'.repeat(1_100_000)}"}`,
};

/** What is signed of a body, the same for every call: some are large. */
const signables = new Map(
  Object.entries(bodies).flatMap(([what, body]) => {
    try {
      return [[what, toSignable(JSON.parse(String(body)) as Input)] as const];
    } catch {
      return [];
    }
  }),
);

const contentTypes = [
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/jsonp',
  'x',
];

const queries = [
  'a=1&a=2',
  'id=1&id=2',
  '__proto__=1',
  '__proto__[a]=1',
  'constructor[prototype][a]=1',
  'a[]=1&a[0]=2',
  'a=%E0%A4%A',
  'a=%00',
  '%00=a',
  '=',
  '&&&=&',
  '?',
  `${'a=1&'.repeat(500)}`,
  `a=${'x'.repeat(8_000)}`,
];

export function rawRequests(name: string, right: Input): RawRequest[] {
  const { headers = {}, ...sent } = asSent(name, right);
  const other = (what: string, changed: Record<string, string>): RawRequest => ({
    what,
    ...sent,
    headers: { ...headers, ...changed },
  });
  const { sign, ...unsigned } = headers as { sign: string };
  return [
    { what: 'no signature', ...sent, headers: unsigned },
    other('an empty signature', { sign: '' }),
    other('another’s signature', { sign: signSocketCall('GET /x', right) }),
    other('a signature in capitals', { sign: sign.toUpperCase() === sign ? 'x' : sign.toUpperCase() }),
    other('a long signature', { sign: sign.repeat(200) }),
    other('a language nobody speaks', { 'accept-language': 'tlh;q=0.9, *;q=x,,;' }),
    other('an unknown client', { 'app-client': '\u00ff'.repeat(200) }),
    other('a short key', { 'idempotency-key': 'x' }),
    other('a long key', { 'idempotency-key': 'x'.repeat(300) }),
    other('a key that is no text', { 'idempotency-key': '\u00ff'.repeat(20) }),
    other('an address of its own', { 'x-forwarded-for': "' or 1=1 --", 'x-request-id': '\u00ff' }),
    ...queries.map((query) => withQuery(name, right, sent, query)),
    ...(name.startsWith('POST') ? rawBodies(name, sent, headers) : []),
  ];
}

/** Signed as it will be read: so it comes past the signature. */
function withQuery(name: string, right: Input, sent: Sent, query: string): RawRequest {
  const { headers, body } = asSent(name, name.startsWith('POST') ? right : {});
  const parameters = { ...parse(query), ...(body ? arriving(name, right) : {}) };
  const signed = { ...headers, sign: signSocketCall(name, parameters) };
  return { what: `the query ${query.slice(0, 40)}`, ...sent, query, headers: signed };
}

function rawBodies(name: string, sent: Sent, headers: Record<string, string>): RawRequest[] {
  return [
    ...Object.entries(bodies).flatMap(([what, body]) => [
      { what, body, headers: { ...json, sign: signSocketCall(name, {}) } },
      ...signedBody(name, what, body),
    ]),
    ...contentTypes.map((type) => ({
      what: `the type ${type}`,
      ...sent,
      headers: { ...headers, 'content-type': type },
    })),
    { what: 'a body that says it is packed', ...sent, headers: { ...headers, 'content-encoding': 'gzip' } },
  ];
}

/** Signed as well, where it can be. */
function signedBody(name: string, what: string, body: string | Uint8Array<ArrayBuffer>): RawRequest[] {
  const signable = signables.get(what);
  if (signable === undefined) return []; // it is no JSON, or too deep to be signed here
  return [{ what: `${what}, signed`, body, headers: { ...json, sign: signCall(name, signable) } }];
}
