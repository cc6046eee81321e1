/** What the model of money keeps of each thing, and how long the market waits for people. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type ModelLine = {
  id: number;
  skuId: number;
  number: number;
  /** Pieces and cents that could still go back. */
  left: number;
  leftCents: number;
  isShipped: boolean;
  /** A refund of nothing was agreed to. */
  isFinal: boolean;
  refund: ModelRefund | null;
};

export type ModelOrder = {
  id: number;
  orderNo: string;
  tradeNo: string;
  person: number;
  shop: number;
  lines: ModelLine[];
  payable: number;
  freightLeft: number;
  returned: number;
  state: 'pending_payment' | 'pending_shipment' | 'shipped' | 'pending_review' | 'completed' | 'closed';
  paidBy: 'balance' | 'sandbox' | null;
  isShipped: boolean;
  /** When it closes, counts as received, is completed, is released: by its state. */
  dueAt: number;
  pausedAt: number | null;
  openRefunds: number;
  isReleased: boolean;
};

export type ModelRefund = {
  id: number;
  refundNo: string;
  order: ModelOrder;
  line: ModelLine;
  isReturn: boolean;
  isShopsFault: boolean;
  number: number;
  asked: number;
  state:
    | 'pending_seller'
    | 'pending_return'
    | 'pending_receipt'
    | 'rejected'
    | 'intervention'
    | 'processing'
    | 'failed'
    | 'completed'
    | 'closed';
  dueAt: number | null;
  submissions: number;
  wasBrought: boolean;
  /** What the platform decided, once it did; as asked where it was silent. */
  decision: { cents: number; isReturn: boolean; borneBy: 'shop' | 'platform' } | null;
  wasSent: boolean;
  /** What goes back, once that is known. */
  cents: number;
};

export type ModelWithdrawal = {
  id: number;
  person: number;
  cents: number;
  fee: number;
  state: 'waiting' | 'approved' | 'paid' | 'rejected';
};

export type ModelPayment = {
  no: string;
  person: number;
  cents: number;
  /** A recharge pays no order. */
  order: ModelOrder | null;
  isBooked: boolean;
};

/** What the channel said and the market took in, with the moment. */
export type Told = { at: number; no: string; what: 'paid' | 'returned' | 'not_returned' };

export const periods = {
  unpaid: 30 * minute,
  receive: 10 * day,
  comment: 15 * day,
  afterSale: 7 * day,
  approve: 24 * hour,
  return: 7 * day,
  receiveReturn: 10 * day,
  rejected: 7 * day,
  decide: 24 * hour,
};
