/** What makes of the OpenAPI description a document that generators of clients can read. */
import { calls } from '@chengji/contract';
import { callAreas } from '@chengji/contract/call-areas';
import { describe, expect, it } from 'vitest';
import { toOpenApi } from './openapi.ts';

type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  additionalProperties?: Schema;
  properties: Record<string, Schema>;
  enum?: string[];
  type?: string;
};
type Response = { content: { 'application/json': { schema: Schema } } };
type Operation = {
  operationId: string;
  tags: string[];
  security: Record<string, []>[];
  parameters: { name: string; schema: Schema }[];
  responses: Record<string, { $ref: string }> & { 200: Response };
};

const document = toOpenApi(calls, callAreas) as {
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, { name: string }>;
  };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

function findAll(value: unknown, isFound: (part: Record<string, unknown>) => boolean): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((part) => findAll(part, isFound));
  return isFound(value as Record<string, unknown>) ? [value, ...below] : below;
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const describeCall = (path: string, method: string) => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
};

const [done, refused] = [0, 1];
const readAnswer = ({ responses }: Operation, kind: number) =>
  responses[200].content['application/json'].schema.oneOf?.[kind]?.properties;

describe('a schema of the OpenAPI description', () => {
  it('never says one of two, of which one is anything', () => {
    for (const either of ['anyOf', 'oneOf'] as const) {
      const found = findAll(document, (part) => {
        const ways = part[either];
        return Array.isArray(ways) && ways.some(isEmpty);
      });
      expect(found).toEqual([]);
    }
  });

  it('says of an identifier and of a count that it is an integer, sent or answered', () => {
    expect(document.components.schemas.Id).toMatchObject({ type: 'integer', minimum: 1 });
    expect(document.components.schemas).not.toHaveProperty('IdSent');
    const limit = describeCall('/api/wanlshop/goods/list', 'get').parameters.find(
      ({ name }) => name === 'limit',
    );
    expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 50 });
  });

  it('never comes back to itself through aliases, unions and lists alone', () => {
    const { schemas } = document.components;
    const listNext = ({ $ref, anyOf = [], oneOf = [], allOf = [], items, additionalProperties }: Schema) => ({
      names: $ref ? [$ref.replace('#/components/schemas/', '')] : [],
      parts: [...anyOf, ...oneOf, ...allOf, items ?? [], additionalProperties ?? []].flat(),
    });
    const reach = (schema: Schema): string[] => {
      const { names, parts } = listNext(schema);
      return [...names, ...parts.flatMap(reach)];
    };
    const comesBack = (name: string, seen: readonly string[]): boolean =>
      seen.includes(name) || reach(schemas[name] as Schema).some((next) => comesBack(next, [...seen, name]));
    expect(Object.keys(schemas).filter((name) => comesBack(name, []))).toEqual([]);
  });
});

describe('a call of the OpenAPI description', () => {
  it('has a name of its own, in camel case, made of its method and path', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(Object.keys(calls).length);
    for (const name of names) expect(name).toMatch(/^(get|post)([A-Z][a-z0-9]*)+$/);
    expect(describeCall('/api/wanlshop/user/sign_ins', 'get').operationId).toBe('getWanlshopUserSignIns');
  });

  it('stands below one tag, and each tag says what it is about', () => {
    const used = new Set(
      operations.map(({ tags }) => {
        expect(tags).toHaveLength(1);
        return tags[0];
      }),
    );
    expect(document.tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
    for (const { description } of document.tags) expect(description).not.toBe('');
  });

  it('says that it is signed, and whether it needs a session', () => {
    const { securitySchemes } = document.components;
    expect(securitySchemes).toMatchObject({ Sign: { name: 'Sign' }, Token: { name: 'token' } });
    for (const { security } of operations) {
      expect(security.length).toBeGreaterThan(0);
      for (const way of security) expect(way).toHaveProperty('Sign');
    }
    expect(describeCall('/api/wanlshop/goods/list', 'get').security).toEqual([
      { Sign: [] },
      { Sign: [], Token: [] },
    ]);
    expect(describeCall('/api/wanlshop/order/create', 'post').security).toEqual([{ Sign: [], Token: [] }]);
  });

  it('is answered by the market that describes it', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['/']);
  });

  it('says how it is refused: by itself, with a 4xx or with a 5xx', () => {
    for (const operation of operations) {
      expect(readAnswer(operation, done)?.code).toMatchObject({ const: 1 });
      expect(readAnswer(operation, refused)?.code).toMatchObject({ enum: [0, 4] });
      for (const status of ['400', '401', '403', '413', '429', '500', '503']) {
        const name = operation.responses[status]?.$ref.replace('#/components/responses/', '') ?? '';
        expect(document.components.responses, `${operation.operationId} ${status}`).toHaveProperty(name);
      }
    }
  });

  it('names the keys of its own refusals, and of those of any call', () => {
    const create = describeCall('/api/wanlshop/order/create', 'post');
    const key = readAnswer(create, refused)?.data?.properties.key;
    expect(key?.anyOf?.[0]?.enum).toEqual(expect.arrayContaining(['orders.price_changed']));
    expect(key?.anyOf?.[1]).toEqual({ $ref: '#/components/schemas/CommonRefusalKey' });
    expect(document.components.schemas.CommonRefusalKey?.enum).toContain('common.busy_try_again');
  });

  it('names a key under the status that it is refused with', () => {
    expect(document.components.schemas.CommonRefusalKey?.enum).not.toContain('common.login_required');
    const { schema } = document.components.responses.LoginRequired?.content['application/json'] ?? {};
    expect(schema?.properties.data?.properties.key?.enum).toEqual(['common.login_required']);
  });

  it('describes what comes with a refusal: the challenge to solve, what stands in a save’s way', () => {
    const send = describeCall('/api/wanlshop/sms/send', 'post');
    expect(send.parameters.map(({ name }) => name)).toContain('Challenge');
    expect(readAnswer(send, refused)?.data?.properties.challenge).toBeDefined();
    const save = describeCall('/api/seller/goods/save', 'post');
    expect(readAnswer(save, refused)?.data?.properties.conflict).toBeDefined();
  });
});
