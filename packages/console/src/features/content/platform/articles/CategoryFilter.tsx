import { ListSelect } from '../../../../design/lists/ListSelect.tsx';
import type { ListFilters } from '../../../../design/lists/use-list.ts';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import type { Group } from '../../lists.view.ts';

type Props = { groups: readonly Group[]; list: ListFilters<{ category_id?: number | undefined }> };

export function CategoryFilter({ groups, list }: Props) {
  const text = useContentText();
  const language = useLanguage();
  const names = new Map(groups.map(({ id, name }) => [id, localize(name, language)]));
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
