import type { CSSProperties } from 'react';
import badgeStyles from '../../../design/feedback/badge.module.css';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { DataLink } from '../pages/DataLink.tsx';
import { useContentStrings } from '../strings.ts';
import styles from './IconGridModule.module.css';
import { type ModuleOf, toStyle } from './module.view.ts';

const ICON = 46;

/** The channels of the market, some with a word or number on them. */
export function IconGridModule({ module, isFirst }: { module: ModuleOf<'icon_grid'>; isFirst: boolean }) {
  const t = useContentStrings();
  const { columns, items } = module.params;
  return (
    <nav style={toStyle(module.style)} aria-label={t('menu')}>
      <SectionCard className={styles.card}>
        <div className={styles.grid} style={{ '--columns': columns } as CSSProperties}>
          {items.map(({ title, icon, url, badge }) => (
            <DataLink key={`${title} ${url}`} url={url} className={styles.item}>
              <Photo url={icon} width={ICON} eager={isFirst} className={styles.icon} />
              <Text lines={1} className={styles.title}>
                {title}
              </Text>
              {badge && <span className={`${badgeStyles.badge} ${styles.badge}`}>{badge}</span>}
            </DataLink>
          ))}
        </div>
      </SectionCard>
    </nav>
  );
}
