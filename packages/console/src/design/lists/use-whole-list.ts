import { numberedPageInput } from '@chengji/contract/values';
import { z } from 'zod';
import { useAddressInput } from '../address/use-address-input.ts';
import { usePhone } from '../theme/use-phone.ts';
import { pageRows } from './page-rows.ts';
import type { ListAnswer, ListControls } from './use-list.ts';

const asked = z.object({ keyword: z.string().default(''), ...numberedPageInput });

/** A list that comes whole: it is searched and paged here, with the same address as any other. */
export function useWholeList<Row>(
  answer: ListAnswer<Row>,
  isFound: (row: Row, keyword: string) => boolean,
): ListAnswer<Row> & ListControls {
  const [input, change] = useAddressInput(asked);
  const { keyword, page, limit } = input;
  const isPhone = usePhone();
  const found = answer.data?.rows.filter((row) => isFound(row, keyword));
  const { rows, more } = pageRows(found ?? [], { page, limit }, isPhone, (next) =>
    change({ page: next }, { replace: true }),
  );
  return {
    error: answer.error,
    refetch: answer.refetch,
    isPlaceholderData: answer.isPlaceholderData,
    data: found && { rows, total: found.length },
    ...(more && { more }),
    input,
    change,
    clearFilters: keyword ? () => change({ keyword: '' }) : undefined,
  };
}

/** Whether one of the texts has the keyword in it, in capitals or not. */
export const holds = (texts: readonly string[], keyword: string): boolean => {
  const sought = keyword.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(sought));
};
