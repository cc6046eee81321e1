import { beforeEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type Connection, Connections } from './connections.ts';

let connections: Connections;
let one: Connection;
let two: Connection;
beforeEach(() => {
  connections = new Connections();
  one = connections.add({} as WebSocket);
  two = connections.add({} as WebSocket);
});

const idsIn = (room: string) => connections.inRoom(room).map(({ clientId }) => clientId);

it('gives every socket an id of its own, by which it is found', () => {
  expect(one.clientId).not.toBe(two.clientId);
  expect(connections.find(one.clientId)).toBe(one);
  expect(connections.find('nobody')).toBeUndefined();
  expect(connections.all()).toEqual([one, two]);
});

it('has in a room whoever joined it, once', () => {
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
