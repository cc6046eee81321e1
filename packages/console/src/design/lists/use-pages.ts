import type { CallIn, CallOut } from '@chengji/contract';
import { useState } from 'react';
import { useCall } from '../../kernel/use-call.ts';
import { useCalls } from '../../kernel/use-calls.ts';
import { usePhone } from '../theme/use-phone.ts';
import type { ReadKey } from './define-list.ts';
import type { EndlessRows } from './MoreRows.tsx';

type Options<K extends ReadKey> = Pick<NonNullable<Parameters<typeof useCall<K>>[2]>, 'everyMs'>;
/** What is used of an answer with numbered pages. */
type NumberedPage = { rows: readonly unknown[]; total?: number };

/** So many pages are read at once, where a list opens far down; those after them as its end is reached. */
const mostAtOnce = 20;

/**
 * A list with numbered pages: the page asked for, and on a phone all pages up to it, with what asks for the next.
 */
export function usePages<K extends ReadKey>(
  name: K,
  input: CallIn<K>,
  askUpTo: (page: number) => void,
  options: Options<K> = {},
) {
  const isPhone = usePhone();
  const [most, setMost] = useState(mostAtOnce);
  const { page: asked = 1 } = input as { page?: number };
  const last = isPhone ? Math.min(asked, most) : 1;
  const first = useCall(name, isPhone ? { ...input, page: 1 } : input, { ...options, keepsPrevious: true });
  const later = useCalls(
    name,
    Array.from({ length: last - 1 }, (_, at) => ({ ...input, page: at + 2 })),
    options,
  );
  const { data, error, refetch, isPlaceholderData } = first;
  if (!isPhone) return { data, error, refetch, isPlaceholderData };

  const missing = later.findIndex((page) => !page.data);
  const come = missing < 0 ? later : later.slice(0, missing);
  const pages = [data, ...come.map((page) => page.data)].filter(
    (page) => page !== undefined,
  ) as unknown as NumberedPage[];
  const rows = pages.flatMap((page) => page.rows);
  const total = pages[0]?.total ?? 0;
  const failed = later.filter((page) => page.isError && !page.data);
  const more: EndlessRows = {
    hasNextPage:
      missing >= 0 || (!isPlaceholderData && rows.length < total && pages.at(-1)?.rows.length !== 0),
    isFetchingNextPage: later.some((page) => page.isFetching && !page.data),
    isFetchNextPageError: failed.length > 0,
    error: failed[0]?.error,
    total: pages.length > 1 ? total : undefined,
    fetchNextPage: () => {
      for (const page of failed) void page.refetch();
      if (failed.length > 0) return;
      setMost(Math.max(most, last + 1));
      askUpTo(last + 1);
    },
  };
  return {
    data: data && ({ ...data, rows: withoutTwins(rows) } as CallOut<K>),
    error,
    refetch,
    isPlaceholderData,
    more,
  };
}

/** A row that has moved on to the next page meanwhile is shown once. */
function withoutTwins(rows: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => {
    const { id } = row as { id?: unknown };
    return id === undefined || (!seen.has(id) && seen.add(id));
  });
}
