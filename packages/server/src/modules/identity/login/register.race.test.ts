import { type Market, openSmsInbox, type SmsInbox } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market));

const visitor = (market: Market) => market.client();

async function registering(market: Market, inbox: SmsInbox, mobile: string, username: string) {
  await visitor(market).call('POST /wanlshop/sms/send', { mobile, event: 'register' });
  const code = inbox.generateCode(mobile, 'register');
  return () =>
    visitor(market).call('POST /wanlshop/user/register', {
      username,
      nickname: username,
      mobile,
      code,
      password: 'secret-1',
      confirm: 'secret-1',
      agree: true,
    });
}

/** How many came through, and what the others were refused with. */
async function settleAll(calls: (() => Promise<unknown>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()));
  const keys = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason.key as string] : [],
  );
  return { done: results.length - keys.length, refused: [...new Set(keys)] };
}

describe('registering', () => {
  it('makes one shopper of a form sent many times at once', async ({ market, inbox }) => {
    const register = await registering(market, inbox, '13200000001', 'impatient');
    expect(await settleAll(Array.from({ length: 8 }, () => register))).toEqual({
      done: 1,
      refused: ['identity.code_expired'],
    });
  });

  it('gives a username that many want at once to one of them', async ({ market, inbox }) => {
    const forms = await Promise.all(
      ['13200000002', '13200000003', '13200000004'].map((mobile) =>
        registering(market, inbox, mobile, 'wanted'),
      ),
    );
    expect(await settleAll(forms)).toEqual({ done: 1, refused: ['identity.username_taken'] });
  });
});
