import { classes } from '@chengji/client-kit/classes';
import { showBadge } from '@chengji/client-kit/count-display';
import { Layout, Tooltip } from 'antd';
import { ChevronsUpDown, ShieldCheck, Store } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import styles from '../../design/theme/area-mark.module.css';
import type { Area, Staff } from '../../kernel/session.ts';
import { useAppText } from '../app-text.ts';
import type { Page } from '../pages/page.ts';
import { listNavigation, pageAt, toBreadcrumbs } from '../pages/page-map.ts';
import { pages } from '../pages/pages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import frameStyles from './frame.module.css';
import { useNavigationCounts } from './navigation-counts.ts';

/** The area's mark, its pages grouped with what waits in them, and who is logged in. */
export function AreaSider({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAppText();
  const { pathname } = useLocation();
  const counts = useNavigationCounts(area);
  const page = pageAt(pages, pathname);
  const current = page ? toBreadcrumbs(pages, page)[0]?.path : undefined;
  return (
    <Layout.Sider
      width={208}
      collapsedWidth={64}
      breakpoint="lg"
      theme="light"
      trigger={null}
      className={frameStyles.sider}
    >
      <AreaSwitch area={area} staff={staff} />
      <nav className={frameStyles.siderNav} aria-label={text('navigation')}>
        {listNavigation(pages, area, staff.rights).map(({ group, pages: inGroup }) => (
          <div key={group ?? ''}>
            {group && <p className={frameStyles.siderGroup}>{text(group)}</p>}
            {inGroup.map((one) => (
              <NavLink
                key={one.path}
                page={one}
                isCurrent={one.path === current}
                count={counts[one.path] ?? 0}
              />
            ))}
          </div>
        ))}
      </nav>
      <AccountMenu area={area} staff={staff} />
    </Layout.Sider>
  );
}

function NavLink({ page, isCurrent, count }: { page: Page; isCurrent: boolean; count: number }) {
  const text = useAppText();
  const Icon = page.icon;
  return (
    <Link
      to={page.path}
      className={frameStyles.navLink}
      title={text(page.title)}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {Icon && <Icon />}
      <span className={frameStyles.navName}>{text(page.title)}</span>
      {count > 0 && <span className={frameStyles.navCount}>{showBadge(count)}</span>}
    </Link>
  );
}

function AreaSwitch({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAppText();
  const other = text(area === 'seller' ? 'platformArea' : 'sellerArea');
  return (
    <Tooltip title={text('switchArea', { area: other })} placement="right">
      <Link to={area === 'seller' ? '/platform' : '/seller'} className={frameStyles.areaSwitch}>
        <span className={classes(styles.areaMark, styles[area])}>
          {area === 'seller' ? <Store /> : <ShieldCheck />}
        </span>
        <span className={`grow ${frameStyles.areaSwitchText}`}>
          <b className="ellipsis">{text(area === 'seller' ? 'sellerArea' : 'platformArea')}</b>
          <span className="ellipsis">{staff.shop?.name ?? text('platformPlace')}</span>
        </span>
        <ChevronsUpDown className={frameStyles.areaSwitchArrows} />
      </Link>
    </Tooltip>
  );
}
