import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Admit, RtmpServer } from './rtmp-server.ts';

let server: RtmpServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function aServer(admit: Admit = async () => Promise.reject(new Error('no'))): Promise<Socket> {
  server = new RtmpServer(admit, () => {});
  const socket = connect(await server.listen(0, '127.0.0.1'), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.resume();
  return socket;
}

const handshake = Buffer.concat([Buffer.from([3]), Buffer.alloc(1536 * 2)]);

/** A message's beginning: on this channel, so long, of this type. */
function header(channel: number, length: number, type: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes[0] = channel;
  bytes.writeUIntBE(length, 4, 3);
  bytes[7] = type;
  return bytes;
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

describe('a connection that is no encoder', () => {
  it('is ended when it asks for more memory than a name needs', async () => {
    const socket = await aServer();
    socket.write(handshake);
    socket.write(Buffer.concat([header(3, 16_000_000, 20), Buffer.from('x')]));
    await closed(socket);
  });

  it('is ended when it opens channel after channel', async () => {
    const socket = await aServer();
    socket.write(handshake);
    for (let channel = 3; channel < 40; channel += 1) socket.write(header(channel, 1, 22));
    await closed(socket);
  });

  it('is ended when it names no address', async () => {
    const socket = await aServer();
    const word = (text: string) => Buffer.concat([Buffer.from([0, text.length]), Buffer.from(text)]);
    const said = (text: string) => Buffer.concat([Buffer.from([2]), word(text)]);
    const facts = Buffer.concat([word('tcUrl'), said('nowhere'), Buffer.from([0, 0, 9])]);
    const body = Buffer.concat([said('connect'), Buffer.alloc(9), Buffer.from([3]), facts]);
    socket.write(handshake);
    socket.write(Buffer.concat([header(3, body.length, 20), body]));
    await closed(socket);
  });

  it('is ended when it would watch', async () => {
    const socket = await aServer();
    const play = Buffer.concat([
      Buffer.from([2, 0, 4]),
      Buffer.from('play'),
      Buffer.alloc(9),
      Buffer.from([5]),
    ]);
    const body = Buffer.concat([play, Buffer.from([2, 0, 2]), Buffer.from('12')]);
    socket.write(handshake);
    socket.write(Buffer.concat([header(3, body.length, 20), body]));
    await closed(socket);
  });

  it('is let go when the market stops', async () => {
    const socket = await aServer();
    const gone = closed(socket);
    await server?.close();
    await gone;
    expect(socket.destroyed).toBe(true);
  });
});
