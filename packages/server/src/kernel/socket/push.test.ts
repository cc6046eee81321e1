import { describe, expect, it } from 'vitest';
import type { Actor } from '../context.ts';
import { listRooms, toRoomName } from './push.ts';

const rooms = (actor: Partial<Actor> & Pick<Actor, 'kind'>) => listRooms(actor as Actor);

describe('the rooms a socket is in from its binding on', () => {
  it('are a shopper’s own and their session’s', () =>
    expect(rooms({ kind: 'shopper', id: 3, sessionId: 9 })).toEqual(['shopper:3', 'session:9']));

  it('are a seller’s shop and their session’s, not those of a shopper of that number', () =>
    expect(rooms({ kind: 'seller', staffId: 3, shopId: 5, sessionId: 9 } as never)).toEqual([
      'session:9',
      'shop:5',
    ]));

  it('are the platform’s and their session’s for its staff', () =>
    expect(rooms({ kind: 'platform', staffId: 3, sessionId: 9 } as never)).toEqual([
      'session:9',
      'platform',
    ]));

  it('are none of a visitor', () => expect(rooms({ kind: 'visitor' } as never)).toEqual([]));
});

describe('who is kicked out', () => {
  it('is one session, or all of a shopper', () => {
    expect(toRoomName({ sessionId: 9 })).toBe('session:9');
    expect(toRoomName({ shopperId: 3 })).toBe('shopper:3');
  });
});
