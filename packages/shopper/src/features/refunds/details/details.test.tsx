// @vitest-environment jsdom

import type { Refund } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import {
  arrive,
  closeApp,
  doesNotSee,
  faultAt,
  fill,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { shipped, toDetails } from '../../../testing/order-rows.ts';
import {
  aLogRow,
  aPreview,
  aRefund,
  carriers,
  reasons,
  rejected,
  toReturn,
} from '../../../testing/refund-rows.ts';
import { lin } from '../../../testing/rows.ts';

const details = 'GET /wanlshop/refund/details';
const at = '/pages/user/refund/details?id=91';
const base: Answers = {
  [details]: aRefund(),
  'GET /wanlshop/refund/log': { rows: [aLogRow()] },
  'GET /wanlshop/refund/carriers': { rows: carriers },
  'GET /wanlshop/refund/preview': aPreview(),
  'GET /wanlshop/refund/reasons': { rows: reasons },
  'GET /wanlshop/order/details': toDetails(shipped()),
};
const open = (answers: Answers = {}, address = at, language: 'zh' | 'en' = 'zh') =>
  openApp(address, { ...base, ...answers }, { person: lin, language });

afterEach(closeApp);

describe('a refund', () => {
  test('says who acts, until when, and what comes next when nobody does', async () => {
    open();
    await see('等待商家处理');
    await see('后商家未回应，将自动同意');
    await see('未回应：系统自动同意');
    await see('寄回后 10 天内');
    await see('确认后立即到账');
    await see('退款期间，订单自动收货已暂停（剩 3 天 04:12）');
    expect(document.querySelectorAll('[role=timer]')).toHaveLength(1);
  });

  test('says so in English', async () => {
    open({}, at, 'en');
    await see('left before automatic approval');
    await see('within 10 days of sending');
    await see('Automatic receipt is paused, 3 d 04:12 left');
  });

  test('is closed by the buyer once they are sure', async () => {
    const market = open({
      'POST /wanlshop/refund/cancel': aRefund({ state: 'closed', can: { cancel: false } }),
    });
    await press('撤销申请');
    await see(/确定撤销退款申请吗/);
    market.answer({
      [details]: aRefund({ state: 'closed', due_at: null, timeline: [], can: { cancel: false } }),
    });
    await press('确定');
    await see('退款已关闭');
    expect(market.asked('POST /wanlshop/refund/cancel')).toEqual([{ id: 91 }]);
  });

  test('is shown as it is now when someone else moved it', async () => {
    const market = open({
      'POST /wanlshop/refund/cancel': refuse('refunds.state_changed', '退款状态已变化'),
    });
    await press('撤销申请');
    await see(/确定撤销退款申请吗/);
    market.answer({ [details]: rejected() });
    await press('确定');
    await see('商家拒绝了申请');
  });

  test('that failed can be had in the balance at once', async () => {
    const market = open({
      [details]: aRefund({
        state: 'failed',
        due_at: null,
        timeline: [],
        returns_to: 'sandbox',
        can: { to_balance: true },
      }),
      'POST /wanlshop/refund/to_balance': aRefund({ state: 'completed' }),
    });
    await see('支付渠道未能退回款项，平台会再次处理，您也可以联系商家');
    await press('立即退到余额');
    await see(/退回后不再原路退款/);
    await press('确定');
    await seeToast('已退到账户余额');
    expect(market.asked('POST /wanlshop/refund/to_balance')).toEqual([{ id: 91 }]);
  });
});

describe('a rejected refund', () => {
  const intervene = 'POST /wanlshop/refund/intervene';

  test('says why, and offers to change it or to ask the platform', async () => {
    open({ [details]: rejected() });
    await see('吊牌已剪，影响二次销售');
    await see('还可提交 2 次');
    await press('修改申请');
    await arrive('/pages/user/refund/edit?id=91');
  });

  test('is brought to the platform with words', async () => {
    const market = open({
      [details]: rejected({ can: { intervene: true } }),
      [intervene]: aRefund({ state: 'intervention' }),
    });
    await press('申请平台介入');
    await fill('请说明情况（选填）', '吊牌没有剪');
    await press('申请平台介入');
    await seeToast('已提交平台');
    expect(market.asked(intervene)).toEqual([{ id: 91, content: '吊牌没有剪', images: [] }]);
  });

  test('before the platform takes more evidence, with words', async () => {
    const evidence = 'POST /wanlshop/refund/evidence';
    const market = open({
      [details]: aRefund({ state: 'intervention', can: { evidence: true } }),
      [evidence]: aRefund({ state: 'intervention' }),
    });
    await press('补充凭证');
    await press('提交');
    expect(faultAt('请补充说明')).toBe('请填写说明');
    await fill('请补充说明', '开箱视频为证');
    await press('提交');
    await seeToast('已补充');
    expect(market.asked(evidence)).toHaveLength(1);
  });

  test('shows what the platform decided', async () => {
    const decision = {
      verdict: 'refund',
      amount: '200.00',
      return_needed: false,
      borne_by: 'platform',
      reason: '双方各有责任',
    } as const;
    open({ [details]: aRefund({ state: 'completed', decision, amount: '200.00', timeline: [] }) });
    await see('支持退款');
    await see('平台补偿');
    await see('双方各有责任');
    await closeApp();
    open({
      [details]: aRefund({ state: 'completed', decision: { ...decision, amount: '0.00' }, amount: '0.00' }),
    });
    await see('未退款');
    await see('处理完成');
    await see('不退款项');
    expect(doesNotSee('平台补偿')).toBe(true);
  });
});

test('money on its way says until when it should be there', async () => {
  const arrives = {
    event: 'money_arrives',
    at: 4_102_444_800,
    within: null,
    done: false,
    otherwise: 'waits',
  };
  open({
    [details]: aRefund({ state: 'processing', due_at: null, timeline: [arrives] as Refund['timeline'] }),
  });
  await see(/^款项正在原路退回，预计 .+ 前到账$/);
});

describe('goods that go back', () => {
  const ship = 'POST /wanlshop/refund/ship';

  test('are sent by a parcel the buyer names, to the address of the shop', async () => {
    const market = open({ [details]: toReturn(), [ship]: toReturn({ state: 'pending_receipt' }) });
    await see('山野茶舍售后');
    await press('提交物流');
    await see('请选择快递公司');
    await press(/^快递公司/);
    await press(/顺丰速运/, 'radio');
    await press('确定');
    await fill('快递单号', 'SF1234567890');
    await press('提交物流');
    await seeToast('已提交，等待商家收货');
    expect(market.asked(ship)).toEqual([{ id: 91, carrier: 'SF', tracking_no: 'SF1234567890' }]);
  });

  test('say at the number that it is wrong', async () => {
    open({
      [details]: toReturn(),
      [ship]: refuse('shipping.tracking_no_wrong', '快递单号不正确', { field: 'tracking_no' }),
    });
    await press(/^快递公司/);
    await press(/顺丰速运/, 'radio');
    await press('确定');
    await fill('快递单号', '12');
    await press('提交物流');
    await see('快递单号不正确');
    expect(faultAt('快递单号')).toBe('快递单号不正确');
  });

  test('show where their parcel is', async () => {
    open({
      [details]: toReturn({
        state: 'pending_receipt',
        can: { ship: false },
        parcel: { carrier: '顺丰速运', carrier_code: 'SF', tracking_no: 'SF1234567890' },
        steps: [{ status: 'in_transit', text: '已到达杭州转运中心', at: 1_795_000_000 }],
      }),
    });
    await see('已到达杭州转运中心');
  });
});

test('the log of a refund has what was said, the newest on top, and who said it', async () => {
  const rows = [
    aLogRow({ id: 3, event: 'closed', by: 'system', content: '', amount: null }),
    aLogRow({ id: 2, event: 'rejected', by: 'seller', content: '影响二次销售', amount: null }),
    aLogRow(),
  ];
  open({ 'GET /wanlshop/refund/log': { rows } }, '/pages/user/refund/log?id=91');
  await see('影响二次销售');
  await see(/^关闭了退款 · /);
  await see('茶叶受潮');
  expect(doesNotSee('还没有退款')).toBe(true);
});
