import { type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Each address may make one call a second; many are sent at once, so that a slow second changes nothing. */
const atOnce = 30;
let lastAddress = 0;
const anotherAddress = () => `198.18.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`;

type Sent = { path?: string; method?: string; forwarded?: string };

async function useMarket(trusted: string) {
  const market = await startMarket({ environment: { RATE_LIMIT: '1', TRUST_PROXY: trusted } });
  const send = ({ path = '/api/wanlshop/search/hot', method = 'GET', forwarded }: Sent) =>
    fetch(`${market.url}${path}`, {
      method,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      redirect: 'manual',
    });
  const sendMany = async (request: (n: number) => Sent, times = atOnce) => {
    const answers = await Promise.all(Array.from({ length: times }, (_, n) => send(request(n))));
    return answers.filter(({ status }) => status === 429);
  };
  return { market, send, sendMany };
}

type Used = Awaited<ReturnType<typeof useMarket>>;
let behindOne: Used;
const others: Market[] = [];
beforeAll(async () => {
  behindOne = await useMarket('1');
});
afterAll(async () => {
  for (const market of [behindOne.market, ...others]) await market.stop();
});

async function countRefused(trusted: string, toAddress: (n: number) => string): Promise<number> {
  const used = trusted === '1' ? behindOne : await useMarket(trusted);
  if (used !== behindOne) others.push(used.market);
  return (await used.sendMany((n) => ({ forwarded: toAddress(n) }))).length;
}

describe('one person is one address to the limits', () => {
  it.each([
    ['every claimed address, where no proxy is trusted', '0', (n: number) => `203.0.113.${n}`],
    ['with invented hops', '1', (n: number) => `198.51.100.${n}, 203.0.113.1`],
    ['with many invented hops', '1', (n: number) => `10.0.0.${n}, 127.0.0.1, ::1, 203.0.113.2`],
    ['with invented words', '1', (n: number) => `unknown${n}, "_hidden", 203.0.113.3`],
    ['with any address of an IPv6 network', '1', (n: number) => `203.0.113.${n}, 2001:db8:1:2::${n}`],
    ['with words the proxy passed on', '1', (n: number) => `junk-${n}`],
    ['with one invented hop more than proxies', '2', (n: number) => `203.0.113.${n}, 198.51.100.7, 10.0.0.1`],
    [
      'with invented hops beyond the networks',
      '127.0.0.0/8, 10.1.0.0/16',
      (n: number) => `9.9.9.${n}, 9.9.9.9, 10.1.2.3`,
    ],
    [
      'where who connects is in none of the networks',
      '10.0.0.0/8',
      (n: number) => `203.0.113.${n}, 10.0.0.1`,
    ],
  ])('%s', async (_what, trusted, toAddress) => {
    expect(await countRefused(trusted, toAddress)).toBeGreaterThanOrEqual(atOnce / 2);
  });
});

describe('each person has a limit of their own', () => {
  it.each([
    ['behind one proxy', '1', (n: number) => `203.0.113.${100 + n}`],
    ['in IPv6 networks of their own', '1', (n: number) => `2001:db8:7:${n}::1`],
    ['behind two proxies', '2', (n: number) => `203.0.113.${n}, 198.51.100.1`],
    [
      'behind proxies of the networks',
      'loopback, 10.1.0.0/16, fd00::/8',
      (n: number) => `203.0.113.${n}, 10.1.2.3, fd00::7`,
    ],
  ])('%s', async (_what, trusted, toAddress) => {
    expect(await countRefused(trusted, toAddress)).toBe(0);
  });
});

describe('every answer is limited by address', () => {
  it.each([
    ['a call', 'GET', '/api/wanlshop/search/hot'],
    ['a call there is not', 'GET', '/api/wanlshop/none'],
    ['a page', 'GET', '/'],
    ['a page of the console', 'GET', '/console/orders'],
    ['a file', 'GET', '/files/00/0000000000000000000000000000000000000000.webp'],
    ['a download', 'GET', '/downloads/1?until=1&sign=x'],
    ['the figures', 'GET', '/metrics'],
    ['the description of calls', 'GET', '/api/openapi.json'],
    ['the description for people', 'GET', '/api/docs'],
    ['a try to open a socket', 'GET', '/socket'],
    ['readiness', 'GET', '/readyz'],
    ['an address that cannot be decoded', 'GET', '/%ff'],
    ['a callback of a channel', 'POST', '/api/pay/notify/sandbox'],
  ])('%s', async (_what, method, path) => {
    const forwarded = anotherAddress();
    const refused = await behindOne.sendMany(() => ({ path, method, forwarded }));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.json()).toMatchObject({ code: 0, data: { key: 'common.too_many_requests' } });
  });

  it('while a channel may call back more often', async () => {
    const forwarded = anotherAddress();
    const callBack = { path: '/api/pay/notify/sandbox', method: 'POST', forwarded };
    expect(await behindOne.sendMany(() => callBack, 10)).toHaveLength(0);
  });

  it.each(['/metrics', '/api/openapi.json', '/api/docs'])(
    'and %s, which costs most, twenty times rarer than a call',
    async (path) => {
      const market = await startMarket({ environment: { RATE_LIMIT: '60' } });
      others.push(market);
      const asked = await Promise.all(Array.from({ length: 60 }, () => fetch(`${market.url}${path}`)));
      const refused = asked.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(atOnce);
    },
  );

  it('while monitoring is answered from an address that is refused all else', async () => {
    const forwarded = anotherAddress();
    expect((await behindOne.sendMany(() => ({ forwarded }))).length).toBeGreaterThan(0);
    expect((await behindOne.send({ path: '/healthz', forwarded })).status).toBe(200);
  });
});
