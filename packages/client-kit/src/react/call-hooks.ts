/** Calls in components: read with `useCall`, endless lists with `useListCall`, change with `useSend`. */
import type { CallIn, CallKey, CallOut } from '@chengji/contract';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallOptions } from '../call-client.ts';
import type { CallError } from '../call-error.ts';
import type { Language } from '../i18n.ts';

/** Calls that ask without changing anything; a quote is asked by POST because of what it carries. */
export type ReadKey = Extract<CallKey, `GET ${string}` | 'POST /wanlshop/order/quote'>;
type SendKey = Extract<CallKey, `POST ${string}`>;
type Rows = { rows: unknown[]; next: string | null };
type ListKey = { [K in ReadKey]: CallOut<K> extends Rows ? K : never }[ReadKey];
type PageOf<K extends ListKey> = CallOut<K> & Rows;
type RowOf<K extends ListKey> = CallOut<K> extends { rows: (infer Row)[] } ? Row : never;

type ReadOptions<Data = unknown> = {
  /** False while what it needs is not known. */
  enabled?: boolean;
  /** How long an answer counts as fresh, instead of the query client's own time. */
  freshMs?: number;
  /** Keeps showing the previous answer while the one for another input loads. */
  keepsPrevious?: boolean;
  /** What the app fetches on its own: its failure is not reported. */
  isSilent?: boolean;
  /** Polls at this interval while the page is looked at; it may depend on what was read. */
  everyMs?: number | ((data: Data | undefined) => number | false | undefined);
  /** It is going to be edited: begins with a fresh answer, and is not replaced while it is edited. */
  isEdited?: boolean;
};

type SendOptions<K extends SendKey> = {
  onDone?: (data: CallOut<K>, input: CallIn<K>) => void;
  /** The form shows the failure itself; otherwise it is reported. */
  onFault?: (error: CallError) => void;
  /** What has changed by it: answers of these calls are fetched again. */
  changes?: readonly ReadKey[];
};

export type CallHooksOptions = {
  call: (name: CallKey, input: never, options?: CallOptions) => Promise<unknown>;
  /** How a change that failed is reported. */
  useFaultReport: () => (error: CallError) => void;
  /** Given where answers are fetched again in the other language as soon as it is chosen. */
  useLanguage?: () => Language;
  /** A change is pending until what it changed has been fetched again. */
  waitsForChanges?: boolean;
};

const edited = {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/** An endless list is not fetched again under the person's finger: pulling or a change refreshes it. */
const LIST_FRESH_MS = 5 * 60_000;

export function createCallHooks({ call, useFaultReport, useLanguage, waitsForChanges }: CallHooksOptions) {
  const send = call as (name: CallKey, input: unknown, options?: CallOptions) => Promise<unknown>;

  /** A call's key in the query cache; texts that come in the language asked for make it part of the key. */
  // biome-ignore lint/correctness/noComponentHookFactories: each app makes its hooks once, when it is loaded
  const useQueryKey = (name: ReadKey, input: unknown): QueryKey => {
    const language = useLanguage?.();
    return language ? [name, input, language] : [name, input];
  };

  /** Reads once, and again when the answer is no longer fresh. */
  // biome-ignore lint/correctness/noComponentHookFactories: each app makes its hooks once, when it is loaded
  function useCall<K extends ReadKey>(name: K, input: CallIn<K>, options: ReadOptions<CallOut<K>> = {}) {
    const { everyMs } = options;
    return useQuery<CallOut<K>, CallError>({
      queryKey: useQueryKey(name, input),
      queryFn: ({ signal }) => send(name, input, { signal }) as Promise<CallOut<K>>,
      enabled: options.enabled ?? true,
      meta: { isSilent: options.isSilent, isEdited: options.isEdited },
      ...(options.isEdited ? edited : {}),
      ...(options.freshMs === undefined ? {} : { staleTime: options.freshMs }),
      ...(everyMs
        ? {
            refetchInterval: ({ state }) =>
              (typeof everyMs === 'number' ? everyMs : everyMs(state.data)) ?? false,
          }
        : {}),
      ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    });
  }

  /** An endless list: `rows` so far, `fetchNextPage` for the next. */
  // biome-ignore lint/correctness/noComponentHookFactories: each app makes its hooks once, when it is loaded
  function useListCall<K extends ListKey>(
    name: K,
    input: Omit<CallIn<K>, 'cursor'>,
    options: Pick<ReadOptions, 'enabled' | 'freshMs' | 'isSilent' | 'keepsPrevious'> = {},
  ) {
    const query = useInfiniteQuery<PageOf<K>, CallError, InfiniteData<PageOf<K>>, QueryKey, string | null>({
      queryKey: useQueryKey(name, input),
      queryFn: ({ pageParam, signal }) =>
        send(name, { ...input, cursor: pageParam ?? undefined }, { signal }) as Promise<PageOf<K>>,
      initialPageParam: null,
      getNextPageParam: (page) => page.next,
      enabled: options.enabled ?? true,
      meta: { isSilent: options.isSilent },
      staleTime: options.freshMs ?? LIST_FRESH_MS,
      ...(options.keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    });
    const rows = query.data?.pages.flatMap((page) => page.rows as RowOf<K>[]) ?? [];
    return { ...query, rows, first: query.data?.pages[0] };
  }

  /** Makes a change: `const cancel = useSend('POST …', { changes: […] })`, then `cancel.mutate(input)`. */
  // biome-ignore lint/correctness/noComponentHookFactories: each app makes its hooks once, when it is loaded
  function useSend<K extends SendKey>(name: K, { onDone, onFault, changes = [] }: SendOptions<K> = {}) {
    const { refresh } = createRefresh(useQueryClient());
    const report = useFaultReport();
    return useMutation<CallOut<K>, CallError, CallIn<K> & { idempotencyKey?: string }>({
      mutationFn: ({ idempotencyKey, ...input }) =>
        send(name, input, idempotencyKey ? { idempotencyKey } : {}) as Promise<CallOut<K>>,
      onSuccess: (data, input) => {
        const refreshed = refresh(...changes);
        onDone?.(data, input);
        return waitsForChanges ? refreshed : undefined;
      },
      onError: onFault ?? report,
    });
  }

  return { useCall, useListCall, useSend };
}

export function createRefresh(queries: QueryClient) {
  return {
    /** Answers of these calls are fetched again: at once where they are shown, otherwise when they are. */
    refresh: async (...names: readonly ReadKey[]): Promise<void> => {
      await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    },

    /**
     * The same for news from elsewhere, without names for all there is: what is being edited stays as it is.
     * Resolves when what is shown has come.
     */
    refreshUnedited: (names?: readonly ReadKey[]): Promise<void> =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [name], meta }) =>
          !meta?.isEdited && (names === undefined || names.some((one) => one === name)),
      }),

    /**
     * Puts what became known into the answers that have it, which are no fresher for it. One that is on its way was
     * asked for before: it is changed as soon as it has come.
     */
    changeKnown: <Data>(filters: QueryFilters, change: (data: Data) => Data): void => {
      for (const query of queries.getQueryCache().findAll(filters)) {
        const put = () => {
          const { data, dataUpdatedAt, isInvalidated } = query.state;
          if (data === undefined) return;
          query.setData(change(data as Data), { updatedAt: dataUpdatedAt, manual: true });
          if (isInvalidated) query.invalidate();
        };
        put();
        void query.promise?.then(put, () => {});
      }
    },

    /** Pulled to refresh: what is shown is fetched again, a list from its first page; resolves when it has come. */
    freshen: async (...names: readonly ReadKey[]): Promise<void> => {
      await Promise.all(
        names.map((name) => {
          const shown = { queryKey: [name], type: 'active' } as const;
          queries.setQueriesData<unknown>(shown, getFirstPage);
          return queries.refetchQueries(shown);
        }),
      );
    },
  };
}

const isEndless = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

const getFirstPage = (data: unknown) =>
  isEndless(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;
