import type { CallIn } from '@chengji/contract';
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
  findOpenCase,
  getRefusalKey,
  type Person,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Decision = CallIn<'POST /platform/complaints/decide'>;

const details = ({ client }: Person, id: number) => client.call('GET /platform/complaints/details', { id });
const warnings = async ({ client }: Person) => (await client.call('GET /seller/warnings/list', {})).rows;
const audits = async ({ client }: Person, id: number) =>
  (await client.call('GET /platform/audit/list', { subject: 'complaint' })).rows.filter(
    ({ subject_id }) => subject_id === String(id),
  );

describe('the complaints about one target', () => {
  it('are one row by when the first is due, with all of them beside the target', async ({
    market,
    operator,
  }) => {
    const shop = await aShopFixture(market);
    const target = { type: 'goods', target_id: (await aGoods(shop, { price: '68.00' })).id } as const;
    const first = await complain(await aShopper(market), target, { reason: 'false_advertising' });
    await market.advance(3_600);
    await complain(await aShopper(market), target, { reason: 'counterfeit' });
    await complain(await aShopper(market), target, { reason: 'counterfeit' });
    const { rows, counts } = await operator.client.call('GET /platform/complaints/list', { type: 'goods' });
    const row = rows.find(({ target: { id } }) => id === target.target_id);
    expect(row).toMatchObject({ count: 3, reasons: ['疑似售假', '虚假宣传'], due_at: first.due_at });
    const ofTarget = { type: 'goods', target_id: target.target_id } as const;
    const { rows: alone } = await operator.client.call('GET /platform/complaints/list', ofTarget);
    expect(alone.map(({ id }) => id)).toEqual([row?.id]);
    expect(counts.submitted).toBeGreaterThan(0);
    const seen = await details(operator, row?.id ?? 0);
    expect(seen.complaints).toHaveLength(3);
    expect(seen).toMatchObject({
      facts: expect.arrayContaining([{ name: '售价', value: '¥68.00' }]),
      measures: ['take_down', 'warn', 'suspend_shop'],
      can: { take: true, decide: true, restore: false },
    });
  });

  it('are taken once, which those who complained see', async ({ market, operator, shop }) => {
    const target = { type: 'shop', target_id: shop.id } as const;
    const shopper = await aShopper(market);
    const { id } = await complain(shopper, target);
    const caseId = await findOpenCase(operator, target);
    const take = () => operator.client.call('POST /platform/complaints/take', { id: caseId });
    expect(await take()).toMatchObject({ state: 'processing', can: { take: false, decide: true } });
    expect(await getRefusalKey(take())).toBe('complaints.state_changed');
    const seen = await shopper.client.call('GET /wanlshop/complaint/details', { id });
    expect(seen.state).toBe('processing');
  });

  it('are answered together: each person is told once, and may not be decided again', async ({
    market,
    operator,
    shop,
  }) => {
    const target = { type: 'goods', target_id: (await aGoods(shop)).id } as const;
    const people = [await aShopper(market), await aShopper(market)];
    for (const person of people) await complain(person, target);
    const id = await findOpenCase(operator, target);
    const input = { id, verdict: 'dismissed', answer: '未发现违规' } as const;
    await operator.client.call('POST /platform/complaints/decide', input);
    for (const { client } of people) {
      const [own] = (await client.call('GET /wanlshop/complaint/list', {})).rows;
      expect(own).toMatchObject({ state: 'dismissed', answer: '未发现违规' });
      const { rows } = await client.call('GET /wanlshop/notice/list', { kind: 'notify' });
      expect(rows.filter(({ modules }) => modules === 'complaint')).toMatchObject([
        { modules_id: own?.id, title: '您的投诉已答复' },
      ]);
    }
    const again = operator.client.call('POST /platform/complaints/decide', input);
    expect(await getRefusalKey(again)).toBe('complaints.state_changed');
    expect(await audits(operator, id)).toMatchObject([{ after: { state: 'dismissed' } }]);
    expect(await warnings(shop.seller)).toEqual([]);
  });
});

describe('a measure', () => {
  it('that fits not the target, has no notice or no days is refused', async ({ market, operator }) => {
    const person = await aShopper(market);
    const target = { type: 'user', target_id: person.id } as const;
    await complain(await aShopper(market), target);
    const refused = async (traits: Partial<Decision>) =>
      getRefusalKey(decideComplaint(operator, target, traits));
    expect(await refused({ measures: ['take_down'] })).toBe('complaints.measure_unfit');
    expect(await refused({ verdict: 'dismissed', measures: ['warn'] })).toBe('complaints.measure_unfit');
    expect(await refused({ measures: ['warn'], notice: '' })).toBe('complaints.notice_missing');
    expect(await refused({ measures: ['silence'] })).toBe('complaints.days_missing');
    await decideComplaint(operator, target, { measures: ['warn'] });
    const { rows } = await person.client.call('GET /wanlshop/notice/list', { kind: 'system' });
    expect(rows[0]).toMatchObject({ title: '平台警告', content: '平台提醒您：宣称疗效，请修改' });
  });

  it('takes goods down: the shop sees why and cannot sell them until they are allowed again', async ({
    market,
    operator,
  }) => {
    const shop = await aShopFixture(market);
    const goods = await aGoods(shop);
    const target = { type: 'goods', target_id: goods.id } as const;
    await complain(await aShopper(market), target);
    const { id } = await decideComplaint(operator, target, { measures: ['warn', 'take_down'] });
    const putOnSale = () =>
      shop.seller.client.call('POST /seller/goods/state', { ids: [goods.id], state: 'on' });
    expect(await getRefusalKey(putOnSale())).toBe('catalog.taken_down');
    const { rows } = await shop.seller.client.call('GET /seller/goods/list', {});
    expect(rows).toMatchObject([{ state: 'off', taken_down: '宣称疗效，请修改' }]);
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '核查' });
    await operator.client.call('POST /platform/shops/resume', { id: shop.id });
    expect((await shop.seller.client.call('GET /seller/goods/list', {})).rows[0]?.state).toBe('off');
    const restore = () => operator.client.call('POST /platform/complaints/restore', { id });
    expect(await restore()).toMatchObject({ can: { restore: false } });
    expect(await getRefusalKey(restore())).toBe('complaints.state_changed');
    expect(await putOnSale()).toEqual({ changed: 1 });
  });

  it('takes a post down, also when its shop resumes, until it is allowed again', async ({
    market,
    operator,
  }) => {
    const shop = await aShopFixture(market);
    const target = { type: 'post', target_id: await aPost(market, shop) } as const;
    const reader = await aShopper(market);
    await complain(reader, target);
    const { id } = await decideComplaint(operator, target, { measures: ['take_down'] });
    const read = () => reader.client.call('GET /wanlshop/find/details', { id: target.target_id });
    expect(await getRefusalKey(read())).toBe('discovery.post_gone');
    await operator.client.call('POST /platform/shops/suspend', { id: shop.id, reason: '核查' });
    await operator.client.call('POST /platform/shops/resume', { id: shop.id });
    await market.settle();
    expect(await getRefusalKey(read())).toBe('discovery.post_gone');
    await operator.client.call('POST /platform/complaints/restore', { id });
    expect(await read()).toMatchObject({ id: target.target_id });
  });

  it('stops the campaign of a team, and suspends its shop', async ({ market, operator }) => {
    const shop = await aShopFixture(market);
    const campaign = await aCampaign(shop);
    const { teamId } = await aMember(market, campaign);
    const target = { type: 'group', target_id: teamId } as const;
    await complain(await aShopper(market), target);
    const done = await decideComplaint(operator, target, { measures: ['stop_campaign', 'suspend_shop'] });
    expect(done.facts).toContainEqual({ name: '活动', value: '已停止' });
    const seen = await operator.client.call('GET /platform/shops/details', { id: shop.id });
    expect(seen.suspend_reason).toBe('宣称疗效，请修改');
  });

  it('silences a person: they review nothing until then', async ({ market, operator, shop }) => {
    const person = await aShopper(market);
    const order = await anOrder(market, person, shop, { state: 'pending_review' });
    const target = { type: 'user', target_id: person.id } as const;
    await complain(await aShopper(market), target);
    await decideComplaint(operator, target, { measures: ['silence'], silence_days: 7 });
    const review = () =>
      person.client.call('POST /wanlshop/order/comment', {
        id: order.id,
        items: [{ line_id: order.lines[0]?.id ?? 0, score: 5, content: '不错' }],
      });
    expect(await getRefusalKey(review())).toBe('identity.silenced');
    await market.advance(7 * 86_400 + 60);
    expect(await review()).toMatchObject({ id: order.id });
  });

  it('that fails undoes all: nothing is decided, told or taken down', async ({ market, operator }) => {
    const shop = await aShopFixture(market);
    const goods = await aGoods(shop);
    const target = { type: 'goods', target_id: goods.id } as const;
    const shopper = await aShopper(market);
    await complain(shopper, target);
    const id = await findOpenCase(operator, target);
    const { pool } = market.server.kernel.database;
    await pool.query(`create function refuse_warning() returns trigger language plpgsql as
      $$ begin raise exception 'no warning'; end $$`);
    await pool.query(`create trigger refuse_warning before insert on shop_warnings
      for each row execute function refuse_warning()`);
    const input = { measures: ['take_down', 'suspend_shop', 'warn'] } satisfies Partial<Decision>;
    await expect(decideComplaint(operator, target, input)).rejects.toThrow();
    await pool.query('drop trigger refuse_warning on shop_warnings');
    expect(await details(operator, id)).toMatchObject({ state: 'submitted', decision: null });
    expect((await shop.seller.client.call('GET /seller/goods/list', {})).rows[0]).toMatchObject({
      state: 'on',
      taken_down: null,
    });
    expect(await audits(operator, id)).toEqual([]);
    expect((await shopper.client.call('GET /wanlshop/notice/list', { kind: 'notify' })).rows).toEqual([]);
  });
});

describe('who is complained about', () => {
  it('never learns by whom: a shop is told of no order, and no name stands in anything it is told', async ({
    market,
    operator,
  }) => {
    const shop = await aShopFixture(market);
    const shopper = await aShopper(market);
    const order = await anOrder(market, shopper, shop, { state: 'shipped' });
    const target = { type: 'order', target_id: order.id } as const;
    const complaint = await complain(shopper, target, { content: '联系商家三天未处理，请平台介入' });
    await decideComplaint(operator, target, { measures: ['warn'] });
    const rows = await warnings(shop.seller);
    expect(rows).toEqual([
      {
        id: rows[0]?.id,
        about: { type: 'shop', title: '' },
        measures: ['warn'],
        notice: '宣称疗效，请修改',
        createtime: rows[0]?.createtime,
      },
    ]);
    const audit = await shop.seller.client.call('GET /seller/audit/list', {});
    const all = JSON.stringify([rows, audit]);
    for (const trace of [complaint.content, complaint.target.title, shopper.username])
      expect(all).not.toContain(trace);
  });

  it('sees a warning until somebody of the shop has acknowledged it', async ({ market, operator }) => {
    const shop = await aShopFixture(market);
    const stranger = await aShopFixture(market);
    const target = { type: 'shop', target_id: shop.id } as const;
    await complain(await aShopper(market), target);
    await decideComplaint(operator, target, { measures: ['warn'] });
    const id = (await warnings(shop.seller))[0]?.id ?? 0;
    expect(await warnings(stranger.seller)).toEqual([]);
    const acknowledge = ({ client }: Person) => client.call('POST /seller/warnings/acknowledge', { id });
    expect(await getRefusalKey(acknowledge(stranger.seller))).toBe('common.not_found');
    await acknowledge(shop.seller);
    await acknowledge(shop.seller);
    expect(await warnings(shop.seller)).toEqual([]);
  });
});
