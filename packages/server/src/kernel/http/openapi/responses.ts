/** How a call is answered: done or refused with HTTP 200, or with the status of what any call may be refused with. */
import { type Call, commonRefusals } from '@chengji/contract';
import { Challenge, EditConflict } from '@chengji/contract/envelope';
import { refusalStatuses } from '../calls/faults.ts';
import { type Json, type Schemas, toJsonSchema } from './json-schema.ts';

const envelope = (code: Json, data: Json): Json => ({
  type: 'object',
  required: ['code', 'msg', 'time', 'data'],
  properties: {
    code,
    msg: { type: 'string' },
    time: { type: 'integer', description: 'Unix time in seconds' },
    data,
  },
});

const done: Json = { type: 'integer', const: 1 };
const refused: Json = {
  type: 'integer',
  enum: [0, 4],
  description: '0: show `msg` to the person; 4: stay silent',
};

const refusalData = (key: Json, more: Json = {}): Json => ({
  type: 'object',
  required: ['key'],
  properties: {
    key,
    field: { type: 'string', description: 'What of the input is at fault' },
    ...more,
  },
});

const keyAmong = (keys: readonly string[]): Json => ({ type: 'string', enum: keys });

const byStatus = (status: number): string[] =>
  Object.keys(refusalStatuses).filter((key) => refusalStatuses[key] === status);

const withStatus200 = (keys: readonly string[]): string[] =>
  [...new Set(keys)].filter((key) => !(key in refusalStatuses));

type HttpRefusal = { name: string; description: string; keys: readonly string[]; isTemporary?: true };

/** Any call may be refused so, most of them before it is looked at. */
const httpRefusals: Record<number, HttpRefusal> = {
  400: { name: 'MalformedRequest', description: 'What came is no request', keys: ['common.invalid_input'] },
  401: { name: 'LoginRequired', description: 'A login is needed, or it is over', keys: byStatus(401) },
  403: {
    name: 'Forbidden',
    description: 'The signature is wrong, or a staff member lacks the right',
    keys: byStatus(403),
  },
  408: { name: 'Unfinished', description: 'The request did not end', keys: ['common.invalid_input'] },
  413: { name: 'TooLarge', description: 'The body or upload is too large', keys: byStatus(413) },
  429: { name: 'TooMany', description: 'Too many requests', keys: byStatus(429), isTemporary: true },
  431: {
    name: 'HeadersTooLarge',
    description: 'The address or the headers are too large',
    keys: ['common.too_large'],
  },
  500: { name: 'Fault', description: 'A fault; no detail', keys: byStatus(500) },
  503: { name: 'Busy', description: 'Too much of this is under way', keys: byStatus(503), isTemporary: true },
};

const retryAfter = {
  'Retry-After': { description: 'How many seconds to wait', schema: { type: 'integer' }, required: true },
};

const content = (schema: Json): Json => ({ 'application/json': { schema } });

/** For `components`: what the answers of all calls share. */
export function shareResponses(schemas: Schemas): Json {
  schemas.CommonRefusalKey = {
    ...keyAmong(withStatus200(commonRefusals)),
    description: 'What any call may be refused with',
  };
  return Object.fromEntries(
    Object.values(httpRefusals).map(({ name, description, keys, isTemporary }) => [
      name,
      {
        description,
        ...(isTemporary && { headers: retryAfter }),
        content: content(envelope(refused, refusalData(keyAmong(keys)))),
      },
    ]),
  );
}

export function toResponses(call: Call, schemas: Schemas): Json {
  const answer = envelope(done, toJsonSchema(call.out, 'output', schemas));
  return {
    200: {
      description: 'Done (code 1) or refused (code 0, 4)',
      content: content({ oneOf: [answer, toRefusal(call, schemas)] }),
    },
    ...Object.fromEntries(
      Object.entries(httpRefusals).map(([status, { name }]) => [
        status,
        { $ref: `#/components/responses/${name}` },
      ]),
    ),
  };
}

function toRefusal({ refusals }: Call, schemas: Schemas): Json {
  const own = withStatus200(refusals).filter((key) => !commonRefusals.some((common) => common === key));
  const common = { $ref: '#/components/schemas/CommonRefusalKey' };
  const key = own.length > 0 ? { anyOf: [keyAmong(own), common] } : common;
  const more = {
    ...(refusals.includes('identity.challenge_required') && {
      challenge: toJsonSchema(Challenge, 'output', schemas),
    }),
    ...(refusals.includes('common.edit_conflict') && {
      conflict: toJsonSchema(EditConflict, 'output', schemas),
    }),
  };
  return envelope(refused, refusalData(key, more));
}
