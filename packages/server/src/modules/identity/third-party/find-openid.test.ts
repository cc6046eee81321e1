import { aShopper, type Market, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { unknownClient } from '../../../kernel/context.ts';
import { insertBinding } from './bindings.queries.ts';
import { findOpenid } from './bindings.ts';

const account = {
  PUBLIC_URL: 'https://market.example',
  WECHAT_APP_ID: 'wx0000000000000001',
  WECHAT_APP_SECRET: 'a-secret',
};

const it = marketTest.extend('marketOptions', {
  environment: { ...account, WECHATPAY_APP_ID: account.WECHAT_APP_ID },
});

it.beforeAll(async ({ market, shopper }) => {
  await insertBinding(market.context().db, {
    provider: 'wechat',
    appId: account.WECHAT_APP_ID,
    openid: 'o-openid',
    shopperId: shopper.id,
    nickname: '小满',
    boundAt: market.now(),
  });
});

const by = (market: Market, app: string, from = market) => ({
  ...from.context(),
  client: { ...unknownClient, app },
});

describe('the openid', () => {
  it('is known for a shopper who pays inside WeChat', async ({ market, shopper }) => {
    expect(await findOpenid(by(market, 'wechat'), shopper.id)).toBe('o-openid');
  });

  it('is not asked for outside of it, where the app could not take the payment', async ({
    market,
    shopper,
  }) => {
    expect(await findOpenid(by(market, 'H5'), shopper.id)).toBeNull();
  });

  it('is nobody’s who is not bound', async ({ market }) => {
    expect(await findOpenid(by(market, 'wechat'), (await aShopper(market)).id)).toBeNull();
  });

  it('of one app is not shown to another that takes the money', async ({ market, shopper }) => {
    const environment = { ...account, WECHATPAY_APP_ID: 'wx0000000000000002' };
    const other = await startMarket({ environment, databaseUrl: market.databaseUrl });
    expect(await findOpenid(by(market, 'wechat', other), shopper.id)).toBeNull();
    await other.stop();
  });
});
