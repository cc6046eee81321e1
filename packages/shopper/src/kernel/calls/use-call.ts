/** Calls in components: read with `useCall`, endless lists with `useListCall`, change with `useSend`. */
import type { CallError } from '@chengji/client-kit';
import type { CallIn, CallKey, CallOut } from '@chengji/contract';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useLanguage } from '../language.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';

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
  /** How long an answer counts as fresh, instead of 30 s. */
  freshMs?: number;
  /** While the input changes, the previous data stays. */
  keep?: boolean;
  /** What the app fetches on its own: its failure is not shown. */
  isSilent?: boolean;
  /** Polls at this interval while shown; false ends that. */
  againMs?: (data: Data | undefined) => number | false;
};

const send = call as (name: CallKey, input: unknown, options?: object) => Promise<unknown>;

/** A call's key in the query cache; texts come in the language asked for, so it belongs to the key. */
const toQueryKey = (name: ReadKey, input: unknown, language: string) => [name, input, language];

/** Reads once, and again when the answer is no longer fresh. */
export function useCall<K extends ReadKey>(name: K, input: CallIn<K>, options: ReadOptions<CallOut<K>> = {}) {
  const { againMs } = options;
  const { language } = useLanguage();
  return useQuery<CallOut<K>, CallError>({
    queryKey: toQueryKey(name, input, language),
    queryFn: ({ signal }) => send(name, input, { signal }) as Promise<CallOut<K>>,
    enabled: options.enabled ?? true,
    meta: { isSilent: options.isSilent },
    ...(options.freshMs === undefined ? {} : { staleTime: options.freshMs }),
    ...(againMs ? { refetchInterval: ({ state }) => againMs(state.data) } : {}),
    ...(options.keep ? { placeholderData: keepPreviousData } : {}),
  });
}

/** An endless list is not fetched again under the person's finger: pulling or a change refreshes it. */
const LIST_FRESH_MS = 5 * 60_000;

/** An endless list: `rows` so far, `fetchNextPage` for the next. */
export function useListCall<K extends ListKey>(
  name: K,
  input: Omit<CallIn<K>, 'cursor'>,
  options: ReadOptions = {},
) {
  const { language } = useLanguage();
  const query = useInfiniteQuery<PageOf<K>, CallError, InfiniteData<PageOf<K>>, QueryKey, string | null>({
    queryKey: toQueryKey(name, input, language),
    queryFn: ({ pageParam, signal }) =>
      send(name, { ...input, cursor: pageParam ?? undefined }, { signal }) as Promise<PageOf<K>>,
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    enabled: options.enabled ?? true,
    staleTime: options.freshMs ?? LIST_FRESH_MS,
    ...(options.keep ? { placeholderData: keepPreviousData } : {}),
  });
  const rows = query.data?.pages.flatMap((page) => page.rows as RowOf<K>[]) ?? [];
  return { ...query, rows, first: query.data?.pages[0] };
}

type SendOptions<K extends SendKey> = {
  onDone?: (data: CallOut<K>, input: CallIn<K>) => void;
  /** The form shows the failure itself; otherwise a toast does. */
  onFault?: (error: CallError) => void;
  /** What has changed by it: answers of these calls are fetched again. */
  changes?: readonly ReadKey[];
};

/** Makes a change: `const cancel = useSend('POST …', { changes: […] })`, then `cancel.mutate(input)`. */
export function useSend<K extends SendKey>(name: K, { onDone, onFault, changes = [] }: SendOptions<K> = {}) {
  return useMutation<CallOut<K>, CallError, CallIn<K> & { idempotencyKey?: string }>({
    mutationFn: ({ idempotencyKey, ...input }) =>
      send(name, input, idempotencyKey ? { idempotencyKey } : {}) as Promise<CallOut<K>>,
    onSuccess: (data, input) => {
      refresh(...changes);
      onDone?.(data, input);
    },
    ...(onFault ? { onError: onFault, meta: { isSilent: true } } : {}),
  });
}

/** Answers of these calls are fetched again: at once where they are shown, otherwise when they are. */
export function refresh(...names: readonly ReadKey[]): void {
  for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}

/** Pulled to refresh: what is shown is fetched again, a list from its first page; resolves when it has come. */
export async function freshen(...names: readonly ReadKey[]): Promise<void> {
  await Promise.all(
    names.map((name) => {
      const shown = { queryKey: [name], type: 'active' } as const;
      queryClient.setQueriesData<unknown>(shown, getFirstPage);
      return queryClient.refetchQueries(shown);
    }),
  );
}

const isEndless = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

const getFirstPage = (data: unknown) =>
  isEndless(data) ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data;
