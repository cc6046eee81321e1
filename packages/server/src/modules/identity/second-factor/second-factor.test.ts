/** The second factor of staff: set up, asked for, lost. */
import {
  anOperator,
  aSeller,
  aShop,
  enrolSecondFactor,
  generateCode,
  getRefusalKey,
  logInStaff,
  type Market,
  type Person,
  testPassword,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend(
    'second',
    ({ market }) =>
      (input: Second) =>
        market.client().call('POST /platform/auth/second', input),
  )
  /** The ticket that a login by password alone answers. */
  .extend('beginLogin', ({ market }) => async (account: string) => {
    const step = await attempt(market, account);
    if (!('second_factor' in step)) throw new Error('no second factor was asked for');
    return step.second_factor;
  })
  .extend('enrolled', ({ market }) => async (role: 'admin' | 'operator' | 'support' = 'operator') => {
    const person = await anOperator(market, role);
    return { person, ...(await enrolSecondFactor(person, 'platform')) };
  });

type Operator = Person & { account: string };
type Second = { ticket: string; code: string };

const query = async (market: Market, sql: string, values: unknown[] = []) =>
  (await market.server.kernel.database.pool.query(sql, values)).rows as Record<string, unknown>[];
const attempt = (market: Market, account: string) =>
  market.client().call('POST /platform/auth/login', { account, password: testPassword });

/** Lets the app show a code that has not been used. */
const nextCode = async (market: Market, { id }: Operator, secret: string) => {
  await query(market, 'update second_factors set last_step = 0 where staff_id = $1', [id]);
  return generateCode(secret);
};

describe('logging in with a second factor', () => {
  it('takes the password and then a code, and neither alone', async ({
    market,
    second,
    beginLogin,
    enrolled,
  }) => {
    const { person, secret } = await enrolled();
    const { ticket, must_enrol } = await beginLogin(person.account);
    expect(must_enrol).toBe(false);
    expect(await getRefusalKey(second({ ticket, code: '000000' }))).toBe('identity.wrong_second_factor');
    const { token, staff } = await second({ ticket, code: await nextCode(market, person, secret) });
    expect(staff.account).toBe(person.account);
    expect(await market.client(token).call('GET /platform/auth/info')).toEqual(staff);
  });

  it('takes a ticket once', async ({ market, second, beginLogin, enrolled }) => {
    const { person, secret, recoveryCodes } = await enrolled();
    const { ticket } = await beginLogin(person.account);
    await second({ ticket, code: await nextCode(market, person, secret) });
    const again = second({ ticket, code: recoveryCodes[0] ?? '' });
    expect(await getRefusalKey(again)).toBe('identity.login_ticket_over');
  });

  it('takes a ticket for five minutes, and for its own side of the console', async ({
    market,
    second,
    beginLogin,
    enrolled,
  }) => {
    const { person, recoveryCodes } = await enrolled();
    const code = recoveryCodes[0] ?? '';
    const { ticket } = await beginLogin(person.account);
    const elsewhere = market.client().call('POST /seller/auth/second', { ticket, code });
    expect(await getRefusalKey(elsewhere)).toBe('identity.login_ticket_over');
    await query(market, "update login_tickets set expires_at = expires_at - interval '5 minutes'");
    expect(await getRefusalKey(second({ ticket, code }))).toBe('identity.login_ticket_over');
    expect(await getRefusalKey(second({ ticket: 'made-up', code }))).toBe('identity.login_ticket_over');
  });

  it('takes a code once, also when it is sent twice at the same moment', async ({
    market,
    second,
    beginLogin,
    enrolled,
  }) => {
    const { person, secret } = await enrolled();
    const tickets = [await beginLogin(person.account), await beginLogin(person.account)];
    const code = await nextCode(market, person, secret);
    const entered = await Promise.allSettled(tickets.map(({ ticket }) => second({ ticket, code })));
    expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('checks five wrong codes from any place, and then no more for a while', async ({
    second,
    beginLogin,
    enrolled,
  }) => {
    const { person, recoveryCodes } = await enrolled();
    const { ticket } = await beginLogin(person.account);
    const keys = await Promise.all(
      Array.from({ length: 9 }, (_, at) => getRefusalKey(second({ ticket, code: `00000${at}` }))),
    );
    expect(keys.filter((key) => key === 'identity.wrong_second_factor')).toHaveLength(5);
    const right = { ticket, code: recoveryCodes[0] ?? '' };
    expect(await getRefusalKey(second(right))).toBe('identity.too_many_tries');
  });

  it('is over with the change of password that came between its steps', async ({
    market,
    second,
    beginLogin,
    enrolled,
  }) => {
    const admin = await anOperator(market);
    const { person, recoveryCodes } = await enrolled();
    const { ticket } = await beginLogin(person.account);
    const entry = { id: person.id, version: 1, account: person.account, name: '运营', role: 'operator' };
    await admin.client.call('POST /platform/staff/save', { ...entry, password: 'another-1234' });
    const late = second({ ticket, code: recoveryCodes[0] ?? '' });
    expect(await getRefusalKey(late)).toBe('identity.login_ticket_over');
  });

  it('is the same for a shop’s people', async ({ market }) => {
    const shop = await aShop(market);
    const seller = await aSeller(market, shop.id, 'goods');
    const { account } = await seller.client.call('GET /seller/auth/info');
    const { recoveryCodes } = await enrolSecondFactor(seller, 'seller');
    const step = await market.client().call('POST /seller/auth/login', { account, password: testPassword });
    if (!('second_factor' in step)) throw new Error('no second factor was asked for');
    const { staff } = await market
      .client()
      .call('POST /seller/auth/second', { ticket: step.second_factor.ticket, code: recoveryCodes[0] ?? '' });
    expect(staff.shop?.id).toBe(shop.id);
  });
});

describe('a recovery code', () => {
  it('stands in for the app once, however it is typed', async ({ market, second, beginLogin, enrolled }) => {
    const { person, recoveryCodes } = await enrolled();
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const { token } = await second({ ...(await beginLogin(person.account)), code });
    const { second_factor } = await market.client(token).call('GET /platform/auth/security');
    expect(second_factor.recovery_codes_left).toBe(9);
    const again = second({ ...(await beginLogin(person.account)), code });
    expect(await getRefusalKey(again)).toBe('identity.wrong_second_factor');
  });

  it('is void when new ones are made', async ({ second, beginLogin, enrolled }) => {
    const { person, recoveryCodes } = await enrolled();
    const { recovery_codes } = await person.client.call('POST /platform/second_factor/codes', {});
    const { ticket } = await beginLogin(person.account);
    const old = second({ ticket, code: recoveryCodes[0] ?? '' });
    expect(await getRefusalKey(old)).toBe('identity.wrong_second_factor');
    await second({ ticket, code: recovery_codes[0] ?? '' });
  });

  it('is stored in no form that gives it back, nor is the secret or a ticket', async ({
    market,
    beginLogin,
    enrolled,
  }) => {
    const { person, secret, recoveryCodes } = await enrolled();
    const { ticket } = await beginLogin(person.account);
    const kept = JSON.stringify([
      await query(market, 'select * from second_factors'),
      await query(market, 'select * from recovery_codes'),
      await query(market, 'select * from login_tickets'),
      await query(market, 'select * from audit_log'),
    ]);
    for (const known of [
      secret,
      ticket,
      ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')]),
    ])
      expect(kept).not.toContain(known);
  });
});

describe('the platform’s owner', () => {
  const begin = (market: Market, ticket: string) =>
    market.client().call('POST /platform/auth/enrol', { ticket });
  const finish = (market: Market, input: Second) =>
    market.client().call('POST /platform/auth/enrol_confirm', input);

  it('is let in only once a second factor is set up', async ({ market, second, beginLogin }) => {
    const admin = await anOperator(market);
    const { ticket, must_enrol } = await beginLogin(admin.account);
    expect(must_enrol).toBe(true);
    expect(await getRefusalKey(second({ ticket, code: '123456' }))).toBe('identity.login_ticket_over');
    const { secret, uri } = await begin(market, ticket);
    expect(uri).toContain(secret);
    expect(await getRefusalKey(finish(market, { ticket, code: '000000' }))).toBe(
      'identity.wrong_second_factor',
    );
    const { token, recovery_codes } = await finish(market, { ticket, code: generateCode(secret) });
    expect(recovery_codes).toHaveLength(10);
    await market.client(token).call('GET /platform/auth/info');
    expect((await beginLogin(admin.account)).must_enrol).toBe(false);
  });

  it('who has one is not given another by password alone', async ({ market, beginLogin }) => {
    const admin = await anOperator(market);
    const tickets = [await beginLogin(admin.account), await beginLogin(admin.account)] as const;
    const { secret } = await begin(market, tickets[0].ticket);
    await finish(market, { ticket: tickets[0].ticket, code: generateCode(secret) });
    expect(await getRefusalKey(begin(market, tickets[1].ticket))).toBe('identity.login_ticket_over');
  });

  it('cannot switch it off, while others can', async ({ market, enrolled }) => {
    const owner = await enrolled('admin');
    const remove = (who: Person) => who.client.call('POST /platform/second_factor/remove', {});
    expect(await getRefusalKey(remove(owner.person))).toBe('identity.second_factor_required');
    const { person } = await enrolled('support');
    await remove(person);
    await logInStaff(market, 'platform', { account: person.account });
    expect(await getRefusalKey(remove(person))).toBe('identity.second_factor_none');
  });
});

describe('a second factor that is lost', () => {
  const removeFactor = (who: Person, id: number) =>
    who.client.call('POST /platform/staff/remove_second_factor', { id });

  it('is removed by a colleague, which ends what is open and stands in the audit log', async ({
    market,
    enrolled,
  }) => {
    const admin = await anOperator(market);
    const { person } = await enrolled('operator');
    const { rows } = await admin.client.call('GET /platform/staff/list', { keyword: person.account });
    expect(rows[0]).toMatchObject({ id: person.id, second_factor: true });
    await removeFactor(admin, person.id);
    expect(await getRefusalKey(person.client.call('GET /platform/auth/info'))).toBe('common.login_required');
    await logInStaff(market, 'platform', { account: person.account });
    const [entry] = await query(
      market,
      "select * from audit_log where call = 'POST /platform/staff/remove_second_factor' and subject_id = $1",
      [String(person.id)],
    );
    expect(entry).toMatchObject({ staff_id: String(admin.id), before: { second_factor: true } });
    expect(await getRefusalKey(removeFactor(admin, person.id))).toBe('identity.second_factor_none');
  });

  it('is not one’s own, nor one of somebody who may do more', async ({ market, enrolled }) => {
    const admin = await enrolled('admin');
    expect(await getRefusalKey(removeFactor(admin.person, admin.person.id))).toBe('identity.own_staff_entry');
    const boss = await anOperator(market);
    const role = { name: `人事 ${boss.id}`, name_en: 'People', rights: ['staff.read', 'staff.write'] };
    const { key } = await boss.client.call('POST /platform/roles/save', role);
    const lead = await anOperator(market, 'support');
    await query(market, 'update platform_staff set role = $1 where id = $2', [key, lead.id]);
    expect(await getRefusalKey(removeFactor(lead, admin.person.id))).toBe('identity.beyond_own_rights');
    expect(await getRefusalKey(removeFactor(boss, 999_999))).toBe('common.not_found');
  });

  it('stays in force while another is set up, until that shows a code', async ({
    market,
    second,
    beginLogin,
    enrolled,
  }) => {
    const { person, secret } = await enrolled();
    const { secret: next } = await person.client.call('POST /platform/second_factor/begin', {});
    const first = await beginLogin(person.account);
    await second({ ...first, code: await nextCode(market, person, secret) });
    await person.client.call('POST /platform/second_factor/confirm', { code: generateCode(next) });
    const { ticket } = await beginLogin(person.account);
    const old = second({ ticket, code: await nextCode(market, person, secret) });
    expect(await getRefusalKey(old)).toBe('identity.wrong_second_factor');
    await second({ ticket, code: await nextCode(market, person, next) });
  });
});
