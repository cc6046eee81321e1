/** Sound files as phones record them, cut down to what says of itself what it is. */

const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

const box = (name: string, ...parts: Buffer[]): Buffer => {
  const inside = Buffer.concat(parts);
  return Buffer.concat([uint(inside.length + 8, 4), Buffer.from(name, 'latin1'), inside]);
};

const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);
const millisecond = 1_000;

/** An MPEG-4 file: with `picture` a film, else a voice. */
export function anM4a(seconds: number, { picture = false } = {}): Buffer {
  const duration = seconds * millisecond;
  const times = Buffer.concat([zeros(12), uint(millisecond, 4), uint(duration, 4)]);
  const sampleEntry = picture
    ? box('avc1', zeros(6), uint(1, 2), zeros(70))
    : box(
        'mp4a',
        zeros(6),
        uint(1, 2),
        zeros(8),
        uint(1, 2),
        uint(16, 2),
        zeros(4),
        uint(16_000, 2),
        zeros(2),
      );
  const table = box(
    'stbl',
    box('stsd', zeros(4), uint(1, 4), sampleEntry),
    box('stts', zeros(4), uint(1, 4), uint(1, 4), uint(duration, 4)),
    box('stsc', zeros(8)),
    box('stsz', zeros(12)),
    box('stco', zeros(8)),
  );
  const handler = box('hdlr', zeros(8), Buffer.from(picture ? 'vide' : 'soun', 'latin1'), zeros(13));
  const media = box('mdia', box('mdhd', times, zeros(4)), handler, box('minf', table));
  const track = box(
    'trak',
    box('tkhd', zeros(12), uint(1, 4), zeros(4), uint(duration, 4), zeros(60)),
    media,
  );
  const movie = box('moov', box('mvhd', times, zeros(80)), track);
  const brand = Buffer.from(picture ? 'isom' : 'M4A ', 'latin1');
  return Buffer.concat([box('ftyp', brand, zeros(4), brand), movie, box('mdat', zeros(32))]);
}

const element = (id: number, ...parts: Buffer[]): Buffer => {
  const inside = Buffer.concat(parts);
  const idBytes = Math.ceil(id.toString(16).length / 2);
  return Buffer.concat([uint(id, idBytes), uint(0x10000000 + inside.length, 4), inside]);
};

/** A WebM file as browsers record it, without a length; or with one. */
export function aWebm(seconds?: number): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE((seconds ?? 0) * millisecond);
  const rate = Buffer.alloc(8);
  rate.writeDoubleBE(48_000);
  const header = element(
    0x1a45dfa3,
    element(0x4286, uint(1, 1)),
    element(0x42f7, uint(1, 1)),
    element(0x42f2, uint(4, 1)),
    element(0x42f3, uint(8, 1)),
    element(0x4282, Buffer.from('webm')),
    element(0x4287, uint(4, 1)),
    element(0x4285, uint(2, 1)),
  );
  const info = element(
    0x1549a966,
    element(0x2ad7b1, uint(1_000_000, 3)),
    ...(seconds === undefined ? [] : [element(0x4489, length)]),
  );
  const track = element(
    0xae,
    element(0xd7, uint(1, 1)),
    element(0x73c5, uint(1, 1)),
    element(0x83, uint(2, 1)),
    element(0x86, Buffer.from('A_OPUS')),
    element(0xe1, element(0xb5, rate), element(0x9f, uint(1, 1))),
  );
  return Buffer.concat([header, element(0x18538067, info, element(0x1654ae6b, track))]);
}
