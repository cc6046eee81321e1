/** Whether someone gets the shop they applied for. Of several who decide at once, one does. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { openShopWith } from '../open-shop.ts';
import { type Application, insertMove, lockApplication, moveApplication } from './applications.queries.ts';

/** Opens the shop, and the login its owner chose when they applied. */
export async function approveApplication(
  ctx: Context,
  { id }: CallChecked<'POST /platform/applications/approve'>,
): Promise<CallOut<'POST /platform/applications/approve'>> {
  return transact(ctx, async (ctx) => {
    const row = await getApplication(ctx, id);
    if (row.state !== 'pending' || row.passwordHash === null) throw decided();
    const { passwordHash, name, nameEn, type, logo, city, cityEn, intro, introEn, licenceEndsOn } = row;
    const owner = { account: row.account, name: row.contact, passwordHash };
    const shop = await refuseOn(
      openShopWith(ctx, { name, nameEn, type, logo, city, cityEn, intro, introEn, licenceEndsOn }, owner),
      { shops_name_unique: 'shops.name_taken', shop_staff_account_unique: 'shops.account_taken' },
    );
    await decide(ctx, row, { state: 'approved', reason: '', shopId: shop.id });
    return { shop_id: shop.id };
  });
}

/** Sends it back; the applicant may mend it and send it in again. */
export async function rejectApplication(
  ctx: Context,
  { id, reason }: CallChecked<'POST /platform/applications/reject'>,
): Promise<null> {
  return transact(ctx, async (ctx) => {
    await decide(ctx, await getApplication(ctx, id), { state: 'rejected', reason, shopId: null });
    return null;
  });
}

const decided = () => new Refusal('shops.application_decided');

async function getApplication({ db }: Context, id: number): Promise<Application> {
  const row = await lockApplication(db, id);
  if (!row) throw new Refusal('common.not_found');
  return row;
}

type Decision = { state: 'approved' | 'rejected'; reason: string; shopId: number | null };

async function decide(ctx: Context, { id }: Application, decision: Decision): Promise<void> {
  const at = ctx.clock.now();
  const change = { ...decision, decidedAt: at, tellDueAt: at, passwordHash: null };
  if (!(await moveApplication(ctx.db, id, 'pending', change))) throw decided();
  const { staffId } = requireActor(ctx, 'platform');
  const { state, reason, shopId } = decision;
  await insertMove(ctx.db, { applicationId: id, event: state, staffId, reason, at });
  await recordChange(ctx, {
    subject: 'shop_application',
    id,
    before: { state: 'pending' },
    after: { state, reason, shop_id: shopId },
  });
}
