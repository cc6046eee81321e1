import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rememberAddress } from './last-address.ts';
import { type ListFilters, readListAddress, writeListAddress } from './list-address.ts';

/** The list's filters as they stand in the address, and how to change some of them. */
export function useListAddress<F extends ListFilters>(
  defaults: F,
): [F, (change: Partial<F>, options?: { replace: boolean }) => void] {
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(() => rememberAddress(pathname, search), [pathname, search]);
  return [
    readListAddress(params, defaults),
    (change, options) => setParams((current) => writeListAddress(current, defaults, change), options),
  ];
}
