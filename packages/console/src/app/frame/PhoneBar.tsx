import { showBadge } from '@chengji/client-kit/count-display';
import { Menu, ScanBarcode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { LanguageSwitch } from '../../design/layout/LanguageSwitch.tsx';
import { Sheet } from '../../design/layout/Sheet.tsx';
import type { Area, Staff } from '../../kernel/session.ts';
import { useAppText } from '../app-text.ts';
import { findMiddle, listPlaces } from '../pages/page-map.ts';
import { pages } from '../pages/pages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AreaNavigation, useCurrentPlace } from './AreaNavigation.tsx';
import { useNavigationCounts } from './navigation-counts.ts';
import styles from './phone.module.css';

/** At the thumb on a phone: the places one goes to most, with what waits in them, and all the others in a sheet. */
export function PhoneBar({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAppText();
  const { pathname } = useLocation();
  const counts = useNavigationCounts(area);
  const current = useCurrentPlace();
  const places = listPlaces(pages, area, staff.rights);
  const middle = findMiddle(pages, area, staff.rights);
  /** With the sheet behind them there are as many on its left as on its right. */
  const half = Math.ceil((places.length + 1) / 2);
  const toLink = ({ path, title, icon: Icon }: (typeof places)[number]) => {
    const count = counts[path] ?? 0;
    return (
      <Link key={path} to={path} {...(path === current && { 'aria-current': 'page' as const })}>
        {Icon && <Icon />}
        <span>{text(title)}</span>
        {count > 0 && <b className={styles.count}>{showBadge(count)}</b>}
      </Link>
    );
  };
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes once it led somewhere
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <nav className={styles.bar} aria-label={text('places')}>
        {places.slice(0, half).map(toLink)}
        {middle && (
          <Link to={middle.path}>
            <span className={styles.middle}>
              <ScanBarcode />
            </span>
            <span>{text(middle.title)}</span>
          </Link>
        )}
        {places.slice(half).map(toLink)}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Menu />
          <span>{text('morePlaces')}</span>
        </button>
      </nav>
      <Sheet title={text('navigation')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.sheet}>
          <div className="row between">
            <AccountMenu area={area} staff={staff} />
            <LanguageSwitch />
          </div>
          <AreaNavigation area={area} staff={staff} />
        </div>
      </Sheet>
    </>
  );
}
