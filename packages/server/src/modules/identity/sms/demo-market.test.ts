import { modules } from '@chengji/server/main';
import { type Market, openSmsInbox, startMarket } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Module } from '../../../kernel/module.ts';
import { demoAccountsPort } from '../identity.ports.ts';

const account = { kind: 'shopper', account: '13800000001', password: 'demo1234' } as const;
const demo: Module = {
  name: 'demo',
  ports: (ports) => ports.provide(demoAccountsPort, async () => [account]),
};
const asked = { mobile: '13400000001', event: 'login' } as const;

describe('a demo market', () => {
  let market: Market;
  beforeAll(async () => {
    market = await startMarket({ modules: [...modules, demo] });
  });
  afterAll(() => market.stop());

  it('names who may look around, and by what', async () => {
    expect(await market.client().call('GET /wanlshop/demo/accounts', {})).toEqual({ rows: [account] });
  });

  it('answers the code that it has nobody to send to', async () => {
    const inbox = openSmsInbox(market);
    const { code } = await market.client().call('POST /wanlshop/sms/send', asked);
    expect(inbox.lines.at(-1)).toBe(`sms ${asked.mobile} login ${code}`);
    const login = { mobile: asked.mobile, code: code ?? '', agree: true } as const;
    const { userinfo } = await market.client().call('POST /wanlshop/user/mobilelogin', login);
    expect(userinfo.mobile).toBe(asked.mobile);
  });
});

describe('a market without the demo', () => {
  marketTest('names nobody', async ({ market }) => {
    expect(await market.client().call('GET /wanlshop/demo/accounts', {})).toEqual({ rows: [] });
  });

  marketTest('never answers a code', async ({ market }) => {
    expect(await market.client().call('POST /wanlshop/sms/send', asked)).toEqual({ seconds: 60 });
  });
});
