import { Writable } from 'node:stream';
import type { AvPacket } from 'node-media-server/src/protocol/rtmp.js';
import { describe, expect, it } from 'vitest';
import { Broadcast } from './broadcast.ts';

const packet = (codec_type: number, flags: number, text: string): AvPacket => {
  const data = Buffer.from(text);
  return { codec_type, flags, pts: 0, dts: 0, size: data.length, data };
};
const key = (text: string) => packet(9, 3, text);
const frame = (text: string) => packet(9, 4, text);
const pictureHeader = packet(9, 2, 'P');
const soundHeader = packet(8, 0, 'S');

/** AMF of `onMetaData` with these figures, as encoders send it. */
function facts(figures: Record<string, number>): AvPacket {
  const word = (text: string) => Buffer.concat([Buffer.from([0, text.length]), Buffer.from(text)]);
  const parts = [Buffer.from([2]), word('@setDataFrame'), Buffer.from([2]), word('onMetaData')];
  parts.push(Buffer.from([8, 0, 0, 0, Object.keys(figures).length]));
  for (const [name, figure] of Object.entries(figures)) {
    const value = Buffer.alloc(9);
    value.writeDoubleBE(figure, 1);
    parts.push(word(name), value);
  }
  const data = Buffer.concat([...parts, Buffer.from([0, 0, 9])]);
  return { codec_type: 18, flags: 5, pts: 0, dts: 0, size: data.length, data };
}

/** Keeps the content of each tag, and the FLV header as what it promises. */
function aViewer() {
  const got: string[] = [];
  let ended = 0;
  const writable = new Writable({
    write(bytes: Buffer, _encoding, done) {
      const text = bytes.toString('latin1');
      got.push(text.startsWith('FLV') ? `FLV${bytes[4]}` : text.slice(11, -4));
      done();
    },
  });
  const onEnd = () => {
    ended += 1;
  };
  return { got, writable, onEnd, countEnds: () => ended };
}

function aBroadcast(): Broadcast {
  const broadcast = new Broadcast(12, 'client');
  for (const one of [soundHeader, pictureHeader]) broadcast.add(one);
  return broadcast;
}

describe('who joins a live', () => {
  it('sees the last key frame at once, with what belongs to it', () => {
    const broadcast = aBroadcast();
    for (const one of [key('k1'), frame('a'), key('k2'), frame('b')]) broadcast.add(one);
    const viewer = aViewer();
    broadcast.join(viewer);
    broadcast.add(frame('c'));
    expect(viewer.got).toEqual(['FLV5', 'S', 'P', 'k2', 'b', 'c']);
  });

  it('before the first key frame waits for it, and is promised sound only where there is some', () => {
    const broadcast = new Broadcast(12, 'client');
    const viewer = aViewer();
    broadcast.join(viewer);
    for (const one of [pictureHeader, frame('lost'), key('k')]) broadcast.add(one);
    expect(viewer.got).toEqual(['FLV1', 'P', 'k']);
  });

  it('hears of no more once they left, or it is over', () => {
    const broadcast = aBroadcast();
    broadcast.add(key('k'));
    const [gone, left, waiting] = [aViewer(), aViewer(), aViewer()];
    broadcast.join(gone);
    broadcast.join(left);
    broadcast.leave(gone);
    broadcast.end();
    broadcast.join(waiting);
    expect([gone, left, waiting].map(({ countEnds }) => countEnds())).toEqual([0, 1, 1]);
    expect(broadcast.receivers).toBe(0);
  });

  it('learns of a header that changes', () => {
    const broadcast = aBroadcast();
    broadcast.add(key('k'));
    const viewer = aViewer();
    broadcast.join(viewer);
    broadcast.add(packet(9, 2, 'P2'));
    expect(viewer.got.at(-1)).toBe('P2');
  });
});

describe('what is kept of a live', () => {
  it('is no more than so much between key frames: then one is waited for', () => {
    const broadcast = aBroadcast();
    broadcast.add(key('k'));
    const large = 'x'.repeat(9 * 1024 * 1024);
    broadcast.add(frame(large));
    broadcast.add(frame(large));
    const viewer = aViewer();
    broadcast.join(viewer);
    expect(viewer.got).toEqual([]);
    broadcast.add(key('k2'));
    expect(viewer.got).toEqual(['FLV5', 'S', 'P', 'k2']);
  });
});

describe('the figures of an encoder', () => {
  it('are its pictures, bytes and size since they were last taken', () => {
    const broadcast = aBroadcast();
    broadcast.add(facts({ width: 720, height: 1280 }));
    for (const one of [key('k'), frame('a'), frame('b')]) broadcast.add(one);
    const { fps, kbps, width, height } = broadcast.takeFigures();
    expect({ width, height }).toEqual({ width: 720, height: 1280 });
    expect(fps).toBeGreaterThan(0);
    expect(kbps).toBeGreaterThan(0);
    expect(broadcast.takeFigures()).toMatchObject({ fps: 0, kbps: 0 });
  });

  it('that no picture can have are none', () => {
    const broadcast = aBroadcast();
    broadcast.add(facts({ width: -5, height: 1e12 }));
    expect(broadcast.takeFigures()).toMatchObject({ width: 0, height: 0 });
  });
});
