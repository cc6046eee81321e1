import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  connectTimeoutMs,
  createSocketClient,
  maxReconnects,
  type ReceivedFrame,
  reconnectDelayMs,
} from './socket-client.ts';

/** The far end of a socket, driven by hand. */
class FarEnd extends EventTarget {
  sent: string[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  say(frame: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  opens() {
    this.dispatchEvent(new Event('open'));
  }
  breaks() {
    this.dispatchEvent(new Event('close'));
  }
}

function aClient() {
  const ends: FarEnd[] = [];
  const received: ReceivedFrame[] = [];
  const news: string[] = [];
  const client = createSocketClient({
    url: 'ws://market/socket',
    connect: () => {
      const end = new FarEnd();
      ends.push(end);
      return end as unknown as WebSocket;
    },
    onFrame: (frame) => received.push(frame),
    onOnline: () => news.push('online'),
    onOffline: () => news.push('offline'),
  });
  const last = () => ends.at(-1) as FarEnd;
  return { client, ends, received, news, last };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the socket is online from the moment it opens, and passes frames on', () => {
  const { client, received, news, last } = aClient();
  client.open();
  expect(client.isOnline).toBe(false);
  last().opens();
  last().say({ type: 'init', client_id: 'a' });
  expect(client.isOnline).toBe(true);
  expect(news).toEqual(['online']);
  expect(received).toEqual([{ type: 'init', client_id: 'a' }]);
});

it('the socket answers a ping with a pong and passes neither on', () => {
  const { client, received, last } = aClient();
  client.open();
  last().opens();
  last().say({ type: 'ping' });
  expect(last().sent).toEqual(['{"type":"pong"}']);
  expect(received).toEqual([]);
});

it('the socket reconnects 3 s after it was lost', () => {
  const { client, ends, news, last } = aClient();
  client.open();
  last().opens();
  last().breaks();
  expect(news).toEqual(['online', 'offline']);
  vi.advanceTimersByTime(reconnectDelayMs - 1);
  expect(ends).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(ends).toHaveLength(2);
  last().opens();
  expect(client.isOnline).toBe(true);
  expect(client.reconnects).toBe(0);
});

it('the socket starts a fresh cycle, counting from 0, after 3 failed attempts', () => {
  const { client, ends, last } = aClient();
  client.open();
  const counts: number[] = [];
  for (let lost = 0; lost < 5; lost += 1) {
    last().breaks();
    counts.push(client.reconnects);
    vi.advanceTimersByTime(reconnectDelayMs);
  }
  expect(counts).toEqual([1, 2, maxReconnects, 0, 1]);
  expect(ends).toHaveLength(6);
});

it('a socket that fails and then closes counts as lost once', () => {
  const { client, ends, last } = aClient();
  client.open();
  last().dispatchEvent(new Event('error'));
  last().breaks();
  expect(client.reconnects).toBe(1);
  vi.advanceTimersByTime(reconnectDelayMs * 2);
  expect(ends).toHaveLength(2);
});

it('the socket stays closed when it was closed on purpose, until it is opened again', () => {
  const { client, ends, news, last } = aClient();
  client.open();
  last().opens();
  client.close();
  expect(last().closed).toBe(true);
  last().breaks();
  vi.advanceTimersByTime(reconnectDelayMs * 5);
  expect(ends).toHaveLength(1);
  expect(news).toEqual(['online', 'offline']);
  client.open();
  expect(ends).toHaveLength(2);
});

it('closing the socket cancels the attempt that was waiting', () => {
  const { client, ends, last } = aClient();
  client.open();
  last().breaks();
  client.close();
  vi.advanceTimersByTime(reconnectDelayMs * 2);
  expect(ends).toHaveLength(1);
});

it('the socket ignores what is no frame', () => {
  const { client, received, last } = aClient();
  client.open();
  last().dispatchEvent(new MessageEvent('message', { data: 'not json' }));
  expect(received).toEqual([]);
});

it('a socket that does not open within 60 s is given up, and the next attempt begins', () => {
  const { client, ends, news, last } = aClient();
  client.open();
  vi.advanceTimersByTime(connectTimeoutMs - 1);
  expect(last().closed).toBe(false);
  vi.advanceTimersByTime(1);
  expect([last().closed, client.reconnects]).toEqual([true, 1]);
  vi.advanceTimersByTime(reconnectDelayMs);
  expect(ends).toHaveLength(2);
  last().opens();
  vi.advanceTimersByTime(connectTimeoutMs);
  expect([client.isOnline, news]).toEqual([true, ['online']]);
});

it('a frame is sent while the socket is open, and it is said where it is not', () => {
  const { client, last } = aClient();
  expect(client.send({ type: 'getLivingPool', live_id: 3 })).toBe(false);
  client.open();
  expect(client.send({ type: 'getLivingPool', live_id: 3 })).toBe(false);
  last().opens();
  expect(client.send({ type: 'getLivingPool', live_id: 3 })).toBe(true);
  expect(last().sent).toEqual(['{"type":"getLivingPool","live_id":3}']);
  last().breaks();
  expect(client.send({ type: 'ping' })).toBe(false);
});
