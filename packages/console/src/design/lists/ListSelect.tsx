import { Select } from 'antd';
import styles from '../tables/data-table.module.css';
import type { ListFilters } from './use-list.ts';

type Props<Input, N extends keyof Input> = {
  list: ListFilters<Input>;
  name: N;
  label: string;
  options: readonly (NonNullable<Input[N]> & (string | number))[];
  toText: (value: NonNullable<Input[N]>) => string;
  /** What no choice is called, where none need be made. */
  any?: string;
  isSearchable?: boolean;
  /** Stands at the end of the line, as what a list is ordered by does. */
  isLast?: boolean;
  onChange?: (value: NonNullable<Input[N]> | undefined) => void;
};

/** A filter of a list that is one of a few. */
export function ListSelect<Input, N extends keyof Input & string>({
  list,
  name,
  label,
  options,
  toText,
  any,
  isSearchable,
  isLast,
  onChange = (value) => list.change({ [name]: value } as Partial<Input>),
}: Props<Input, N>) {
  type Value = NonNullable<Input[N]> & (string | number);
  return (
    <Select<Value | ''>
      className={isLast ? styles.filterBarEnd : undefined}
      aria-label={label}
      value={(list.input[name] ?? '') as Value | ''}
      popupMatchSelectWidth={false}
      showSearch={isSearchable ? { optionFilterProp: 'label' } : false}
      options={[
        ...(any === undefined ? [] : [{ value: '' as const, label: any }]),
        ...options.map((value) => ({ value, label: toText(value) })),
      ]}
      onChange={(value) => onChange(value === '' ? undefined : value)}
    />
  );
}
