import { useRef } from 'react';
import { Tabs } from '../../../../design/navigation/Tabs.tsx';
import { useTopCategories } from '../../queries.ts';
import { useContentStrings } from '../../strings.ts';
import styles from './CategoryTabs.module.css';
import { useTabPlaces } from './use-tab-places.ts';

export { CategoryGoods } from './CategoryGoods.tsx';

type CategoryTabsProps = {
  title: string;
  on: number | null;
  onChange: (category: number | null) => void;
};

const all = 'all';

/** What is recommended, and each top category; they stay at the top while the goods scroll. */
export function CategoryTabs({ title, on, onChange }: CategoryTabsProps) {
  const t = useContentStrings();
  const bar = useRef<HTMLDivElement>(null);
  const leave = useTabPlaces(bar, on);
  const tabs = [
    { key: all, label: title || t('all') },
    ...useTopCategories().map(({ id, name }) => ({ key: String(id), label: name })),
  ];
  const handleChange = (key: string) => {
    leave();
    onChange(key === all ? null : Number(key));
  };
  return (
    <div ref={bar} className={styles.bar}>
      <Tabs tabs={tabs} on={on === null ? all : String(on)} onChange={handleChange} label={t('tabs')} />
    </div>
  );
}
