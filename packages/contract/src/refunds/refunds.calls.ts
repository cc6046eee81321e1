import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { PayChannel, Received, RefundKind, RefundState } from '../states.ts';
import {
  FileUrl,
  Id,
  integer,
  ListedReason,
  Money,
  pageInput,
  pageSchema,
  rowsSchema,
  text,
} from '../values.ts';
import { Refund, RefundLogRow, RefundRow } from './refund-values.ts';

export const refundImages = z.array(FileUrl).max(9).default([]);

/** What the buyer states; sent again, it replaces what was stated before. */
const Application = z.object({
  kind: RefundKind,
  received: Received,
  reason: text(1, 40).meta({ description: 'The code of one of `refund/reasons`' }),
  amount: Money,
  number: integer(1, 9_999).optional().meta({ description: 'How many pieces; left out: all that are left' }),
  content: text(0, 500).default(''),
  images: refundImages,
});

const byId = z.object({ id: Id });

const moved = ['refunds.state_changed'] as const;

const applicationRefusals = [
  'refunds.not_refundable',
  'refunds.waits_for_team',
  'refunds.window_over',
  'refunds.already_open',
  'refunds.nothing_left',
  'refunds.too_many_pieces',
  'refunds.amount_above',
  'refunds.not_shipped_yet',
  'refunds.reason_unknown',
] as const;

export const refundsCalls = declareCalls({
  'GET /wanlshop/refund/reasons': {
    summary: 'The reasons to choose from, by kind',
    who: 'shopper',
    in: z.object({ kind: RefundKind }),
    out: rowsSchema(ListedReason.extend({ fault: z.enum(['buyer', 'shop']) })),
    refusals: [],
  },
  'GET /wanlshop/refund/preview': {
    summary: 'What could go back for pieces of a line, and where to',
    who: 'shopper',
    in: z.object({
      order_id: Id,
      line_id: Id,
      number: integer(1, 9_999).optional(),
      kind: RefundKind.default('refund_only'),
      reason: text(1, 40).optional(),
    }),
    out: z.object({
      number: z.int(),
      most: z.int().meta({ description: 'Pieces that are left' }),
      max: Money.meta({ description: 'With freight, where it joins' }),
      freight: Money.meta({ description: 'Of `max`, what is freight' }),
      returns_to: PayChannel,
      kinds: z.array(RefundKind).meta({ description: 'Those that are possible now' }),
      until: z.int().nullable().meta({ description: 'When applying ends; null while no end is known' }),
    }),
    refusals: [...applicationRefusals],
  },
  'POST /wanlshop/refund/apply': {
    summary: 'Apply for a refund of pieces of one order line',
    who: 'shopper',
    idempotencyKey: 'optional',
    in: Application.extend({ order_id: Id, line_id: Id }),
    out: Refund,
    refusals: [...applicationRefusals],
  },
  'POST /wanlshop/refund/edit': {
    summary: 'Change a rejected application and submit it again',
    who: 'shopper',
    in: Application.extend({ id: Id }),
    out: Refund,
    refusals: [...moved, ...applicationRefusals, 'refunds.no_resubmission_left'],
  },
  'POST /wanlshop/refund/cancel': {
    summary: 'Close an own refund',
    who: 'shopper',
    in: byId,
    out: Refund,
    refusals: [...moved],
  },
  'POST /wanlshop/refund/ship': {
    summary: 'Say by which parcel the goods go back',
    who: 'shopper',
    in: byId.extend({ carrier: text(1, 32), tracking_no: text(1, 64) }),
    out: Refund,
    refusals: [...moved, 'shipping.carrier_unknown', 'shipping.tracking_no_wrong'],
  },
  'POST /wanlshop/refund/intervene': {
    summary: 'Bring a rejected refund to the platform, once',
    who: 'shopper',
    in: byId.extend({ content: text(0, 500).default(''), images: refundImages }),
    out: Refund,
    refusals: [...moved],
  },
  'POST /wanlshop/refund/evidence': {
    summary: 'Add words and pictures while the platform decides',
    who: 'shopper',
    in: byId.extend({ content: text(1, 500), images: refundImages }),
    out: Refund,
    refusals: [...moved, 'refunds.too_much_evidence'],
  },
  'POST /wanlshop/refund/to_balance': {
    summary: 'Take the money of a refund that its channel could not return to the balance at once',
    who: 'shopper',
    in: byId,
    out: Refund,
    refusals: [...moved],
  },
  'GET /wanlshop/refund/carriers': {
    summary: 'Who brings parcels',
    who: 'shopper',
    in: z.object({}),
    out: rowsSchema(z.object({ code: z.string(), name: z.string() })),
    refusals: [],
  },
  'GET /wanlshop/refund/list': {
    summary: 'The own refunds, the newest first',
    who: 'shopper',
    in: z.object({
      state: z
        .enum(['all', 'open', ...RefundState.options])
        .default('all')
        .meta({ description: '`open`: all that have not ended' }),
      ...pageInput,
    }),
    out: pageSchema(RefundRow),
    refusals: [],
  },
  'GET /wanlshop/refund/details': {
    summary: 'One own refund, with what is still to come',
    who: 'shopper',
    in: byId,
    out: Refund,
    refusals: [],
  },
  'GET /wanlshop/refund/log': {
    summary: 'What buyer, shop and platform did and said, the newest first',
    who: 'shopper',
    in: byId,
    out: rowsSchema(RefundLogRow),
    refusals: [],
  },
});
