import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { countedPageSchema, Id, integer, Moment, numberedPageInput, text } from '../values.ts';

const Fields = z.record(z.string(), z.unknown()).nullable();

/** What was done, as the call or the values before and after say it. */
export const AuditAction = z.enum(['login', 'created', 'changed', 'removed', 'seen', 'approved', 'rejected']);
export type AuditAction = z.output<typeof AuditAction>;

/** The fields that differ; `before` is null of a new subject, `after` of a deleted one. */
export const AuditRow = z
  .object({
    id: Id,
    at: Moment,
    area: z.enum(['seller', 'platform']),
    staff: z.object({ id: Id, name: z.string() }),
    shop: z.object({ id: Id, name: z.string() }).nullable(),
    call: z.string(),
    action: AuditAction,
    subject: z.string(),
    subject_id: z.string(),
    before: Fields,
    after: Fields,
    ip: z.string(),
    request_id: z.string(),
  })
  .meta({ id: 'AuditRow' });
export type AuditRow = z.output<typeof AuditRow>;

const filters = {
  action: AuditAction.optional(),
  staff_id: Id.optional(),
  subject: text(1, 40).optional(),
  keyword: text(0, 64)
    .optional()
    .meta({ description: 'A thing’s id, a request’s id or an IP address, whole' }),
  from: integer(0, 9_999_999_999).optional(),
  to: integer(0, 9_999_999_999).optional(),
  ...numberedPageInput,
};

export const auditCalls = declareCalls({
  'GET /platform/audit/list': {
    summary: 'What staff changed, newest first',
    who: 'platform',
    right: 'audit.read',
    in: z.object({ area: z.enum(['seller', 'platform']).optional(), shop_id: Id.optional(), ...filters }),
    out: countedPageSchema(AuditRow),
    refusals: [],
  },
  'GET /seller/audit/list': {
    summary: 'What the shop’s staff changed, newest first',
    who: 'seller',
    right: 'audit.read',
    in: z.object(filters),
    out: countedPageSchema(AuditRow),
    refusals: [],
  },
});
