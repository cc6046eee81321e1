import type { CallChecked, CallOut, Complaint, ComplaintReasonSetting } from '@chengji/contract';
import { requireShopper } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { emit } from '../../kernel/events/events.ts';
import { localized } from '../../kernel/i18n/localized.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { claimDay, insertComplaint, joinCase } from './complaints.queries.ts';
import { presentOneComplaint } from './present-complaints.ts';
import { computeDueAt, requireTarget } from './targets/show-target.ts';

type Input = CallChecked<'POST /wanlshop/complaint/submit'>;

/** What is said joins the open case of its target. A refused complaint does not count towards the day. */
export const submitComplaint = (ctx: Context, input: Input): Promise<Complaint> =>
  transact(ctx, async (ctx) => {
    const shopperId = requireShopper(ctx);
    const { ref, found } = await requireTarget(ctx, input);
    const reason = listReasonsFor(ctx, input.type).find(({ code }) => code === input.reason);
    if (!reason) throw new Refusal('complaints.reason_unknown', {}, { field: 'reason' });
    const now = ctx.clock.now();
    const most = ctx.services.settings.get('complaints.per_day');
    if (!(await claimDay(ctx.db, { shopperId, day: ctx.calendar.toDay(now), most })))
      throw new Refusal('complaints.too_many_today', { most });
    const dueAt = computeDueAt(ctx);
    const joined = await joinCase(ctx.db, { ...ref, personId: found.personId, newestAt: now, dueAt });
    const complaint = await insertComplaint(ctx.db, {
      caseId: joined.id,
      shopperId,
      reasonCode: reason.code,
      reasonZh: reason.zh,
      reasonEn: reason.en,
      content: input.content,
      images: input.images,
      dueAt,
      createdAt: now,
    });
    if (!complaint) throw new Refusal('complaints.already_open');
    await emit(ctx, 'complaints.sent', { caseId: joined.id, complaintId: complaint.id });
    return presentOneComplaint(ctx, { complaint, case: joined });
  });

const listReasonsFor = ({ services }: Context, type: Input['type']): ComplaintReasonSetting[] =>
  services.settings.get('complaints.reasons').filter(({ types }) => types.includes(type));

export const listReasons = async (
  ctx: Context,
  { type }: CallChecked<'GET /wanlshop/complaint/reasons'>,
): Promise<CallOut<'GET /wanlshop/complaint/reasons'>> => ({
  rows: listReasonsFor(ctx, type).map(({ code, zh, en }) => ({
    code,
    text: localized(ctx.language, zh, en),
  })),
});
