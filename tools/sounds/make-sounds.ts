/** Makes the short sounds that the clients play for news: `node tools/sounds/make-sounds.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');
const rate = 16_000;

/** Struck at a moment, in seconds; the pitch is in hertz. */
type Note = { at: number; pitch: number; seconds: number };

/** Of the shopper client, by the kind of news. */
const shopperSounds = {
  chat: [
    { at: 0, pitch: 880, seconds: 0.12 },
    { at: 0.09, pitch: 1_175, seconds: 0.2 },
  ],
  service: [
    { at: 0, pitch: 659, seconds: 0.14 },
    { at: 0.1, pitch: 880, seconds: 0.22 },
  ],
  order: [
    { at: 0, pitch: 784, seconds: 0.14 },
    { at: 0.1, pitch: 988, seconds: 0.14 },
    { at: 0.2, pitch: 1_319, seconds: 0.26 },
  ],
  notice: [{ at: 0, pitch: 1_047, seconds: 0.3 }],
};

/** Of the console. */
const consoleSounds = {
  alert: [
    { at: 0, pitch: 1_047, seconds: 0.16 },
    { at: 0.12, pitch: 784, seconds: 0.3 },
  ],
};

/** A bell: its tone and the octave above, loud at once and dying away. */
function ring({ pitch, seconds }: Note, time: number): number {
  if (time < 0 || time > seconds) return 0;
  const attack = Math.min(1, time / 0.005);
  const decay = Math.exp((-5 * time) / seconds);
  const wave = Math.sin(2 * Math.PI * pitch * time) + 0.3 * Math.sin(4 * Math.PI * pitch * time);
  return attack * decay * wave * 0.3;
}

function toWav(notes: readonly Note[]): Buffer {
  const length = Math.ceil(Math.max(...notes.map(({ at, seconds }) => at + seconds)) * rate);
  const wav = Buffer.alloc(44 + length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + length * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20); // uncompressed
  wav.writeUInt16LE(1, 22); // one channel
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(length * 2, 40);
  for (let sample = 0; sample < length; sample += 1) {
    const level = notes.reduce((sum, note) => sum + ring(note, sample / rate - note.at), 0);
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, level)) * 32_767), 44 + sample * 2);
  }
  return wav;
}

function write(folder: string, sounds: Record<string, readonly Note[]>): void {
  for (const [name, notes] of Object.entries(sounds))
    writeFileSync(join(packages, folder, `${name}.wav`), toWav(notes));
}

write('shopper/src/kernel/live/sounds', shopperSounds);
write('console/src/features/alerts/sounds', consoleSounds);
