import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { EditVersion } from '../edit-version.ts';
import { Id, integer, Moment, Nothing, rowsSchema, text } from '../values.ts';

export const FailingDeadline = z
  .object({
    id: Id,
    job: z.string().meta({ description: 'The kind of deadline, such as orders.close_unpaid' }),
    subject_id: z.int(),
    due_at: Moment,
    attempts: z.int(),
    failed_at: Moment,
    next_attempt_at: Moment,
    last_error: z.string(),
    request_id: z.string().meta({ description: 'By which the log has the rest' }),
  })
  .meta({ id: 'FailingDeadline' });
export type FailingDeadline = z.output<typeof FailingDeadline>;

export const platformCalls = declareCalls({
  'GET /platform/settings/list': {
    summary: 'Every setting, its value, its default and who changed it last',
    who: 'platform',
    right: 'settings.read',
    in: z.object({}),
    out: rowsSchema(
      z.object({
        name: z.string(),
        version: EditVersion,
        group: z.string(),
        label: z.string(),
        hint: z.string().meta({ description: 'What it does, and what follows when it is raised or lowered' }),
        unit: z.string(),
        schema: z.record(z.string(), z.unknown()).meta({ description: 'JSON schema of the value' }),
        value: z.unknown(),
        default: z.unknown(),
        changed_at: Moment.nullable(),
        changed_by: z.string().nullable(),
      }),
    ),
    refusals: [],
  },
  'POST /platform/settings/save': {
    summary: 'Change a setting; what began before keeps the value it began with',
    who: 'platform',
    right: 'settings.write',
    confirm: true,
    in: z.object({ name: text(1, 80), version: EditVersion.optional(), value: z.unknown() }),
    out: z.object({ name: z.string(), version: EditVersion, value: z.unknown() }),
    refusals: ['common.edit_conflict', 'common.unknown_time_zone'],
  },
  'GET /platform/settings/history': {
    summary: 'Every version of a setting, the newest first',
    who: 'platform',
    right: 'settings.read',
    in: z.object({ name: text(1, 80) }),
    out: rowsSchema(
      z.object({
        version: z.int(),
        from: z.unknown(),
        to: z.unknown(),
        changed_at: Moment,
        changed_by: z.string().nullable(),
      }),
    ),
    refusals: [],
  },
  'GET /platform/clock/info': {
    summary: 'The market’s time, and the next deadlines',
    who: 'platform',
    right: 'clock.write',
    in: z.object({}),
    out: z.object({
      now: Moment,
      offset_seconds: z.int(),
      demo: z.boolean(),
      deadlines: z.array(z.object({ name: z.string(), at: Moment, count: z.int() })),
    }),
    refusals: [],
  },
  'POST /platform/clock/advance': {
    summary: 'Move the demo market’s time forward; answers when every deadline passed has fired',
    who: 'platform',
    right: 'clock.write',
    in: z.object({ seconds: integer(1, 31_536_000) }),
    out: z.object({ now: Moment, fired: z.int() }),
    refusals: ['platform.not_a_demo'],
  },
  'GET /platform/deadlines/list': {
    summary: 'Deadlines that could not be met so far, those that failed most first',
    who: 'platform',
    right: 'deadlines.read',
    in: z.object({}),
    out: rowsSchema(FailingDeadline).extend({ total: z.int() }),
    refusals: [],
  },
  'POST /platform/deadlines/attempt': {
    summary: 'Attempt a failing deadline at once',
    who: 'platform',
    right: 'deadlines.write',
    in: z.object({ id: Id }),
    out: Nothing,
    refusals: ['platform.deadline_gone'],
  },
});
