import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { Area } from '../shipping/shipping.calls.ts';
import { Task, taskRefusals } from '../tasks/tasks.calls.ts';
import {
  countedPageSchema,
  Flag,
  Id,
  integer,
  Mobile,
  Moment,
  Nothing,
  numberedPageInput,
  rowsSchema,
  text,
} from '../values.ts';
import {
  RefundBuyer,
  RefundEntries,
  RefundFacts,
  RefundLogRow,
  RefundOrder,
  RefundRow,
  ShopReturnAddress,
} from './refund-values.ts';
import { refundImages } from './refunds.calls.ts';

/**
 * What a shop sorts its refunds by; `waiting` are those it has to answer or to receive, `ended` those completed or
 * closed, `processing` also those that failed.
 */
export const RefundTab = z.enum([
  'waiting',
  'pending_seller',
  'pending_return',
  'pending_receipt',
  'rejected',
  'intervention',
  'processing',
  'ended',
  'all',
]);
export type RefundTab = z.output<typeof RefundTab>;

const counts = z.record(RefundTab, z.int());

export const SellerRefundRow = RefundRow.omit({ shop: true })
  .extend({
    buyer: z.object({ nickname: z.string(), avatar: z.string() }),
    reason: z.string(),
    submissions: z.int().meta({ description: 'How many times it was submitted' }),
  })
  .meta({ id: 'SellerRefundRow' });
export type SellerRefundRow = z.output<typeof SellerRefundRow>;

export const SellerRefund = RefundFacts.extend({
  buyer: RefundBuyer,
  order: RefundOrder,
  log: z.array(RefundLogRow),
  entries: RefundEntries.meta({ description: 'What is booked when the whole amount asked for goes back' }),
  can: z.object({
    approve: z.boolean(),
    reject: z.boolean(),
    receive: z.boolean(),
    refuse: z.boolean(),
    evidence: z.boolean(),
  }),
}).meta({ id: 'SellerRefund' });
export type SellerRefund = z.output<typeof SellerRefund>;

const Reason = text(2, 200);
const byId = z.object({ id: Id });
const moved = ['refunds.state_changed'] as const;
const filters = {
  keyword: text(0, 64).optional().meta({ description: 'Part of a refund or order number' }),
  from: Moment.or(integer(0, 9_999_999_999)).optional(),
  to: Moment.or(integer(0, 9_999_999_999)).optional(),
};

export const refundsSellerCalls = declareCalls({
  'GET /seller/refunds/list': {
    summary: 'The shop’s refunds; those with a deadline by it, the others the newest first',
    who: 'seller',
    right: 'refunds.read',
    in: z.object({ tab: RefundTab.default('waiting'), ...filters, ...numberedPageInput }),
    out: countedPageSchema(SellerRefundRow).extend({ counts }),
    refusals: [],
  },
  'GET /seller/refunds/details': {
    summary: 'One refund of the shop',
    who: 'seller',
    right: 'refunds.read',
    in: byId,
    out: SellerRefund,
    refusals: [],
  },
  'POST /seller/refunds/approve': {
    summary: 'Approve a refund: its money goes back, or the buyer returns the goods to the address first',
    who: 'seller',
    right: 'refunds.handle',
    in: byId.extend({ address_id: Id.optional().meta({ description: 'Left out: the default one' }) }),
    out: SellerRefund,
    refusals: [...moved, 'refunds.no_return_address'],
  },
  'POST /seller/refunds/reject': {
    summary: 'Reject a refund with a reason the buyer reads',
    who: 'seller',
    right: 'refunds.handle',
    in: byId.extend({ reason: Reason, images: refundImages }),
    out: SellerRefund,
    refusals: [...moved],
  },
  'POST /seller/refunds/receive': {
    summary: 'The goods came back: the money goes back; `resell` puts them into the stock again',
    who: 'seller',
    right: 'refunds.handle',
    in: byId.extend({ resell: Flag.default(false) }),
    out: SellerRefund,
    refusals: [...moved],
  },
  'POST /seller/refunds/refuse': {
    summary: 'Refuse what came back, with a reason the buyer reads',
    who: 'seller',
    right: 'refunds.handle',
    in: byId.extend({ reason: Reason, images: refundImages }),
    out: SellerRefund,
    refusals: [...moved],
  },
  'POST /seller/refunds/evidence': {
    summary: 'Add words and pictures while the platform decides',
    who: 'seller',
    right: 'refunds.handle',
    in: byId.extend({ content: text(1, 500), images: refundImages }),
    out: SellerRefund,
    refusals: [...moved, 'refunds.too_much_evidence'],
  },
  'POST /seller/refunds/export': {
    summary: 'Write the refunds of a tab into a table',
    who: 'seller',
    right: 'refunds.export',
    in: z.object({ tab: RefundTab.default('all'), ...filters }),
    out: Task,
    refusals: [...taskRefusals],
  },
  'GET /seller/refunds/addresses': {
    summary: 'Where buyers may send goods back to, the default one first',
    who: 'seller',
    right: 'refunds.read',
    in: z.object({}),
    out: rowsSchema(ShopReturnAddress),
    refusals: [],
  },
  'POST /seller/refunds/save_address': {
    summary: 'Add a return address, or change the one with this id',
    who: 'seller',
    right: 'refunds.handle',
    in: z.object({
      id: Id.optional(),
      name: text(1, 32),
      mobile: Mobile,
      detail: text(2, 200),
      province_code: Area.shape.province_code,
      city_code: Area.shape.city_code,
      district_code: Area.shape.district_code,
      is_default: Flag.default(false),
    }),
    out: ShopReturnAddress,
    refusals: ['shipping.region_unknown', 'shipping.too_many_addresses'],
  },
  'POST /seller/refunds/delete_address': {
    summary: 'Take a return address away',
    who: 'seller',
    right: 'refunds.handle',
    in: byId,
    out: Nothing,
    refusals: [],
  },
});
