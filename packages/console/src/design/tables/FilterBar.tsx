import { Input } from 'antd';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './data-table.module.css';

type Props = {
  keyword: string;
  placeholder: string;
  onSearch: (keyword: string) => void;
  children?: ReactNode;
};

/** The line of filters above a table; the words are searched for once typing rests. */
export function FilterBar({ keyword, placeholder, onSearch, children }: Props) {
  const [typed, setTyped] = useState(keyword);
  const search = useEffectEvent(onSearch);
  useEffect(() => setTyped(keyword), [keyword]);
  useEffect(() => {
    if (typed === keyword) return;
    const timer = setTimeout(() => search(typed), 350);
    return () => clearTimeout(timer);
  }, [typed, keyword]);
  return (
    <search className={styles.filterBar}>
      <Input
        className={styles.filterBarSearch}
        aria-label={placeholder}
        allowClear
        prefix={<Search size={14} />}
        placeholder={placeholder}
        value={typed}
        maxLength={64}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => onSearch(typed)}
      />
      {children && <div className={styles.filters}>{children}</div>}
    </search>
  );
}
