import { asCents } from '@chengji/contract/money';
import type { Actor, Context } from '@chengji/server/kernel/context';
import { addShopper, saveProfile } from '@chengji/server/modules/identity/index';
import { external, shopperAvailable, transfer } from '@chengji/server/modules/ledger/index';
import { getCode } from '@chengji/server/modules/referral/index';
import { saveShopperAddress } from '@chengji/server/modules/shipping/index';
import { demoPassword, demoPayPassword } from '../accounts.ts';
import { referredBy } from '../market/growth.ts';
import { type DemoShopper, shoppers } from '../market/shoppers.ts';
import type { Told } from '../progress.ts';
import type { Filling } from './filling.ts';

export type FilledShopper = { id: number; actor: Actor; addressId: number };

const DAY = 24 * 60;
const firstJoined = 130 * DAY;
const apart = 3 * DAY;

/** What each has in the wallet on joining: all their trades, and well over 5 000.00 left. */
const openingCents = 2_000_000;

/** In their order, so that shopper N is the Nth. */
export async function fillShoppers(filling: Filling, told: Told): Promise<FilledShopper[]> {
  const filled: FilledShopper[] = [];
  for (const [index, shopper] of shoppers.entries()) {
    filling.standAt(firstJoined - index * apart);
    filled.push(await fillShopper(filling, shopper, await findReferrer(filling, filled, index)));
    await filling.hear();
    told(shoppers.length);
  }
  return filled;
}

/**
 * Everybody knows these passwords, so that a slow hash would keep nobody out of anything; the payment password is asked
 * for hundreds of times meanwhile.
 */
const hashQuickly = (ctx: Context): Context => ({
  ...ctx,
  services: { ...ctx.services, config: { ...ctx.services.config, testing: true } },
});

/** The code of who brought them, where somebody did. */
async function findReferrer(
  { ctx }: Filling,
  filled: readonly FilledShopper[],
  index: number,
): Promise<string | null> {
  const by = filled[(referredBy[index + 1] ?? 0) - 1];
  return by ? getCode(ctx, by.id) : null;
}

async function fillShopper(
  filling: Filling,
  shopper: DemoShopper,
  referrer: string | null,
): Promise<FilledShopper> {
  const { ctx } = filling;
  const { username, nickname, mobile, level, gender, bio } = shopper;
  const id = await addShopper(hashQuickly(ctx), {
    username,
    nickname,
    mobile,
    level,
    avatar: filling.toUrl(shopper.avatar),
    password: demoPassword,
    payPassword: demoPayPassword,
    referrer,
  });
  const actor: Actor = { kind: 'shopper', id, sessionId: 0 };
  await saveProfile(filling.as(actor), { gender, bio });
  await transfer(ctx, {
    key: `demo:opening:${username}`,
    kind: 'sys',
    reference: `shopper:${id}`,
    entries: [
      { account: external('opening'), cents: asCents(-openingCents) },
      { account: shopperAvailable(id), cents: asCents(openingCents) },
    ],
  });
  const addressIds: number[] = [];
  for (const { name, mobile, detail, label, districtCode } of shopper.addresses) {
    const { id: addressId } = await saveShopperAddress(ctx, id, {
      name,
      mobile,
      detail,
      label,
      is_default: addressIds.length === 0,
      province_code: `${districtCode.slice(0, 2)}0000`,
      city_code: `${districtCode.slice(0, 4)}00`,
      district_code: districtCode,
    });
    addressIds.push(addressId);
  }
  return { id, actor, addressId: addressIds[0] ?? 0 };
}
