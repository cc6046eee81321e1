import { aCoupon, anOperator, aShopper, getRefusalKey, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const setLevel = ({ client }: Person, id: number, level: number) =>
  client.call('POST /platform/users/set-level', { id, level });

describe('a shopper’s level', () => {
  it('is set by the platform, so that vip coupons of that level can be taken', async ({
    market,
    operator,
    shop,
  }) => {
    const { id, client } = await aShopper(market);
    const coupon = await aCoupon(shop.seller, { type: 'vip', level: 3 });
    const receive = () => client.call('POST /wanlshop/coupon/receive', { id: coupon });
    expect(await getRefusalKey(receive())).toBe('coupons.level_too_low');
    await setLevel(operator, id, 3);
    expect((await client.call('GET /wanlshop/user/info')).userinfo.level).toBe(3);
    await receive();
    const audit = { subject: 'shopper', keyword: String(id) };
    expect((await operator.client.call('GET /platform/audit/list', audit)).rows).toMatchObject([
      { before: { level: 1 }, after: { level: 3 } },
    ]);
  });

  it('is set only by staff who may write users, of a person who is there', async ({ market, operator }) => {
    const { id } = await aShopper(market);
    const clerk = await anOperator(market, 'operator');
    expect(await getRefusalKey(setLevel(clerk, id, 2))).toBe('common.no_permission');
    expect(await getRefusalKey(setLevel(operator, 999_999, 2))).toBe('common.not_found');
  });
});
