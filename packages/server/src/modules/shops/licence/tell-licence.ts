/** That a licence ends, to the shop; that it has ended, to the platform. Each once. */
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { takeLicenceOver, takeLicenceWarning } from './licence.queries.ts';

export const warnOfLicence = (ctx: Context, shopId: number): Promise<void> =>
  transact(ctx, async (ctx) => {
    const shop = await takeLicenceWarning(ctx.db, shopId, ctx.clock.now());
    if (shop?.endsOn) await emit(ctx, 'shops.licence_ending', { shopId, endsOn: shop.endsOn });
  });

export const tellLicenceOver = (ctx: Context, shopId: number): Promise<void> =>
  transact(ctx, async (ctx) => {
    const shop = await takeLicenceOver(ctx.db, shopId, ctx.clock.now());
    if (shop?.endsOn) await emit(ctx, 'shops.licence_over', { shopId, name: shop.name, endsOn: shop.endsOn });
  });
