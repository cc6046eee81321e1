import { aFriend, anOperator, aReferralChain, aShopper, getRefusalKey, openSmsInbox } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { bindShopper } from './bind-shopper.ts';
import { findBinding } from './binding.queries.ts';
import { getCode } from './get-code.ts';

const dayS = 86_400;

describe('a referral code', () => {
  it('is six letters and digits, everybody’s own, and stays', async ({ market, shopper }) => {
    const info = () => shopper.client.call('GET /wanlshop/distribution/info', {});
    const first = await info();
    expect(first.mine?.code).toMatch(/^[A-Z2-9]{6}$/);
    expect(first.mine?.link).toBe(`/?ref=${first.mine?.code}`);
    const codes = await Promise.all([info(), info(), getCode(market.context(), shopper.id)]);
    expect(new Set(codes.map((one) => (typeof one === 'string' ? one : one.mine?.code)))).toEqual(
      new Set([first.mine?.code]),
    );
  });

  it('is nobody’s for a visitor, who sees how it works', async ({ market }) => {
    const info = await market.client().call('GET /wanlshop/distribution/info', {});
    expect(info).toEqual({ enabled: true, rates: { first: 500, second: 200 }, bind_days: 30, mine: null });
  });
});

describe('registering by a link', () => {
  it('binds once and for ever, to whose link it was and to who brought them', async ({ market }) => {
    const [top, middle, last] = await aReferralChain(market, 3);
    const { db } = market.context();
    expect(await findBinding(db, last?.id ?? 0)).toMatchObject({ referrerId: middle?.id, secondId: top?.id });
    const { mine } = (await top?.client.call('GET /wanlshop/distribution/info', {})) ?? {};
    expect(mine?.people).toMatchObject({ first: { count: 1 }, second: { count: 1 } });
    const other = await aShopper(market);
    const referrer = await getCode(market.context(), other.id);
    await bindShopper(market.context(), { shopperId: last?.id ?? 0, referrer });
    expect(await findBinding(db, last?.id ?? 0)).toMatchObject({ referrerId: middle?.id });
  });

  it('does so by a code login that makes an account, and by no other login', async ({ market, shopper }) => {
    const inbox = openSmsInbox(market);
    const referrer = (await getCode(market.context(), shopper.id)).toLowerCase();
    const logIn = async () => {
      const mobile = '13511110001';
      await market.advance(120);
      await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'login' });
      const code = inbox.generateCode(mobile, 'login');
      const asked = { mobile, code, agree: true as const, referrer };
      return (await market.client().call('POST /wanlshop/user/mobilelogin', asked)).userinfo.id;
    };
    const id = await logIn();
    await market.settle();
    expect(await findBinding(market.context().db, id)).toMatchObject({ referrerId: shopper.id });
    expect(await logIn()).toBe(id);
  });

  it('counts within the days the operator sets', async ({ market, operator, shopper }) => {
    const { db } = market.context();
    const referrer = await getCode(market.context(), shopper.id);
    const come = async (daysAgo: number) => {
      const { id } = await aShopper(market);
      const referredAt = market.seconds() - daysAgo * dayS;
      await bindShopper(market.context(), { shopperId: id, referrer, referredAt });
      return (await findBinding(db, id)) !== null;
    };
    expect([await come(29), await come(31)]).toEqual([true, false]);
    await operator.client.call('POST /platform/settings/save', { name: 'referral.bind_days', value: 40 });
    expect(await come(31)).toBe(true);
    await operator.client.call('POST /platform/settings/save', { name: 'referral.bind_days', value: 30 });
  });

  it('never binds to oneself, to nobody, in a ring, or to who is blocked', async ({ market, operator }) => {
    const { db } = market.context();
    const [top, middle] = await aReferralChain(market, 2);
    if (!top || !middle) throw new Error('a chain of two');
    const findCode = ({ id }: { id: number }) => getCode(market.context(), id);
    await bindShopper(market.context(), { shopperId: top.id, referrer: await findCode(top) });
    await bindShopper(market.context(), { shopperId: top.id, referrer: await findCode(middle) });
    await bindShopper(market.context(), { shopperId: top.id, referrer: 'ZZZZZZ' });
    await bindShopper(market.context(), { shopperId: top.id, referrer: 'no code' });
    expect(await findBinding(db, top.id)).toBeNull();
    await operator.client.call('POST /platform/referral/block', { id: middle.id, reason: '刷单' });
    const { id } = await aFriend(market, middle);
    expect(await findBinding(db, id)).toBeNull();
  });

  it('binds nobody while referral is off', async ({ market, operator, shopper }) => {
    const set = (value: boolean) =>
      operator.client.call('POST /platform/settings/save', { name: 'referral.enabled', value });
    await set(false);
    const { id } = await aFriend(market, shopper);
    expect(await findBinding(market.context().db, id)).toBeNull();
    await set(true);
  });

  it('shows who came, latest first and masked, to who brought them alone', async ({ market }) => {
    const top = await aShopper(market);
    const friends = [await aFriend(market, top), await aFriend(market, top)];
    const first = await top.client.call('GET /wanlshop/distribution/people', { limit: 1 });
    expect(first.rows[0]?.nickname).toMatch(/^s\*\*\*\d$/);
    const rest = await top.client.call('GET /wanlshop/distribution/people', { cursor: first.next ?? '' });
    expect(rest.rows).toHaveLength(1);
    expect(rest.next).toBeNull();
    const [friend] = friends;
    expect((await friend?.client.call('GET /wanlshop/distribution/people', {}))?.rows).toEqual([]);
    const visitor = market.client().call('GET /wanlshop/distribution/people', {});
    expect(await getRefusalKey(visitor)).toBe('common.login_required');
    const clerk = await anOperator(market, 'support');
    expect(await getRefusalKey(clerk.client.call('GET /platform/referral/people', {}))).toBe(
      'common.no_permission',
    );
  });
});
