/**
 * A list of the console as a declaration: its call, and how the call's input stands in the address of the page. An
 * input the call cannot do without comes from the page, never from the address.
 */
import type { CallChecked, CallKey } from '@chengji/contract';
import {
  type AddressFields,
  type AddressShape,
  readAddress,
  toAddressFields,
} from '../address/address-input.ts';

export type ReadKey = Extract<CallKey, `GET ${string}`>;

type NamesOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, N> = T extends unknown ? (N extends keyof T ? T[N] : never) : never;

/** What a list may ask for; of several calls, what any of them takes. */
export type ListInput<K extends ReadKey> = {
  [N in Exclude<NamesOf<CallChecked<K>>, 'page' | 'limit'> & string]?: ValueOf<CallChecked<K>, N>;
} & { page: number; limit: number };

export type ListField<K extends ReadKey> = Exclude<keyof ListInput<K> & string, 'page' | 'limit'>;

/** Nothing of the page's own. */
export type NoShape = Record<never, never>;

type Options<K extends ReadKey, Own extends AddressShape> = {
  /** How a field is called in the address where it is not by its own name. */
  names?: Partial<Record<ListField<K>, string>>;
  /** What stands in the address for the page alone. */
  own?: Own;
  /** The field its tabs choose, which clearing the filters leaves alone. */
  tab?: ListField<K>;
  /** The tab is a filter like any other: clearing returns to the first. */
  clearsTab?: boolean;
};

export type List<K extends ReadKey = ReadKey, Own extends AddressShape = AddressShape> = {
  call: K;
  tab: string | undefined;
  own: Own;
  /** The fields that are filters: what clearing them clears, and what nothing found is blamed on. */
  filters: readonly string[];
  /** What its call is asked with by the address. */
  fields: AddressFields;
  /** Those, and what is the page's own. */
  inAddress: AddressFields;
};

const paging: readonly string[] = ['sort', 'page', 'limit'];

export function defineList<K extends ReadKey, Own extends AddressShape = NoShape>(
  call: K,
  calls: { readonly [N in K]: { in: { shape: AddressShape } } },
  { names = {}, own = {} as Own, tab, clearsTab = false }: Options<K, Own> = {},
): List<K, Own> {
  // where an endless list goes on is no part of its address
  const { cursor: _, ...shape } = calls[call].in.shape;
  const fields = toAddressFields(shape, names);
  return {
    call,
    tab,
    own,
    filters: [...fields.keys()].filter((field) => !paging.includes(field) && (clearsTab || field !== tab)),
    fields,
    inAddress: new Map([...fields, ...toAddressFields(own)]),
  };
}

/** The call's input for an address. */
export const readInput = <K extends ReadKey>(
  list: List<K>,
  address: Readonly<Record<string, string>>,
): ListInput<K> => readAddress(list.fields, address) as ListInput<K>;

/** Whether anything but the order and the page is other than it first opens. */
export const isFiltered = <K extends ReadKey>(list: List<K>, input: ListInput<K>): boolean =>
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
