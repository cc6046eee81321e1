import { describe, expect, it } from 'vitest';
import { anOrder, aTeam, cancelled, waiting } from '../../testing/order-rows.ts';
import { canInvite, getOrderPages, getOutcome, getTeamStatus, teamShown, toSeats } from './team.view.ts';

describe('a team', () => {
  it.each([
    ['still lacks people', aTeam(), { key: 'lacking', params: { count: 1 } }],
    ['of a ladder has enough and goes on', aTeam({ lacking: 0 }), { key: 'reached', params: { count: 2 } }],
    ['is complete', aTeam({ state: 'success', paid: 3 }), { key: 'formed', params: { count: 3 } }],
    ['failed', aTeam({ state: 'fail' }), { key: 'failed', params: { count: 2 } }],
    [
      'was completed by the market, which says with how many seats',
      aTeam({ state: 'auto', settled: { size: 3, price: '1.00', filled: 1 } }),
      { key: 'auto', params: { count: 1 } },
    ],
  ])('that %s says so', (_, team, status) => {
    expect(getTeamStatus(team)).toEqual(status);
  });

  it('has its free seats only while it takes people, and says which the market filled', () => {
    expect(toSeats(aTeam())).toEqual(['paid', 'paid', 'free']);
    expect(toSeats(aTeam({ state: 'fail' }))).toEqual(['paid', 'paid']);
    const settled = { size: 3, price: '1.00', filled: 1 };
    expect(toSeats(aTeam({ state: 'auto', settled }))).toEqual(['paid', 'paid', 'filled']);
  });

  it('asks for friends only of who has paid and while it takes people', () => {
    expect(canInvite(waiting())).toBe(true);
    expect(canInvite(waiting({ state: 'pending_payment' }))).toBe(false);
    expect(canInvite(waiting({ team: aTeam({ state: 'success' }) }))).toBe(false);
  });

  it('is shown with an order that holds a seat, or whose team failed', () => {
    expect(teamShown(waiting())?.id).toBe(51);
    expect(teamShown({ ...cancelled(), team: aTeam() })).toBeNull();
    expect(teamShown(waiting({ state: 'closed', close_reason: 'group_failed' }))?.id).toBe(51);
  });
});

describe('a payment', () => {
  it('sends goods on their way, waits for a team, completes one, or comes back', () => {
    expect(getOutcome(undefined)).toBe('ship');
    expect(getOutcome(anOrder())).toBe('ship');
    expect(getOutcome(waiting())).toBe('team');
    expect(getOutcome(waiting({ state: 'pending_shipment' }))).toBe('formed');
    expect(getOutcome(waiting({ state: 'closed' }))).toBe('refunded');
  });
});

it('an order bought in a team has pages of its own', () => {
  expect(getOrderPages(anOrder()).details).toBe('pages/user/order/details');
  expect(getOrderPages(waiting()).details).toBe('pages/apps/groups/order/details');
});
