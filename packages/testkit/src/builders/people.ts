/** The people a test is about: shoppers, sellers of a shop, and the operator, each with a client of their own. */
import type { CallClient } from '@chengji/client-kit';
import type { Language, ShopType } from '@chengji/contract';
import type { StaffLoggedIn } from '@chengji/contract/identity/staff-security.calls';
import { addPlatformStaff, addShopper, openSession } from '@chengji/server/modules/identity/index';
import { addStaff, openShop } from '@chengji/server/modules/shops/index';
import type { Market } from '../market.ts';

export const testPassword = 'demo1234';
export const testPayPassword = '246810';

export type Person = { readonly id: number; readonly token: string; readonly client: CallClient };
export type ShopperPerson = Person & { readonly username: string; readonly mobile: string };

/** One after the other, so that no two people of a run share a name or number. */
let made = 0;

async function loggedIn(
  market: Market,
  kind: 'shopper' | 'seller' | 'platform',
  id: number,
): Promise<Person> {
  const token = await openSession(market.context(), kind, id);
  return { id, token, client: market.client(token) };
}

type ShopperTraits = {
  username?: string;
  nickname?: string;
  mobile?: string;
  payPassword?: string;
  referrer?: string;
};

/** A shopper who is logged in, with `testPassword` and, by default, `testPayPassword`. */
export async function aShopper(market: Market, traits: ShopperTraits = {}): Promise<ShopperPerson> {
  made += 1;
  const { username = `shopper_${made}`, mobile = `137${String(made).padStart(8, '0')}` } = traits;
  const { nickname = username, payPassword = testPayPassword } = traits;
  const id = await addShopper(market.context(), {
    username,
    nickname,
    mobile,
    password: testPassword,
    payPassword,
    referrer: traits.referrer ?? null,
  });
  return { ...(await loggedIn(market, 'shopper', id)), username, mobile };
}

export type TestShop = { readonly id: number; readonly name: string; readonly account: string };

/** A shop with an owner, who logs in by `account` and `testPassword`. */
export async function aShop(
  market: Market,
  traits: { type?: ShopType; name?: string } = {},
): Promise<TestShop> {
  made += 1;
  const { name = `小店 ${made}`, type = 'enterprise' } = traits;
  const account = `owner_${made}`;
  const { id } = await openShop(market.context(), {
    type,
    name,
    nameEn: `Shop ${made}`,
    logo: '/files/00/logo.webp',
    city: '杭州',
    cityEn: 'Hangzhou',
    owner: { account, name: '店主', password: testPassword },
  });
  return { id, name, account };
}

/** Someone who works in this shop, logged in to its console. */
export async function aSeller(
  market: Market,
  shopId: number,
  role: 'owner' | 'goods' | 'shipping' | 'service' | 'finance' = 'owner',
): Promise<Person> {
  made += 1;
  const staff = { shopId, account: `seller_${made}`, name: `店员 ${made}`, role, password: testPassword };
  return loggedIn(market, 'seller', await addStaff(market.context(), staff));
}

/** Someone of the platform's staff, logged in to its console. */
export async function anOperator(
  market: Market,
  role: 'admin' | 'operator' | 'support' | 'finance' = 'admin',
): Promise<Person & { account: string }> {
  made += 1;
  const staff = { account: `operator_${made}`, name: `运营 ${made}`, role, password: testPassword };
  const id = await addPlatformStaff(market.context(), staff);
  return { ...(await loggedIn(market, 'platform', id)), account: staff.account };
}

type Login = { account: string; password?: string; language?: Language };

/** Logs someone in to their side of the console, by password alone: with a second factor due it fails. */
export async function logInStaff(
  market: Market,
  kind: 'seller' | 'platform',
  { account, password = testPassword, language = 'zh' }: Login,
): Promise<StaffLoggedIn> {
  const step = await market.client(null, language).call(`POST /${kind}/auth/login`, { account, password });
  if ('second_factor' in step) throw new Error(`${account} is asked for a second factor`);
  return step;
}
