/** Every closed set of words the market uses on the wire and in its tables. */
import { z } from 'zod';

export const ShopType = z.enum(['self', 'personal', 'enterprise', 'flagship']);
export type ShopType = z.output<typeof ShopType>;

export const OrderState = z.enum([
  'pending_payment',
  'pending_group',
  'pending_shipment',
  'shipped',
  'pending_review',
  'completed',
  'closed',
]);
export type OrderState = z.output<typeof OrderState>;

/** The tabs of the order list, and the states each one holds. */
export const OrderTab = z.enum(['all', 'pay', 'group', 'ship', 'receive', 'review', 'closed']);
export type OrderTab = z.output<typeof OrderTab>;

/** What an order is bought as; every kind registers what it must do with `orders`. */
export const PurchaseKind = z.enum(['direct', 'group', 'ladder']);
export type PurchaseKind = z.output<typeof PurchaseKind>;

export const CloseReason = z.enum(['unpaid', 'cancelled', 'group_failed', 'refunded']);
export type CloseReason = z.output<typeof CloseReason>;

export const PaymentState = z.enum(['pending', 'paid', 'closed', 'refunded']);
export type PaymentState = z.output<typeof PaymentState>;

export const PayChannel = z.enum(['balance', 'wechat', 'sandbox']);
export type PayChannel = z.output<typeof PayChannel>;

export const LogisticsStatus = z.enum([
  'ordered',
  'processing',
  'waiting_pickup',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'signed',
  'problem',
  'return_sign',
  'returned',
  'transferred',
  'unpaid',
]);
export type LogisticsStatus = z.output<typeof LogisticsStatus>;

export const NoticeKind = z.enum(['logistics', 'notify', 'system']);
export type NoticeKind = z.output<typeof NoticeKind>;

export const ReviewTab = z.enum(['all', 'good', 'medium', 'poor', 'image']);
export type ReviewTab = z.output<typeof ReviewTab>;

export const GoodsSort = z.enum(['default', 'sales', 'price_asc', 'price_desc', 'new']);
export type GoodsSort = z.output<typeof GoodsSort>;

export const Gender = z.enum(['unknown', 'male', 'female']);
export type Gender = z.output<typeof Gender>;

export const FreightKind = z.enum(['free', 'piece', 'weight']);
export type FreightKind = z.output<typeof FreightKind>;

/** Work that takes longer than a call may: see the tasks of the kernel. */
export const TaskKind = z.enum([
  'goods_import_read',
  'goods_import_check',
  'goods_import',
  'picture_import',
  'goods_export',
  'orders_export',
]);
export type TaskKind = z.output<typeof TaskKind>;

export const TaskState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type TaskState = z.output<typeof TaskState>;

/** How far an import is: `ready` to be started, `checked` when a dry run went through, `stopped` on its way. */
export const ImportStage = z.enum([
  'reading',
  'unreadable',
  'ready',
  'checking',
  'checked',
  'running',
  'stopped',
  'done',
]);
export type ImportStage = z.output<typeof ImportStage>;

/** What came of a goods in an import. */
export const ImportOutcome = z.enum(['waiting', 'created', 'changed', 'unchanged', 'refused']);
export type ImportOutcome = z.output<typeof ImportOutcome>;
