/** What an MP4 says of itself, read without a decoder: how long it is, and how large its picture. */

export type Mp4Facts = { seconds: number; width: number; height: number };

type Box = { type: string; start: number; end: number };

/** The boxes of a stretch of bytes; null where their lengths do not fit. */
function listBoxes(bytes: Buffer, from = 0, to = bytes.length): Box[] | null {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const header = readBoxHeader(bytes.subarray(at, to), to - at);
    if (!header || at + header.size > to) return null;
    boxes.push({ type: header.type, start: at + header.headerSize, end: at + header.size });
    at += header.size;
  }
  return boxes;
}

/** `left` is how many bytes there are from the beginning of the box to the end of what holds it. */
export function readBoxHeader(
  bytes: Buffer,
  left: number,
): { type: string; size: number; headerSize: number } | null {
  if (bytes.length < 8) return null;
  const type = bytes.toString('latin1', 4, 8);
  const short = bytes.readUInt32BE(0);
  if (short === 0) return { type, size: left, headerSize: 8 };
  if (short !== 1) return short < 8 ? null : { type, size: short, headerSize: 8 };
  if (bytes.length < 16) return null;
  const size = Number(bytes.readBigUInt64BE(8));
  return size < 16 ? null : { type, size, headerSize: 16 };
}

/** Of the box `moov`; null when it says no length, or holds no picture. */
export function readMovie(moov: Buffer): Mp4Facts | null {
  try {
    const boxes = listBoxes(moov);
    const seconds = boxes && readSeconds(moov, boxes);
    const picture = boxes
      ?.filter(({ type }) => type === 'trak')
      .flatMap((track) => readPicture(moov, track) ?? [])
      .at(0);
    return seconds && picture ? { seconds, ...picture } : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // a box that is shorter than what it must hold
    throw error;
  }
}

function readSeconds(moov: Buffer, boxes: readonly Box[]): number | null {
  const header = boxes.find(({ type }) => type === 'mvhd');
  if (!header) return null;
  const isLong = moov.readUInt8(header.start) === 1;
  const at = header.start + (isLong ? 20 : 12);
  const scale = moov.readUInt32BE(at);
  const duration = isLong ? Number(moov.readBigUInt64BE(at + 4)) : moov.readUInt32BE(at + 4);
  return scale > 0 && duration > 0 ? duration / scale : null;
}

/** Of a track that is a picture. */
function readPicture(moov: Buffer, track: Box): { width: number; height: number } | null {
  const boxes = listBoxes(moov, track.start, track.end);
  const header = boxes?.find(({ type }) => type === 'tkhd');
  const media = boxes?.find(({ type }) => type === 'mdia');
  const handler = media && listBoxes(moov, media.start, media.end)?.find(({ type }) => type === 'hdlr');
  if (!header || !handler || moov.toString('latin1', handler.start + 8, handler.start + 12) !== 'vide')
    return null;
  const at = header.start + (moov.readUInt8(header.start) === 1 ? 88 : 76);
  // fixed point: the upper half is whole pixels
  const [width, height] = [moov.readUInt32BE(at) >>> 16, moov.readUInt32BE(at + 4) >>> 16];
  return width > 0 && height > 0 ? { width, height } : null;
}
