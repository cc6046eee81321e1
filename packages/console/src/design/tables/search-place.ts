import { createContext } from 'react';

/** Above a page that is only looked at, whose own inputs are disabled: a place where what searches it works. */
export const SearchPlace = createContext<HTMLElement | null>(null);
