import { classes } from '@chengji/client-kit/classes';
import { showBadge } from '@chengji/client-kit/count-display';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Area, Staff } from '../../kernel/session.ts';
import { useAppText } from '../app-text.ts';
import type { Page } from '../pages/page.ts';
import { listNavigation, pageAt, toBreadcrumbs } from '../pages/page-map.ts';
import { pages } from '../pages/pages.ts';
import { keepFolded, readFolded } from './folded-groups.ts';
import styles from './frame.module.css';
import { useLivingPage, useNavigationCounts } from './navigation-counts.ts';

/** The page of the navigation that one is on, or below. */
export function useCurrentPlace(): string | undefined {
  const page = pageAt(pages, useLocation().pathname);
  return page && toBreadcrumbs(pages, page)[0]?.path;
}

/** An area's pages, grouped, with what waits in them. */
export function AreaNavigation({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAppText();
  const counts = useNavigationCounts(area);
  const current = useCurrentPlace();
  const living = useLivingPage(area);
  return (
    <nav className={styles.siderNav} aria-label={text('navigation')}>
      {listNavigation(pages, area, staff.rights).map(({ group, pages: inGroup }) => (
        <NavGroup
          key={group ?? ''}
          name={group}
          isHere={inGroup.some(({ path }) => path === current)}
          isFoldable={area === 'platform'}
          count={inGroup.reduce((sum, { path }) => sum + (counts[path] ?? 0), 0)}
        >
          {inGroup.map((one) => (
            <NavLink
              key={one.path}
              page={one}
              isCurrent={one.path === current}
              count={counts[one.path] ?? 0}
              isLiving={one.path === living}
            />
          ))}
        </NavGroup>
      ))}
    </nav>
  );
}

type NavGroupProps = {
  name: Page['group'];
  /** One is on a page of it, which stays in sight. */
  isHere: boolean;
  isFoldable: boolean;
  /** What waits in all of it. */
  count: number;
  children: ReactNode;
};

/** Pages of one kind; where there are many kinds they fold, and stay so. */
function NavGroup({ name, isHere, isFoldable, count, children }: NavGroupProps) {
  const text = useAppText();
  const [isFolded, setFolded] = useState(() => readFolded(name));
  if (!name || !isFoldable || isHere)
    return (
      <div>
        {name && <p className={styles.siderGroup}>{text(name)}</p>}
        {children}
      </div>
    );
  const handlePress = () => {
    keepFolded(name, !isFolded);
    setFolded(!isFolded);
  };
  return (
    <div>
      <button
        type="button"
        className={classes(styles.siderGroup, styles.siderFold)}
        aria-expanded={!isFolded}
        onClick={handlePress}
      >
        <span className="grow">{text(name)}</span>
        {isFolded && count > 0 && <span className={styles.navCount}>{showBadge(count)}</span>}
        <ChevronDown />
      </button>
      {children}
    </div>
  );
}

type NavLinkProps = { page: Page; isCurrent: boolean; count: number; isLiving: boolean };

function NavLink({ page, isCurrent, count, isLiving }: NavLinkProps) {
  const text = useAppText();
  const Icon = page.icon;
  return (
    <Link
      to={page.path}
      className={styles.navLink}
      title={text(page.title)}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {Icon && <Icon />}
      <span className={styles.navName}>{text(page.title)}</span>
      {isLiving && <span className={styles.navLiving}>{text('living')}</span>}
      {count > 0 && <span className={styles.navCount}>{showBadge(count)}</span>}
    </Link>
  );
}
