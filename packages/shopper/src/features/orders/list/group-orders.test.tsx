// @vitest-environment jsdom
import type { OrderRow } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { handleFrame } from '../../../kernel/live/socket-lifecycle.ts';
import { saveStatistics } from '../../../kernel/session/statistics-store.ts';
import { arrive, closeApp, doesNotSee, front, openApp, press, see } from '../../../testing/open-app.tsx';
import { anOrder, aTeam, channels, toDetails, waiting } from '../../../testing/order-rows.ts';
import { lin, statistics } from '../../../testing/rows.ts';

afterEach(closeApp);

const list = 'GET /wanlshop/order/list';
const details = 'GET /wanlshop/order/details';
const page = (...rows: OrderRow[]) => ({ rows, next: null });
const open = (at: string, answers: Answers) => openApp(at, answers, { person: lin });
const failed = () =>
  waiting({
    state: 'closed',
    close_reason: 'group_failed',
    team: aTeam({ state: 'fail' }),
    returned: '258.00',
    deadlines: [],
  });

describe('the list of group orders', () => {
  test('asks only for those, says how each team stands, and leads to the order’s own page', async () => {
    const market = open('/pages/apps/groups/order/order', {
      [list]: page(waiting()),
      [details]: toDetails(waiting()),
    });
    await see('还差 1 人成团');
    expect(market.asked(list)).toMatchObject([{ state: 'all', group: 'true' }]);
    expect(front().getByRole('timer').textContent).toMatch(/01:59:\d\d|02:00:00/);
    await press(/明前龙井/, 'link');
    await arrive('/pages/apps/groups/order/details?id=31');
  });

  test('shows who is in the team, and a place for each one still wanted', async () => {
    open('/pages/apps/groups/order/order', { [list]: page(waiting()) });
    const seats = (await see('3 个名额，2 人已付款')).parentElement as HTMLElement;
    expect(seats.querySelectorAll('img')).toHaveLength(1);
    expect(seats.querySelectorAll('.lucide-plus')).toHaveLength(1);
    expect(seats.children).toHaveLength(4);
  });

  test('shows of a large team its first people and its numbers', async () => {
    const team = aTeam({ size: 20, paid: 12, lacking: 8 });
    open('/pages/apps/groups/order/order', { [list]: page(waiting({ team })) });
    await see('还差 8 人成团');
    const seats = (await see('12/20')).parentElement as HTMLElement;
    expect(seats.querySelectorAll('img')).toHaveLength(1);
  });

  test('counts only the orders that wait for their team', async () => {
    open('/pages/apps/groups/order/order', { [list]: page(waiting()) });
    act(() => saveStatistics({ ...statistics, order: { ...statistics.order, groups: 1 } }));
    await see('还差 1 人成团');
    expect(front().getByRole('tab', { name: /待成团/ }).textContent).toBe('待成团1');
    expect(front().getByRole('tab', { name: /待付款/ }).textContent).toBe('待付款');
  });

  test('that is empty leads to what others buy together', async () => {
    open('/pages/apps/groups/order/order', {
      [list]: page(),
      'GET /wanlshop/groups/list': { rows: [], next: null },
      'GET /wanlshop/groups/overview': { formed_today: 0, avatars: [], categories: [] },
      'GET /wanlshop/groups/mine': { rows: [], next: null },
    });
    await see('还没有拼团订单');
    await press('去拼团');
    await arrive('/pages/apps/groups/index');
  });
});

describe('an order in a team', () => {
  const at = '/pages/user/order/details?id=31';

  test('waits with its promise: what the team did, and when it ends', async () => {
    const timeline = (['placed', 'paid', 'team_joined', 'team_moved'] as const).map((event, step) => ({
      event,
      at: 1_760_000_000 + step,
      done: true,
      paused_by: null,
      left: null,
    }));
    const ends = {
      event: 'team_ends' as const,
      at: aTeam().ends_at,
      done: false,
      paused_by: null,
      left: null,
    };
    open(at, { [details]: toDetails(waiting(), { timeline: [...timeline, ends] }) });
    await see('拼团截止');
    await see('原团已满，已转入新团');
    await see('已加入拼团');
    expect(front().getByRole('button', { name: '邀请好友' })).toBeTruthy();
  });

  test('is shown as its team fills, without a press', async () => {
    const market = open(at, { [details]: toDetails(waiting()) });
    await see('还差 1 人成团');
    market.answer({ [details]: toDetails(waiting({ team: aTeam({ state: 'success', paid: 3 }) })) });
    handleFrame({ type: 'team', team_id: 51, version: 2 });
    await see('已成团，共 3 人');
  });

  test('whose team failed says that the money is back', async () => {
    open(at, { [details]: toDetails(failed()) });
    await see('拼团未成功，款项已退回余额');
    expect(front().getByText('已退款').nextElementSibling?.textContent).toBe('¥258.00');
    expect(doesNotSee('邀请好友')).toBe(true);
  });

  test('of a ladder says at which price it was settled and what came back', async () => {
    const team = aTeam({
      kind: 'ladder',
      state: 'success',
      paid: 3,
      lacking: 0,
      settled: { size: 3, price: '89.00', filled: 0 },
    });
    open(at, {
      [details]: toDetails(
        waiting({ type: 'ladder', state: 'pending_shipment', team, returned: '40.00', deadlines: [] }),
      ),
    });
    await see('3 人价 ¥89.00');
    await see('¥40.00');
    expect(front().getAllByRole('button', { name: '查看团' })).toHaveLength(2);
  });

  test('not paid yet says what was chosen for a team that is over by then', async () => {
    const order = { ...waiting(), state: 'pending_payment' as const };
    open(at, { [details]: toDetails(order, { late: 'refund' }) });
    await see('立即退款');
  });

  test('in a team shows how much of a discount the market gave', async () => {
    open(at, { [details]: toDetails(anOrder(), { discount: '50.00', platform_discount: '20.00' }) });
    await see('其中平台优惠');
    await see('−¥20.00');
  });
});

describe('the page after paying for a place in a team', () => {
  const openPaid = (order: OrderRow) =>
    open('/pages/page/success?type=pay&trade_no=T31', {
      [list]: ({ keyword }) => (keyword === 'T31' ? page(order) : page()),
      'GET /wanlshop/pay/channels': channels({ paid: true }),
    });

  test('asks for friends while the team forms', async () => {
    openPaid(waiting());
    await see('支付成功，等待成团');
    await see('还差 1 人成团');
    expect(front().getByRole('button', { name: '邀请好友' })).toBeTruthy();
  });

  test('says that the team is complete', async () => {
    openPaid(waiting({ state: 'pending_shipment', team: aTeam({ state: 'success', paid: 3 }) }));
    await see('支付成功，已成团');
    await see('已成团，共 3 人');
  });

  test('says that the money is back where the team was over', async () => {
    openPaid(failed());
    await see('拼团已结束，款项已退回余额');
  });
});
