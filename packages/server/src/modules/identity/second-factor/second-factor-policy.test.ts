/** Who must have a second factor, as the operator decides; and what shuts a login that is half done. */
import type { SecondFactorPolicy } from '@chengji/contract';
import {
  anOperator,
  aSeller,
  aShop,
  enrolSecondFactor,
  generateCode,
  getRefusalKey,
  type Market,
  type Person,
  startMarket,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('admin', { scope: 'file' }, ({ market }) => anOperator(market))
  .extend('operator', ({ market }) => anOperator(market, 'operator'))
  .extend('owner', { scope: 'file' }, async ({ market }) => (await aShop(market)).account);

type Kind = 'seller' | 'platform';

const decide = (admin: Person & { account: string }, value: SecondFactorPolicy) =>
  admin.client.call('POST /platform/settings/save', { name: 'identity.second_factor', value });
const logIn = (market: Market, kind: Kind, account: string, at: Market = market) =>
  at.client().call(`POST /${kind}/auth/login`, { account, password: testPassword });
const query = (market: Market, sql: string, values: unknown[]) =>
  market.server.kernel.database.pool.query(sql, values);

async function getTicket(market: Market, kind: Kind, account: string, at: Market = market): Promise<string> {
  const step = await logIn(market, kind, account, at);
  if (!('second_factor' in step)) throw new Error('no second factor was asked for');
  return step.second_factor.ticket;
}

describe('a second factor is asked of whom the operator decides', () => {
  it.for([
    ['nobody', [false, false, false]],
    ['platform_owner', [true, false, false]],
    ['platform', [true, true, false]],
    ['everyone', [true, true, true]],
  ] as const)('with %s', async ([policy, expected], { market, operator, admin, owner }) => {
    await decide(admin, policy);
    const steps = [
      await logIn(market, 'platform', admin.account),
      await logIn(market, 'platform', operator.account),
      await logIn(market, 'seller', owner),
    ];
    expect(steps.map((step) => 'second_factor' in step && step.second_factor.must_enrol)).toEqual(expected);
    await decide(admin, 'platform_owner');
  });

  it('and of anyone who set one up, also when it is not required', async ({ market, admin }) => {
    const clerk = await anOperator(market, 'support');
    await enrolSecondFactor(clerk, 'platform');
    await decide(admin, 'nobody');
    expect('second_factor' in (await logIn(market, 'platform', clerk.account))).toBe(true);
    await decide(admin, 'platform_owner');
  });

  it('and a shop’s owner who must have one sets it up by the ticket and is in', async ({
    market,
    admin,
    owner,
  }) => {
    await decide(admin, 'everyone');
    const ticket = await getTicket(market, 'seller', owner);
    const visitor = market.client();
    const { secret } = await visitor.call('POST /seller/auth/enrol', { ticket });
    const entered = await visitor.call('POST /seller/auth/enrol_confirm', {
      ticket,
      code: generateCode(secret),
    });
    const client = market.client(entered.token);
    expect(await client.call('GET /seller/auth/security')).toMatchObject({
      second_factor: { is_required: true, recovery_codes_left: 10 },
    });
    const remove = client.call('POST /seller/second_factor/remove', {});
    expect(await getRefusalKey(remove)).toBe('identity.second_factor_required');
    await decide(admin, 'platform_owner');
  });
});

describe('a login between its two steps', () => {
  it('is shut to who is suspended meanwhile', async ({ market }) => {
    const clerk = await anOperator(market, 'support');
    const { recoveryCodes } = await enrolSecondFactor(clerk, 'platform');
    const ticket = await getTicket(market, 'platform', clerk.account);
    await query(market, 'update platform_staff set is_active = false where id = $1', [clerk.id]);
    const second = market
      .client()
      .call('POST /platform/auth/second', { ticket, code: recoveryCodes[0] ?? '' });
    expect(await getRefusalKey(second)).toBe('identity.account_frozen');
  });

  it('enrols nobody by another side’s ticket, nor by one that was used', async ({ market }) => {
    const boss = await anOperator(market);
    const ticket = await getTicket(market, 'platform', boss.account);
    const visitor = market.client();
    const elsewhere = visitor.call('POST /seller/auth/enrol', { ticket });
    expect(await getRefusalKey(elsewhere)).toBe('identity.login_ticket_over');
    const { secret } = await visitor.call('POST /platform/auth/enrol', { ticket });
    const finish = () =>
      visitor.call('POST /platform/auth/enrol_confirm', { ticket, code: generateCode(secret) });
    const both = await Promise.allSettled([finish(), finish()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getRefusalKey(finish())).toBe('identity.login_ticket_over');
  });

  it('takes a recovery code once, also when it is sent many times at the same moment', async ({ market }) => {
    const clerk = await anOperator(market, 'support');
    const { recoveryCodes } = await enrolSecondFactor(clerk, 'platform');
    const code = recoveryCodes[0] ?? '';
    const tickets = await Promise.all([1, 2, 3, 4].map(() => getTicket(market, 'platform', clerk.account)));
    const entered = await Promise.allSettled(
      tickets.map((ticket) => market.client().call('POST /platform/auth/second', { ticket, code })),
    );
    expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

it('under another SECRET codes of the app are worth nothing, while recovery codes still let one in', async ({
  market,
}) => {
  const clerk = await aSeller(market, (await aShop(market)).id, 'goods');
  const { account } = await clerk.client.call('GET /seller/auth/info');
  const { secret, recoveryCodes } = await enrolSecondFactor(clerk, 'seller');
  await query(market, 'update second_factors set last_step = 0 where staff_id = $1 and kind = $2', [
    clerk.id,
    'seller',
  ]);
  const moved = await startMarket({
    databaseUrl: market.databaseUrl,
    environment: { SECRET: 'another secret of this market' },
  });
  const second = async (code: string) =>
    moved
      .client()
      .call('POST /seller/auth/second', { ticket: await getTicket(market, 'seller', account, moved), code });
  expect(await getRefusalKey(second(generateCode(secret)))).toBe('identity.wrong_second_factor');
  expect((await second(recoveryCodes[0] ?? '')).staff.account).toBe(account);
  await moved.stop();
});

it('a seller is asked for a confirmation like the platform’s staff, and gives it for one session', async ({
  market,
}) => {
  const boss = await aSeller(market, (await aShop(market)).id);
  const { account } = await boss.client.call('GET /seller/auth/info');
  await query(market, "update sessions set confirmed_at = null where kind = 'seller' and subject_id = $1", [
    boss.id,
  ]);
  const role = { name: '质检', name_en: 'Quality', rights: ['goods.read'] };
  const save = () => boss.client.call('POST /seller/roles/save', role);
  expect(await getRefusalKey(save())).toBe('identity.confirmation_required');
  const step = await logIn(market, 'seller', account);
  if (!('token' in step)) throw new Error('a second factor was asked for');
  await market.client(step.token).call('POST /seller/auth/confirm', { password: testPassword });
  expect(await getRefusalKey(save())).toBe('identity.confirmation_required');
  await boss.client.call('POST /seller/auth/confirm', { password: testPassword });
  await save();
});

it('an export of orders asks for a confirmation, while looking at them asks for none', async ({ market }) => {
  const clerk = await aSeller(market, (await aShop(market)).id, 'shipping');
  await query(market, "update sessions set confirmed_at = null where kind = 'seller' and subject_id = $1", [
    clerk.id,
  ]);
  await clerk.client.call('GET /seller/orders/list', {});
  const begin = () => clerk.client.call('POST /seller/orders/export', {});
  expect(await getRefusalKey(begin())).toBe('identity.confirmation_required');
  const wrong = clerk.client.call('POST /seller/auth/confirm', { password: 'not-the-password' });
  expect(await getRefusalKey(wrong)).toBe('identity.wrong_password');
  expect(await getRefusalKey(begin())).toBe('identity.confirmation_required');
  await clerk.client.call('POST /seller/auth/confirm', { password: testPassword });
  expect((await begin()).id).toBeGreaterThan(0);
  await market.finishTasks();
});
