import { Tabs } from 'antd';
import styles from './data-table.module.css';

type Props<K extends string> = {
  label: string;
  active: K;
  tabs: { key: K; label: string; count?: number | undefined }[];
  onChange: (key: K) => void;
};

/** The tabs of a list with how many each holds. */
export function ListTabs<K extends string>({ label, active, tabs, onChange }: Props<K>) {
  return (
    <Tabs
      className={styles.listTabs}
      aria-label={label}
      activeKey={active}
      onChange={(key) => onChange(key as K)}
      items={tabs.map((tab) => ({
        key: tab.key,
        label: (
          <>
            {tab.label}
            {tab.count !== undefined && <span className={styles.tabCount}>{tab.count}</span>}
          </>
        ),
      }))}
    />
  );
}
