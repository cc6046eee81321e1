import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  type AddressFields,
  type AddressInput,
  type AddressShape,
  readAddress,
  toAddressFields,
  writeAddress,
} from './address-input.ts';
import { rememberAddress } from './last-address.ts';

type Change = { replace: boolean };

/** What these fields are by the address of the page, and how to change some of them. */
export function useAddress(fields: AddressFields) {
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  useEffect(() => rememberAddress(pathname, search), [pathname, search]);
  return [
    readAddress(fields, Object.fromEntries(params)),
    (change: Readonly<Record<string, unknown>>, options?: Change) =>
      setParams((current) => writeAddress(fields, current, change), options),
  ] as const;
}

/** What a page asks for by its address, read with the schema of that, and how to change some of it. */
export function useAddressInput<S extends AddressShape>(schema: { readonly shape: S }) {
  const fields = useMemo(() => toAddressFields(schema.shape), [schema]);
  const [input, write] = useAddress(fields);
  return [
    input as AddressInput<S>,
    write as (change: { [N in keyof S]?: AddressInput<S>[N] | undefined }, options?: Change) => void,
  ] as const;
}
