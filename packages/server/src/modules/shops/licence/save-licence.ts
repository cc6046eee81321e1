/** The last day of a shop's licence, which the shop enters, or the platform reads off its document. */
import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockShop, updateShop } from '../shop-state.queries.ts';
import { listShops } from '../shops.queries.ts';
import { planLicence, presentLicence } from './plan-licence.ts';

type Saved = { id: number; ends_on: string | null; seen: string | null };

export async function saveLicence(
  ctx: Context,
  input: CallChecked<'POST /platform/shops/licence'>,
): Promise<null> {
  await store(ctx, input);
  return null;
}

export async function saveOwnLicence(
  ctx: Context,
  input: CallChecked<'POST /seller/shop/licence'>,
): Promise<CallOut<'POST /seller/shop/licence'>> {
  const { shopId } = requireActor(ctx, 'seller');
  await store(ctx, { id: shopId, ...input });
  return presentLicence(ctx, input.ends_on);
}

export async function showOwnLicence(ctx: Context): Promise<CallOut<'GET /seller/shop/licence'>> {
  const [shop] = await listShops(ctx.db, [requireActor(ctx, 'seller').shopId]);
  return presentLicence(ctx, shop?.licenceEndsOn ?? null);
}

const store = (ctx: Context, { id, ends_on, seen }: Saved): Promise<void> =>
  transact(ctx, async (ctx) => {
    const { licenceEndsOn } = await lockShop(ctx.db, id);
    if (licenceEndsOn !== seen) throw new Refusal('shops.state_changed');
    // the same day again reminds nobody once more
    if (licenceEndsOn !== ends_on) await updateShop(ctx.db, id, planLicence(ctx, ends_on));
    await recordChange(ctx, {
      subject: 'shop',
      id,
      before: { licence_ends_on: licenceEndsOn },
      after: { licence_ends_on: ends_on },
    });
  });
