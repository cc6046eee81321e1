/** What orders asks of refunds, which stands on it: how the newest refund of each line stands. */
import type { RefundState } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { Port } from '../../../kernel/ports.ts';

export type LineRefund = {
  id: number;
  state: RefundState;
  /** What is asked for; once decided, what goes back. */
  cents: number;
  isOpen: boolean;
  /** Completed with nothing: the line cannot be applied for again. */
  isFinal: boolean;
  /** Open, and asks for all that is left of the line. */
  takesAll: boolean;
};

/** The newest refund of a line, by the line's id. */
export type LineRefunds = ReadonlyMap<number, LineRefund>;

export interface LineRefundsPort {
  /** Of all these lines at once; a line without a refund is not among them. */
  find(db: Db, lineIds: readonly number[]): Promise<LineRefunds>;
}

export const lineRefundsPort = new Port<LineRefundsPort>('refunds of order lines');

/** A market without refunds has none. */
export const findLineRefunds = async (
  { db, services }: Context,
  lineIds: readonly number[],
): Promise<LineRefunds> => {
  const port = services.ports.find(lineRefundsPort);
  return port && lineIds.length > 0 ? port.find(db, lineIds) : new Map();
};
