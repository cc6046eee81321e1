// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { teaDetails } from '../../../testing/goods-rows.ts';
import { aCampaign, aLadder, anOpenTeam } from '../../../testing/group-rows.ts';
import {
  address,
  arrive,
  closeApp,
  doesNotSee,
  front,
  openApp,
  press,
  see,
} from '../../../testing/open-app.tsx';
import { lin, tea } from '../../../testing/rows.ts';

afterEach(closeApp);

const groups = 'GET /wanlshop/groups/goods';
const never = () => new Promise<never>(() => {});

function open(campaign = aCampaign(), more: Answers = {}, opening = {}) {
  const teams = [anOpenTeam(), anOpenTeam({ id: 82, lacking: 2, paid: 1 }), anOpenTeam({ id: 83 })];
  return openApp(
    `/pages/product/goods?id=${tea.id}`,
    {
      'GET /wanlshop/goods/details': teaDetails({ campaign }),
      [groups]: { campaign, teams, open_teams: 3, mine: null },
      'POST /wanlshop/order/quote': never,
      ...more,
    },
    opening,
  );
}
const chooseTea = async () => {
  await press('250 g');
  await press('纸袋');
};
const asked = () => new URLSearchParams(address().split('?')[1]);

describe('a goods that groups buy', () => {
  test('shows their price beside that of buying alone, and until when', async () => {
    open();
    await see('3人团');
    await see('单买 ¥129');
    await see('距结束');
    await see('已拼 2.4k 件');
    await see('¥99 起');
  });

  test('announces a campaign that is coming, and is sold alone until then', async () => {
    const soon = Math.floor(Date.now() / 1_000) + 600;
    open(aCampaign({ state: 'coming', starts_at: soon }));
    await see('拼团价 ¥99，即将开始');
    await see('立即购买');
    expect(doesNotSee('单独购买')).toBe(true);
  });

  test('on a ladder says what more people bring', async () => {
    const campaign = aLadder();
    open(campaign, {
      [groups]: { campaign, teams: [anOpenTeam({ lacking: 0 })], open_teams: 1, mine: null },
    });
    await see('2人阶梯价');
    await see('当前价');
    await see('差 8 人');
    await see('1 个团可直接参加');
  });

  test('explains its rules', async () => {
    open();
    await press(/拼团规则/);
    await see(/自动退回到账户余额/);
  });
});

describe('buying in a group', () => {
  test('opens a team with the sku chosen, at the confirm page of groups', async () => {
    open(aCampaign({ per_person: 2 }), {}, { person: lin });
    await press(/发起拼团/);
    await see('每人限购 2 件');
    await chooseTea();
    await press('增加');
    expect(front().getByRole<HTMLButtonElement>('button', { name: '增加' }).disabled).toBe(true);
    await press(/¥99.*发起拼团/);
    await arrive('/pages/apps/groups/order/confirm');
    expect(Object.fromEntries(asked())).toEqual({
      type: 'group',
      campaign_id: '71',
      data: JSON.stringify([{ goods_id: tea.id, sku_id: 12, number: 2 }]),
    });
  });

  test('joins a team that is open', async () => {
    open(aLadder(), {}, { person: lin });
    await waitFor(() => expect(front().getAllByRole('button', { name: '去参团' }).length).toBe(2));
    front().getAllByRole('button', { name: '去参团' })[1]?.click();
    await chooseTea();
    await press(/¥99.*去参团/);
    await arrive('/pages/apps/groups/order/confirm');
    expect(asked().get('team_id')).toBe('82');
    expect(asked().get('type')).toBe('ladder');
  });

  test('shows every open team in a sheet, which gives way to the choice', async () => {
    open();
    await press('全部');
    await waitFor(() => expect(front().getAllByRole('button', { name: '去参团' }).length).toBe(3));
    front().getAllByRole('button', { name: '去参团' })[2]?.click();
    await see('数量');
  });

  test('leads to the own team where there is one already', async () => {
    const campaign = aCampaign();
    open(campaign, {
      [groups]: { campaign, teams: [], open_teams: 0, mine: 85 },
      'GET /wanlshop/groups/team': never,
    });
    await press('看我的团');
    await arrive('/pages/apps/groups/team?id=85');
  });

  test('ends when the share of the stock is sold; alone it goes on', async () => {
    open(aCampaign({ left: 0 }));
    const group = await waitFor(() => front().getByRole<HTMLButtonElement>('button', { name: '拼团已抢光' }));
    expect(group.disabled).toBe(true);
    await press(/单独购买/);
    await chooseTea();
    await press('立即购买');
    await arrive('/pages/user/auth/auth');
  });

  test('alone from the same sheet costs the price alone', async () => {
    open(aCampaign(), {}, { person: lin });
    await press(/发起拼团/);
    await chooseTea();
    await press(/¥129.*单独购买/);
    await arrive('/pages/user/order/addorder');
    expect(asked().get('type')).toBe('goods');
  });
});
