/** Complaints on the wire. What several people complain of at one time is one case. */
import { z } from 'zod';
import { ComplaintState, ComplaintType, ShopType } from '../states.ts';
import { Id, ListedReason, Moment } from '../values.ts';

/** What may be done about a target, in the step that upholds the complaints. */
export const ComplaintMeasure = z.enum(['warn', 'take_down', 'suspend_shop', 'stop_campaign', 'silence']);
export type ComplaintMeasure = z.output<typeof ComplaintMeasure>;

/** What or who is complained about. */
export const ComplaintTarget = z
  .object({
    type: ComplaintType,
    id: Id,
    title: z.string(),
    image: z.string(),
    shop: z.object({ id: Id, name: z.string(), type: ShopType }).nullable(),
  })
  .meta({ id: 'ComplaintTarget' });
export type ComplaintTarget = z.output<typeof ComplaintTarget>;

/** A complaint, as who complained sees it. */
export const Complaint = z
  .object({
    id: Id,
    target: ComplaintTarget,
    reason: ListedReason,
    content: z.string(),
    images: z.array(z.string()),
    state: ComplaintState,
    due_at: Moment.meta({ description: 'Until when it is answered; nothing else happens then' }),
    answer: z.string().meta({ description: 'Empty until it is decided' }),
    answered_at: Moment.nullable(),
    createtime: Moment,
  })
  .meta({ id: 'Complaint' });
export type Complaint = z.output<typeof Complaint>;
