/** OpenAPI 3.1, made from the contract: each call once, each named schema once. */
import type { Call, CallName } from '@chengji/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;
type Schemas = Record<string, Json>;

/** What every answer is wrapped in, and every call carries. */
const envelope = (data: Json) => ({
  type: 'object',
  required: ['code', 'msg', 'time', 'data'],
  properties: {
    code: { enum: [0, 1, 4] },
    msg: { type: 'string' },
    time: { type: 'integer', description: 'Unix time in seconds' },
    data,
  },
});

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

export function toOpenApi(calls: Readonly<Record<string, Call>>): Json {
  const schemas: Schemas = {};
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [method, path] = name.split(' ') as [string, string];
    paths[`/api${path}`] = {
      ...paths[`/api${path}`],
      [method.toLowerCase()]: toOperation(name as CallName, call, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chengji',
      version: '1.1.11',
      description: 'See docs/protocol.md for signing, the envelope, cursors and keys.',
    },
    paths,
    components: { schemas },
  };
}

function toOperation(name: CallName, call: Call, schemas: Schemas): Json {
  const [method, path] = name.split(' ') as [string, string];
  const input = toJsonSchema(call.in, 'input', schemas);
  return {
    operationId: name,
    tags: [path.split('/').slice(1, 3).join('/')],
    summary: call.summary,
    description: toDescription(call),
    parameters: [...listHeaders(call), ...(method === 'GET' ? toQuery(input) : [])],
    ...(method === 'POST' && { requestBody: { required: true, content: toBody(call, input) } }),
    responses: {
      200: {
        description: 'Done (code 1) or refused (code 0, 4)',
        content: { 'application/json': { schema: envelope(toJsonSchema(call.out, 'output', schemas)) } },
      },
    },
  };
}

function toDescription({ who, right, confirm, refusals }: Call): string {
  const proved = confirm ? ', who proved lately who they are' : '';
  const by = `By ${who}${right ? ` with the right ${right}` : ''}${proved}.`;
  return refusals.length > 0 ? `${by} May be refused with ${refusals.join(', ')}.` : by;
}

const listHeaders = ({ who, idempotencyKey }: Call) => [
  header('Sign', true, 'Signature of path and parameters'),
  ...(who === 'anyone' ? [] : [header('token', true, 'The session')]),
  ...(idempotencyKey
    ? [header('Idempotency-Key', idempotencyKey === 'required', 'The same key again gets the first answer')]
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

/** Schemas with an id become components; one that reads otherwise than it writes has one of each. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): Json {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const names = new Map<string, string>();
  for (const name of Object.keys($defs as Schemas)) names.set(name, name);
  const located = (value: Json): Json => relocate(value, names) as Json;
  for (const [name, definition] of Object.entries($defs as Schemas)) {
    const { id: _id, ...plain } = definition;
    const taken = schemas[name];
    if (taken && JSON.stringify(taken) !== JSON.stringify(located(plain))) names.set(name, `${name}Sent`);
  }
  for (const [name, { id: _id, ...plain }] of Object.entries($defs as Schemas)) {
    schemas[names.get(name) ?? name] = located(plain);
  }
  const { id: _id, ...rest } = own;
  return located(rest);
}

function relocate(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => relocate(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const name = key === '$ref' && /^#\/\$defs\/(.+)$/.exec(String(item))?.[1];
      return [key, name ? `#/components/schemas/${names.get(name) ?? name}` : relocate(item, names)];
    }),
  );
}
