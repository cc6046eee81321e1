import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefusedBodies, watchPace } from './request-body.ts';

let server: Server;
let client: Socket;
let onRequest: (message: IncomingMessage, answer: () => void) => void;
beforeEach(async () => {
  server = createServer((message, response) => onRequest(message, () => response.end('answered')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
});
afterEach(() => {
  client.destroy();
  server.close();
});

const send = (length: number, body: string | Buffer) => {
  client.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`);
  client.write(body);
};

const untilAnswered = () =>
  new Promise<string>((resolve) => client.once('data', (data) => resolve(`${data}`)));
const untilClosed = () => new Promise<void>((resolve) => client.once('close', () => resolve()));

it('a body that does not come is told of', async () => {
  const slow = new Promise<void>((resolve) => {
    onRequest = (message) => watchPace(message, { firstMs: 1, windowMs: 1, windowBytes: 10_000 }, resolve);
  });
  send(1_000_000, 'a');
  await slow;
});

it('a body that keeps its pace is waited for', async () => {
  let isSlow = false;
  onRequest = (message, answer) => {
    watchPace(message, { firstMs: 1, windowMs: 1, windowBytes: 0 }, () => {
      isSlow = true;
    });
    message.on('end', answer).resume();
  };
  send(500_000, 'a'.repeat(400_000));
  client.write('a'.repeat(100_000));
  expect(await untilAnswered()).toContain('answered');
  expect(isSlow).toBe(false);
});

it('the rest of a refused body is taken in, so that the answer is heard and the connection is good for more', async () => {
  onRequest = (message, answer) => {
    new RefusedBodies().discardRest(message);
    answer();
  };
  send(1_000_000, 'a'.repeat(10));
  expect(await untilAnswered()).toContain('answered');
  client.write('a'.repeat(999_990));
  send(1, 'a');
  expect(await untilAnswered()).toContain('answered');
});

it('a refused body without end is not', async () => {
  onRequest = (message, answer) => {
    new RefusedBodies().discardRest(message);
    answer();
  };
  send(1_000_000_000, '');
  const closed = untilClosed();
  const chunk = Buffer.alloc(1024 * 1024);
  const feed = () => {
    while (client.writable && client.write(chunk));
    if (client.writable) client.once('drain', feed);
  };
  feed();
  await closed;
  expect(client.bytesWritten).toBeLessThan(100_000_000);
});

const sendTwoRefused = (bodies: RefusedBodies) => {
  const refused: IncomingMessage[] = [];
  onRequest = (message, answer) => {
    refused.push(message.on('end', answer));
    bodies.discardRest(message);
  };
  const other = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  const body = Buffer.alloc(1_000_000);
  for (const socket of [client, other]) {
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${body.length}\r\n\r\n`);
    socket.write(body);
  }
  return { refused, other };
};

it('refused bodies are read no faster than their common pace', async () => {
  const { refused, other } = sendTwoRefused(new RefusedBodies({ windowMs: 3_600_000, windowBytes: 200_000 }));
  await vi.waitFor(() => expect(refused.filter((message) => message.isPaused())).toHaveLength(2));
  const largestChunk = 65_536;
  const read = refused.reduce((sum, { socket }) => sum + socket.bytesRead, 0);
  expect(read).toBeLessThan(200_000 + 6 * largestChunk);
  other.destroy();
});

it('refused bodies that wait for their turn are read to their end', async () => {
  const { other } = sendTwoRefused(new RefusedBodies({ windowMs: 1, windowBytes: 100_000 }));
  const otherAnswered = new Promise((resolve) => other.once('data', (data) => resolve(`${data}`)));
  expect(await untilAnswered()).toContain('answered');
  expect(await otherAnswered).toContain('answered');
  other.destroy();
});
