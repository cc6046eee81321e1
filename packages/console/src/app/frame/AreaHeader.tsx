import { classes } from '@chengji/client-kit/classes';
import { Layout } from 'antd';
import { ChevronRight, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { toLastAddress } from '../../design/address/last-address.ts';
import { LanguageSwitch } from '../../design/layout/LanguageSwitch.tsx';
import { usePhone } from '../../design/theme/use-phone.ts';
import { AlertsBell } from '../../features/alerts/index.ts';
import { ChatAnnouncer } from '../../features/chat/index.ts';
import { holds } from '../../kernel/rights.ts';
import type { Area, Staff } from '../../kernel/session.ts';
import { useAppText } from '../app-text.ts';
import type { Page } from '../pages/page.ts';
import { toBreadcrumbs } from '../pages/page-map.ts';
import { pages } from '../pages/pages.ts';
import { AreaSwitch } from './AreaSwitch.tsx';
import styles from './frame.module.css';
import { Palette } from './palette/Palette.tsx';

const paletteKeys = '⌘K';

type Props = {
  area: Area;
  staff: Staff;
  page: Page | undefined;
  /** Out of sight, as the page has a head of its own; what it announces is heard all the same. */
  isAway: boolean;
};

export function AreaHeader({ area, staff, page, isAway }: Props) {
  const text = useAppText();
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen(true);
      }
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);

  return (
    <Layout.Header className={classes(styles.header, isAway && styles.headerAway)}>
      {isPhone ? <AreaSwitch area={area} staff={staff} /> : <Crumbs page={page} />}
      <button type="button" className={styles.headerSearch} onClick={() => setOpen(true)}>
        <Search />
        <span className="ellipsis">{text(area === 'seller' ? 'search' : 'searchMarket')}</span>
        <kbd>{paletteKeys}</kbd>
      </button>
      <AlertsBell area={area} staff={staff} />
      {area === 'seller' && holds(staff.rights, 'chat.read') && <ChatAnnouncer />}
      {!isPhone && <LanguageSwitch />}
      {isOpen && <Palette area={area} staff={staff} onClose={() => setOpen(false)} />}
    </Layout.Header>
  );
}

function Crumbs({ page }: { page: Page | undefined }) {
  const text = useAppText();
  const crumbs = page ? toBreadcrumbs(pages, page) : [];
  const group = crumbs[0]?.group;
  return (
    <nav className={styles.crumbs} aria-label={text('breadcrumb')}>
      {group && (
        <>
          <span>{text(group)}</span>
          <ChevronRight />
        </>
      )}
      {crumbs.map((crumb, at) =>
        at === crumbs.length - 1 ? (
          <b key={crumb.path} aria-current="page">
            {text(crumb.title)}
          </b>
        ) : (
          <span className="row" key={crumb.path}>
            <Link to={toLastAddress(crumb.path)}>{text(crumb.title)}</Link>
            <ChevronRight />
          </span>
        ),
      )}
    </nav>
  );
}
