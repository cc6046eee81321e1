import { Select } from 'antd';
import { faultText } from '../../../kernel/faults.ts';
import { useContentText } from '../content-text.ts';

export type Found = { id: number; name: string };

type Props = {
  label: string;
  placeholder: string;
  value: number | undefined;
  /** What is chosen is called; undefined while it loads. */
  name: string | undefined;
  found: readonly Found[];
  search: { isFetching: boolean; error: Error | null };
  /** Searches elsewhere; without it, among what was found. */
  onWords?: (words: string) => void;
  onChange: (id: number | undefined) => void;
};

/** Chooses one of more than can be listed: the words typed are searched for. */
export function SearchSelect(props: Props) {
  const text = useContentText();
  const { value, name, found, search, onWords } = props;
  const listed = found.map((one) => ({ value: one.id, label: one.name }));
  const chosen = value !== undefined && !found.some((one) => one.id === value);
  return (
    <Select<number>
      aria-label={props.label}
      placeholder={props.placeholder}
      value={value ?? null}
      showSearch={onWords ? { filterOption: false, onSearch: onWords } : { optionFilterProp: 'label' }}
      allowClear
      loading={search.isFetching}
      options={chosen ? [{ value, label: name ?? `#${value}` }, ...listed] : listed}
      notFoundContent={search.error ? faultText(search.error) : text('foundNothing')}
      onChange={(id?: number) => props.onChange(id ?? undefined)}
    />
  );
}
