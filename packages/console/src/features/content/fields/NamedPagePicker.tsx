import { useLanguage } from '../../../kernel/language.ts';
import { useContentText } from '../content-text.ts';
import { localize } from '../editor/block-name.ts';
import { usePages } from '../queries.ts';
import type { PickerProps } from './pickers.tsx';
import { SearchSelect } from './SearchSelect.tsx';

/** The platform's own pages made of blocks. */
export function NamedPagePicker({ label, value, onChange }: PickerProps) {
  const text = useContentText();
  const language = useLanguage();
  const pages = usePages();
  const named = (pages.data?.rows ?? []).filter(({ kind }) => kind === 'named');
  const found = named.map(({ id, title }) => ({ id, name: localize(title, language) }));
  return (
    <SearchSelect
      label={label}
      placeholder={text('choosePage')}
      value={value}
      name={found.find(({ id }) => id === value)?.name}
      found={found}
      search={pages}
      onChange={onChange}
    />
  );
}
