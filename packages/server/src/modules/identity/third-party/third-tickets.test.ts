import { getRefusalKey, type Market, startMarket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { openTicket, sealTicket } from './third-tickets.ts';

const vouched = { provider: 'wechat', appId: 'wx1', openid: 'o1', nickname: '小满 🍊' } as const;
const minuteMs = 60_000;

const later = (market: Market, minutes: number): Context => ({
  ...market.context(),
  clock: { now: () => new Date(market.now().getTime() + minutes * minuteMs) },
});
const openOrRefuse = (open: () => unknown) => {
  try {
    return open();
  } catch (error) {
    return error instanceof Refusal ? error.key : error;
  }
};

describe('a ticket', () => {
  it('says again whom it was sealed for, for a quarter of an hour', ({ market }) => {
    const ticket = sealTicket(market.context(), vouched);
    expect(openTicket(later(market, 14), ticket)).toEqual(vouched);
    expect(openOrRefuse(() => openTicket(later(market, 15), ticket))).toBe('identity.ticket_over');
  });

  it('opens for nobody who changed it', ({ market }) => {
    const [, seal] = sealTicket(market.context(), vouched).split('.');
    const other = { ...vouched, openid: 'o2', until: market.now().getTime() + minuteMs };
    const text = Buffer.from(JSON.stringify(other)).toString('base64url');
    expect(openOrRefuse(() => openTicket(market.context(), `${text}.${seal}`))).toBe('identity.ticket_over');
  });

  it.for(['', '.', 'a.b', 'a'.repeat(1_000), `${'a'.repeat(20)}.${'b'.repeat(43)}`])(
    'is refused by its name when it is none: %j',
    async (ticket, { market }) => {
      expect(openOrRefuse(() => openTicket(market.context(), ticket))).toBe('identity.ticket_over');
      const register = { ticket, mobile: '13644449999', code: '123456', agree: true as const };
      const refused = await getRefusalKey(market.client().call('POST /wanlshop/third/register', register));
      expect(refused).toBe(ticket === '' ? 'common.invalid_input' : 'identity.ticket_over');
    },
  );

  it('of another market is none here', async ({ market }) => {
    const elsewhere = await startMarket({ environment: { SECRET: 'a-secret-of-another-market' } });
    const ticket = sealTicket(elsewhere.context(), vouched);
    expect(openOrRefuse(() => openTicket(market.context(), ticket))).toBe('identity.ticket_over');
    await elsewhere.stop();
  });
});
