import { getRefusalKey, openSmsInbox } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { withCode } from './codes.ts';

const it = marketTest
  .extend('inbox', { scope: 'file' }, ({ market }) => openSmsInbox(market))
  /** A number with a code for logging in, and ways to guess at it. */
  .extend('aCode', ({ market, inbox }) => async () => {
    sent += 1;
    const mobile = `133${String(sent).padStart(8, '0')}`;
    await market.client().call('POST /wanlshop/sms/send', { mobile, event: 'login' });
    const code = inbox.generateCode(mobile, 'login');
    const wrong = code === '000000' ? '000001' : '000000';
    const verify = (guess: string) =>
      market.client().call('POST /wanlshop/sms/verify', { mobile, event: 'login', code: guess });
    const logIn = (guess: string) =>
      market.client().call('POST /wanlshop/user/mobilelogin', { mobile, code: guess, agree: true });
    return { mobile, code, wrong, verify, logIn };
  });

let sent = 0;

describe('a code', () => {
  it('is six digits and stays good when it is only checked', async ({ aCode }) => {
    const { code, verify, logIn } = await aCode();
    expect(code).toMatch(/^\d{6}$/);
    await verify(code);
    await verify(code);
    await logIn(code);
  });

  it('is used up by what it was for', async ({ aCode }) => {
    const { code, logIn, verify } = await aCode();
    await logIn(code);
    expect(await getRefusalKey(logIn(code))).toBe('identity.code_expired');
    expect(await getRefusalKey(verify(code))).toBe('identity.code_expired');
  });

  it('is good for one purpose only', async ({ market, aCode }) => {
    const { mobile, code } = await aCode();
    const verify = market.client().call('POST /wanlshop/sms/verify', { mobile, event: 'register', code });
    expect(await getRefusalKey(verify)).toBe('identity.code_expired');
  });

  it('is over after five minutes', async ({ market, aCode }) => {
    const { code, verify, logIn } = await aCode();
    await market.advance(5 * 60 - 1);
    await verify(code);
    await market.advance(2);
    expect(await getRefusalKey(logIn(code))).toBe('identity.code_expired');
  });

  it('is spent by five wrong guesses, whether checked or used', async ({ aCode }) => {
    const { code, wrong, verify, logIn } = await aCode();
    for (const guess of [verify, logIn, verify, logIn, logIn]) {
      expect(await getRefusalKey(guess(wrong))).toBe('identity.wrong_code');
    }
    expect(await getRefusalKey(logIn(code))).toBe('identity.code_expired');
  });

  it('counts guesses made at once one by one', async ({ aCode }) => {
    const { code, wrong, logIn } = await aCode();
    const keys = await Promise.all(Array.from({ length: 20 }, () => getRefusalKey(logIn(wrong))));
    expect(keys.filter((key) => key === 'identity.wrong_code')).toHaveLength(5);
    expect(await getRefusalKey(logIn(code))).toBe('identity.code_expired');
  });

  it('is used once when it is used many times at once', async ({ aCode }) => {
    const { code, logIn } = await aCode();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => logIn(code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not guessed at in a transaction, where the count of a wrong guess would be lost', async ({
    market,
    aCode,
  }) => {
    const { mobile, code } = await aCode();
    const ctx = market.context();
    const inTransaction = { ...ctx, transaction: { sent: [], beforeCommit: [], afterCommit: [] } };
    await expect(withCode(inTransaction, { mobile, event: 'login' }, code, async () => null)).rejects.toThrow(
      'before the transaction',
    );
  });
});
