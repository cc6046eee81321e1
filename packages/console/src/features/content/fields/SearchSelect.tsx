import { Select } from 'antd';
import type { ReactNode } from 'react';

export type Found = { id: number; name: string };

type Props = {
  label: string;
  placeholder: string;
  value: number | undefined;
  /** What is chosen is called; undefined while it loads. */
  name: string | undefined;
  found: readonly Found[];
  isLoading: boolean;
  /** Searches elsewhere; without it, among what was found. */
  onWords?: (words: string) => void;
  onChange: (id: number | undefined) => void;
  nothing: ReactNode;
};

/** Chooses one of more than can be listed: the words typed are searched for. */
export function SearchSelect(props: Props) {
  const { value, name, found, onWords } = props;
  const listed = found.map((one) => ({ value: one.id, label: one.name }));
  const chosen = value !== undefined && !found.some((one) => one.id === value);
  return (
    <Select<number>
      aria-label={props.label}
      placeholder={props.placeholder}
      value={value ?? null}
      showSearch={onWords ? { filterOption: false, onSearch: onWords } : { optionFilterProp: 'label' }}
      allowClear
      loading={props.isLoading}
      options={chosen ? [{ value, label: name ?? `#${value}` }, ...listed] : listed}
      notFoundContent={props.nothing}
      onChange={(id?: number) => props.onChange(id ?? undefined)}
    />
  );
}
