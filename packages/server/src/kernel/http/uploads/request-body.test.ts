import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { discardRest, watchPace } from './request-body.ts';

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
    discardRest(message);
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
    discardRest(message);
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
