/** Attacks by sockets: some that send and never read, and thousands that do nothing. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { attackerAddress } from '../attacker.ts';

/** An open WebSocket of the attacker's that is never read; null when the market refused it. */
function openUnread(url: string): Promise<Socket | null> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: attackerAddress });
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(null));
    socket.once('data', (head) => {
      socket.pause();
      if (String(head).startsWith('HTTP/1.1 101')) resolve(socket);
      else socket.destroy();
    });
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET /socket HTTP/1.1\r\nHost: ${hostname}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
  });
}

/** A masked text frame of a ping, which is answered with a pong. */
function pingFrame(): Buffer {
  const text = Buffer.from('{"type":"ping"}');
  const mask = randomBytes(4);
  const masked = text.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), mask, masked]);
}

export const unreadSockets: Attack = {
  name: 'four sockets that send and never read',
  async run({ nodes: [node] }, isOver) {
    const batch = Buffer.concat(Array.from({ length: 1_000 }, pingFrame));
    let sent = 0;
    let opened = 0;
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        let socket: Socket | null = null;
        while (!isOver()) {
          if (!socket || socket.destroyed) {
            socket = await openUnread(node.url);
            opened += socket ? 1 : 0;
          }
          if (socket?.writable && socket.writableLength < 1_000_000) {
            socket.write(batch);
            sent += 1_000;
          }
          await setTimeout(socket ? 1 : 100);
        }
        socket?.destroy();
      }),
    );
    return { sent, opened };
  },
};

export const manySockets: Attack = {
  name: '3,000 sockets of one address',
  async run({ nodes: [node] }, isOver) {
    const open: Socket[] = [];
    let refused = 0;
    while (open.length + refused < 3_000 && !isOver()) {
      const tried = await Promise.all(Array.from({ length: 50 }, () => openUnread(node.url)));
      for (const socket of tried) {
        if (socket) open.push(socket);
        else refused += 1;
      }
    }
    while (!isOver()) await setTimeout(100);
    for (const socket of open) socket.destroy();
    return { opened: open.length, refused };
  },
};
