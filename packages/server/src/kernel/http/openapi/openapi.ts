/** OpenAPI 3.1, made from the contract: each call once, each named schema once. */
import type { Call } from '@chengji/contract';
import { type Json, type Schemas, toJsonSchema } from './json-schema.ts';
import { shareResponses, toResponses } from './responses.ts';

const securitySchemes = {
  Sign: {
    type: 'apiKey',
    in: 'header',
    name: 'Sign',
    description:
      'The lower-case hex MD5 of the extra path, `?`, the parameters as `name=value` sorted by name and joined by `&`, and the app key, which is the lower-case hex MD5 of the socket URL. docs/protocol.md gives the rules and an example.',
  },
  Token: {
    type: 'apiKey',
    in: 'header',
    name: 'token',
    description: 'The session’s token, as the calls that log in answer it',
  },
};

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

/** `areas`: what each tag is about. */
export function toOpenApi(
  calls: Readonly<Record<string, Call>>,
  areas: Readonly<Record<string, string>>,
): Json {
  const schemas: Schemas = {};
  const responses = shareResponses(schemas);
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const { method, path } = parseName(name);
    paths[path] = { ...paths[path], [method]: toOperation(name, call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chengji',
      version: '1.1.11',
      description: 'See docs/protocol.md for signing, the envelope, cursors and keys.',
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The market that gives this description' }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas, responses, securitySchemes },
  };
}

/** Of a call’s name, such as `GET /wanlshop/user/sign_ins`. */
export function parseName(name: string) {
  const [verb = '', path = ''] = name.split(' ');
  return { method: verb.toLowerCase(), path: `/api${path}`, area: path.split('/').slice(1, 3).join('/') };
}

/** `GET /wanlshop/user/sign_ins` → `getWanlshopUserSignIns` */
export const toOperationId = (name: string): string =>
  name.toLowerCase().replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function toOperation(name: string, call: Call, schemas: Schemas): Json {
  const { method, area } = parseName(name);
  const input = toJsonSchema(call.in, 'input', schemas);
  return {
    operationId: toOperationId(name),
    tags: [area],
    summary: call.summary,
    description: toDescription(call),
    security: toSecurity(call),
    parameters: [...listHeaders(call), ...(method === 'get' ? toQuery(input) : [])],
    ...(method === 'post' && { requestBody: { required: true, content: toBody(call, input) } }),
    responses: toResponses(call, schemas),
  };
}

function toDescription({ who, right, confirm, refusals }: Call): string {
  const proved = confirm ? ', who proved lately who they are' : '';
  const by = `By ${who}${right ? ` with the right ${right}` : ''}${proved}.`;
  return refusals.length > 0 ? `${by} May be refused with ${refusals.join(', ')}.` : by;
}

/** Who is logged in may say so to any call. */
const toSecurity = ({ who }: Call): Json[] => [
  ...(who === 'anyone' ? [{ Sign: [] }] : []),
  { Sign: [], Token: [] },
];

const listHeaders = ({ idempotencyKey, refusals }: Call) => [
  ...(idempotencyKey
    ? [header('Idempotency-Key', idempotencyKey === 'required', 'The same key again gets the first answer')]
    : []),
  ...(refusals.includes('identity.challenge_required')
    ? [header('Challenge', false, 'The solution of the challenge that the call was refused with')]
    : []),
];

function toQuery(input: Json): Json[] {
  const required = new Set((input.required as string[] | undefined) ?? []);
  return Object.entries((input.properties as Schemas | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

function toBody({ upload }: Call, input: Json): Json {
  if (!upload) return { 'application/json': { schema: input } };
  const properties = { ...(input.properties as Schemas), file: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { ...input, properties, required: ['file'] } } };
}
