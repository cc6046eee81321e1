/** Logins of staff that are overtaken by what shuts them out. */
import {
  anOperator,
  aSeller,
  aShop,
  interleave,
  logInStaff,
  type Market,
  type Person,
  startMarket,
  testPassword,
} from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../kernel/context.ts';
import { saveStaff } from '../../identity/index.ts';
import { shopStaffDirectory } from './shop-staff-directory.ts';

let market: Market;
let owner: Person;
let boss: Actor;
let shopId: number;
beforeAll(async () => {
  market = await startMarket();
  shopId = (await aShop(market)).id;
  owner = await aSeller(market, shopId);
  boss = { kind: 'seller', staffId: owner.id, shopId, rights: shopStaffDirectory.allRights, sessionId: 0 };
});
afterAll(() => market.stop());

/** The login of a clerk with the password they had, while `change` is made and not yet committed. */
async function logInDuring(change: { password?: string; active?: boolean }) {
  const clerk = await aSeller(market, shopId, 'goods');
  const { account, name, role } = await clerk.client.call('GET /seller/auth/info');
  const outcome = await interleave(
    market.context(boss),
    (ctx) =>
      saveStaff(shopStaffDirectory, ctx, { id: clerk.id, account, name, role, active: true, ...change }),
    () => logInStaff(market, 'seller', { account, password: testPassword }),
  );
  const { rows } = await market.server.kernel.database.pool.query(
    "select id from sessions where kind = 'seller' and subject_id = $1",
    [clerk.id],
  );
  return { key: outcome.status === 'rejected' ? outcome.reason.key : 'logged in', sessions: rows.length };
}

it('a login of staff with a password that is being changed is refused and leaves no session', async () => {
  const refused = { key: 'identity.wrong_account_or_password', sessions: 0 };
  expect(await logInDuring({ password: 'another-1234' })).toEqual(refused);
});

it('a login of staff who are being suspended is refused and leaves no session', async () => {
  expect(await logInDuring({ active: false })).toEqual({ key: 'identity.account_frozen', sessions: 0 });
});

it('a login of the platform’s staff ends with the change of password that came after it', async () => {
  const [admin, clerk] = [await anOperator(market), await anOperator(market, 'support')];
  const { token } = await logInStaff(market, 'platform', { account: clerk.account });
  await admin.client.call('POST /platform/staff/save', {
    id: clerk.id,
    version: 1,
    account: clerk.account,
    name: '客服',
    role: 'support',
    password: 'another-1234',
  });
  const info = market.client(token).call('GET /platform/auth/info');
  await expect(info).rejects.toMatchObject({ status: 401 });
});
