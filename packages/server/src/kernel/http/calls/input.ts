/** What came in, as one flat set of parameters; and what of it can be refused before any schema is asked. */
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../../refusal.ts';

export type Parameters = Record<string, unknown>;

const isRecord = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No call needs nearly as many, and code that walks a value must come to its end. */
const mostLevels = 32;
/** The fields of one object, and all values of a field: a schema looks at every one of them. */
const mostFields = 500;
const mostValues = 20_000;

/** The query and the body's top-level fields together; a body that is no object, too deep or of too many values is refused. */
export function readParameters(request: FastifyRequest): Parameters {
  const query = request.query as Parameters;
  const body = request.body ?? {};
  if (!isRecord(body)) throw new Refusal('common.invalid_input', { field: 'body' }, { field: 'body' });
  if (hasTooManyFields(body)) throw new Refusal('common.invalid_input', { field: 'body' }, { field: 'body' });
  for (const [field, value] of Object.entries(body)) {
    if (!isBounded(value)) throw new Refusal('common.invalid_input', { field }, { field });
  }
  return { ...query, ...body };
}

const hasTooManyFields = (value: object): boolean =>
  !Array.isArray(value) && Object.keys(value).length > mostFields;

function isBounded(field: unknown): boolean {
  let values = 0;
  const isFit = (value: unknown, levels: number): boolean => {
    values += 1;
    if (values > mostValues) return false;
    if (typeof value !== 'object' || value === null) return true;
    if (levels === 0 || hasTooManyFields(value)) return false;
    return Object.values(value).every((inner) => isFit(inner, levels - 1));
  };
  return isFit(field, mostLevels);
}

/** U+0000 and half a surrogate pair pass as JSON, but PostgreSQL can store neither. */
export function assertStorable(value: unknown, field = 'body'): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) {
      throw new Refusal('common.invalid_input', { field }, { field });
    }
  } else if (Array.isArray(value)) {
    for (const item of value) assertStorable(item, field);
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value)) {
      assertStorable(name, field);
      assertStorable(item, field === 'body' ? name : field);
    }
  }
}

/** What the verb is handed; refuses naming the first field at fault. */
export function check(schema: z.ZodType, parameters: Parameters): unknown {
  const checked = schema.safeParse(parameters);
  if (checked.success) return checked.data;
  const field = checked.error.issues[0]?.path.join('.') || 'body';
  throw new Refusal('common.invalid_input', { field }, { field });
}
