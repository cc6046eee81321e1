import { ListSelect } from '../../../../design/lists/ListSelect.tsx';
import type { ListFilters } from '../../../../design/lists/use-list.ts';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import type { Category } from '../../lists.view.ts';

type Props = { categories: readonly Category[]; list: ListFilters<{ category_id?: number | undefined }> };

export function CategoryFilter({ categories, list }: Props) {
  const text = useContentText();
  const language = useLanguage();
  const names = new Map(categories.map(({ id, name }) => [id, localize(name, language)]));
  return (
    <ListSelect
      list={list}
      name="category_id"
      label={text('category')}
      any={text('allCategories')}
      options={[...names.keys()]}
      toText={(id) => names.get(id) ?? ''}
    />
  );
}
