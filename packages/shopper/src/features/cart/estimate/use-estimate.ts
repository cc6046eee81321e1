import { useDebounced } from '@chengji/client-kit/react';
import { useMemo } from 'react';
import { useUser } from '../../../kernel/session/user-store.ts';
import type { Cart } from '../cart.rules.ts';
import { checkoutData } from '../cart.view.ts';
import { type Estimate, toEstimate } from './estimate.view.ts';
import { useLinesQuote } from './queries.ts';

const PAUSE_MS = 300;
/** As many lines as one quote takes. */
const MAX_LINES = 100;

const NONE = '[]';

/** What the chosen lines come to, asked once choosing pauses; null for a visitor, and while it is not known. */
export function useEstimate(cart: Cart): Estimate | null {
  const { isLogin } = useUser((state) => state.user);
  const wanted = cart.operate ? NONE : checkoutData(cart);
  const asked = useDebounced(wanted, PAUSE_MS, NONE);
  const items = useMemo(() => JSON.parse(asked), [asked]);
  const { data } = useLinesQuote(items, isLogin && items.length > 0 && items.length <= MAX_LINES);
  return useMemo(() => (data && asked === wanted ? toEstimate(data) : null), [data, asked, wanted]);
}
