import {
  aPayoutAccount,
  aShopFixture,
  aShopper,
  createCardNumber,
  getRefusalKey,
  type Market,
  type Person,
  payoutAccountForm,
  testPayPassword,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { insertBinding } from '../../identity/third-party/bindings.queries.ts';

let shopper: Person;
it.beforeEach(async ({ market }) => {
  shopper = await aShopper(market);
});

const save = (traits: Parameters<typeof payoutAccountForm>[0], { client } = shopper) =>
  client.call('POST /wanlshop/bank/save', payoutAccountForm(traits));
const list = async () => (await shopper.client.call('GET /wanlshop/bank/list', {})).rows;
const remove = (id: number, password?: string) =>
  shopper.client.call('POST /wanlshop/bank/delete', { id, password });

async function bindWechat(market: Market, { id: shopperId }: Person, openid: string): Promise<void> {
  const ctx = market.context();
  const appId = ctx.services.thirdPartyLogins.get('wechat')?.appId ?? '';
  await insertBinding(ctx.db, {
    provider: 'wechat',
    appId,
    openid,
    shopperId,
    nickname: '小满',
    boundAt: market.now(),
  });
}

describe('a payout account', () => {
  it('is shown without what it takes to use it', async () => {
    const account = await save({ account: '6222 0212 3456 7890 128' });
    expect(account).toMatchObject({
      kind: 'manual',
      bank_code: 'ICBC',
      bank_name: '中国工商银行',
      card_type: 'debit',
      account: '6222 **** **** 0128',
      name: '*晓雨',
      phone: '138****0001',
      is_default: true,
    });
    expect(await list()).toEqual([account]);
    expect(await shopper.client.call('GET /wanlshop/bank/details', { id: account.id })).toEqual(account);
  });

  it('counts on the person’s own page', async () => {
    await save({});
    const { statistics } = await shopper.client.call('GET /wanlshop/user/statistics', {});
    expect(statistics.dynamic.accountbank).toBe(1);
  });

  it.for([
    ['the agreement is not accepted', { agree: false }, 'bank.not_agreed'],
    ['the bank is none of the list', { bank_code: 'NONE' }, 'bank.bank_unknown'],
    ['a digit is wrong', { account: '6222021234567890129' }, 'bank.number_wrong'],
    ['there is no number', { account: '' }, 'bank.number_wrong'],
    ['nobody says of which kind a card is', { account: createCardNumber('99') }, 'bank.card_type_missing'],
    ['WeChat is not bound', { kind: 'wechat' as const }, 'bank.wechat_not_bound'],
  ] as const)('is refused when %s', async ([, traits, refusal]) => {
    expect(await getRefusalKey(save(traits))).toBe(refusal);
  });

  it('takes the kind of card that the person says', async () => {
    const credit = await save({ card_type: 'credit' });
    expect(credit.card_type).toBe('credit');
  });

  it('is kept once, however its number is typed', async () => {
    const account = createCardNumber();
    await save({ account });
    expect(await getRefusalKey(save({ account: account.replace(/(.{4})/g, '$1 ') }))).toBe(
      'bank.account_twice',
    );
  });

  it('may be another person’s too', async ({ market }) => {
    const account = createCardNumber();
    await save({ account });
    await save({ account }, await aShopper(market));
  });

  it('sent many times at once is kept once', async () => {
    const account = createCardNumber();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => save({ account })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  it('is one of ten at most, also when they come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 14 }, () => save({})));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await getRefusalKey(save({}))).toBe('bank.too_many');
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('of WeChat is the one that is bound', async ({ market }) => {
    expect(await shopper.client.call('GET /wanlshop/bank/banks', {})).toMatchObject({ wechat: false });
    await bindWechat(market, shopper, `o-${shopper.id}`);
    expect(await shopper.client.call('GET /wanlshop/bank/banks', {})).toMatchObject({ wechat: true });
    const account = await save({ kind: 'wechat', bank_code: '', account: '' });
    expect(account).toMatchObject({ kind: 'wechat', bank_name: '微信', account: '', card_type: null });
    expect(await getRefusalKey(save({ kind: 'wechat', bank_code: '', account: '' }))).toBe(
      'bank.account_twice',
    );
  });
});

describe('the default', () => {
  it('is the first account, then whichever is made so', async () => {
    const first = await save({});
    const second = await save({});
    expect(second.is_default).toBe(false);
    await shopper.client.call('POST /wanlshop/bank/default', { id: second.id });
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const third = await save({ is_default: true });
    expect((await list()).find(({ is_default }) => is_default)?.id).toBe(third.id);
  });

  it('goes over to the newest when its account is removed', async () => {
    const first = await save({});
    await save({});
    const third = await save({});
    await remove(first.id, testPayPassword);
    expect(await list()).toMatchObject([{ id: third.id, is_default: true }, { is_default: false }]);
  });
});

describe('removing an account', () => {
  it('asks for the payment password', async () => {
    const { id } = await save({});
    expect(await getRefusalKey(remove(id, '000000'))).toBe('payments.wrong_pay_password');
    expect(await getRefusalKey(remove(id))).toBe('payments.wrong_pay_password');
    await remove(id, testPayPassword);
    expect(await list()).toEqual([]);
    expect(await getRefusalKey(remove(id, testPayPassword))).toBe('common.not_found');
  });

  it('is nothing a stranger can do, nor see the account', async ({ market }) => {
    const { id } = await save({});
    const { client } = await aShopper(market);
    const strange = [
      () => client.call('GET /wanlshop/bank/details', { id }),
      () => client.call('POST /wanlshop/bank/default', { id }),
      () => client.call('POST /wanlshop/bank/delete', { id, password: testPayPassword }),
    ];
    for (const call of strange) expect(await getRefusalKey(call())).toBe('common.not_found');
    expect(await list()).toHaveLength(1);
  });

  it('can be done anew with the same number', async () => {
    const account = createCardNumber();
    const { id } = await save({ account });
    await remove(id, testPayPassword);
    await save({ account });
  });
});

describe('a shop’s payout account', () => {
  it('is one, and the next takes its place', async ({ market }) => {
    const { seller } = await aShopFixture(market);
    const form = () => {
      const { bank_code, account, name, phone } = payoutAccountForm();
      return { bank_code, account, name, phone };
    };
    expect((await seller.client.call('GET /seller/money/account', {})).account).toBeNull();
    await seller.client.call('POST /seller/money/account', form());
    const second = await seller.client.call('POST /seller/money/account', form());
    expect(await seller.client.call('GET /seller/money/account', {})).toMatchObject({ account: second });
    const { rows } = await seller.client.call('GET /seller/audit/list', {});
    expect(rows[0]).toMatchObject({ subject: 'payout_account' });
    expect(JSON.stringify(rows)).not.toMatch(/\d{12,19}/);
  });
});

it('the banks to choose from have their names in the language of who asks', async ({ market }) => {
  const { rows } = await market.client(shopper.token, 'en').call('GET /wanlshop/bank/banks', {});
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(rows[0]).toMatchObject({ code: 'ICBC', name: 'ICBC' });
});

it('an account that is closed for good leaves none behind', async ({ market }) => {
  await aPayoutAccount(shopper);
  await transact(market.context(), (ctx) => emit(ctx, 'identity.closed', { shopperId: shopper.id }));
  await market.settle();
  expect(await list()).toEqual([]);
});
