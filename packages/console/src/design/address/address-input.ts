/**
 * How what a page asks for stands in its address, so that a reload, a bookmark and going back show the same. Each value
 * is read with its schema: a mistyped one is the default, as the market has it. A value equal to its default is left
 * out; changing anything but the page starts at page one.
 */
import type { z } from 'zod';

export type AddressShape = Readonly<Record<string, z.ZodType>>;
export type AddressInput<S extends AddressShape> = { [N in keyof S]: z.output<S[N]> };

/** Each field by its name: how the address calls it, its schema and its default. */
export type AddressFields = ReadonlyMap<string, { name: string; schema: z.ZodType; otherwise: unknown }>;

type Bounded = { unwrap?: () => { meta: () => { maximum?: unknown } | undefined } };

/** The fields of an input that may stand in the address: those it can do without. */
export const toAddressFields = (
  shape: AddressShape,
  names: Readonly<Record<string, string | undefined>> = {},
): AddressFields =>
  new Map(
    Object.entries(shape).flatMap(([field, schema]) => {
      const unset = schema.safeParse(undefined);
      return unset.success
        ? [[field, { name: names[field] ?? field, schema, otherwise: unset.data }] as const]
        : [];
    }),
  );

/** What a text of the address is to a field; a number beyond the most there may be is the most. */
function readField(schema: z.ZodType, text: string): unknown {
  if (text === '') return undefined;
  const read = schema.safeParse(text);
  if (read.success) return read.data;
  const most = (schema as Bounded).unwrap?.().meta()?.maximum;
  return typeof most === 'number' && Number(text) > most ? most : undefined;
}

/** The input for an address; what it does not name and has no default is not there. */
export function readAddress(
  fields: AddressFields,
  address: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [field, { name, schema, otherwise }] of fields) {
    const value = readField(schema, address[name] ?? '') ?? otherwise;
    if (value !== undefined) input[field] = value;
  }
  return input;
}

function toAddressText(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  return value === true ? '1' : String(value);
}

/** The address with a change of the input. */
export function writeAddress(
  fields: AddressFields,
  address: URLSearchParams,
  change: Readonly<Record<string, unknown>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (!('page' in change)) next.delete('page');
  for (const [field, value] of Object.entries(change)) {
    const { name = field, otherwise } = fields.get(field) ?? {};
    const text = toAddressText(value);
    if (text === '' || text === toAddressText(otherwise)) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** A whole number above zero from the address; anything that is none is `otherwise`. */
export function wholeOr(text: string, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

/** One of the words a filter knows; what a person mistyped in the address is `otherwise`. */
export const parseOption = <T extends string>(words: readonly T[], text: string, otherwise: T): T =>
  words.find((word) => word === text) ?? otherwise;
