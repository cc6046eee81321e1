import { useState } from 'react';
import { pageRows } from '../lists/page-rows.ts';
import { usePhone } from '../theme/use-phone.ts';

/** Rows that are all at hand, a page at a time; one page of them is shown without paging. */
export function useOwnPages<Row>(all: readonly Row[], usualLimit = 50) {
  const isPhone = usePhone();
  const [asked, setAsked] = useState({ page: 1, limit: usualLimit });
  const { limit } = asked;
  // what was on the last page may have gone since
  const page = Math.min(asked.page, Math.max(1, Math.ceil(all.length / limit)));
  return {
    ...pageRows(all, { page, limit }, isPhone, (next) => setAsked({ page: next, limit })),
    paging:
      !isPhone && all.length > usualLimit ? { page, limit, total: all.length, onPage: setAsked } : undefined,
  };
}
