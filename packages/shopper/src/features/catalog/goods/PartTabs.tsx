import { Tabs } from '../../../design/navigation/Tabs.tsx';
import { useCatalogStrings } from '../strings.ts';
import styles from './GoodsNav.module.css';
import { parts } from './goods.view.ts';
import { useParts } from './use-parts.ts';

/** The parts of the page, once the pictures are left behind; a press leads to one. */
export function PartTabs() {
  const t = useCatalogStrings();
  const { part, isShown, isThere, goTo } = useParts();
  if (!isShown) return null;
  const tabs = parts.filter(isThere).map((key) => ({ key, label: t(`part.${key}`) }));
  return (
    <div className={styles.parts}>
      <Tabs label={t('parts')} tabs={tabs} on={part} onChange={goTo} even />
    </div>
  );
}
