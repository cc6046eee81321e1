import { randomUUID } from 'node:crypto';
import {
  aCampaign,
  aGoods,
  aMember,
  anOrder,
  aPost,
  aShopFixture,
  aShopper,
  complain,
  decideComplaint,
  getRefusalKey,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const goodsTarget = async (shop: ShopFixture) => ({
  type: 'goods' as const,
  target_id: (await aGoods(shop)).id,
});
const list = ({ client }: Person, cursor?: string) =>
  client.call('GET /wanlshop/complaint/list', cursor ? { cursor, limit: 2 } : { limit: 2 });
const toDay = (market: Market, seconds: number) => market.context().calendar.toDay(new Date(seconds * 1_000));

describe('a complaint', () => {
  it('is submitted with a reason of its type, and answered within three days', async ({
    market,
    shop,
    shopper,
  }) => {
    const target = await goodsTarget(shop);
    const { rows } = await shopper.client.call('GET /wanlshop/complaint/reasons', { type: 'goods' });
    expect(rows.map(({ code }) => code)).toContain('counterfeit');
    expect(rows.map(({ code }) => code)).not.toContain('insult');
    const made = await complain(shopper, target, { reason: 'counterfeit', images: ['/files/00/a.webp'] });
    expect(made).toMatchObject({
      target: { type: 'goods', id: target.target_id, shop: { id: shop.id } },
      reason: { code: 'counterfeit', text: '疑似售假' },
      images: ['/files/00/a.webp'],
      state: 'submitted',
      answer: '',
      answered_at: null,
    });
    const threeDays = market.context().calendar.addDays(market.now(), 3);
    expect(toDay(market, made.due_at)).toBe(market.context().calendar.toDay(threeDays));
    expect(await shopper.client.call('GET /wanlshop/complaint/details', { id: made.id })).toEqual(made);
  });

  it('stays open when its time is over', async ({ market, shop, shopper }) => {
    const { id, due_at } = await complain(shopper, await goodsTarget(shop));
    await market.advance(4 * 86_400);
    const after = await shopper.client.call('GET /wanlshop/complaint/details', { id });
    expect(after).toMatchObject({ state: 'submitted', due_at });
  });

  it('is of a person, goods, a shop, a team, a post, or an own order', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const team = await aMember(market, await aCampaign(shop));
    const order = await anOrder(market, shopper, shop, { state: 'shipped' });
    const targets = [
      { type: 'user', target_id: (await aShopper(market)).id },
      { type: 'shop', target_id: shop.id },
      { type: 'group', target_id: team.teamId },
      { type: 'post', target_id: await aPost(market, shop) },
      { type: 'order', target_id: order.id },
    ] as const;
    for (const target of targets) {
      expect(await complain(shopper, target)).toMatchObject({ target: { type: target.type } });
    }
  });

  it('is refused of what is not there, of another’s order and of what nobody offers yet', async ({
    market,
    shop,
    shopper,
  }) => {
    const order = await anOrder(market, await aShopper(market), shop, { state: 'shipped' });
    for (const target of [
      { type: 'goods', target_id: 900_000_000 },
      { type: 'order', target_id: order.id },
      { type: 'live', target_id: 1 },
      { type: 'chat', target_id: 1 },
    ] as const) {
      expect(await getRefusalKey(complain(shopper, target)), target.type).toBe('complaints.target_unknown');
      const seen = shopper.client.call('GET /wanlshop/complaint/target', target);
      expect(await getRefusalKey(seen)).toBe('complaints.target_unknown');
    }
  });

  it('is refused of oneself, and for a reason that is not of its type', async ({ shop, shopper }) => {
    const oneself = { type: 'user', target_id: shopper.id } as const;
    expect(await getRefusalKey(complain(shopper, oneself))).toBe('complaints.target_yourself');
    const target = await goodsTarget(shop);
    const strange = complain(shopper, target, { reason: 'insult' });
    expect(await getRefusalKey(strange)).toBe('complaints.reason_unknown');
  });

  it('is one of a person while the target’s case is open, and may be another afterwards', async ({
    market,
    operator,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const target = await goodsTarget(shop);
    const first = await complain(shopper, target);
    expect(await getRefusalKey(complain(shopper, target))).toBe('complaints.already_open');
    await decideComplaint(operator, target, { verdict: 'dismissed' });
    expect((await complain(shopper, target)).id).toBeGreaterThan(first.id);
  });

  it('is refused above five a day, what was refused not counted, until the next day', async ({
    market,
    shop,
  }) => {
    const shopper = await aShopper(market);
    const target = await goodsTarget(shop);
    await complain(shopper, target);
    await getRefusalKey(complain(shopper, target));
    for (let n = 0; n < 4; n += 1) await complain(shopper, await goodsTarget(shop));
    const other = await goodsTarget(shop);
    expect(await getRefusalKey(complain(shopper, other))).toBe('complaints.too_many_today');
    await market.advance(86_400);
    expect(await complain(shopper, other)).toMatchObject({ state: 'submitted' });
  });

  it('is submitted once by the same key', async ({ market, shop }) => {
    const shopper = await aShopper(market);
    const input = {
      ...(await goodsTarget(shop)),
      reason: 'other',
      content: '同一个请求发了两次，只应记一次',
    };
    const idempotencyKey = randomUUID();
    const submit = () => shopper.client.call('POST /wanlshop/complaint/submit', input, { idempotencyKey });
    expect((await submit()).id).toBe((await submit()).id);
  });

  it('is listed page by page, and another’s is not there', async ({ market, shop, shopper: stranger }) => {
    const shopper = await aShopper(market);
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await complain(shopper, await goodsTarget(shop))).id);
    const first = await list(shopper);
    const second = await list(shopper, first.next ?? '');
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    const seen = stranger.client.call('GET /wanlshop/complaint/details', { id: ids[0] ?? 0 });
    expect(await getRefusalKey(seen)).toBe('common.not_found');
  });
});

describe('what would be complained about', () => {
  it('comes with what stands behind it', async ({ market, shopper }) => {
    const shop = await aShopFixture(market);
    const campaign = await aCampaign(shop);
    const { teamId } = await aMember(market, campaign);
    const { target, others } = await shopper.client.call('GET /wanlshop/complaint/target', {
      type: 'group',
      target_id: teamId,
    });
    expect(target).toMatchObject({ type: 'group', id: teamId });
    expect(others).toMatchObject([
      { type: 'goods', id: campaign.goodsId },
      { type: 'shop', id: shop.id },
    ]);
  });
});
