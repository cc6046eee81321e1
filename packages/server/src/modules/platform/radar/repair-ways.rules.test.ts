import { describe, expect, it } from 'vitest';
import { external, platform } from '../../ledger/index.ts';
import { canQuery, type Found, listWays, planEntries } from './repair-ways.rules.ts';

const found = (traits: Partial<Found>): Found => ({
  kind: 'missing_here',
  subject: 'payment',
  our_state: 'closed',
  state: 'open',
  theirCents: 4_990,
  ...traits,
});

describe('the ways that fit a difference', () => {
  it.each([
    ['money of a closed payment goes to its payer', {}, ['credit', 'return']],
    ['what the trade bill alone lists brings no money', { theirCents: null }, ['book']],
    ['a payment that is still open is asked after', { our_state: 'pending' }, []],
    ['a payment that is held is its finding’s', { our_state: 'held' }, []],
    ['money of nobody is borne by promotions', { our_state: 'unknown' }, ['book']],
    ['a refund that failed here is asked after', { subject: 'refund', our_state: 'failed' }, []],
    [
      'a refund that was given up is borne by promotions',
      { subject: 'refund', our_state: 'given_up' },
      ['book'],
    ],
    [
      'a payout that failed here is borne by promotions',
      { subject: 'payout', our_state: 'failed' },
      ['book'],
    ],
    [
      'what the channel does not list is borne by promotions',
      { kind: 'missing_there', our_state: 'paid' },
      ['book'],
    ],
    ['another amount is borne by promotions', { kind: 'different', our_state: 'paid' }, ['book']],
    ['what was repaired is not repaired again', { state: 'repaired' }, []],
    ['what waits for a second person waits', { state: 'waiting' }, []],
  ] as const)('%s', (_, traits, ways) => {
    expect(listWays(found(traits))).toEqual(ways);
  });

  it('write nothing where the money fits', () => {
    expect(planEntries(0, external('wechat'), platform('promotions'))).toEqual([]);
  });

  it('a channel is asked of numbers that are known here', () => {
    expect(canQuery(found({}))).toBe(true);
    expect(canQuery(found({ our_state: 'unknown' }))).toBe(false);
    expect(canQuery(found({ state: 'repaired' }))).toBe(false);
  });
});
