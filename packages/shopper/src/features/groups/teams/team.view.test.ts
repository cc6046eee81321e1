import { describe, expect, test } from 'vitest';
import { aLadderTeam, aTeam, ownSeat } from '../../../testing/group-rows.ts';
import { getAction, toPlaces, toTeamSteps } from './team.view.ts';

const [one] = aTeam().members;
const members = (count: number) =>
  Array.from({ length: count }, () => ({ ...aTeam().members[0], ...one }) as never);

describe('the places of a team', () => {
  test('are its members, and free ones to invite to until the row is full', () => {
    expect(toPlaces(aTeam())).toMatchObject({ invites: 1, filled: 0, more: 0 });
    expect(toPlaces(aTeam({ members: members(2), size: 10, seats_taken: 2 })).invites).toBe(3);
    expect(toPlaces(aTeam({ members: members(5), size: 10, seats_taken: 5 })).invites).toBe(1);
  });

  test('are no longer free once it is over', () => {
    expect(toPlaces(aTeam({ state: 'fail', size: 10 })).invites).toBe(0);
  });

  test('that the market filled are shown as such', () => {
    const settled = { size: 3, price: '99.00', filled: 1 };
    expect(toPlaces(aTeam({ state: 'auto', settled }))).toMatchObject({ filled: 1, invites: 0 });
  });

  test('beyond ten are counted, not drawn', () => {
    const places = toPlaces(aTeam({ members: members(14), size: 20, seats_taken: 14 }));
    expect([places.members.length, places.more]).toEqual([10, 4]);
  });
});

describe('the next thing to do', () => {
  test('of a member is to pay, then to invite', () => {
    expect(getAction(aTeam({ mine: { ...ownSeat, paid: false } }))).toBe('pay');
    expect(getAction(aTeam({ mine: ownSeat }))).toBe('invite');
  });

  test('of a stranger is to join while a seat is free, else to open a team', () => {
    expect(getAction(aTeam())).toBe('join');
    expect(getAction(aTeam({ can_join: false }))).toBe('open_own');
  });

  test('after the end is the order, or another team', () => {
    expect(getAction(aTeam({ state: 'success', mine: ownSeat }))).toBe('see_order');
    expect(getAction(aTeam({ state: 'fail', mine: ownSeat }))).toBe('open_again');
    expect(getAction(aTeam({ state: 'auto' }))).toBe('open_again');
  });
});

describe('what is still to come of a team', () => {
  const list = (...given: Parameters<typeof aTeam>) =>
    toTeamSteps(aTeam(...given)).map(({ event, otherwise }) => [event, otherwise]);

  test('is its end: money goes back, or the market fills the places', () => {
    expect(list()).toEqual([['form', 'paidBack']]);
    expect(list({ auto_form: true })).toEqual([['form', 'filledByMarket']]);
    expect(toTeamSteps(aTeam({ ends_at: 9 }))[0]?.at).toBe(9);
  });

  test('begins with the order that its viewer has yet to pay', () => {
    const mine = { ...ownSeat, paid: false, pay_before: 7 };
    expect(toTeamSteps(aTeam({ mine }))[0]).toEqual({ event: 'pay', at: 7, otherwise: 'seatFreed' });
    expect(list({ mine: ownSeat })).toEqual([['form', 'paidBack']]);
  });

  test('is of a ladder the difference too, and of a step reached no way back', () => {
    expect(toTeamSteps(aLadderTeam()).map(({ otherwise }) => otherwise)).toEqual([
      'settledAtTier',
      'toBalance',
    ]);
  });

  test('is nothing once it is over', () => expect(list({ state: 'fail' })).toEqual([]));
});
