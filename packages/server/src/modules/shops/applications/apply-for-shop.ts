import type { CallChecked, CallOut } from '@chengji/contract';
import { requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { emit } from '../../../kernel/events/events.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refuseBlockedWords } from '../../../kernel/settings/refuse-blocked-words.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { getShopperMobile, hashPassword } from '../../identity/index.ts';
import { isAccountTaken, isNameTaken } from '../shop-state.queries.ts';
import { findApplicationError } from './application.rules.ts';
import {
  type Application,
  findNewestApplication,
  insertApplication,
  insertMove,
  resubmitApplication,
} from './applications.queries.ts';
import { claimDocuments } from './documents.ts';
import { presentApplication } from './present-application.ts';

type Form = CallChecked<'POST /wanlshop/apply/save'>;

/** The newest application of the person who asks. */
export async function showOwnApplication(ctx: Context): Promise<CallOut<'GET /wanlshop/apply/info'>> {
  const row = await findNewestApplication(ctx.db, requireShopper(ctx));
  return { application: row && presentApplication(row) };
}

/** Asks for a shop, or sends in again what was rejected; one application at a time. */
export async function applyForShop(ctx: Context, form: Form): Promise<CallOut<'POST /wanlshop/apply/save'>> {
  const shopperId = requireShopper(ctx);
  const error = findApplicationError(form);
  if (error) throw new Refusal(error.key, {}, { field: error.field });
  const { name, name_en, intro, intro_en } = form;
  refuseBlockedWords(ctx, { name, name_en, intro, intro_en });
  const { calendar, clock } = ctx;
  if (form.licence_ends_on !== null && form.licence_ends_on < calendar.toDay(clock.now()))
    throw new Refusal('shops.licence_over', {}, { field: 'licence_ends_on' });
  const passwordHash = await hashPassword(ctx, form.password);
  return transact(ctx, async (ctx) => {
    if (await isNameTaken(ctx.db, form.name)) throw new Refusal('shops.name_taken', {}, { field: 'name' });
    if (await isAccountTaken(ctx.db, form.account)) {
      throw new Refusal('shops.account_taken', {}, { field: 'account' });
    }
    const row = await store(ctx, shopperId, { ...(await toRow(ctx, shopperId, form)), passwordHash });
    await insertMove(ctx.db, { applicationId: row.id, event: 'submitted', at: ctx.clock.now() });
    await emit(ctx, 'shops.applied', {
      applicationId: row.id,
      name: row.name,
      at: toUnixSeconds(row.submittedAt),
    });
    return { application: presentApplication(row) };
  });
}

async function toRow(ctx: Context, shopperId: number, form: Form) {
  const { name_en, city_en, intro_en, licence_no, licence_ends_on, password: _, ...same } = form;
  return {
    ...same,
    shopperId,
    nameEn: name_en,
    cityEn: city_en,
    introEn: intro_en,
    licenceNo: licence_no,
    licenceEndsOn: licence_ends_on,
    mobile: await getShopperMobile(ctx.db, shopperId),
    state: 'pending' as const,
    submittedAt: ctx.clock.now(),
  };
}

type NewRow = Parameters<typeof insertApplication>[1];

async function store(ctx: Context, shopperId: number, row: NewRow): Promise<Application> {
  const pending = () => new Refusal('shops.application_pending');
  const newest = await findNewestApplication(ctx.db, shopperId);
  if (newest?.state === 'pending') throw pending();
  if (newest?.state === 'rejected') {
    const again = await resubmitApplication(ctx.db, newest.id, {
      ...row,
      decidedAt: null,
      tellDueAt: null,
      reason: '',
    });
    if (!again) throw pending();
    await claimDocuments(ctx, { before: newest.documents, now: row.documents });
    return again;
  }
  const inserted = await refuseOn(insertApplication(ctx.db, row), {
    shop_applications_one_open: 'shops.application_pending',
  });
  await claimDocuments(ctx, { before: [], now: row.documents });
  return inserted;
}
