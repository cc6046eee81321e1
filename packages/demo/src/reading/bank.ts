import type { Pair } from '../text.ts';
import { bankOfAccount } from './bank-account.ts';
import { bankOfOrders } from './bank-orders.ts';

export type BankRow = {
  question: Pair;
  /** Other wordings of it, separated by semicolons. */
  wordings: Pair;
  answer: Pair;
};

/** What the assistant answers beside the help pages. */
export const bankRows: readonly BankRow[] = [...bankOfOrders, ...bankOfAccount];
