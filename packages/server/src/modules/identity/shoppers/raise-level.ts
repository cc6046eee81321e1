import type { Context } from '../../../kernel/context.ts';
import { claimLevel } from './shoppers.queries.ts';

/** Gives a shopper a level if it is above the one they have; answers whether it was. */
export const raiseLevel = ({ db }: Context, shopperId: number, level: number): Promise<boolean> =>
  claimLevel(db, shopperId, level);
