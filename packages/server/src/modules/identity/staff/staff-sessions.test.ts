import { anOperator, getRefusalKey, logInStaff } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

it('the sessions of a member of staff are listed, this one first, and ended one by one or all others', async ({
  market,
}) => {
  const person = await anOperator(market, 'support');
  const others = [];
  for (let made = 0; made < 3; made += 1) {
    others.push(await logInStaff(market, 'platform', { account: person.account }));
  }
  const { rows } = await person.client.call('GET /platform/auth/sessions');
  expect(rows.map(({ is_current }) => is_current)).toEqual([true, false, false, false]);
  await person.client.call('POST /platform/auth/session/end', { id: rows[1]?.id ?? 0 });
  expect(await person.client.call('POST /platform/auth/session/end_others', {})).toEqual({ ended: 2 });
  for (const { token } of others) {
    expect(await getRefusalKey(market.client(token).call('GET /platform/auth/info'))).toBe(
      'common.login_required',
    );
  }
  const own = person.client.call('POST /platform/auth/session/end', { id: rows[0]?.id ?? 0 });
  expect(await getRefusalKey(own)).toBe('identity.session_current');
});

it('the sessions of a colleague are not there', async ({ market }) => {
  const [one, other] = [await anOperator(market, 'support'), await anOperator(market, 'support')];
  const { rows } = await other.client.call('GET /platform/auth/sessions');
  const end = one.client.call('POST /platform/auth/session/end', { id: rows[0]?.id ?? 0 });
  expect(await getRefusalKey(end)).toBe('common.not_found');
});
