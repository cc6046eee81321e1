import { useDesignText } from '../design-text.ts';
import { ListSelect } from './ListSelect.tsx';
import type { ListFilters } from './use-list.ts';

type Props<Sort extends string> = {
  list: ListFilters<{ sort?: Sort | undefined }>;
  options: readonly Sort[];
  toText: (sort: Sort) => string;
};

/** What a list is ordered by, at the end of its filters. */
export function ListSort<Sort extends string>(props: Props<Sort>) {
  const text = useDesignText();
  return <ListSelect {...props} name="sort" label={text('sortBy')} isLast />;
}
