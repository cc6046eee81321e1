/** The paths in a call's input that hold an identifier, found in its schema. */
import type { Call } from '@chengji/contract';
import { inputSchema, listChoices, resolve, type SchemaNode } from '../json-schema.ts';

export type InputPath = readonly (string | number)[];

/** A number that people read, such as an order's, is text. */
const readNumber = /_(no|id)$/;

/** A list is named by its first item. */
export function listIdPaths(call: Call): InputPath[] {
  const root = inputSchema(call);
  const found = new Map<string, InputPath>();
  const look = (node: SchemaNode, place: InputPath, within: readonly string[] = []): void => {
    const name = place.findLast((part) => typeof part === 'string');
    // a number that may come as text is a number all the same
    if (node.type === 'integer') return;
    if (node.$ref?.endsWith('/Id') || (node.type === 'string' && readNumber.test(name ?? ''))) {
      found.set(place.join('.'), place);
      return;
    }
    if (node.$ref && !within.includes(node.$ref)) {
      const inside = resolve(root, node);
      if (inside) look(inside, place, [...within, node.$ref]);
    }
    for (const choice of listChoices(node)) look(choice, place, within);
    for (const [field, child] of Object.entries(node.properties ?? {}))
      look(child, [...place, field], within);
    if (node.items) look(node.items, [...place, 0], within);
  };
  look(root, []);
  return [...found.values()];
}

export const getAtPath = (input: unknown, place: InputPath): unknown =>
  place.reduce<unknown>(
    (value, part) => (value as Record<string | number, unknown> | undefined)?.[part],
    input,
  );

/** A copy with another value at this path; undefined removes it. */
export function setAtPath<T>(input: T, place: InputPath, value: unknown): T {
  const copy = structuredClone(input);
  const last = place.at(-1);
  const holder = getAtPath(copy, place.slice(0, -1)) as Record<string | number, unknown>;
  if (last !== undefined) holder[last] = value;
  return copy;
}

/** Every place that holds something, those within others after them. */
export function listPathsIn(input: unknown, place: InputPath = []): InputPath[] {
  if (typeof input !== 'object' || input === null) return [];
  const parts = Array.isArray(input) ? [...input.keys()].slice(0, 1) : Object.keys(input);
  return parts.flatMap((part) => {
    const inside = [...place, part];
    return [inside, ...listPathsIn((input as Record<string | number, unknown>)[part], inside)];
  });
}
