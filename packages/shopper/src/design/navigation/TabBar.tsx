import type { ReactNode } from 'react';
import type { Path } from '../../kernel/router/page-params.ts';
import { Badge } from '../feedback/Badge.tsx';
import { useDesignStrings } from '../strings.ts';
import { Link } from './Link.tsx';
import styles from './tabbar.module.css';

export type TabItem = {
  path: 'pages/index' | 'pages/category' | 'pages/find' | 'pages/cart' | 'pages/user';
  label: string;
  icon: ReactNode;
  /** The solid drawing, while its tab is shown. */
  iconOn: ReactNode;
  badge?: number;
};

type TabBarProps = { items: readonly TabItem[]; on: Path; onPressAgain?: () => void };

/** The five tabs; the one shown has a solid icon and an orange label. */
export function TabBar({ items, on, onPressAgain }: TabBarProps) {
  const t = useDesignStrings();
  return (
    <nav className={styles.bar} aria-label={t('navigation')}>
      <div className={styles.row}>
        {items.map((item) => (
          <TabLink
            key={item.path}
            item={item}
            isOn={item.path === on}
            onPress={item.path === on ? onPressAgain : undefined}
          />
        ))}
      </div>
    </nav>
  );
}

type TabLinkProps = { item: TabItem; isOn: boolean; onPress: (() => void) | undefined };

function TabLink({ item, isOn, onPress }: TabLinkProps) {
  return (
    <Link to={item.path} className={styles.tab} current={isOn} onPress={onPress}>
      {isOn ? item.iconOn : item.icon}
      <span>{item.label}</span>
      <Badge count={item.badge ?? 0} />
    </Link>
  );
}
