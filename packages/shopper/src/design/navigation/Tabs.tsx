import { classes } from '@chengji/client-kit/classes';
import { useEffect, useRef } from 'react';
import { Text } from '../layout/primitives.ts';
import styles from './tabs.module.css';
import { useTabKeys } from './use-tab-keys.ts';

export type Tab<Key extends string> = { key: Key; label: string; count?: string };

type TabsProps<Key extends string> = {
  tabs: readonly Tab<Key>[];
  on: Key;
  onChange: (key: Key) => void;
  label: string;
  even?: boolean;
};

/** Peers of one page, underlined; `even` shares the width, otherwise the row scrolls. */
export function Tabs<Key extends string>({ tabs, on, onChange, label, even }: TabsProps<Key>) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = useTabKeys();
  // the chosen tab is always in sight, also when it was chosen elsewhere
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-key="${on}"]`);
    if (!row.current || !chosen) return;
    row.current.scrollTo({ left: chosen.offsetLeft - row.current.clientWidth / 2 + chosen.clientWidth / 2 });
  }, [on]);
  return (
    <div
      ref={row}
      className={classes(styles.tabs, even && styles.tabsEven)}
      role="tablist"
      aria-label={label}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          data-key={tab.key}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.key === on}
          tabIndex={tab.key === on ? 0 : -1}
          onClick={() => onChange(tab.key)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
          {tab.count && (
            <Text as="sup" num>
              {tab.count}
            </Text>
          )}
        </button>
      ))}
    </div>
  );
}
