import { Select } from 'antd';
import styles from './data-table.module.css';

type Props<K extends string> = {
  label: string;
  value: K;
  options: { value: K; label: string }[];
  onChange: (value: K) => void;
};

/** What a list is ordered by, at the end of its filters. */
export function SortSelect<K extends string>({ label, value, options, onChange }: Props<K>) {
  return (
    <Select<K>
      className={styles.filterBarEnd}
      aria-label={label}
      value={value}
      popupMatchSelectWidth={false}
      options={options}
      onChange={onChange}
    />
  );
}
