/** Inputs of a call made from its own schema: right ones up to their bounds, and by fast-check's numbers. */
import type { Call } from '@chengji/contract';
import fc from 'fast-check';
import { inputSchema, listChoices, resolve, type SchemaNode } from '../json-schema.ts';

type Input = Record<string, unknown>;

const most = Number.MAX_SAFE_INTEGER;

export const arbitraryInput = (call: Call): fc.Arbitrary<Input> => {
  const root = inputSchema(call);
  return arbitraryValue(root, root) as fc.Arbitrary<Input>;
};

function arbitraryValue(root: SchemaNode, node: SchemaNode): fc.Arbitrary<unknown> {
  if (node.$ref?.includes('__schema')) return fc.jsonValue(); // any JSON, which holds itself
  if (node.$ref) return arbitraryValue(root, resolve(root, node) ?? {});
  if ('const' in node) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  // a bounded number is bounded beside its choices, number or text
  if (node.type === 'integer' && node.maximum !== undefined) return arbitraryNumber(node);
  if (node.type === 'number') return fc.double({ min: node.minimum, max: node.maximum, noNaN: true });
  const choices = listChoices(node);
  if (choices.length > 0) return fc.oneof(...choices.map((choice) => arbitraryValue(root, choice)));
  if (node.type === 'string') return arbitraryText(node);
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'null') return fc.constant(null);
  if (node.type === 'array') return arbitraryList(root, node);
  if (node.type === 'object') return arbitraryRecord(root, node);
  return fc.jsonValue();
}

function arbitraryNumber({ exclusiveMinimum, minimum, maximum = most }: SchemaNode): fc.Arbitrary<unknown> {
  const [min, max] = [minimum ?? (exclusiveMinimum ?? 0) + 1, maximum];
  const numbers = fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
  return fc.oneof(numbers, numbers.map(String));
}

function arbitraryText({ pattern, minLength = 0, maxLength = 40 }: SchemaNode): fc.Arbitrary<unknown> {
  if (pattern && !pattern.startsWith('^[^')) return fc.stringMatching(new RegExp(pattern));
  const bounds = fc.constantFrom('长'.repeat(minLength), 'x'.repeat(maxLength));
  return fc.oneof(bounds, fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }));
}

const arbitraryList = (root: SchemaNode, { items = {}, minItems = 0, maxItems = 3 }: SchemaNode) =>
  fc.array(arbitraryValue(root, items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  });

function arbitraryRecord(root: SchemaNode, node: SchemaNode): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties, propertyNames = {} } = node;
  if (!properties) {
    const names = arbitraryText(propertyNames) as fc.Arbitrary<string>;
    return fc.dictionary(names, arbitraryValue(root, additionalProperties ?? {}), { maxKeys: 3 });
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, arbitraryValue(root, field)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}
