import { beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type Connection, Connections } from './connections.ts';

let connections: Connections;
let one: Connection;
let two: Connection;
beforeEach(() => {
  connections = new Connections();
  one = connections.add({} as WebSocket, { address: '192.0.2.1', language: 'zh' });
  two = connections.add({} as WebSocket, { address: '192.0.2.2', language: 'zh' });
});

const idsIn = (room: string) => connections.inRoom(room).map(({ clientId }) => clientId);

describe('the connections', () => {
  it('gives every socket an id of its own, by which it is found', () => {
    expect(one.clientId).not.toBe(two.clientId);
    expect(connections.find(one.clientId)).toBe(one);
    expect(connections.find('nobody')).toBeUndefined();
    expect(connections.all()).toEqual([one, two]);
  });

  it('has every socket that joined a room in it once', () => {
    connections.join(one, 'live:1');
    connections.join(one, 'live:1');
    connections.join(two, 'live:1');
    connections.join(two, 'live:2');
    expect(idsIn('live:1')).toEqual([one.clientId, two.clientId]);
    expect(idsIn('live:2')).toEqual([two.clientId]);
    expect(idsIn('live:3')).toEqual([]);
  });

  it('takes a socket out of the one room it leaves', () => {
    connections.join(one, 'live:1');
    connections.join(one, 'live:2');
    connections.leave(one, 'live:1');
    connections.leave(one, 'never joined');
    expect([idsIn('live:1'), idsIn('live:2')]).toEqual([[], [one.clientId]]);
    expect([...one.rooms]).toEqual(['live:2']);
  });

  it('takes a socket that is gone out of all of its rooms', () => {
    for (const room of ['live:1', 'live:2', 'shopper:1']) {
      connections.join(one, room);
      connections.join(two, room);
    }
    connections.remove(one);
    for (const room of ['live:1', 'live:2', 'shopper:1']) expect(idsIn(room)).toEqual([two.clientId]);
    expect(connections.find(one.clientId)).toBeUndefined();
    expect(one.rooms.size).toBe(0);
  });

  it('counts the sockets of each address, and those nobody is bound to', () => {
    const third = connections.add({} as WebSocket, { address: '192.0.2.1', language: 'zh' });
    connections.join(third, 'live:1');
    expect(connections.count('192.0.2.1')).toEqual({ open: 2, unbound: 2 });
    connections.join(third, 'session:7');
    expect(connections.count('192.0.2.1')).toEqual({ open: 2, unbound: 1 });
    connections.remove(third);
    connections.remove(third);
    expect(connections.count('192.0.2.1')).toEqual({ open: 1, unbound: 1 });
    expect(connections.count('192.0.2.9')).toEqual({ open: 0, unbound: 0 });
  });

  it('lists the sessions that sockets are bound to', () => {
    connections.join(one, 'session:7');
    connections.join(two, 'session:7');
    connections.join(two, 'shopper:9');
    expect(connections.listSessions()).toEqual([7]);
    connections.remove(one);
    connections.remove(two);
    expect(connections.listSessions()).toEqual([]);
  });
});
