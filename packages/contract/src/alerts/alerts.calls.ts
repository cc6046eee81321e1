import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { AlertKind, HandledSubject } from '../states.ts';
import { Flag, Id, Moment, Nothing, pageInput, pageSchema } from '../values.ts';

/** Something that staff should know of at once. The console words it by its kind. */
export const Alert = z
  .object({
    id: Id,
    kind: AlertKind,
    subject_id: Id.nullable().meta({ description: 'Of the order, refund, goods … it opens' }),
    params: z.record(z.string(), z.string()).meta({ description: 'What its sentence names' }),
    seen: z.boolean(),
    createtime: Moment,
  })
  .meta({ id: 'Alert' });
export type Alert = z.output<typeof Alert>;

/** Another member of staff who has the same thing open. */
export const Handler = z.object({ staff_id: Id, name: z.string() }).meta({ id: 'Handler' });
export type Handler = z.output<typeof Handler>;

const list = {
  summary: 'Alerts of what one’s rights allow, newest first, and how many one has not seen',
  in: z.object(pageInput),
  out: pageSchema(Alert).extend({ unseen: z.int().meta({ description: 'At most 100' }) }),
  refusals: [],
} as const;

const see = {
  summary: 'Note that one has seen all alerts up to this one',
  in: z.object({ id: Id }),
  out: Nothing,
  refusals: [],
} as const;

const shopSubjects = HandledSubject.extract(['order', 'goods', 'refund', 'review']);
const platformSubjects = HandledSubject.exclude(['order', 'goods', 'review']);

const declareHandle = <Subject extends z.ZodType>(subject: Subject) =>
  ({
    summary: 'Say that one has something open, and who else has; said again every 20 s, it ends after 45 s',
    in: z.object({ subject, id: Id, leave: Flag.default(false) }),
    out: z.object({ others: z.array(Handler) }),
    refusals: [],
  }) as const;

export const alertsCalls = declareCalls({
  'GET /seller/alerts/list': { ...list, who: 'seller' },
  'POST /seller/alerts/see': { ...see, who: 'seller' },
  'POST /seller/alerts/handle': { ...declareHandle(shopSubjects), who: 'seller' },
  'GET /platform/alerts/list': { ...list, who: 'platform' },
  'POST /platform/alerts/see': { ...see, who: 'platform' },
  'POST /platform/alerts/handle': { ...declareHandle(platformSubjects), who: 'platform' },
});
