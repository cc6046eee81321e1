// @vitest-environment jsdom
import type { Quote } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import { arrive, closeApp, openApp, press, see } from '../../../testing/open-app.tsx';
import { aQuote, aTeam, channels } from '../../../testing/order-rows.ts';
import { home, lin } from '../../../testing/rows.ts';

afterEach(closeApp);

const quote = 'POST /wanlshop/order/quote';
const create = 'POST /wanlshop/order/create';
const items = [{ goods_id: 11, sku_id: 12, number: 1 }];
const data = encodeURIComponent(JSON.stringify(items));
const placed = {
  trade_no: 'T31',
  orders: [{ id: 31, order_no: '1' }],
  payable: '258.00',
  expires_at: 2_000_000_000,
  team_id: 51,
};
type Group = NonNullable<Quote['group']>;
const group = (over: Partial<Group> = {}): Group => ({
  campaign_id: 50,
  kind: 'ordinary',
  team: null,
  tiers: [{ size: 3, price: '99.00' }],
  single_price: '129.00',
  hours: 24,
  late: 'move',
  ...over,
});
const open = (query: string, answers: Answers = {}) =>
  openApp(
    `/pages/apps/groups/order/confirm?data=${data}&${query}`,
    {
      [quote]: aQuote({ group: group() }),
      [create]: placed,
      'GET /wanlshop/pay/channels': channels(),
      ...answers,
    },
    { person: lin },
  );

describe('a checkout in a team', () => {
  test('opens a team of a campaign, and is placed with what becomes of it when the team is over', async () => {
    const market = open('type=group&campaign_id=50');
    await see('24 小时内满 3 人即成团，未成团自动退款');
    await press('提交订单');
    await arrive('/pages/user/money/pay?trade_no=T31');
    const asked = { type: 'group', items, campaign_id: 50 };
    expect(market.asked(quote)).toEqual([asked]);
    expect(market.asked(create)).toEqual([
      { ...asked, address_id: home.id, payable: '258.00', late: 'move' },
    ]);
  });

  test('joins a team, and is refunded at once when that is chosen', async () => {
    const market = open('type=group&team_id=51', { [quote]: aQuote({ group: group({ team: aTeam() }) }) });
    await see('参与拼团');
    await see('还差 1 人成团');
    await press(/^立即退款/, 'radio');
    await press('提交订单');
    await arrive('/pages/user/money/pay');
    expect(market.asked(create)[0]).toMatchObject({ team_id: 51, late: 'refund' });
  });

  test('of a ladder says what each size costs, and that the difference comes back', async () => {
    const tiers = [
      { size: 2, price: '109.00' },
      { size: 3, price: '89.00' },
    ];
    open('type=ladder&campaign_id=50', { [quote]: aQuote({ group: group({ kind: 'ladder', tiers }) }) });
    await see('每人先付首档价格，结束时按达到的人数结算，差价退回余额。');
    for (const price of ['¥129', '¥109', '¥89']) await see(price);
  });

  test('that is full already leads back to the goods', async () => {
    open('type=group&team_id=51', { [quote]: refuse('groups.team_full', '该团已满员，请换一个团') });
    await see('该团已满员，请换一个团');
    await see('返回修改');
  });

  test('that names no team holds nothing', async () => {
    const market = open('type=group');
    await see('没有可结算的商品');
    expect(market.asked(quote)).toEqual([]);
  });
});
