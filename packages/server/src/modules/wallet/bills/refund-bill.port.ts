/** What a bill's number stands for where it is a refund's: refunds stands on wallet, so it is asked by a port. */
import type { Context } from '../../../kernel/context.ts';
import type { Db, Selected } from '../../../kernel/db/database.ts';
import { Port } from '../../../kernel/ports.ts';

export type RefundBill = {
  id: number;
  refundNo: string;
  orderNo: string;
  lineId: number;
  number: number;
  reasonZh: string;
  reasonEn: string;
};
export type RefundBillPort = {
  ofNumbers: (db: Db, refundNos: readonly string[]) => Promise<readonly RefundBill[]>;
  ofOrder: (db: Db, orderId: number) => Promise<readonly RefundBill[]>;
  /** Selects the numbers of the shop's refunds of the orders whose numbers are selected. */
  selectOfOrders: (db: Db, shopId: number, orderNumbers: Selected) => Selected;
};

export const refundBillPort = new Port<RefundBillPort>('refunds of bills');

/** The refunds of these numbers, by their number; a number of anything else has none. */
export async function findRefundBills(
  { db, services }: Context,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, RefundBill>> {
  const refunds = services.ports.find(refundBillPort);
  const found = refunds && numbers.length > 0 ? await refunds.ofNumbers(db, numbers) : [];
  return new Map(found.map((bill) => [bill.refundNo, bill]));
}

/** The numbers of an order's refunds. */
export async function findRefundNumbers({ db, services }: Context, orderId: number): Promise<string[]> {
  const found = await services.ports.find(refundBillPort)?.ofOrder(db, orderId);
  return (found ?? []).map(({ refundNo }) => refundNo);
}

/** Selects these orders' numbers and those of their refunds. */
export function selectWithRefunds(
  { db, services }: Context,
  shopId: number,
  orderNumbers: Selected,
): Selected[] {
  const ofRefunds = services.ports.find(refundBillPort)?.selectOfOrders(db, shopId, orderNumbers);
  return ofRefunds ? [orderNumbers, ofRefunds] : [orderNumbers];
}
