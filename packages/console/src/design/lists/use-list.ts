import type { CallIn, CallOut } from '@chengji/contract';
import { useCall } from '../../kernel/use-call.ts';
import { useListAddress } from '../tables/use-list-address.ts';
import {
  isFiltered,
  type List,
  type ListInput,
  type ReadKey,
  readInput,
  toAddressChange,
} from './define-list.ts';

type Options<K extends ReadKey> = Pick<NonNullable<Parameters<typeof useCall<K>>[2]>, 'everyMs'>;

/** What is shown of a list: the answer of any read with rows. */
export type ListAnswer<Row> = {
  data: { rows: readonly Row[]; total?: number; counts?: object } | undefined;
  error: Error | null;
  refetch: () => unknown;
  isPlaceholderData: boolean;
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
 * what is listed begins at page one; one of what is the page's own leaves the list where it is.
 */
export function useList<K extends ReadKey, Own extends string = never>(
  list: List<K, Own>,
  given: Partial<CallIn<K>> = {},
  options: Options<K> = {},
) {
  const [address, write] = useListAddress(list.defaults);
  const input: ListInput<K> = { ...readInput(list, address), ...given };
  const { data, error, refetch, isPlaceholderData } = useCall(list.call, input as CallIn<K>, {
    ...options,
    keepsPrevious: true,
  });

  const change = (asked: Partial<ListInput<K>> & { [N in Own]?: string | number }) => {
    const isOwn = Object.keys(asked).every((field) => list.own.some((name) => name === field));
    const written = toAddressChange(list, asked);
    write(isOwn ? { ...written, page: address.page ?? '' } : written);
  };
  const clear = () =>
    write(
      toAddressChange(list, Object.fromEntries([...list.filters, ...list.own].map((name) => [name, '']))),
    );

  return {
    data: data as CallOut<K> | undefined,
    error,
    refetch,
    isPlaceholderData,
    input,
    change,
    own: address as Record<Own, string>,
    tab: {
      active: list.tab && (input as Record<string, unknown>)[list.tab],
      change: (key: string | undefined) => write(toAddressChange(list, { [list.tab ?? '']: key })),
    },
    clearFilters: isFiltered(list, input) ? clear : undefined,
  };
}
