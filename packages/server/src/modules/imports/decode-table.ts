/** Spreadsheets save tables in many encodings; from here on there is UTF-8 only. */
const marks: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Without a mark it is UTF-8, or else what Chinese spreadsheets save. Null for what is no text at all. */
const unmarked = ['utf-8', 'gb18030'];

export function decodeTable(bytes: Buffer): Buffer | null {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  for (const encoding of marked ? [marked[0]] : unmarked) {
    const text = textIn(encoding, bytes);
    if (text !== null) return text.includes('\u0000') ? null : Buffer.from(text);
  }
  return null;
}

function textIn(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
