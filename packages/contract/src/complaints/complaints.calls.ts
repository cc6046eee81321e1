import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { ComplaintType } from '../states.ts';
import { FileUrl, Id, ListedReason, Moment, pageInput, pageSchema, rowsSchema, text } from '../values.ts';
import { Complaint, ComplaintTarget } from './complaint-values.ts';

const Target = z.object({ type: ComplaintType, target_id: Id });

export const complaintsCalls = declareCalls({
  'GET /wanlshop/complaint/reasons': {
    summary: 'The reasons to choose from, by what is complained about',
    who: 'shopper',
    in: z.object({ type: ComplaintType }),
    out: rowsSchema(ListedReason),
    refusals: [],
  },
  'GET /wanlshop/complaint/target': {
    summary:
      'What would be complained about, what else stands behind it, and until when it would be answered',
    who: 'shopper',
    in: Target,
    out: z.object({
      target: ComplaintTarget,
      others: z
        .array(ComplaintTarget)
        .meta({ description: 'Such as the shop of a goods, to complain about instead' }),
      answered_by: Moment,
    }),
    refusals: ['complaints.target_unknown', 'complaints.target_yourself'],
  },
  'POST /wanlshop/complaint/submit': {
    summary: 'Complain about somebody or something; who is complained about never learns by whom',
    who: 'shopper',
    idempotencyKey: 'optional',
    in: Target.extend({
      reason: text(1, 40).meta({ description: 'The code of one of `complaint/reasons`' }),
      content: text(10, 500),
      images: z.array(FileUrl).max(9).default([]),
    }),
    out: Complaint,
    refusals: [
      'complaints.target_unknown',
      'complaints.target_yourself',
      'complaints.reason_unknown',
      'complaints.already_open',
      'complaints.too_many_today',
    ],
  },
  'GET /wanlshop/complaint/list': {
    summary: 'The own complaints, the newest first',
    who: 'shopper',
    in: z.object(pageInput),
    out: pageSchema(Complaint),
    refusals: [],
  },
  'GET /wanlshop/complaint/details': {
    summary: 'One own complaint with its answer',
    who: 'shopper',
    in: z.object({ id: Id }),
    out: Complaint,
    refusals: [],
  },
});
