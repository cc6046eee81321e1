import { solveChallenge } from '@chengji/client-kit/challenge/solve-challenge';
import type { Challenge } from '@chengji/contract';
import { aShopper, getRefusalKey, type Market, testPassword } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { type Actor, unknownClient, visitor } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { startShopperSession } from '../sessions/start-shopper-session.ts';
import { getShopper } from '../shoppers/shoppers.queries.ts';
import { logIn } from './log-in.ts';

const it = marketTest.extend(
  'attempt',
  ({ market }) =>
    (account: string, password: string) =>
      market.client().call('POST /wanlshop/user/login', { account, password, agree: true }),
);

const getChallenge = async (work: Promise<unknown>): Promise<Challenge> => {
  const error = await work.catch((thrown: unknown) => thrown);
  if (error instanceof Refusal && error.challenge) return error.challenge;
  throw new Error('no challenge was asked');
};

/** A try from another address than the tests' own. */
const attemptFrom = (market: Market, ip: string, account: string, password: string, actor: Actor = visitor) =>
  logIn({ ...market.context(actor), ip }, { account, password });

describe('logging in', () => {
  it('opens by username in any case and by mobile', async ({ market, attempt }) => {
    const { username, mobile, id } = await aShopper(market);
    expect((await attempt(username.toUpperCase(), testPassword)).userinfo.id).toBe(id);
    expect((await attempt(mobile, testPassword)).userinfo.id).toBe(id);
  });

  it('takes a mobile before a username that looks like it', async ({ market, attempt }) => {
    const victim = await aShopper(market);
    await aShopper(market, { username: `${victim.mobile}` });
    expect((await attempt(victim.mobile, testPassword)).userinfo.id).toBe(victim.id);
  });

  it('says the same of a wrong password and of an account that does not exist', async ({
    market,
    attempt,
  }) => {
    const { username } = await aShopper(market);
    expect(await getRefusalKey(attempt(username, 'wrong'))).toBe('identity.wrong_account_or_password');
    expect(await getRefusalKey(attempt('nobody-at-all', testPassword))).toBe(
      'identity.wrong_account_or_password',
    );
  });

  it('answers in the language asked for', async ({ market }) => {
    const { username } = await aShopper(market);
    const msg = async (language: 'zh' | 'en') => {
      const input = { account: username, password: 'wrong', agree: true };
      return (await market.request('POST /wanlshop/user/login', input, { language })).body.msg;
    };
    expect(await msg('zh')).toBe('账号或密码不正确');
    expect(await msg('en')).toBe('Wrong account or password');
  });

  it('refuses a frozen account once its password is right', async ({ market, attempt }) => {
    const { id, username } = await aShopper(market);
    await market.server.kernel.database.pool.query("update shoppers set state = 'frozen' where id = $1", [
      id,
    ]);
    expect(await getRefusalKey(attempt(username, 'wrong'))).toBe('identity.wrong_account_or_password');
    expect(await getRefusalKey(attempt(username, testPassword))).toBe('identity.account_frozen');
  });

  it('locks an account for a quarter of an hour after five wrong passwords, by either of its names', async ({
    market,
    attempt,
  }) => {
    const { username, mobile } = await aShopper(market);
    for (const account of [username, mobile, username, mobile, username]) {
      expect(await getRefusalKey(attempt(account, 'wrong'))).toBe('identity.wrong_account_or_password');
    }
    expect(await getRefusalKey(attempt(mobile, testPassword))).toBe('identity.too_many_tries');
    await market.advance(15 * 60);
    await attempt(mobile, testPassword);
  });

  it('takes wrong attempts back when the password is right', async ({ market, attempt }) => {
    const { username } = await aShopper(market);
    for (let round = 0; round < 3; round += 1) {
      for (let attempts = 0; attempts < 4; attempts += 1) await getRefusalKey(attempt(username, 'wrong'));
      await attempt(username, testPassword);
    }
  });

  it('does not lock the owner out of their own address for what others guess elsewhere', async ({
    market,
    attempt,
  }) => {
    const { username } = await aShopper(market);
    for (let attempts = 0; attempts < 6; attempts += 1) {
      await expect(attemptFrom(market, '203.0.113.1', username, 'wrong')).rejects.toThrow('identity.');
    }
    await attempt(username, testPassword);
  });

  it('locks an account that is guessed at from very many addresses', async ({ market }) => {
    const { username } = await aShopper(market);
    for (let attempts = 0; attempts < 100; attempts += 1) {
      await expect(attemptFrom(market, `198.51.100.${attempts}`, username, 'wrong')).rejects.toThrow(
        'identity.wrong_account_or_password',
      );
    }
    await expect(attemptFrom(market, '198.51.100.200', username, testPassword)).rejects.toThrow(
      'identity.too_many_tries',
    );
  });

  it('asks an address that guessed at very many accounts for a challenge, and locks nobody behind it', async ({
    market,
  }) => {
    for (let attempts = 0; attempts < 100; attempts += 1) {
      await expect(attemptFrom(market, '192.0.2.1', `somebody${attempts}`, 'wrong')).rejects.toThrow(
        'identity.wrong_account_or_password',
      );
    }
    const { username } = await aShopper(market);
    const refused = await getChallenge(attemptFrom(market, '192.0.2.1', username, testPassword));
    const client = { ...unknownClient, challenge: solveChallenge(refused) };
    const entered = await logIn(
      { ...market.context(visitor), ip: '192.0.2.1', client },
      { account: username, password: testPassword },
    );
    expect(entered.shopper.username).toBe(username);
    await attemptFrom(market, '192.0.2.2', username, testPassword);
  });

  it('counts for everyone only what its own address was still granted', async ({ market }) => {
    const { username, id } = await aShopper(market);
    for (let attempts = 0; attempts < 120; attempts += 1)
      await attemptFrom(market, '192.0.2.3', username, 'wrong').catch(() => null);
    const { rows } = await market.server.kernel.database.pool.query(
      "select count from tries where key in ($1, 'anyone from 192.0.2.3') order by count",
      [`shopper #${id} from anywhere`],
    );
    expect(rows).toEqual([{ count: 5 }, { count: 5 }]);
  });

  it('opens no session for a password that was changed while it was being checked', async ({ market }) => {
    const { id } = await aShopper(market);
    const shopper = await getShopper(market.context().db, id);
    await market.server.kernel.database.pool.query(
      "update shoppers set password_hash = 'another' where id = $1",
      [id],
    );
    await expect(startShopperSession(market.context(visitor), shopper, shopper.passwordHash)).rejects.toThrow(
      'identity.wrong_account_or_password',
    );
  });

  it('does not start while a transaction is open, where the count of a try would be lost', async ({
    market,
  }) => {
    const inTransaction = {
      ...market.context(visitor),
      transaction: { sent: [], beforeCommit: [], afterCommit: [] },
    };
    await expect(logIn(inTransaction, { account: 'anyone', password: 'anything' })).rejects.toThrow(
      'before the transaction',
    );
  });
});
