import { Layout } from 'antd';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { LockedState } from '../../design/feedback/PageStates.tsx';
import { useVisit } from '../../design/layout/visits.ts';
import { usePhone } from '../../design/theme/use-phone.ts';
import { useLive } from '../../kernel/live/use-live.ts';
import { holds } from '../../kernel/rights.ts';
import { type Area, keepSession, type Session, useSession } from '../../kernel/session.ts';
import { useCall } from '../../kernel/use-call.ts';
import { useAppText } from '../app-text.ts';
import { pageAt } from '../pages/page-map.ts';
import { pages } from '../pages/pages.ts';
import { AreaHeader } from './AreaHeader.tsx';
import { AreaSider } from './AreaSider.tsx';
import styles from './frame.module.css';
import { PhoneBar } from './PhoneBar.tsx';
import { SuspensionBanner } from './SuspensionBanner.tsx';
import { ViewOnly } from './ViewOnly.tsx';

/** The frame of an area; without a login its pages lead to the login page and come back from there. */
export function AreaFrame({ area }: { area: Area }) {
  const session = useSession(area);
  const { pathname, search } = useLocation();
  if (session) return <Framed area={area} session={session} />;
  const from = new URLSearchParams({ from: pathname + search });
  return <Navigate to={`/${area}/login?${from}`} replace />;
}

function Framed({ area, session }: { area: Area; session: Session }) {
  const text = useAppText();
  useVisit();
  const { pathname } = useLocation();
  const page = pageAt(pages, pathname);
  const isPhone = usePhone();
  useFreshStaff(area, session);
  const shown = holds(session.staff.rights, page?.right) ? <Outlet /> : <LockedState />;
  return (
    <Layout hasSider={!isPhone} className={styles.frame} data-detail={page?.parent !== undefined}>
      <Live key={session.token} area={area} />
      <a className={styles.frameSkip} href="#content">
        {text('skip')}
      </a>
      {!isPhone && <AreaSider area={area} staff={session.staff} />}
      <Layout>
        <AreaHeader
          area={area}
          staff={session.staff}
          page={page}
          isAway={isPhone && page?.hasOwnHead === true}
        />
        <main id="content" className={styles.frameContent} tabIndex={-1}>
          {area === 'seller' && <SuspensionBanner />}
          {isPhone && page?.isForComputer ? <ViewOnly>{shown}</ViewOnly> : shown}
        </main>
      </Layout>
      {isPhone && !page?.parent && <PhoneBar area={area} staff={session.staff} />}
    </Layout>
  );
}

/** Each login has a socket of its own. */
function Live({ area }: { area: Area }) {
  useLive(area);
  return null;
}

const freshMs = 60_000;

/** A role may have changed since login, and a shop may be suspended: what the server says decides what is shown. */
function useFreshStaff(area: Area, session: Session) {
  const everyMs = () => freshMs;
  const seller = useCall('GET /seller/auth/info', {}, { enabled: area === 'seller', everyMs });
  const platform = useCall('GET /platform/auth/info', {}, { enabled: area === 'platform' });
  const { data } = area === 'seller' ? seller : platform;
  useEffect(() => {
    if (data && JSON.stringify(data) !== JSON.stringify(session.staff))
      keepSession(area, { ...session, staff: data });
  }, [area, data, session]);
}
