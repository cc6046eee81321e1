import { showBadge } from '@chengji/client-kit/count-display';
import { Layout, Tooltip } from 'antd';
import { ChevronsUpDown, ShieldCheck, Store } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import '../../design/theme/area-mark.css';
import type { Area, Staff } from '../../kernel/session.ts';
import { useAppText } from '../app-text.ts';
import type { Page } from '../pages/page.ts';
import { listNavigation, pageAt, toBreadcrumbs } from '../pages/page-map.ts';
import { pages } from '../pages/pages.ts';
import { AccountMenu } from './AccountMenu.tsx';
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
      className="sider"
    >
      <AreaSwitch area={area} staff={staff} />
      <nav className="sider-nav" aria-label={text('navigation')}>
        {listNavigation(pages, area, staff.rights).map(({ group, pages: inGroup }) => (
          <div key={group ?? ''}>
            {group && <p className="sider-group">{text(group)}</p>}
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
      className="nav-link"
      title={text(page.title)}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {Icon && <Icon />}
      <span className="nav-name">{text(page.title)}</span>
      {count > 0 && <span className="nav-count">{showBadge(count)}</span>}
    </Link>
  );
}

function AreaSwitch({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAppText();
  const other = text(area === 'seller' ? 'platformArea' : 'sellerArea');
  return (
    <Tooltip title={text('switchArea', { area: other })} placement="right">
      <Link to={area === 'seller' ? '/platform' : '/seller'} className="area-switch">
        <span className={`area-mark area-mark-${area}`}>
          {area === 'seller' ? <Store /> : <ShieldCheck />}
        </span>
        <span className="grow area-switch-text">
          <b className="ellipsis">{text(area === 'seller' ? 'sellerArea' : 'platformArea')}</b>
          <span className="ellipsis">{staff.shop?.name ?? text('platformPlace')}</span>
        </span>
        <ChevronsUpDown className="area-switch-arrows" />
      </Link>
    </Tooltip>
  );
}
