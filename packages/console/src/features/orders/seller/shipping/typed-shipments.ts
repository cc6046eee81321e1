/** What is typed for each order, by a name that no form library takes for a place in a list. */
import type { SellerOrderRow } from '../../orders.view.ts';

export type TypedShipments = Record<`no${string}`, { carrier?: string; tracking_no: string }>;

export const toName = ({ order_no }: SellerOrderRow) => `no${order_no}` as const;
