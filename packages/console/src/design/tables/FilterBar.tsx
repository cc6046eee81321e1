import { ConfigProvider, Input } from 'antd';
import { Search } from 'lucide-react';
import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation } from 'react-router';
import styles from './data-table.module.css';
import { SearchPlace } from './search-place.ts';

type Props = {
  keyword: string;
  placeholder: string;
  onSearch: (keyword: string) => void;
  children?: ReactNode;
  /** What to know of what is found; on a phone it has a line of its own. */
  note?: ReactNode;
};

/**
 * The line of filters above a table; the words are searched for once typing rests. Who goes elsewhere meanwhile,
 * such as by a press on a row, is not brought back by the search: the words stay, and Enter searches for them.
 */
export function FilterBar({ keyword, placeholder, onSearch, children, note }: Props) {
  const [typed, setTyped] = useState(keyword);
  const place = toPlace(useLocation());
  const isLeaving = useNavigation().state !== 'idle';
  /** Where the words were typed that are still to be searched for. */
  const [typedAt, setTypedAt] = useState(place);
  const asked = useRef<string>(undefined);
  const search = useEffectEvent((words: string) => {
    asked.current = words;
    onSearch(words);
  });
  const follow = useEffectEvent(() => {
    // the own search has come to the address: what was typed since is still to be searched for
    if (keyword === asked.current) setTypedAt(place);
    else setTyped(keyword);
    asked.current = undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the words of the address alone
  useEffect(() => follow(), [keyword]);
  useEffect(() => {
    if (typed === keyword || typedAt !== place || isLeaving) return;
    const timer = setTimeout(() => search(typed), 350);
    return () => clearTimeout(timer);
  }, [typed, keyword, typedAt, place, isLeaving]);
  const searchPlace = use(SearchPlace);
  const bar = (
    <search className={styles.filterBar}>
      <Input
        className={styles.filterBarSearch}
        aria-label={placeholder}
        allowClear
        prefix={<Search size={14} />}
        placeholder={placeholder}
        value={typed}
        maxLength={64}
        onChange={(event) => {
          setTyped(event.target.value);
          setTypedAt(place);
        }}
        onPressEnter={() => onSearch(typed)}
      />
      {children && <div className={styles.filters}>{children}</div>}
      {note && <p className={styles.filterNote}>{note}</p>}
    </search>
  );
  if (!searchPlace) return bar;
  return createPortal(<ConfigProvider componentDisabled={false}>{bar}</ConfigProvider>, searchPlace);
}

/** A list that loads on says in its address how far it has: that is to stay. */
function toPlace({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return `${pathname}?${params}`;
}
