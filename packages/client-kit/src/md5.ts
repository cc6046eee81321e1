/** MD5 as the protocol's Sign asks for it; browsers offer none. It guards against accidents, not against malice. */

const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));

const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** The message, a one bit, zeros, and its length in bits, in blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(((bytes.length + 8) >>> 6) * 64 + 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, bytes.length << 3, true);
  view.setUint32(whole.length - 4, bytes.length >>> 29, true);
  return view;
}

/** The function of a round, and which word of the block it takes. */
function mix(i: number, b: number, c: number, d: number): [number, number] {
  if (i < 16) return [(b & c) | (~b & d), i];
  if (i < 32) return [(d & b) | (~d & c), (5 * i + 1) % 16];
  if (i < 48) return [b ^ c ^ d, (3 * i + 5) % 16];
  return [c ^ (b | ~d), (7 * i) % 16];
}

/** Lower-case hex of the text's UTF-8. */
export function md5(text: string): string {
  const message = padded(text);
  let state: [number, number, number, number] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  for (let block = 0; block < message.byteLength; block += 64) {
    let [a, b, c, d] = state;
    for (let i = 0; i < 64; i += 1) {
      const [mixed, word] = mix(i, b, c, d);
      const sum = (a + mixed + (sines[i] ?? 0) + message.getInt32(block + word * 4, true)) | 0;
      const shift = shifts[(i >> 4) * 4 + (i % 4)] ?? 0;
      [a, d, c, b] = [d, c, b, (b + rotate(sum, shift)) | 0];
    }
    state = [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0];
  }
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((part, index) => {
    digest.setInt32(index * 4, part, true);
  });
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
