import { aShopper, type Market, type ShopperPerson, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unknownClient } from '../../../kernel/context.ts';
import { insertBinding } from './bindings.queries.ts';
import { findOpenid } from './bindings.ts';

const account = {
  PUBLIC_URL: 'https://market.example',
  WECHAT_APP_ID: 'wx0000000000000001',
  WECHAT_APP_SECRET: 'a-secret',
};

let market: Market;
let shopper: ShopperPerson;
beforeAll(async () => {
  market = await startMarket({ environment: { ...account, WECHATPAY_APP_ID: account.WECHAT_APP_ID } });
  shopper = await aShopper(market);
  await insertBinding(market.context().db, {
    provider: 'wechat',
    appId: account.WECHAT_APP_ID,
    openid: 'o-openid',
    shopperId: shopper.id,
    nickname: '小满',
    boundAt: market.now(),
  });
});
afterAll(() => market.stop());

const by = (app: string, from = market) => ({ ...from.context(), client: { ...unknownClient, app } });

it('is known for a shopper who pays inside WeChat', async () => {
  expect(await findOpenid(by('wechat'), shopper.id)).toBe('o-openid');
});

it('is not asked for outside of it, where the app could not take the payment', async () => {
  expect(await findOpenid(by('H5'), shopper.id)).toBeNull();
});

it('is nobody’s who is not bound', async () => {
  expect(await findOpenid(by('wechat'), (await aShopper(market)).id)).toBeNull();
});

it('of one app is not shown to another that takes the money', async () => {
  const environment = { ...account, WECHATPAY_APP_ID: 'wx0000000000000002' };
  const other = await startMarket({ environment, databaseUrl: market.databaseUrl });
  expect(await findOpenid(by('wechat', other), shopper.id)).toBeNull();
  await other.stop();
});
