import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { ComplaintState, ComplaintType } from '../states.ts';
import { countedPageSchema, Id, integer, ListedReason, Moment, numberedPageInput, text } from '../values.ts';
import { ComplaintMeasure, ComplaintTarget } from './complaint-values.ts';

/** What the platform sorts complaints by. */
export const PlatformComplaintTab = z.enum(['submitted', 'processing', 'ended']);
export type PlatformComplaintTab = z.output<typeof PlatformComplaintTab>;

/** A target with all that is open against it. */
export const PlatformComplaintRow = z
  .object({
    id: Id,
    target: ComplaintTarget,
    state: ComplaintState,
    count: z.int().meta({ description: 'How many people complained' }),
    reasons: z.array(z.string()).meta({ description: 'Each once, the most frequent first' }),
    newest_at: Moment,
    due_at: Moment.meta({ description: 'When the first of them is to be answered' }),
    ended_at: Moment.nullable(),
  })
  .meta({ id: 'PlatformComplaintRow' });
export type PlatformComplaintRow = z.output<typeof PlatformComplaintRow>;

export const PlatformComplaint = PlatformComplaintRow.extend({
  complaints: z
    .array(
      z.object({
        id: Id,
        user: z.object({ id: Id, nickname: z.string(), avatar: z.string() }),
        complaints_30_days: z.int().meta({ description: 'This person submitted' }),
        reason: ListedReason,
        content: z.string(),
        images: z.array(z.string()),
        createtime: Moment,
        due_at: Moment,
      }),
    )
    .meta({ description: 'The newest first, at most 100' }),
  facts: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .meta({ description: 'What is known of the target now, in words' }),
  description: z.string().meta({ description: 'What the target says of itself, without markup' }),
  images: z.array(z.string()),
  record: z
    .object({ upheld: z.int(), dismissed: z.int(), warnings: z.int() })
    .meta({ description: 'Of the shop behind the target, or of the person, at all times' }),
  measures: z
    .array(ComplaintMeasure)
    .meta({ description: 'Those that fit the target as it is now, and that who asks may do' }),
  decision: z
    .object({
      verdict: z.enum(['upheld', 'dismissed']),
      answer: z.string(),
      notice: z.string(),
      measures: z.array(ComplaintMeasure),
      silence_days: z.int().nullable(),
      by: z.string(),
    })
    .nullable(),
  taken_by: z.string().nullable(),
  can: z.object({ take: z.boolean(), decide: z.boolean(), restore: z.boolean() }),
}).meta({ id: 'PlatformComplaint' });
export type PlatformComplaint = z.output<typeof PlatformComplaint>;

const byId = z.object({ id: Id });
const moved = ['complaints.state_changed'] as const;

export const complaintsPlatformCalls = declareCalls({
  'GET /platform/complaints/list': {
    summary: 'Targets with their complaints: what is open by when it is due, what ended the newest first',
    who: 'platform',
    right: 'complaints.read',
    in: z.object({
      tab: PlatformComplaintTab.default('submitted'),
      type: ComplaintType.optional(),
      target_id: Id.optional().meta({ description: 'Of one target, with `type`' }),
      keyword: text(0, 64).optional().meta({ description: 'Part of what the target is called' }),
      ...numberedPageInput,
    }),
    out: countedPageSchema(PlatformComplaintRow).extend({
      counts: z.object({ submitted: z.int(), processing: z.int(), ended: z.int() }),
    }),
    refusals: [],
  },
  'GET /platform/complaints/details': {
    summary: 'All complaints about one target, with the target beside them',
    who: 'platform',
    right: 'complaints.read',
    in: byId,
    out: PlatformComplaint,
    refusals: [],
  },
  'POST /platform/complaints/take': {
    summary: 'Begin to look into it: those who complained see it is being handled',
    who: 'platform',
    right: 'complaints.decide',
    in: byId,
    out: PlatformComplaint,
    refusals: [...moved],
  },
  'POST /platform/complaints/decide': {
    summary: 'Answer all that is open about a target, and do what is to be done about it, or nothing of it',
    who: 'platform',
    right: 'complaints.decide',
    in: byId.extend({
      verdict: z.enum(['upheld', 'dismissed']),
      answer: text(2, 500).meta({ description: 'To those who complained' }),
      notice: text(0, 200)
        .default('')
        .meta({ description: 'To who is complained about; demanded with any measure' }),
      measures: z.array(ComplaintMeasure).max(5).default([]),
      silence_days: integer(1, 365).optional().meta({ description: 'Demanded with `silence`' }),
    }),
    out: PlatformComplaint,
    refusals: [
      ...moved,
      'complaints.measure_unfit',
      'complaints.notice_missing',
      'complaints.days_missing',
      'shops.state_changed',
      'groups.campaign_over',
    ],
  },
  'POST /platform/complaints/restore': {
    summary: 'Allow again what a decision took down: goods may be put on sale by their shop, a post is shown',
    who: 'platform',
    right: 'complaints.decide',
    in: byId,
    out: PlatformComplaint,
    refusals: [...moved],
  },
});
