/** Logins of staff that are overtaken by what shuts them out. */
import { anOperator, aSeller, aShop, interleave, logInStaff, testPassword } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect } from 'vitest';
import type { Actor } from '../../../kernel/context.ts';
import { saveStaff } from '../../identity/index.ts';
import { shopStaffDirectory } from './shop-staff-directory.ts';

const it = marketTest
  .extend('shopId', { scope: 'file' }, async ({ market }) => (await aShop(market)).id)
  .extend('owner', { scope: 'file' }, ({ market, shopId }) => aSeller(market, shopId))
  .extend(
    'boss',
    { scope: 'file' },
    ({ shopId, owner }): Actor => ({
      kind: 'seller',
      staffId: owner.id,
      shopId,
      rights: shopStaffDirectory.allRights,
      sessionId: 0,
    }),
  )
  /** The login of a clerk with the password they had, while `change` is made and not yet committed. */
  .extend(
    'logInDuring',
    ({ market, shopId, boss }) =>
      async (change: { password?: string; active?: boolean }) => {
        const clerk = await aSeller(market, shopId, 'goods');
        const { account, name, role } = await clerk.client.call('GET /seller/auth/info');
        const outcome = await interleave(
          market.context(boss),
          (ctx) =>
            saveStaff(shopStaffDirectory, ctx, {
              id: clerk.id,
              account,
              name,
              role,
              active: true,
              ...change,
            }),
          () => logInStaff(market, 'seller', { account, password: testPassword }),
        );
        const { rows } = await market.server.kernel.database.pool.query(
          "select id from sessions where kind = 'seller' and subject_id = $1",
          [clerk.id],
        );
        return {
          key: outcome.status === 'rejected' ? outcome.reason.key : 'logged in',
          sessions: rows.length,
        };
      },
  );

it('a login of staff with a password that is being changed is refused and leaves no session', async ({
  logInDuring,
}) => {
  const refused = { key: 'identity.wrong_account_or_password', sessions: 0 };
  expect(await logInDuring({ password: 'another-1234' })).toEqual(refused);
});

it('a login of staff who are being suspended is refused and leaves no session', async ({ logInDuring }) => {
  expect(await logInDuring({ active: false })).toEqual({ key: 'identity.account_frozen', sessions: 0 });
});

it('a login of the platform’s staff ends with the change of password that came after it', async ({
  market,
}) => {
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
