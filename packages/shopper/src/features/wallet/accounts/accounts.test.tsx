// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { go } from '../../../kernel/router/navigation.ts';
import {
  arrive,
  closeApp,
  faultAt,
  field,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';
import { aPayoutAccount, banks } from '../../../testing/wallet-rows.ts';

const save = 'POST /wanlshop/bank/save';
const remove = 'POST /wanlshop/bank/delete';
const list = 'GET /wanlshop/bank/list';
const wechat = aPayoutAccount({
  id: 62,
  kind: 'wechat',
  bank_code: '',
  bank_name: '',
  account: '',
  card_type: null,
  is_default: false,
});
const base: Answers = {
  [list]: { rows: [aPayoutAccount(), wechat], most: 10 },
  'GET /wanlshop/bank/details': aPayoutAccount(),
  'GET /wanlshop/bank/banks': { rows: banks, wechat: false },
};

/** Above the cart’s page, so that there is a way back. */
function open(to: 'pages/user/bank/bank' | 'pages/user/bank/add', answers: Answers = {}) {
  const market = openApp('/pages/cart', { ...base, ...answers }, { person: lin });
  act(() => go(to));
  return market;
}

afterEach(closeApp);

describe('the payout accounts', () => {
  test('show the default first and of a number its last four digits', async () => {
    open('pages/user/bank/bank');
    await see('储蓄卡 · *小满');
    await see(/6029/);
    await see('微信零钱');
    expect(front().getAllByText('默认')).toHaveLength(1);
  });

  test('say that there is none yet, and lead to the form', async () => {
    open('pages/user/bank/bank', { [list]: { rows: [], most: 10 } });
    await press('添加收款账户');
    await arrive('/pages/user/bank/add');
  });

  test('are no more than may be kept', async () => {
    open('pages/user/bank/bank', { [list]: { rows: [aPayoutAccount()], most: 1 } });
    await see('最多可添加 1 个');
  });
});

describe('a new card', () => {
  const agree = /我已阅读并同意/;

  test('is recognised while its number is typed', async () => {
    open('pages/user/bank/add');
    await fill('卡号', '6225882014346024');
    expect((await field('卡号')).value).toBe('6225 8820 1434 6024');
    await see('招商银行');
    await see('已识别');
    expect(front().getByRole('button', { name: '储蓄卡' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('is of the bank the person chooses, until the number tells another', async () => {
    open('pages/user/bank/add');
    await fill('卡号', '622588');
    await press(/招商银行/);
    await press(/中国建设银行/, 'radio');
    await fill('卡号', '6225882');
    await see('中国建设银行');
    await fill('卡号', '436742');
    await fill('卡号', '622588');
    await see('招商银行');
  });

  test('says at each field what is missing or wrong', async () => {
    const market = open('pages/user/bank/add');
    await press('同意并绑定');
    await see('请选择银行');
    await see('请选择卡类型');
    await see('请先阅读并同意用户协议和隐私声明');
    expect(['持卡人', '卡号', '手机号'].map(faultAt)).toEqual(['请填写姓名', '请填写卡号', '请填写手机号']);
    await fill('卡号', '6225882014346025');
    await see('卡号不正确，请核对');
    expect(market.asked(save)).toEqual([]);
  });

  const fillCard = async () => {
    await fill('持卡人', '林小满');
    await fill('卡号', '6225882014346024');
    await fill('手机号', '13800000001');
    await press(agree, 'checkbox');
  };

  test('is saved once agreed, and leads back', async () => {
    const market = open('pages/user/bank/add', { [save]: aPayoutAccount() });
    await fillCard();
    await press('设为默认提现账户', 'switch');
    await press('同意并绑定');
    await seeToast('已添加');
    await arrive('/pages/cart');
    expect(market.asked(save)).toEqual([
      {
        kind: 'manual',
        name: '林小满',
        account: '6225 8820 1434 6024',
        bank_code: 'CMB',
        card_type: 'debit',
        phone: '13800000001',
        is_default: true,
        agree: true,
      },
    ]);
  });

  test('shows a refusal at the number', async () => {
    open('pages/user/bank/add', {
      [save]: refuse('bank.account_twice', '您已添加过该卡', { field: 'account' }),
    });
    await fillCard();
    await press('同意并绑定');
    await see('您已添加过该卡');
    expect(faultAt('卡号')).toBe('您已添加过该卡');
  });
});

test('WeChat is offered where it is bound, and has no number', async () => {
  const market = open('pages/user/bank/add', {
    'GET /wanlshop/bank/banks': { rows: banks, wechat: true },
    [save]: wechat,
  });
  await press('微信', 'tab');
  await fill('真实姓名', '林小满');
  await fill('手机号', '13800000001');
  await press(/我已阅读并同意/, 'checkbox');
  await press('同意并绑定');
  await seeToast('已添加');
  expect(market.asked(save)[0]).toMatchObject({ kind: 'wechat', account: '', bank_code: '' });
});

describe('a payout account', () => {
  const openDetails = async (answers: Answers = {}) => {
    const market = open('pages/user/bank/bank', answers);
    await press(/招商银行/);
    await arrive('/pages/user/bank/details?id=61');
    return market;
  };

  test('is deleted by the payment password, after asking once more', async () => {
    const market = await openDetails({ [remove]: refuse('payments.wrong_pay_password', '支付密码不正确') });
    await press('删除');
    await press('确定');
    await fill('6 位支付密码', '111111');
    await see('支付密码不正确');
    market.answer({ [remove]: null });
    await fill('6 位支付密码', '246810');
    await seeToast('已删除');
    await arrive('/pages/user/bank/bank');
    expect(market.asked(remove).at(-1)).toEqual({ id: 61, password: '246810' });
  });

  test('is made the default', async () => {
    const market = await openDetails({
      'GET /wanlshop/bank/details': aPayoutAccount({ is_default: false }),
      'POST /wanlshop/bank/default': null,
    });
    await press('设为默认');
    await seeToast('已设为默认');
    expect(market.asked('POST /wanlshop/bank/default')).toEqual([{ id: 61 }]);
  });
});
