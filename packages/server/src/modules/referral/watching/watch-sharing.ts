import type { SharedKind } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { listDeviceSharers } from '../../identity/index.ts';
import { listAddressSharers } from '../../shipping/index.ts';
import { listPayoutSharers } from '../../wallet/index.ts';
import { findBindings } from '../binding/binding.queries.ts';
import { addSuspicions, type Suspicion } from './suspicion.queries.ts';

/** Beyond so many it is a shared phone booth, or enough is known. */
const most = 200;

const sources: readonly [SharedKind, typeof listDeviceSharers][] = [
  ['device', listDeviceSharers],
  ['address', listAddressSharers],
  ['payout_account', listPayoutSharers],
];

/**
 * Notes with whom of one referrer's people, or with the referrer, a person shares a device, an address or a payout
 * account. It is looked at when they register, pay, earn something and withdraw, for only then it matters.
 */
export async function watchSharing(ctx: Context, { shopperId }: { shopperId: number }): Promise<void> {
  const own = (await findBindings(ctx.db, [shopperId])).get(shopperId)?.referrerId;
  for (const [kind, listSharers] of sources) {
    const sharers = await listSharers(ctx.db, shopperId, most);
    const bindings = await findBindings(ctx.db, sharers);
    const heads = sharers.flatMap((other) => {
      const above = bindings.get(other)?.referrerId;
      if (above === shopperId) return [{ other, headId: shopperId }];
      return own !== undefined && (other === own || above === own) ? [{ other, headId: own }] : [];
    });
    await addSuspicions(
      ctx.db,
      heads.map(
        ({ other, headId }): Suspicion => ({
          headId,
          kind,
          shopperId: Math.min(shopperId, other),
          otherId: Math.max(shopperId, other),
          seenAt: ctx.clock.now(),
        }),
      ),
    );
  }
}
