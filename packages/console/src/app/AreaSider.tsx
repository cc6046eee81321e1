import { showBadge } from '@chengji/client-kit/count-display';
import { Layout, Menu, type MenuProps, Tooltip } from 'antd';
import { ChevronsUpDown, ShieldCheck, Store } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import '../design/area-mark.css';
import type { Area, Staff } from '../kernel/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useAppText } from './app-text.ts';
import { useNavigationCounts } from './navigation-counts.ts';
import { crumbsOf, navigationOf, pageAt } from './page-map.ts';
import { type Page, pages } from './pages.ts';

type Item = NonNullable<MenuProps['items']>[number];

/** The area's mark, its pages grouped with what waits in them, and who is logged in. */
export function AreaSider({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAppText();
  const { pathname } = useLocation();
  const counts = useNavigationCounts(area);
  const page = pageAt(pages, pathname);
  const selected = page ? crumbsOf(pages, page)[0]?.path : undefined;

  const item = (one: Page): Item => {
    const badge = showBadge(counts[one.path] ?? 0);
    return {
      key: one.path,
      icon: one.icon && <one.icon />,
      label: (
        <Link to={one.path} className="nav-link">
          {text(one.title)}
          {badge && <span className="nav-count">{badge}</span>}
        </Link>
      ),
    };
  };
  const items = navigationOf(pages, area, staff.rights).flatMap(({ group, pages: inGroup }): Item[] =>
    group
      ? [{ type: 'group', key: group, label: text(group), children: inGroup.map(item) }]
      : inGroup.map(item),
  );

  return (
    <Layout.Sider width={208} collapsedWidth={64} breakpoint="lg" theme="light" className="sider">
      <AreaSwitch area={area} staff={staff} />
      <nav className="sider-nav" aria-label={text('navigation')}>
        <Menu mode="inline" items={items} selectedKeys={selected ? [selected] : []} />
      </nav>
      <AccountMenu area={area} staff={staff} />
    </Layout.Sider>
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
