import { useSearchParams } from 'react-router';
import { type ListFilters, readListAddress, writeListAddress } from './list-address.ts';

/** The list's filters as they stand in the address, and how to change some of them. */
export function useListAddress<F extends ListFilters>(defaults: F): [F, (change: Partial<F>) => void] {
  const [params, setParams] = useSearchParams();
  return [
    readListAddress(params, defaults),
    (change) => setParams((current) => writeListAddress(current, defaults, change)),
  ];
}
