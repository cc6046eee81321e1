import { createContext, type RefObject, use } from 'react';
import type { ParamsOf, Path } from './page-params.ts';
import type { Entry } from './stack.ts';

/** What a page knows about itself. */
export type PageFacts = {
  entry: Entry;
  title: string;
  /** `nav`: the standard bar with the title; `custom`: the screen draws its own. */
  chrome: 'nav' | 'custom';
  isTab: boolean;
  /** The scroll container; the page holds it so that it is as left when the person comes back. */
  scroller: RefObject<HTMLDivElement | null>;
};

export const PageContext = createContext<PageFacts | null>(null);

export function usePage(): PageFacts {
  const page = use(PageContext);
  if (!page) throw new Error('usePage is for what stands on a page');
  return page;
}

/** Whether the page it stands on is the one on top; what stands on no page always is. */
export const TopPageContext = createContext(true);

/** The parameters in the address of this page: `const { id } = useParams('pages/product/goods')`. */
export function useParams<P extends Path>(_path: P): ParamsOf<P> {
  return usePage().entry.params as ParamsOf<P>;
}
