/** Zod schemas as those of OpenAPI: one with an id becomes a component. */
import { z } from 'zod';

export type Json = Record<string, unknown>;
export type Schemas = Record<string, Json>;

/** One that reads otherwise than it writes becomes a component of each. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simplify });
  const { $schema: _, $defs = {}, ...own } = made as Json;
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

/**
 * A number or flag is also taken as the text a query carries, which OpenAPI need not say. A record whose keys
 * are known has them as properties.
 */
function simplify({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (schema.type && schema.anyOf) delete schema.anyOf;
  const { propertyNames, additionalProperties: value } = schema;
  if (typeof propertyNames !== 'object' || typeof value !== 'object' || !propertyNames.enum) return;
  schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), value]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
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
