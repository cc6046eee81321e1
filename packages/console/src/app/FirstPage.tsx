import { Navigate } from 'react-router';
import { LockedState } from '../design/feedback/PageStates.tsx';
import { type Area, useSession } from '../kernel/session.ts';
import { listNavigation } from './pages/page-map.ts';
import { pages } from './pages/pages.ts';

/** An area opens with the first page the role may see. */
export function FirstPage({ area }: { area: Area }) {
  const rights = useSession(area)?.staff.rights ?? [];
  const first = listNavigation(pages, area, rights)[0]?.pages[0];
  return first ? <Navigate to={first.path} replace /> : <LockedState />;
}
