/** Who may see a page. */
import { type Place, writeAddress } from './page-params.ts';
import type { Entry, Login } from './stack.ts';

/** What the router must know of the route table. */
export type RouteFacts = {
  isTab: (place: Place) => boolean;
  needsLogin: (place: Place) => boolean;
  isLogin: (place: Place) => boolean;
  isLoggedIn: () => boolean;
};

export const LOGIN: Place = { path: 'pages/user/auth/auth', params: {} };

type Admission = { place: Place; login: Login | null };

/** The login page stands in for a page that needs one; its entry remembers where the person was going. */
export function admit(facts: RouteFacts, place: Place, depth: number, top: Entry | undefined): Admission {
  if (facts.needsLogin(place) && !facts.isLoggedIn()) {
    return { place: LOGIN, login: { depth, target: writeAddress(place) } };
  }
  if (!facts.isLogin(place)) return { place, login: null };
  return { place, login: top?.login ?? { depth, target: null } };
}
