/** Codes asked for in masses, from one address and from many, over HTTP. */
import { solveChallenge } from '@chengji/client-kit/challenge/solve-challenge';
import type { Challenge } from '@chengji/contract';
import type { SettingName } from '@chengji/contract/settings';
import { aShopper, type Market, openSmsInbox, type SmsInbox, startMarket } from '@chengji/testkit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

let market: Market;
let inbox: SmsInbox;
// a market of its own for each rule: they share the market's counts
beforeEach(async () => {
  await market?.stop();
  market = await startMarket({ environment: { TRUST_PROXY: '1', RATE_LIMIT: '10000' } });
  inbox = openSmsInbox(market);
});
afterAll(() => market.stop());

const phone = 'a-phone-that-logged-in-before-0123456789';
type Sent = { ip?: string; token?: string; device?: string; challenge?: string; event?: string };
async function send(mobile: string, { ip = '203.0.113.1', token, event = 'login', ...headers }: Sent = {}) {
  const { body } = await market.request(
    'POST /wanlshop/sms/send',
    { mobile, event },
    { ...(token ? { token } : {}), headers: { 'x-forwarded-for': ip, ...headers } },
  );
  const data = body.data as { key?: string; challenge?: Challenge };
  return { key: body.code === 1 ? 'sent' : data.key, challenge: data.challenge };
}
const number = (ending: number) => `134${String(ending).padStart(8, '0')}`;
const allow = (name: SettingName, value: number) =>
  market.server.kernel.services.settings.save(market.context(), name, value);

async function aChallenge(ip = '203.0.113.1'): Promise<Challenge> {
  for (let sent = 0; sent < 5; sent += 1) {
    expect((await send(number(sent), { ip })).key).toBe('sent');
  }
  const { key, challenge } = await send(number(90), { ip });
  expect(key).toBe('identity.challenge_required');
  if (!challenge) throw new Error('no challenge came along');
  return challenge;
}

describe('codes', () => {
  it('ask an address for a challenge after five in an hour, which is good for one code', async () => {
    const challenge = solveChallenge(await aChallenge());
    expect((await send(number(91), { challenge })).key).toBe('sent');
    expect((await send(number(92), { challenge })).key).toBe('identity.challenge_required');
    expect((await send(number(93), { ip: '203.0.113.2' })).key).toBe('sent');
    await market.advance(3_600);
    expect((await send(number(94))).key).toBe('sent');
  });

  it('are sent once for a solution that is brought by many at once', async () => {
    const challenge = solveChallenge(await aChallenge());
    const keys = await Promise.all([1, 2, 3, 4].map((one) => send(number(200 + one), { challenge })));
    expect(keys.filter(({ key }) => key === 'sent')).toHaveLength(1);
  });

  it('are not sent for a solution that is wrong, made up or too old', async () => {
    const asked = await aChallenge();
    const solved = JSON.parse(atob(solveChallenge(asked))) as Record<string, unknown>;
    const again = async (solution: unknown) =>
      (await send(number(300), { challenge: btoa(JSON.stringify(solution)) })).key;
    expect(await again({ ...solved, number: Number(solved.number) + 1 })).toBe('identity.challenge_required');
    expect(await again({ ...solved, signature: 'f'.repeat(64) })).toBe('identity.challenge_required');
    expect(await again({ ...solved, salt: `${String(solved.salt)}0` })).toBe('identity.challenge_required');
    expect(await again('nonsense')).toBe('identity.challenge_required');
    await market.advance(301);
    expect(await again(solved)).toBe('identity.challenge_required');
  });

  it('are refused to strangers at the cap of the market, and sent to holders until the last tenth is gone', async () => {
    await allow('identity.sms_market_per_hour', 10);
    const holder = await aShopper(market);
    let challenge: Challenge | undefined;
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await send(number(sent), { ip: `203.0.113.${sent}` })).key).toBe('sent');
    }
    ({ challenge } = await send(number(20), { ip: '203.0.113.50' }));
    if (!challenge) throw new Error('a market near its cap asks for a challenge');
    const ninth = { ip: '203.0.113.50', challenge: solveChallenge(challenge) };
    expect((await send(number(20), ninth)).key).toBe('sent');
    ({ challenge } = await send(number(21), { ip: '203.0.113.51' }));
    if (!challenge) throw new Error('a market near its cap asks for a challenge');
    const tenth = { ip: '203.0.113.51', challenge: solveChallenge(challenge) };
    expect((await send(number(21), tenth)).key).toBe('identity.codes_paused');
    expect((await send(holder.mobile, { token: holder.token, event: 'confirm' })).key).toBe('sent');
    expect((await send(holder.mobile, { token: holder.token, event: 'paypwd' })).key).toBe(
      'identity.codes_paused',
    );
  });

  it('of a number are not used up by a stranger for its holder, nor for another purpose', async () => {
    const { mobile, username } = await aShopper(market);
    const login = { account: username, password: 'demo1234', agree: true };
    await market.request('POST /wanlshop/user/login', login, { headers: { device: phone } });
    const ask = async (ip: string) => {
      const { key } = await send(mobile, { ip });
      await market.advance(60);
      return key;
    };
    for (let sent = 0; sent < 5; sent += 1) expect(await ask('203.0.113.1')).toBe('sent');
    expect(await ask('203.0.113.1')).toBe('identity.challenge_required');
    for (let sent = 0; sent < 5; sent += 1) expect(await ask('203.0.113.2')).toBe('sent');
    expect(await ask('203.0.113.3')).toBe('identity.too_many_codes');
    expect((await send(mobile, { ip: '203.0.113.3', event: 'resetpwd' })).key).toBe('sent');
    expect((await send(mobile, { ip: '203.0.113.4', device: phone })).key).toBe('sent');
    expect(inbox.lines).toHaveLength(12);
  });

  it('of a stranger leave those that the holder got good', async () => {
    const { mobile } = await aShopper(market);
    await send(mobile, { ip: '198.51.100.1', event: 'resetpwd' });
    const code = inbox.generateCode(mobile, 'resetpwd');
    expect((await send(mobile, { ip: '203.0.113.1', event: 'resetpwd' })).key).toBe('sent');
    const { body } = await market.request(
      'POST /wanlshop/sms/verify',
      { mobile, event: 'resetpwd', code },
      { headers: { 'x-forwarded-for': '198.51.100.1' } },
    );
    expect(body.code).toBe(1);
  });
});
