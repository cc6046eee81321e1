import { wholeOr } from '../tables/list-address.ts';
import { useListAddress } from '../tables/use-list-address.ts';
import { usePhone } from '../theme/use-phone.ts';
import { pageRows } from './page-rows.ts';
import type { ListAnswer, ListControls } from './use-list.ts';

/** A list that comes whole: it is searched and paged here, with the same address as any other. */
export function useWholeList<Row>(
  answer: ListAnswer<Row>,
  isFound: (row: Row, keyword: string) => boolean,
): ListAnswer<Row> & ListControls {
  const [{ keyword, ...address }, write] = useListAddress({ keyword: '', page: '1', limit: '20' });
  const [page, limit] = [wholeOr(address.page, 1), wholeOr(address.limit, 20)];
  const isPhone = usePhone();
  const found = answer.data?.rows.filter((row) => isFound(row, keyword));
  const { rows, more } = pageRows(found ?? [], { page, limit }, isPhone, (next) =>
    write({ page: String(next) }, { replace: true }),
  );
  return {
    error: answer.error,
    refetch: answer.refetch,
    isPlaceholderData: answer.isPlaceholderData,
    data: found && { rows, total: found.length },
    ...(more && { more }),
    input: { keyword, page, limit },
    change: (change) =>
      write(Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value ?? '')]))),
    clearFilters: keyword ? () => write({ keyword: '' }) : undefined,
  };
}

/** Whether one of the texts has the keyword in it, in capitals or not. */
export const holds = (texts: readonly string[], keyword: string): boolean => {
  const sought = keyword.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(sought));
};
