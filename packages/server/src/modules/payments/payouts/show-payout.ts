import type { Context } from '../../../kernel/context.ts';
import { findPayout } from './payout.queries.ts';
import type { PayoutState } from './payout.states.ts';

export type ShownPayout = {
  state: PayoutState;
  /** The channel's own number of it, once it has one. */
  reference: string | null;
  /** Why it failed, in the channel's word. */
  failure: string | null;
  /** What opens the page inside WeChat on which the person takes the money, while it waits for them. */
  confirmParams: Record<string, string> | null;
};

/** How a payout stands, as its owner shows it; null where none was started under the number. */
export async function showPayout({ db }: Context, outNo: string): Promise<ShownPayout | null> {
  const payout = await findPayout(db, outNo);
  if (!payout) return null;
  const { state, reference, failure, confirmParams } = payout;
  return { state, reference, failure, confirmParams };
}
