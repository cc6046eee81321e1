/**
 * A list of the console as a declaration: its call, and how the call's input stands in the address of the page.
 * Values are read with the input's own schema, so a mistyped one is the default, as the market has it. An input the
 * call cannot do without comes from the page, never from the address.
 */
import type { CallChecked, CallKey } from '@chengji/contract';

export type ReadKey = Extract<CallKey, `GET ${string}`>;

type FieldSchema = {
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
  unwrap?: () => unknown;
};
type Bounded = { meta: () => { maximum?: unknown } | undefined };

type NamesOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, N> = T extends unknown ? (N extends keyof T ? T[N] : never) : never;

/** What a list may ask for; of several calls, what any of them takes. */
export type ListInput<K extends ReadKey> = {
  [N in Exclude<NamesOf<CallChecked<K>>, 'page' | 'limit'> & string]?: ValueOf<CallChecked<K>, N>;
} & { page: number; limit: number };

export type ListField<K extends ReadKey> = Exclude<keyof ListInput<K> & string, 'page' | 'limit'>;

type Options<K extends ReadKey, Own extends string> = {
  /** How a field is called in the address where it is not by its own name. */
  names?: Partial<Record<ListField<K>, string>>;
  /** What stands in the address for the page alone, with its default. */
  own?: Record<Own, string>;
  /** The field its tabs choose, which clearing the filters leaves alone. */
  tab?: ListField<K>;
  /** The tab is a filter like any other: clearing returns to the first. */
  clearsTab?: boolean;
};

export type List<K extends ReadKey = ReadKey, Own extends string = never> = {
  call: K;
  tab: string | undefined;
  own: readonly Own[];
  /** The fields that are filters: what clearing them clears, and what nothing found is blamed on. */
  filters: readonly string[];
  /** Each field's name in the address, its schema and its default. */
  fields: ReadonlyMap<string, { name: string; schema: FieldSchema; otherwise: unknown }>;
  /** The address of the list as it first opens. */
  defaults: Readonly<Record<string, string>>;
};

const paging: readonly string[] = ['sort', 'page', 'limit'];

/** Where an endless list goes on is no part of its address. */
const isPosition = (field: string): boolean => field === 'cursor';

export function defineList<K extends ReadKey, Own extends string = never>(
  call: K,
  calls: { readonly [N in K]: { in: { shape: Readonly<Record<string, unknown>> } } },
  { names = {}, own = {} as Record<Own, string>, tab, clearsTab = false }: Options<K, Own> = {},
): List<K, Own> {
  const inAddress = Object.entries(calls[call].in.shape as Record<string, FieldSchema>).flatMap(
    ([field, schema]) => {
      const unset = schema.safeParse(undefined);
      const name = (names as Record<string, string>)[field] ?? field;
      return unset.success && !isPosition(field)
        ? [[field, { name, schema, otherwise: unset.data }] as const]
        : [];
    },
  );
  return {
    call,
    tab,
    own: Object.keys(own) as Own[],
    filters: inAddress
      .map(([field]) => field)
      .filter((field) => !paging.includes(field) && (clearsTab || field !== tab)),
    fields: new Map(inAddress),
    defaults: {
      ...own,
      ...Object.fromEntries(inAddress.map(([, { name, otherwise }]) => [name, toAddressText(otherwise)])),
    },
  };
}

function toAddressText(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  return value === true ? '1' : String(value);
}

/** What a text of the address is to a field; a number beyond the most there may be is the most. */
function readField(schema: FieldSchema, text: string): unknown {
  if (text === '') return undefined;
  const read = schema.safeParse(text);
  if (read.success) return read.data;
  const most = (schema.unwrap?.() as Bounded | undefined)?.meta()?.maximum;
  return typeof most === 'number' && Number(text) > most ? most : undefined;
}

/** The call's input for an address. */
export function readInput<K extends ReadKey>(
  list: List<K, string>,
  address: Readonly<Record<string, string>>,
): ListInput<K> {
  const input: Record<string, unknown> = {};
  for (const [field, { name, schema, otherwise }] of list.fields) {
    const value = readField(schema, address[name] ?? '') ?? otherwise;
    if (value !== undefined) input[field] = value;
  }
  return input as ListInput<K>;
}

/** A change of the list as a change of its address. */
export function toAddressChange<K extends ReadKey>(
  list: List<K, string>,
  change: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [field, value] of Object.entries(change)) {
    written[list.fields.get(field)?.name ?? field] = toAddressText(value);
  }
  return written;
}

/** Whether anything but the order and the page is other than it first opens. */
export const isFiltered = <K extends ReadKey>(list: List<K, string>, input: ListInput<K>): boolean =>
  list.filters.some(
    (field) => (input as Record<string, unknown>)[field] !== list.fields.get(field)?.otherwise,
  );

/** The filters of a list without its order and page: what an export of it asks for. */
export function withoutPaging<T extends object>(input: T): Omit<T, 'sort' | 'page' | 'limit'> {
  return Object.fromEntries(Object.entries(input).filter(([field]) => !paging.includes(field))) as Omit<
    T,
    'sort' | 'page' | 'limit'
  >;
}
