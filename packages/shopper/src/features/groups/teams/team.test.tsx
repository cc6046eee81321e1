// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { handleFrame } from '../../../kernel/live/socket-lifecycle.ts';
import { teaDetails } from '../../../testing/goods-rows.ts';
import { aCampaign, aLadderTeam, aTeam, ownSeat } from '../../../testing/group-rows.ts';
import {
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';

afterEach(closeApp);

const team = 'GET /wanlshop/groups/team';
const watch = 'POST /wanlshop/groups/watch';
const never = () => new Promise<never>(() => {});
const open = (shown = aTeam(), more: Answers = {}, opening = {}) =>
  openApp('/pages/apps/groups/team?id=81', { [team]: shown, ...more }, opening);
const member = { person: lin };

describe('an open team', () => {
  test('says how many it wants, who is in it and who leads', async () => {
    open();
    await see('爱喝茶的小鹿');
    await see('团长');
    await see('成团后 48 小时内');
    expect(front().getByRole('heading', { name: /还差 1 人成团/ })).toBeTruthy();
  });

  test('is joined by a stranger, who first chooses what to buy', async () => {
    open(aTeam(), {
      'GET /wanlshop/goods/details': teaDetails({ campaign: aCampaign() }),
      'GET /wanlshop/groups/goods': { campaign: aCampaign(), teams: [], open_teams: 0, mine: null },
    });
    await press('立即参团 ¥99');
    await arrive('/pages/apps/groups/goods?id=11&team_id=81');
    await see('数量');
    await press('250 g');
    await press('纸袋');
    await press(/去参团/);
    await arrive('/pages/user/auth/auth');
  });

  test('is full for a stranger, who opens one of their own', async () => {
    open(aTeam({ can_join: false, seats_taken: 3 }), { 'GET /wanlshop/goods/details': never });
    await press('我要开团');
    await arrive('/pages/apps/groups/goods?id=11');
  });

  test('is paid for by a member who has not', async () => {
    open(aTeam({ mine: { ...ownSeat, paid: false } }), { 'GET /wanlshop/pay/channels': never }, member);
    await press('去支付');
    await arrive('/pages/user/money/pay?trade_no=T31');
  });

  test('is shared by a member: its address is copied where the phone has no way of its own', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } });
    open(aTeam({ mine: ownSeat }), {}, member);
    await press('复制链接');
    await seeToast('链接已复制');
    await press('邀请好友参团');
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
    for (const [copied] of writeText.mock.calls as unknown as string[][]) {
      expect(copied).toContain('#/pages/apps/groups/team?id=81');
    }
  });

  test('says what happens by itself: the order that closes unpaid, and the end of the team', async () => {
    open(aTeam({ mine: { ...ownSeat, paid: false, pay_before: 1_800_000_600 } }), {}, member);
    await see('接下来会发生什么');
    await see('未付款：订单关闭，席位释放');
    await see('未成团：已付款项自动退回余额');
  });

  test('leads from a member to a complaint about them, and from oneself to none', async () => {
    const [leader] = aTeam().members;
    if (!leader) throw new Error('a team has a leader');
    const own = { ...leader, id: lin.id, nickname: '林小满', me: true };
    const answers = { 'GET /wanlshop/complaint/target': never, 'GET /wanlshop/complaint/reasons': never };
    open(aTeam({ members: [leader, own] }), answers, member);
    await see('林小满');
    expect(front().queryByRole('button', { name: '更多操作：林小满' })).toBeNull();
    await press('更多操作：爱喝茶的小鹿');
    await press('投诉该用户');
    await arrive('/pages/user/complaint/complaint?type=user&id=72');
  });

  test('explains its rules', async () => {
    open(aTeam({ auto_form: true }));
    await press(/拼团规则/);
    await see(/由平台补齐席位/);
    expect(doesNotSee(/阶梯团先付/)).toBe(true);
  });
});

describe('a ladder team', () => {
  test('past its first step says what the next people bring to everyone', async () => {
    open(aLadderTeam());
    await see('已达 2 人价');
    await see('再邀 2 人，全员降到 ¥89');
    await see('已达 2 人价，再邀 2 人按 ¥89 结算，差价退回余额。');
  });

  test('that is over says at which step, and what went back', async () => {
    const settled = { size: 5, price: '89.00', filled: 0 };
    open(aLadderTeam({ state: 'success', paid: 6, settled, mine: ownSeat, can_join: false }));
    await see('拼团成功');
    await see('按 5 人价 ¥89 结算，每件差价 ¥10.00 已退回余额');
  });
});

describe('a team that is over', () => {
  const over = { can_join: false, mine: ownSeat };

  test('that failed says that all money went back, and offers another', async () => {
    open(aTeam({ state: 'fail', ...over }));
    await see('拼团失败');
    await see('未在有效期内成团，已付款项全额退回余额');
    expect(front().getByRole('button', { name: '再开一团' })).toBeTruthy();
    expect(doesNotSee('生成海报')).toBe(true);
  });

  test('that was completed by the market says so, place by place', async () => {
    const settled = { size: 3, price: '99.00', filled: 1 };
    open(aTeam({ state: 'auto', settled, ...over }), { 'GET /wanlshop/order/details': never }, member);
    await see('其余 1 个席位由平台补齐');
    await see('平台补齐');
    await press('查看订单');
    await arrive('/pages/apps/groups/order/details?id=31');
  });
});

describe('news of a team', () => {
  const tell = (frame: Parameters<typeof handleFrame>[0]) => act(async () => handleFrame(frame));

  test('is watched by every new socket, and what was missed is asked for', async () => {
    const market = open();
    await see('爱喝茶的小鹿');
    market.answer({ [team]: aTeam({ state: 'success', can_join: false }) });
    await tell({ type: 'init', client_id: 'socket-2' });
    await see('拼团成功');
    await waitFor(() => expect(market.asked(watch).at(-1)).toEqual({ id: 81, client_id: 'socket-2' }));
  });

  test('is fetched as it comes; older news and that of another team is not', async () => {
    const market = open();
    await see('爱喝茶的小鹿');
    const before = market.asked(team).length;
    await tell({ type: 'team', team_id: 81, version: 5 });
    await waitFor(() => expect(market.asked(team).length).toBe(before + 1));
    await tell({ type: 'team', team_id: 81, version: 4 });
    await tell({ type: 'team', team_id: 82, version: 9 });
    expect(market.asked(team).length).toBe(before + 1);
  });
});
