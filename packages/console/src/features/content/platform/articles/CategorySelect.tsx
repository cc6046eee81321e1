import { Select } from 'antd';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import type { Group } from '../../lists.view.ts';

type Props = { groups: readonly Group[]; value: string; onChange: (id: string) => void };

/** Filters by category; empty is all of them. */
export function CategorySelect({ groups, value, onChange }: Props) {
  const text = useContentText();
  const language = useLanguage();
  return (
    <Select
      aria-label={text('category')}
      value={value}
      popupMatchSelectWidth={false}
      options={[
        { value: '', label: text('allCategories') },
        ...groups.map(({ id, name }) => ({ value: String(id), label: localize(name, language) })),
      ]}
      onChange={onChange}
    />
  );
}
