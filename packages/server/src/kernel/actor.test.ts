import { describe, expect, it } from 'vitest';
import { actorKey, holdsRight, requireActor, requireShopper } from './actor.ts';
import { type Actor, system, visitor } from './context.ts';

const shopper: Actor = { kind: 'shopper', id: 3, sessionId: 1 };
const packer: Actor = { kind: 'seller', staffId: 3, shopId: 9, rights: ['orders.ship'], sessionId: 1 };
const operator: Actor = { kind: 'platform', staffId: 3, rights: ['*'], sessionId: 1 };

describe('an actor', () => {
  it('knows each person by one text, and no two by the same', () => {
    const keys = [shopper, packer, operator, visitor, system].map(actorKey);
    expect(keys).toEqual(['shopper:3', 'seller:3', 'platform:3', 'visitor', 'system']);
  });

  it('gives a right to a role that holds it, or holds all', () => {
    expect(holdsRight(packer, 'orders.ship')).toBe(true);
    expect(holdsRight(packer, 'goods.write')).toBe(false);
    expect(holdsRight(operator, 'goods.write')).toBe(true);
    expect(holdsRight(shopper, 'orders.ship')).toBe(false);
  });

  it('asks another person than the call is for to log in', () => {
    expect(requireShopper({ actor: shopper })).toBe(3);
    expect(requireActor({ actor: packer }, 'seller').shopId).toBe(9);
    expect(() => requireShopper({ actor: packer })).toThrow('common.login_required');
    expect(() => requireActor({ actor: visitor }, 'platform')).toThrow('common.login_required');
  });
});
