import { mostPages } from '@chengji/contract/values';
import type { EndlessRows } from './MoreRows.tsx';

type Page = { page: number; limit: number };

/** The page of a list that is shown, and how to show another. */
export type Paging = Page & { total: number; onPage: (change: Page) => void };

/** A pager offers no page that cannot be asked for. */
export const countReachable = ({ total, limit }: Pick<Paging, 'total' | 'limit'>): number =>
  Math.min(total, mostPages * limit);

/** Of rows that are all at hand a page; on a phone all up to it, with what shows the next. */
export function pageRows<Row>(
  all: readonly Row[],
  { page, limit }: Page,
  isPhone: boolean,
  showUpTo: (page: number) => void,
): { rows: readonly Row[]; more?: EndlessRows } {
  const end = page * limit;
  if (!isPhone) return { rows: all.slice(end - limit, end) };
  return {
    rows: all.slice(0, end),
    more: {
      hasNextPage: all.length > end,
      isFetchingNextPage: false,
      isFetchNextPageError: false,
      total: page > 1 ? all.length : undefined,
      fetchNextPage: () => showUpTo(page + 1),
    },
  };
}
