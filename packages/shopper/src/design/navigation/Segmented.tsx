import type { Tab } from './Tabs.tsx';
import styles from './tabs.module.css';
import { useTabKeys } from './use-tab-keys.ts';

type SegmentedProps<Key extends string> = {
  tabs: readonly Tab<Key>[];
  on: Key;
  onChange: (key: Key) => void;
  label: string;
};

/** Exactly two or three peers; filters are chips. */
export function Segmented<Key extends string>({ tabs, on, onChange, label }: SegmentedProps<Key>) {
  const onKeyDown = useTabKeys();
  return (
    <div className={styles.segmented} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === on}
          tabIndex={tab.key === on ? 0 : -1}
          onClick={() => onChange(tab.key)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
