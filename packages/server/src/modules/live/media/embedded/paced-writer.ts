/** Writes a live's tags to somebody who may be slow: what they cannot take is left out up to a key frame, never kept. */
import type { Writable } from 'node:stream';

export type TagKind = 'header' | 'key' | 'other';

/** About four seconds of a good picture. */
const mostWaiting = 2 * 1024 * 1024;
const fewWaiting = 256 * 1024;
/** Who cannot take any of so many key frames in a row is not watching. */
const mostMissedKeys = 15;

type Options = { most?: number; few?: number; mostMissed?: number };

export class PacedWriter {
  readonly #writable: Writable;
  readonly #getHeaders: () => readonly Buffer[];
  readonly #options: Required<Options>;
  #isSkipping = false;
  #missed = 0;

  constructor(
    writable: Writable,
    getHeaders: () => readonly Buffer[],
    { most = mostWaiting, few = fewWaiting, mostMissed = mostMissedKeys }: Options = {},
  ) {
    this.#writable = writable;
    this.#getHeaders = getHeaders;
    this.#options = { most, few, mostMissed };
  }

  /** False when they are given up. */
  write(tag: Buffer, kind: TagKind): boolean {
    const { most, few, mostMissed } = this.#options;
    const waiting = this.#writable.writableLength;
    if (this.#isSkipping) {
      if (kind !== 'key') return true;
      if (waiting > few) {
        this.#missed += 1;
        return this.#missed < mostMissed;
      }
      this.#isSkipping = false;
      for (const header of this.#getHeaders()) this.#writable.write(header);
    } else if (waiting > most) {
      this.#isSkipping = true;
      this.#missed = 0;
      return true;
    }
    this.#writable.write(tag);
    return true;
  }
}
