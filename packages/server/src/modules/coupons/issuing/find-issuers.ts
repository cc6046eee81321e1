import type { Context } from '../../../kernel/context.ts';
import { findShops } from '../../shops/index.ts';
import type { Issuers } from '../coupon.present.ts';

/** The shops that issued these; the market is none. */
export const findIssuers = (
  { db, language }: Context,
  issued: readonly { shopId: number | null }[],
): Promise<Issuers> => {
  const ids = new Set(issued.map(({ shopId }) => shopId).filter((id) => id !== null));
  return findShops(db, [...ids], language);
};
