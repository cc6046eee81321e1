import type { CallIn, CallOut } from '@chengji/contract';
import { type useCall, useListCall } from '../../kernel/use-call.ts';
import type { AddressInput, AddressShape } from '../address/address-input.ts';
import { useAddress } from '../address/use-address-input.ts';
import { isFiltered, type List, type ListInput, type NoShape, type ReadKey } from './define-list.ts';
import type { EndlessRows } from './MoreRows.tsx';
import { usePages } from './use-pages.ts';

type Options<K extends ReadKey> = Pick<NonNullable<Parameters<typeof useCall<K>>[2]>, 'everyMs'>;

type EndlessKey = Parameters<typeof useListCall>[0] & ReadKey;

/** What is shown of a list: the answer of any read with rows. */
export type ListAnswer<Row> = {
  data: { rows: readonly Row[]; total?: number; counts?: object | null } | undefined;
  error: Error | null;
  refetch: () => unknown;
  isPlaceholderData: boolean;
  /** How an endless list goes on, and on a phone any other. */
  more?: EndlessRows;
};

/** A field of a list, as a filter shows and changes it. */
export type ListFilters<Input> = { input: Input; change: (change: Partial<Input>) => void };

/** How a list is narrowed and paged; a list that comes whole has none of it. */
export type ListControls = ListFilters<{ page: number; limit: number; keyword?: string | undefined }> & {
  /** What its tabs choose. */
  tab?: { active: unknown; change: (key: string | undefined) => void };
  /** There while anything is filtered. */
  clearFilters: (() => void) | undefined;
};

/**
 * Reads a list by what stands in the address. `given` is asked for as well and outranks the address. A change of
 * what is listed begins at page one; one of what is the page's own leaves the list where it is. On a phone, where the
 * list loads on, the address says up to which page it has, and what it asks for begins with the first.
 */
export function useList<K extends ReadKey, Own extends AddressShape = NoShape>(
  list: List<K, Own>,
  given: Partial<CallIn<K>> = {},
  options: Options<K> = {},
) {
  const { showUpTo, ...controls } = useControls(list, given);
  const { input } = controls;
  const pages = usePages(list.call, input as CallIn<K>, showUpTo, options);
  return { ...pages, ...controls, input: pages.more ? { ...input, page: 1 } : input };
}

/** The same of a list without numbered pages: more rows come as its end is reached. */
export function useEndlessList<K extends EndlessKey, Own extends AddressShape = NoShape>(
  list: List<K, Own>,
  given: Partial<CallIn<K>> = {},
) {
  const { showUpTo: _, ...controls } = useControls(list, given);
  const found = useListCall<EndlessKey>(list.call, controls.input as CallIn<EndlessKey>, {
    freshMs: 0,
    keepsPrevious: true,
  });
  const { first, rows, error, refetch, isPlaceholderData } = found;
  return {
    data: first && ({ ...first, rows } as CallOut<K>),
    // a later page that does not come leaves what is shown, and offers itself again
    error: first ? null : error,
    refetch,
    isPlaceholderData,
    more: found as EndlessRows,
    ...controls,
  };
}

function useControls<K extends ReadKey, Own extends AddressShape>(
  list: List<K, Own>,
  given: Partial<CallIn<K>>,
) {
  const [address, write] = useAddress(list.inAddress);
  const isOwn = (field: string) => Object.hasOwn(list.own, field);
  const partWhere = (isIn: (field: string) => boolean) =>
    Object.fromEntries(Object.entries(address).filter(([field]) => isIn(field)));
  const own = partWhere(isOwn) as AddressInput<Own>;
  const asked = partWhere((field) => !isOwn(field)) as ListInput<K>;
  const input: ListInput<K> = { ...asked, ...given };

  const change = (wanted: Partial<ListInput<K>> & { [N in keyof Own]?: AddressInput<Own>[N] | undefined }) =>
    write(Object.keys(wanted).every(isOwn) ? { ...wanted, page: asked.page } : wanted);
  const clear = () =>
    write(Object.fromEntries([...list.filters, ...Object.keys(list.own)].map((field) => [field, undefined])));

  return {
    input,
    change,
    // no step of its own to go back from
    showUpTo: (page: number) => write({ page }, { replace: true }),
    own,
    tab: {
      active: list.tab && (input as Record<string, unknown>)[list.tab],
      change: (key: string | undefined) => write({ [list.tab ?? '']: key }),
    },
    clearFilters: isFiltered(list, asked) ? clear : undefined,
  };
}
