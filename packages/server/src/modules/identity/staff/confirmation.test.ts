/** Calls that ask who is at the console once more. */
import {
  anOperator,
  enrolSecondFactor,
  generateCode,
  getRefusalKey,
  type Market,
  type Person,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

const it = marketTest.extend('marketOptions', { environment: { DEMO: '1' } });

let admin: Person & { account: string };
it.beforeEach(async ({ market }) => {
  admin = await anOperator(market);
});

const change = (value: number) =>
  admin.client.call('POST /platform/settings/save', { name: 'orders.auto_close_minutes', value });
const confirm = (proof: { password?: string; code?: string } = {}) =>
  admin.client.call('POST /platform/auth/confirm', { password: testPassword, ...proof });
/** Lets real time pass for a logged-in person: no clock of the market moves it. */
const passMinutes = (market: Market, minutes: number) =>
  market.server.kernel.database.pool.query(
    "update sessions set confirmed_at = confirmed_at - $1 * interval '1 minute' where subject_id = $2 and kind = 'platform'",
    [minutes, admin.id],
  );

it('a login counts as a confirmation for ten minutes', async ({ market }) => {
  await passMinutes(market, 9);
  await change(31);
  await passMinutes(market, 1);
  expect(await getRefusalKey(change(32))).toBe('identity.confirmation_required');
});

it('a confirmation by the password opens them again, for this session alone', async ({ market }) => {
  await passMinutes(market, 60);
  expect(await getRefusalKey(change(33))).toBe('identity.confirmation_required');
  await confirm();
  await change(33);
});

it('moving the market’s clock by days asks nobody again', async ({ market }) => {
  await market.advance(5 * 86_400);
  await change(34);
});

it('a wrong password confirms nothing and counts as an attempt on the account', async ({ market }) => {
  await passMinutes(market, 60);
  const guesses = Array.from({ length: 8 }, () => getRefusalKey(confirm({ password: 'wrong-1' })));
  const keys = await Promise.all(guesses);
  expect(keys.filter((key) => key === 'identity.wrong_password')).toHaveLength(5);
  expect(await getRefusalKey(confirm())).toBe('identity.too_many_tries');
  expect(await getRefusalKey(change(35))).toBe('identity.confirmation_required');
});

it('who has a second factor confirms by both', async ({ market }) => {
  const { secret, recoveryCodes } = await enrolSecondFactor(admin, 'platform');
  await passMinutes(market, 60);
  expect(await getRefusalKey(confirm())).toBe('identity.second_factor_missing');
  expect(await getRefusalKey(confirm({ code: generateCode(secret) }))).toBe('identity.wrong_second_factor');
  expect(await getRefusalKey(change(36))).toBe('identity.confirmation_required');
  await confirm({ code: recoveryCodes[0] });
  await change(36);
});

it('a person without the right learns that first', async ({ market }) => {
  admin = await anOperator(market, 'support');
  await passMinutes(market, 60);
  const answer = await market.request(
    'POST /platform/settings/save',
    { name: 'orders.auto_close_minutes', value: 30 },
    { token: admin.token },
  );
  expect(answer.status).toBe(403);
});
